// Production: making cubes, collecting and refining them. ROM-7

import { deepFreeze, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { COUNTED, constructions } from '../../content/constructions.ts';
import { type Resource, type Terrain } from '../../content/kinds.ts';
import type { PlaceFacts, ProduceAbout, StoreFacts } from '../../table/about.ts';
import type { Asks, StoreChoice } from '../../table/asks.ts';
import { hexAt, hexName, hexOf, mapOf, unitAt, unitName } from '../../table/names.ts';
import { type Hex, type HexState, NONE, type Owner, type Referee, type Store, type Table, type UnitId } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { countOf, isWater, storeIn, storesOf } from '../land/hexes.ts';
import { wallAgainst } from '../land/ways.ts';
import { cubesAt, gain, spend } from '../people/paying.ts';
import { freshPower, usePower } from '../people/powers.ts';
import { hostileIn, isOpposed } from '../people/stances.ts';
import type { AllWorks } from './works.ts';

// ---- what yields

/** What a worker makes of the land it is on. ROM-7.1 */
const YIELDS: Readonly<Record<Exclude<Terrain, 'water'>, Resource>> = { plain: 'wheat', hill: 'stone', forest: 'wood' };
const ON_WATER: Reason = { rule: 'ROM-7.11', because: 'onWater' };
const NO_STORE: Reason = { rule: 'ROM-7.7', because: 'noWarehouse' };
const YIELDED: Reason = { rule: 'ROM-7.4', because: 'yielded' };

function whyNotProduce(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  const { terrain, yielded } = hexAt(table, hex);
  if (terrain === 'water') return ON_WATER; // ROM-7.2, ROM-7.11
  if (yielded) return YIELDED; // ROM-7.4
  if (hasStore(table, owner, hex) || freshPower(table, owner, 'apothecarius') !== undefined) return undefined; // ROM-15.6
  return NO_STORE;
}
/** What the land gives, or salt of the water beside it. ROM-7.1, ROM-7.2 */
function sources(table: Table, at: Hex): Asks['source'][] {
  const found: Asks['source'][] = [];
  const { terrain } = hexAt(table, at);
  if (terrain !== 'water') found.push({ at: hexName(table, at), resource: YIELDS[terrain] });
  for (const next of mapOf(table).neighbours[at] as readonly Hex[])
    if (next !== NONE && isWater(hexAt(table, next))) found.push({ at: hexName(table, next), resource: 'salt' });
  return found;
}

// ---- where it goes

const HOSTILE: Reason = { rule: 'ROM-7.5', because: 'hostileUnits' };
const WALLED: Reason = { rule: 'ROM-7.5', because: 'behindWall' };
const FULL: Reason = { rule: 'ROM-7.6', because: 'warehouseFull' };
/** Why production in a worker's hex cannot go to the warehouses of this hex, its own or an adjacent one, whoever built them. ROM-1.3, ROM-7.5 */
function whyNotInto(table: Table, owner: Owner, from: Hex, to: Hex): Reason | undefined {
  if (hostileIn(table, to, owner)) return HOSTILE;
  return from !== to && wallAgainst(table, from, to) ? WALLED : undefined;
}
const isEmptyStore = (store: Store): boolean => store.cubes === 0; // ROM-7.6
const hasEmptyStore = (hex: HexState): boolean => storesOf(hex).some(isEmptyStore);
function hasStore(table: Table, owner: Owner, at: Hex): boolean {
  if (hasEmptyStore(hexAt(table, at)) && whyNotInto(table, owner, at, at) === undefined) return true;
  for (const next of mapOf(table).neighbours[at] as readonly Hex[])
    if (next !== NONE && hasEmptyStore(hexAt(table, next)) && whyNotInto(table, owner, at, next) === undefined) return true;
  return false;
}
/** Each with Praepositus as well, where it counts. ROM-15.22 */
function storeChoices(table: Table, owner: Owner, at: Hex, type: Resource): StoreChoice[] {
  const found: StoreChoice[] = [];
  const more = hasPraepositus(table, owner, type);
  const offer = (choice: StoreChoice): void => {
    found.push(choice);
    if (more) found.push({ ...choice, praepositus: true });
  };
  for (const hex of [at, ...(mapOf(table).neighbours[at] as readonly Hex[])]) {
    if (hex === NONE || whyNotInto(table, owner, at, hex) !== undefined) continue;
    for (const [i, store] of storesOf(hexAt(table, hex)).entries())
      if (isEmptyStore(store)) offer({ at: hexName(table, hex), store: i + 1 });
  }
  if (freshPower(table, owner, 'apothecarius') !== undefined) offer({ apothecarius: true });
  return found;
}
function closedStores(table: Table, owner: Owner, at: Hex): Reason[] {
  const found: Reason[] = [];
  for (const hex of [at, ...(mapOf(table).neighbours[at] as readonly Hex[])]) {
    if (hex === NONE) continue;
    const reason = whyNotInto(table, owner, at, hex);
    for (const [i, store] of storesOf(hexAt(table, hex)).entries()) {
      const why = reason ?? (isEmptyStore(store) ? undefined : FULL);
      if (why !== undefined) found.push({ ...why, what: text('store', { at: hexName(table, hex), store: i + 1 }) });
    }
  }
  return found;
}
const hasPraepositus = (table: Table, owner: Owner, type: Resource): boolean =>
  freshPower(table, owner, 'praepositus')?.cubes?.[0] === type;

// ---- the works

/** A cube from the worker's hex, or salt from water beside it, goes into an empty warehouse. False if hostile units block them all. ROM-7.1 */
function* produce(table: Table, ref: Referee, seat: Seat, hex: Hex, id: UnitId): Rules<boolean> {
  const source = yield* ref.choose(seat, {
    ask: 'source',
    rule: 'ROM-7.1',
    options: () => sources(table, hex),
    about: (option): ProduceAbout => ({ cubes: cubesMade(table, hex, option.resource) }),
  });
  const type = source.resource;
  const choice = yield* chooseStore(table, ref, seat, hex, source);
  if (choice === undefined) return false;
  const cubes = cubesMade(table, hex, type) + (choice.praepositus ? 1 : 0);
  if (hex !== unitAt(table, id).at) usePower(table, ref, seat, 'traductor', { at: hex, unit: id }); // ROM-15.25
  if (choice.praepositus) usePower(table, ref, seat, 'praepositus', { at: hex, unit: id });
  hexAt(table, hex).yielded = true; // ROM-7.4
  if ('apothecarius' in choice) {
    usePower(table, ref, seat, 'apothecarius', { at: hex, unit: id });
    gain(table, seat, type, cubes);
  } else fill(storeIn(hexAt(table, hexOf(table, choice.at)), choice.store), type, cubes);
  const to = 'apothecarius' in choice ? null : choice.at;
  ref.tell({
    kind: 'produced',
    rule: 'ROM-7.1',
    unit: unitName(table, id),
    at: hexName(table, hex),
    from: source.at,
    resource: source.resource,
    cubes,
    to,
  });
  return true;
}
/** Undecided units at the warehouse may turn out hostile: then another warehouse is chosen, while there is one. ROM-4.8, ROM-7.5 */
function* chooseStore(table: Table, ref: Referee, seat: Seat, hex: Hex, { at, resource }: Asks['source']): Rules<StoreChoice | undefined> {
  const type = resource;
  while (storeChoices(table, seat, hex, type).length > 0) {
    const choice = yield* ref.choose(seat, {
      ask: 'store',
      rule: 'ROM-7.5',
      options: () => storeChoices(table, seat, hex, type),
      ruledOut: () => closedStores(table, seat, hex),
      facts: (): StoreFacts => ({ from: at, resource }),
      about: (option): ProduceAbout => ({ cubes: cubesMade(table, hex, type) + (option.praepositus ? 1 : 0) }),
    });
    if ('apothecarius' in choice || !(yield* isOpposed(table, ref, seat, hexOf(table, choice.at)))) return choice;
  }
  return undefined;
}
/** One, and one more for each building that adds to it. ROM-7.3 */
export function cubesMade(table: Table, at: Hex, type: Resource): number {
  let cubes = 1;
  for (const building of COUNTED) if (constructions[building].adds === type) cubes += countOf(hexAt(table, at), building);
  return cubes;
}
function fill(store: Store, type: Store['type'], cubes: number): void {
  store.type = type;
  store.cubes = cubes;
}

const NOTHING_STORED: Reason = { rule: 'ROM-7.8', because: 'nothingStored' };
function whyNotCollect(table: Table, _owner: Owner, hex: Hex): Reason | undefined {
  for (const store of storesOf(hexAt(table, hex))) if (!isEmptyStore(store)) return undefined;
  return NOTHING_STORED;
}
/** All cubes of one warehouse in the worker's hex. ROM-7.8 */
function* collect(table: Table, ref: Referee, seat: Seat, hex: Hex): Rules<void> {
  const chosen = yield* ref.choose(seat, {
    ask: 'collect',
    rule: 'ROM-7.8',
    options: () => storesOf(hexAt(table, hex)).flatMap((store, i) => (isEmptyStore(store) ? [] : [{ store: i + 1 }])),
    facts: (): PlaceFacts => ({ at: hexName(table, hex) }),
  });
  const store = storeIn(hexAt(table, hex), chosen.store);
  const { type, cubes } = store;
  if (type === undefined) return; // an empty one is not offered
  gain(table, seat, type, cubes);
  fill(store, undefined, 0);
  ref.tell({ kind: 'collected', rule: 'ROM-7.8', seat, at: hexName(table, hex), resource: type, cubes });
}

/** Cubes that make a refined one, and the types that can be refined. ROM-7.9, ROM-7.10 */
const REFINES = 2;
const REFINABLE = ['wheat', 'stone', 'wood', 'salt'] as const;
const REFINE_OPTIONS: readonly Asks['refine'][] = deepFreeze(REFINABLE.map((resource) => ({ resource })));
const NOTHING_TO_REFINE: Reason = { rule: 'ROM-7.9', because: 'nothingToRefine' };
function whyNotRefine(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  for (const type of REFINABLE) if (cubesAt(table, owner, hex, type) >= REFINES) return undefined;
  return NOTHING_TO_REFINE;
}
/** Two equal cubes for a refined one. ROM-7.9 */
function* refine(table: Table, ref: Referee, seat: Seat, hex: Hex): Rules<void> {
  const { resource } = yield* ref.choose(seat, {
    ask: 'refine',
    rule: 'ROM-7.9',
    options: () => REFINE_OPTIONS.filter(({ resource: type }) => cubesAt(table, seat, hex, type) >= REFINES),
  });
  spend(table, seat, hex, resource, REFINES);
  gain(table, seat, 'refined', 1);
  ref.tell({ kind: 'refined', rule: 'ROM-7.9', seat, resource });
}

export const PRODUCING = {
  produce: { why: whyNotProduce, do: produce },
  collect: { why: whyNotCollect, do: collect },
  refine: { why: whyNotRefine, do: refine },
} satisfies Partial<AllWorks>;
