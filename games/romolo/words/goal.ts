// What ends the game and how near it is, with everybody's points, in one line.
import type { Seat } from '@tabularium/kernel';
import type { Naming, Translate } from '@tabularium/parts/shape';
import type { RomoloView } from '../table/view.ts';

export const goal: NonNullable<Naming<RomoloView>['goal']> = ({ phase, end, forecast, players }, eye, { t, name }) => {
  if (phase === 'setup') return { line: t('goal.setup'), short: t('goal.setupShort') };
  const scores = forecast.sides
    .map(({ owners, total, money }) => {
      const who = owners.map((owner) => whoIs(players[owner]?.seat ?? null, eye, name, t)).join(' + ');
      return t(money === null ? 'goal.atLeast' : 'goal.score', { who, points: total });
    })
    .join(', ');
  if (end.begun) return { line: t('goal.begun', { scores }), short: t('goal.begunShort', { scores }) };
  const [piles, left] = [Math.max(0, end.needed - end.usedUp.length), end.charactersLeft];
  const facts = { piles: t('goal.piles', { count: piles }), characters: t('goal.characters', { count: left }), scores };
  return { line: t('goal.line', facts), short: scores };
};
const whoIs = (seat: Seat | null, eye: unknown, name: (seat: Seat) => string, t: Translate): string =>
  seat === null ? t('draw.automaton') : seat === eye ? t('goal.you') : name(seat);
