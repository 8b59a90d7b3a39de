// Choosing or building an army before a match. ARC-2.1 to ARC-2.6
import { certain, PASS, type Rules, type Seat } from '@tabularium/kernel';
import { type ArmyTerms, pointsOfArmy, roomOf, whyNotArmy, whyNotEnlist } from '../../content/army-lists.ts';
import type { ArmyDef } from '../../content/kinds.ts';
import type { Referee, Table } from '../../table/table.ts';

export interface ChosenArmy {
  /** Null: it was built. */
  readonly army: string | null;
  readonly units: readonly string[];
}
const armyTermsOf = (table: Table): ArmyTerms => ({
  points: table.terms.points,
  room: Math.min(...table.field.zones.map(roomOf)),
});
/** The largest legal ready-made army of each faction, and every legal one that somebody brought. ARC-18.7, ARC-18.9 */
function armiesFor({ content }: Table, terms: ArmyTerms): readonly ArmyDef[] {
  const legal = content.armies.filter(({ units }) => whyNotArmy(content, terms, units) === undefined);
  const isOwn = ({ id }: ArmyDef): boolean => id.startsWith('my.');
  const isLargest = ({ faction, total }: ArmyDef): boolean =>
    legal.every((other) => isOwn(other) || other.faction !== faction || other.total <= total);
  return legal.filter((army) => isOwn(army) || isLargest(army));
}
/** One of those, or one that the player builds. ARC-2.1 */
export function* chooseArmy(table: Table, ref: Referee, seat: Seat): Rules<ChosenArmy> {
  const { content } = table;
  const terms = armyTermsOf(table);
  const told = yield* ref.choose(seat, {
    ask: 'army',
    rule: 'ARC-2.1',
    options: () => [...armiesFor(table, terms).map(({ id }) => ({ army: id })), { build: true as const }],
  });
  if ('build' in told) return { army: null, units: yield* enlist(table, ref, seat, terms) };
  return {
    army: told.army,
    units: certain(
      content.armies.find(({ id }) => id === told.army),
      'the army offered',
    ).units,
  };
}
function* enlist(table: Table, ref: Referee, seat: Seat, terms: ArmyTerms): Rules<readonly string[]> {
  const { content } = table;
  const units: string[] = [];
  for (;;) {
    const told = yield* ref.choose(seat, {
      ask: 'enlist',
      rule: 'ARC-2.1',
      options: () => content.units.flatMap(({ id }) => (whyNotEnlist(content, terms, units, id) === undefined ? [{ unit: id }] : [])),
      ruledOut: () => content.units.flatMap(({ id }) => whyNotEnlist(content, terms, units, id) ?? []),
      pass: units.length > 0,
      facts: () => ({ units: [...units], points: pointsOfArmy(content, units), limit: terms.points }),
    });
    if (told === PASS) return units;
    units.push(told.unit);
  }
}
