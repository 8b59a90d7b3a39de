// Feeding: the farms feed as many units as they can; the others cost wheat or lives. ROM-11.9 to ROM-11.16
import { type Rules, type Seat } from '@tabularium/kernel';
import { FARM_FEEDS } from '../../content/constructions.ts';
import { units } from '../../content/tables.ts';
import type { FurnarusFacts, HungerFacts } from '../../table/about-war.ts';
import type { Asks } from '../../table/asks.ts';
import { hexAt, hexName, mapOf, playerOf, unitAt, unitName, unitOf } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type Referee, type Table, type UnitId } from '../../table/table.ts';
import type { FeedingView } from '../../table/view.ts';
import { pause } from '../ending/leaving.ts';
import { countOf } from '../land/hexes.ts';
import { wallAgainst } from '../land/ways.ts';
import { freshPower, heldBy, usePower } from '../people/powers.ts';
import { hostileIn, isOpposed, mayHinderIn, undecidedIn } from '../people/stances.ts';
import { remove, unitsOf } from '../people/units.ts';
import { firstOfEach } from '../war/losses.ts';

/** Units that Furnarus feeds, wherever they are. ROM-15.14 */
const FURNARUS = 2;

// ---- who can be fed

/** The units to feed and, for each, the hex whose farms feed it (NONE: it goes hungry). */
interface Meal {
  readonly eaters: UnitId[];
  readonly farms: Hex[];
  fed: number;
}

/** Whose units stop a farm: only declared enemies, or also those who may still declare themselves hostile. */
type Foes = typeof hostileIn;
/** The farms in reach of a hex, for those who look them up often. */
type FarmsOf = (at: Hex) => readonly Hex[];
/** Farms feed units in their own and adjacent hexes, unless hostile units stand there or a wall of the farm's hex is in between. ROM-11.10 */
export function farmsFor(table: Table, owner: Owner, at: Hex, foes: Foes = hostileIn): Hex[] {
  const found: Hex[] = [];
  if (feedsFrom(table, owner, at, foes)) found.push(at);
  for (const hex of mapOf(table).neighbours[at] as readonly Hex[])
    if (hex !== NONE && feedsFrom(table, owner, hex, foes) && !wallAgainst(table, at, hex)) found.push(hex);
  return found;
}
const feedsFrom = (table: Table, owner: Owner, hex: Hex, foes: Foes): boolean =>
  countOf(hexAt(table, hex), 'farm') > 0 && !foes(table, hex, owner);

/** Feeds as many units as possible (a maximum matching): a unit that finds its farms full moves another one on. ROM-11.11, ROM-11.12 */
function layTable(table: Table, owner: Owner, foes: Foes = hostileIn, farmsOf: FarmsOf = (at) => farmsFor(table, owner, at, foes)): Meal {
  const meal: Meal = { eaters: eatersOf(table, owner), farms: [], fed: 0 };
  const reach = meal.eaters.map((id) => farmsOf(unitAt(table, id).at));
  for (let i = 0; i < meal.eaters.length; i++) meal.farms.push(NONE);
  for (let i = 0; i < meal.eaters.length; i++) if (findPlace(table, meal, reach, i, [])) meal.fed++;
  return meal;
}
function findPlace(table: Table, meal: Meal, reach: readonly (readonly Hex[])[], eater: number, asked: Hex[]): boolean {
  for (const farm of reach[eater] as readonly Hex[]) {
    if (asked.includes(farm)) continue;
    asked.push(farm);
    const guests = guestsOf(meal, farm);
    const hasPlace = guests.length < countOf(hexAt(table, farm), 'farm') * FARM_FEEDS; // ROM-11.10
    if (!hasPlace && !guests.some((guest) => findPlace(table, meal, reach, guest, asked))) continue;
    meal.farms[eater] = farm;
    return true;
  }
  return false;
}
function guestsOf({ farms }: Meal, farm: Hex): number[] {
  const guests: number[] = [];
  for (let eater = 0; eater < farms.length; eater++) if (farms[eater] === farm) guests.push(eater);
  return guests;
}
/** Workers and soldiers on the map. ROM-11.9 */
const eatersOf = (table: Table, owner: Owner): UnitId[] => unitsOf(table, owner).filter((id) => units[unitAt(table, id).kind].fed);
/** Units whose loss would leave one fewer hungry: the hungry ones, and all whose place could pass to one of them. ROM-11.14 */
function spareUnits(table: Table, owner: Owner): UnitId[] {
  const meal = layTable(table, owner);
  const spare = [...meal.eaters.keys()].filter((eater) => meal.farms[eater] === NONE);
  for (const eater of spare)
    for (const farm of farmsFor(table, owner, unitAt(table, meal.eaters[eater] as UnitId).at))
      for (const guest of guestsOf(meal, farm)) if (!spare.includes(guest)) spare.push(guest);
  return spare.map((eater) => meal.eaters[eater] as UnitId).toSorted((a, b) => a - b);
}

/** How many units must eat, and how many of them do, with this many places from Furnarus. ROM-11.12 */
function countFed(table: Table, owner: Owner, furnarus: number): { readonly units: number; readonly fed: number } {
  const { eaters, fed } = layTable(table, owner);
  return { units: eaters.length, fed: Math.min(eaters.length, fed + furnarus) };
}
/** Units still hungry; wheat already paid has fed some. ROM-11.14 */
function hungryUnits(table: Table, owner: Owner): number {
  const { furnarus, wheatPaid } = table.turn;
  const { units: all, fed } = countFed(table, owner, furnarus);
  return all - fed - wheatPaid;
}

/** Units that need no farm: fed by Furnarus, or with wheat already. */
function placesBesides(table: Table, owner: Owner): number {
  const { turn } = table;
  const isEating = turn.owner === owner && turn.phase === 'hunger';
  return isEating ? turn.furnarus + turn.wheatPaid : heldBy(table, owner, 'furnarus') ? FURNARUS : 0;
}
/** How many would go hungry in the owner's maintenance now, as in `feedingPreview`. */
export function hungryPreview(table: Table, owner: Owner, farmsOf?: FarmsOf): number {
  const { eaters, fed } = layTable(table, owner, hostileIn, farmsOf);
  return Math.max(0, eaters.length - fed - placesBesides(table, owner));
}
/** Who would be fed in the owner's maintenance now, and by which farm. Assumes that Furnarus is used. ROM-11.15 */
export function feedingPreview(table: Table, owner: Owner): FeedingView {
  const { eaters, farms } = layTable(table, owner);
  const hungry = eaters.filter((_, eater) => farms[eater] === NONE).slice(placesBesides(table, owner));
  return {
    units: eaters.length,
    fed: eaters.length - hungry.length,
    lines: eaters.flatMap((id, eater) => {
      const farm = farms[eater] as Hex;
      return farm === NONE ? [] : [{ farm: hexName(table, farm), unit: unitName(table, id) }];
    }),
    hungry: hungry.map((id) => unitName(table, id)),
  };
}

// ---- the step

/** Asks owners of units at a farm whether they are hostile, while the answer changes how many eat. ROM-4.8, ROM-11.10 */
function* askAtFarms(table: Table, ref: Referee, seat: Seat): Rules<void> {
  while (layTable(table, seat).fed > layTable(table, seat, mayHinderIn).fed) {
    const { farms } = layTable(table, seat);
    const hex = farms.find((farm) => farm !== NONE && undecidedIn(table, farm, seat).length > 0) ?? NONE;
    yield* isOpposed(table, ref, seat, hex);
  }
}
/** The farms feed whom they can, and Furnarus two more. ROM-11.9, ROM-15.14 */
export function* feed(table: Table, ref: Referee, seat: Seat): Rules<void> {
  yield* askAtFarms(table, ref, seat);
  if (hungryUnits(table, seat) > 0 && freshPower(table, seat, 'furnarus')) {
    const { use } = yield* ref.choose(seat, {
      ask: 'furnarus',
      rule: 'ROM-15.14',
      options: () => [{ use: true }, { use: false }],
      facts: (): FurnarusFacts => ({ hungry: hungryUnits(table, seat) }),
    });
    if (use) {
      usePower(table, ref, seat, 'furnarus');
      table.turn.furnarus = FURNARUS;
    }
  }
  const { units: all, fed } = countFed(table, seat, table.turn.furnarus);
  ref.tell({ kind: 'fed', rule: 'ROM-11.9', seat, units: all, fed, hungry: all - fed });
}

/** Each hungry unit costs a wheat or a unit. ROM-11.13 */
export function* settleHunger(table: Table, ref: Referee, seat: Seat): Rules<void> {
  while (hungryUnits(table, seat) > 0) {
    yield* pause(table, ref);
    const choice = yield* ref.choose(seat, {
      ask: 'hunger',
      rule: 'ROM-11.13',
      options: () => hungerOptions(table, seat),
      ruledOut: () => hungerRuledOut(table, seat),
      facts: (): HungerFacts => ({ hungry: hungryUnits(table, seat), wheat: playerOf(table, seat).stock.wheat }),
    });
    if ('pay' in choice) payWheat(table, ref, seat);
    else starve(table, ref, unitOf(table, choice.unit));
  }
}
/** ROM-11.14 */
function hungerOptions(table: Table, owner: Owner): Asks['hunger'][] {
  const spare = firstOfEach(table, spareUnits(table, owner)).map((id) => ({ unit: unitName(table, id) }));
  return playerOf(table, owner).stock.wheat > 0 ? [{ pay: 'wheat' }, ...spare] : spare;
}
function hungerRuledOut(table: Table, owner: Owner): { rule: string; because: string; what: string }[] {
  const spare = spareUnits(table, owner);
  const reasons = eatersOf(table, owner).flatMap((id) =>
    spare.includes(id) ? [] : [{ rule: 'ROM-11.14', because: 'othersEatNoBetter', what: unitName(table, id) }],
  );
  return playerOf(table, owner).stock.wheat === 0 ? [{ rule: 'ROM-11.14', because: 'noWheat', what: 'wheat' }, ...reasons] : reasons;
}
function payWheat(table: Table, ref: Referee, seat: Seat): void {
  playerOf(table, seat).stock.wheat -= 1;
  table.turn.wheatPaid += 1;
  ref.tell({ kind: 'paidWheat', rule: 'ROM-11.13', seat });
}
/** Back to the reserve; losing the last worker eliminates nobody. ROM-11.13, ROM-11.16 */
function starve(table: Table, ref: Referee, id: UnitId): void {
  const { at } = unitAt(table, id);
  remove(table, id, 'reserve');
  ref.tell({ kind: 'starved', rule: 'ROM-11.13', unit: unitName(table, id), at: hexName(table, at) });
}
