// The line above the table: what counts, how much of it everybody has, and how near the end is.
import type { Eye, Seat } from '@tabularium/kernel';
import type { Goal, Translate } from '@tabularium/parts/shape';
import type { BattaliaView } from '../table/view.ts';

export function goal(
  { players, terms, openSpaces, week, phase }: BattaliaView,
  eye: Eye,
  { t, name }: { readonly t: Translate; readonly name: (seat: Seat) => string },
): Goal {
  const scores = players.map(({ seat, score }) => `${seat === eye ? t('goal.you') : name(seat)} ${score.vp}`).join(', ');
  const most = Math.max(...players.map(({ score }) => score.level4));
  const ends = [
    ...(terms.vpTarget > 0 ? [t('goal.vp', { target: terms.vpTarget })] : []),
    ...(terms.level4Target > 0 ? [t('goal.level4', { target: terms.level4Target, most })] : []),
    ...(terms.boardFull ? [t('goal.full', { count: openSpaces })] : []),
    ...(terms.weeks > 0 ? [t('goal.weeks', { week, weeks: terms.weeks })] : []),
  ].join(', ');
  if (phase !== 'play') return t('goal.before');
  return { line: t('goal.line', { scores, ends }), short: t('goal.short', { scores }) };
}
