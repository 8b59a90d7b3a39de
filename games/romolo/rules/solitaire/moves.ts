// How the automaton's groups move. ROM-16.6 to ROM-16.9
import { hexAt, hexName, mapOf, playerOf, unitAt, unitName } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type Turn, type UnitId } from '../../table/table.ts';
import type { IntentionView } from '../../table/view.ts';
import { explore } from '../movement/exploring.ts';
import { step } from '../movement/movement.ts';
import { defenceParts, partsOf, sum } from '../people/combat.ts';
import { presentIn, standingIn, unitsOf } from '../people/units.ts';
import { AUTOMATON, anyOf, automatonRetreats, HUMAN, isHumanIn, nearerHexes } from '../war/automaton-choices.ts';

export type Group = Turn['groups'][number];

/** All units of a hex that do not lie. ROM-16.6, ROM-16.7 */
function groupsOf(table: Table): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < table.hexes.length; at++) {
    if (presentIn(table, at, AUTOMATON) === 0) continue;
    const units = standingIn(table, at, AUTOMATON);
    if (units.length > 0) groups.push({ at, units });
  }
  return groups;
}

/** The same groups, in random order. ROM-16.6, ROM-16.10 */
export function groupsInOrder(table: Table, ref: Referee): Group[] {
  const groups = groupsOf(table);
  if (groups.length > 1) ref.shuffle(groups);
  return groups;
}

/** What a group does, and the hexes to choose from at random. */
interface Plan {
  readonly does: IntentionView['does'];
  readonly to: readonly Hex[];
}
/** Retreat from the stronger, strike at the weaker, otherwise advance into the open. ROM-16.6 */
function planOf(table: Table, { at, units }: Group): Plan {
  const value = sum(partsOf(table, units, false)); // ROM-16.7
  if (isHumanIn(table, at)) return planAmongFoes(table, at, value);
  const weaker = hexesBeside(table, at).filter((hex) => isHumanIn(table, hex) && humanValue(table, hex) < value);
  if (weaker.length > 0) return { does: 'strike', to: weaker };
  const open = nearerHexes(table, at, playerOf(table, HUMAN).capital).filter((hex) => isVacant(table, hex)); // ROM-16.8
  return open.length > 0 ? { does: 'advance', to: open } : { does: 'stay', to: [] };
}
function planAmongFoes(table: Table, at: Hex, value: number): Plan {
  const ways = humanValue(table, at) > value ? automatonRetreats(table, at) : [];
  return ways.length > 0 ? { does: 'retreat', to: ways } : { does: 'fight', to: [] };
}
const humanValue = (table: Table, hex: Hex): number => sum(defenceParts(table, HUMAN, hex));
const hexesBeside = (table: Table, at: Hex): Hex[] => (mapOf(table).neighbours[at] as readonly Hex[]).filter((hex) => hex !== NONE);
/** No unit of either side, and no tower. ROM-16.8 */
const isVacant = (table: Table, hex: Hex): boolean => !isHumanIn(table, hex) && presentIn(table, hex, AUTOMATON) === 0;

/** One group, as it was formed when the turn began. ROM-16.6, ROM-16.7 */
export function moveGroup(table: Table, ref: Referee, group: Group): void {
  const { does, to } = planOf(table, group);
  if (to.length > 0) march(table, ref, group.units, anyOf(ref, to), does === 'retreat');
}
/** A face-down hex is turned up; the group enters it even if it is water. ROM-16.9 */
function march(table: Table, ref: Referee, units: readonly UnitId[], to: Hex, retreat: boolean): void {
  if (!hexAt(table, to).up) explore(table, ref, units[0] as UnitId, to);
  for (const id of units) step(table, ref, id, to, 'automaton', retreat);
}

/** Every group moves toward the player's capital, whoever stands in its way. ROM-16.18 */
export function chargeAll(table: Table, ref: Referee): void {
  const groups = groupsInOrder(table, ref);
  for (const { at, units } of groups) {
    const to = nearerHexes(table, at, playerOf(table, HUMAN).capital);
    if (to.length > 0) march(table, ref, units, anyOf(ref, to), false);
  }
}

/** What each group would do if it were the automaton's turn now; empty while the player has no capital. */
export function intentions(table: Table): IntentionView[] {
  if (playerOf(table, HUMAN).capital === NONE) return [];
  return groupsOf(table).map((group) => {
    const { does, to } = planOf(table, group);
    return {
      at: hexName(table, group.at),
      units: group.units.map((id) => unitName(table, id)),
      does,
      to: to.map((hex) => hexName(table, hex)),
    };
  });
}

/** Units that fought or demolished stand up again. ROM-16.10 */
export function standUpAttackers(table: Table): void {
  for (const id of unitsOf(table, AUTOMATON)) if (unitAt(table, id).lying === 'attacked') unitAt(table, id).lying = undefined;
}
/** Units mustered last round. ROM-16.17 */
export const newcomers = (table: Table): UnitId[] => unitsOf(table, AUTOMATON).filter((id) => unitAt(table, id).lying === 'created');
