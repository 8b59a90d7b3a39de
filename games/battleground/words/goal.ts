// The goal in one line, and how near both players are to it.
import type { Naming } from '@tabularium/parts/shape';
import type { BattlegroundView } from '../table/view.ts';

export const goal: NonNullable<Naming<BattlegroundView>['goal']> = ({ players, phase, round, lastRound, forecast }, eye, { t, name }) => {
  if (phase === 'setup') return { line: t('goal.setup', { last: lastRound }), short: t('goal.setupShort') };
  const scores = players.map(({ seat, points }) => t('goal.score', { who: seat === eye ? t('goal.you') : name(seat), points })).join(', ');
  const left = Math.max(0, lastRound - round);
  return {
    line: t('goal.line', { needed: forecast.needed, count: left, scores }),
    short: t('goal.short', { scores, round, last: lastRound }),
  };
};
