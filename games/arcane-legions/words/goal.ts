// The line above the table: how many victory points win, and how near everybody is to them. ARC-12.1
import type { Eye, Seat } from '@tabularium/kernel';
import type { Goal, Translate } from '@tabularium/parts/shape';
import type { ArcaneView, PlayerView } from '../table/view.ts';

/** The line has no room for the names of more players. */
const MOST = 3;
/** Sides, the viewer's first, then those with the most points. A team is one side. */
function sidesOf({ players }: ArcaneView, eye: Eye): readonly PlayerView[] {
  const isOwn = ({ seat, friends }: PlayerView): boolean => seat === eye || friends.includes(Number(eye));
  const sides = players.filter(({ seat, friends, out }) => !out && friends.every((friend) => friend > seat));
  return sides.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.total - a.total).slice(0, MOST);
}
export function goal(view: ArcaneView, eye: Eye, { t, name }: { readonly t: Translate; readonly name: (seat: Seat) => string }): Goal {
  const sides = sidesOf(view, eye);
  const target = view.players[0]?.target ?? 0;
  if (view.phase === 'setup') return t('goal.begins', { count: target });
  const standings = sides.map(({ seat, friends, total }) =>
    seat === eye || friends.includes(Number(eye)) ? t('goal.you', { total }) : t('goal.other', { name: name(seat), total }),
  );
  return {
    line: t('goal.line', { count: target, standings: standings.join(', ') }),
    short: t('goal.short', { target, totals: sides.map(({ total }) => total).join(' : ') }),
  };
}
