// Who can claim an objective token. MOB-4.36 to MOB-4.38
import type { Reason, Seat } from '@tabularium/kernel';
import { positionName } from '../../content/place-names.ts';
import { type Position } from '../../content/places.ts';
import { defOf, figureName, playerOf } from '../../table/names.ts';
import { type FigureId, NONE, type Table } from '../../table/table.ts';
import { zoneOf } from '../field/terrain.ts';
import { enemiesOf, engagedWith, isInOrBeside, isStanding } from '../figures/figures.ts';

/** Why a figure on the battlefield cannot claim the token that lies there; null if it can. MOB-4.36 */
export function whyNotClaim(table: Table, id: FigureId, at: Position): Reason | null {
  const what = positionName(at);
  const figure = figureName(table, id);
  const no = (because: string, facts: Readonly<Record<string, string>>): Reason => ({ rule: 'MOB-4.36', because, what, ...facts });
  if (zoneOf(at) !== null && zoneOf(at) === playerOf(table, id).zone) return no('ownZone', {});
  if (!isInOrBeside(table, id, at)) return { rule: 'MOB-4.36', because: 'nobodyNear', what };
  const contester = enemiesOf(table, id).find((enemy) => isInOrBeside(table, enemy, at));
  if (contester !== undefined) return no('contested', { enemy: figureName(table, contester) });
  const [foe] = engagedWith(table, id);
  return foe === undefined ? null : no('claimantEngaged', { figure, enemy: figureName(table, foe) });
}

export interface Claim {
  readonly by: readonly FigureId[];
  /** Null if some figure can. */
  readonly whyNot: Reason | null;
}
/** Which figures of an army can claim the token there; if none, the most telling reason. */
export function claimOf(table: Table, seat: Seat, at: Position): Claim {
  const own = table.figures.flatMap((figure, id) => (figure.seat === seat && isStanding(figure) ? [id] : []));
  const reasons = own.map((id) => whyNotClaim(table, id, at));
  const by = own.filter((_, i) => reasons[i] === null);
  if (by.length > 0) return { by, whyNot: null };
  const telling = reasons.find((reason) => reason?.because !== 'nobodyNear');
  return { by, whyNot: telling ?? reasons[0] ?? { rule: 'MOB-4.36', because: 'nobodyNear', what: positionName(at) } };
}
/** The tokens that an army can claim now. MOB-4.37 */
export const claimable = (table: Table, seat: Seat): Position[] =>
  table.objectives.flatMap(({ at, owner }) => (owner === NONE && claimOf(table, seat, at).whyNot === null ? [at] : []));

/** The enemies of an army that their curse would knock out when all tokens are removed. MOB-4.40 */
export const cursedToFall = (table: Table, seat: Seat): FigureId[] =>
  table.figures.flatMap((figure, id) => {
    if (figure.seat === seat || !isStanding(figure) || figure.debuff !== 'curse') return [];
    const healed = figure.buff === 'regeneration' ? Math.max(0, figure.wounds - 1) : figure.wounds; // MOB-7.54
    return healed + 1 >= defOf(table, id).health ? [id] : []; // MOB-7.58
  });
