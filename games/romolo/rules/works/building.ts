// Construction: building, dismantling, transforming. ROM-6

import { deepFreeze, PASS, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { BUILDINGS, type Building, constructions } from '../../content/constructions.ts';
import { SIDES, type Side } from '../../content/maps.ts';
import type { BuildFacts, Cubes, PlaceFacts, RefundFacts, WallFacts } from '../../table/about.ts';
import type { Asks } from '../../table/asks.ts';
import { hexAt, hexName } from '../../table/names.ts';
import type { Hex, HexState, Owner, Referee, SideSet, Table } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { inBank, takeFromBank } from '../land/bank.ts';
import { countOf, hasSide, placesUsed, sideNumber, sidesOf } from '../land/hexes.ts';
import { addCounted, addPort, addStore, addWalls, piecesIn, removePiece } from '../land/pieces.ts';
import { canPay, gain, pay, priceOf, wallPrice } from '../people/paying.ts';
import { chargesOf, heldBy } from '../people/powers.ts';
import { aboutBuilding, canBuildOn, freeWaterSides, type Site, siteOf, siteWithout, wallsThatFit, whyNotErect } from './sites.ts';
import type { AllWorks } from './works.ts';

// ---- what is allowed

const ON_WATER: Reason = { rule: 'ROM-7.11', because: 'onWater' };
const NOTHING_TO_BUILD: Reason = { rule: 'ROM-6.1', because: 'nothingToBuild' };
const NOTHING_HERE: Reason = { rule: 'ROM-6.10', because: 'nothingHere' };
const NOTHING_TO_TRANSFORM: Reason = { rule: 'ROM-6.12', because: 'nothingToTransform' };
function whyNotBuild(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  if (hexAt(table, hex).terrain === 'water') return ON_WATER; // ROM-7.11
  return canBuildOn(table, siteOf(table, owner, hex)) ? undefined : NOTHING_TO_BUILD;
}
function whyNotDismantle(table: Table, _owner: Owner, hex: Hex): Reason | undefined {
  return isBare(table, hex) ? NOTHING_HERE : undefined; // ROM-6.10, ROM-6.14
}
function whyNotTransform(table: Table, owner: Owner, hex: Hex): Reason | undefined {
  if (isBare(table, hex)) return NOTHING_HERE;
  const site = siteOf(table, owner, hex);
  if (site.stone + site.wood + site.ownWalls === 0) return NOTHING_TO_TRANSFORM; // nothing is free
  for (const piece of piecesIn(table, hex, 'each')) if (canBuildOn(table, siteWithout(table, site, piece))) return undefined;
  return NOTHING_TO_TRANSFORM;
}
/** Nothing but perhaps a tower. ROM-6.14 */
function isBare(table: Table, hex: Hex): boolean {
  const state = hexAt(table, hex);
  return placesUsed(state) === (state.tower === undefined ? 0 : 1);
}

// ---- the works

const BUILD_OPTIONS: readonly Asks['build'][] = deepFreeze(BUILDINGS.map((building) => ({ building })));

/** The cost is paid, the piece comes from the bank. ROM-6.1 */
function* build(table: Table, ref: Referee, seat: Seat, hex: Hex): Rules<void> {
  const { building } = yield* ref.choose(seat, {
    ask: 'build',
    rule: 'ROM-6.1',
    options: () => {
      const site = siteOf(table, seat, hex);
      return BUILD_OPTIONS.filter((option) => whyNotErect(table, site, option.building) === undefined);
    },
    ruledOut: () => {
      const site = siteOf(table, seat, hex);
      return BUILDINGS.flatMap((one) => {
        const reason = whyNotErect(table, site, one);
        return reason === undefined ? [] : [{ ...reason, building: one, what: text('build', { building: one }) }];
      });
    },
    facts: (): BuildFacts => ({ at: hexName(table, hex), temples: countOf(hexAt(table, hex), 'temple') }),
    about: (option) => aboutBuilding(table, seat, hex, option.building),
  });
  if (building === 'wall') yield* buildWalls(table, ref, seat, hex);
  else yield* erect(table, ref, seat, hex, building);
}
function* erect(table: Table, ref: Referee, seat: Seat, hex: Hex, building: Exclude<Building, 'wall'>): Rules<void> {
  const sides = building === 'port' ? [yield* choosePortSide(table, ref, seat, hex)] : [];
  const paid = yield* pay(table, ref, seat, hex, priceOf(constructions[building], countOf(hexAt(table, hex), 'temple')), true);
  takeFromBank(table, constructions[building].bank, 1);
  put(hexAt(table, hex), building, sides);
  ref.tell({ kind: 'built', rule: 'ROM-6.1', seat, at: hexName(table, hex), building, sides, paid, free: 0 });
}
/** The builder chooses the side. ROM-6.7 */
function* choosePortSide(table: Table, ref: Referee, seat: Seat, hex: Hex): Rules<Side> {
  const { side } = yield* ref.choose(seat, {
    ask: 'portSide',
    rule: 'ROM-6.7',
    options: () => freeWaterSides(table, siteOf(table, seat, hex)).map((one) => ({ side: one })),
    facts: (): PlaceFacts => ({ at: hexName(table, hex) }),
  });
  return side;
}
function put(hex: HexState, building: Exclude<Building, 'wall'>, sides: readonly Side[]): void {
  if (building === 'warehouse') addStore(hex);
  else if (building === 'port') for (const side of sides) addPort(hex, side);
  else addCounted(hex, building);
}

// ---- walls

/** Up to three on different sides, from the bank or from the Defensor tile. ROM-6.4, ROM-15.10 */
function* buildWalls(table: Table, ref: Referee, seat: Seat, hex: Hex): Rules<void> {
  const most = wallsThatFit(siteOf(table, seat, hex));
  let sides = 0;
  let bought = 0;
  let free = 0;
  while (bought + free < most) {
    const begun = { sides, bought, free };
    const wall = yield* ref.choose(seat, {
      ask: 'wallSide',
      rule: 'ROM-6.4',
      options: () => wallOptions(table, siteOf(table, seat, hex), begun),
      facts: (): WallFacts => ({ at: hexName(table, hex), chosen: sidesOf(begun.sides), bought: begun.bought, free: begun.free, most }),
      pass: sides !== 0,
    });
    if (wall === PASS) break;
    sides |= 1 << sideNumber(wall.side);
    if (wall.from === 'defensor') free++;
    else bought++;
  }
  let paid: Cubes = {};
  if (bought > 0) paid = yield* pay(table, ref, seat, hex, wallPrice(bought, countOf(hexAt(table, hex), 'temple')), false); // ROM-6.9
  takeFromBank(table, 'wall', bought);
  const defensor = heldBy(table, seat, 'defensor');
  if (defensor !== undefined) defensor.charges = chargesOf(defensor) - free;
  addWalls(hexAt(table, hex), sides);
  ref.tell({ kind: 'built', rule: 'ROM-6.4', seat, at: hexName(table, hex), building: 'wall', sides: sidesOf(sides), paid, free });
}
interface Begun {
  readonly sides: SideSet;
  readonly bought: number;
  readonly free: number;
}
const BOUGHT: readonly Asks['wallSide'][] = deepFreeze(SIDES.map((side) => ({ side, from: 'bank' })));
const FREE: readonly Asks['wallSide'][] = deepFreeze(SIDES.map((side) => ({ side, from: 'defensor' })));
/** Any side without a wall, also toward water, face-down hexes and the edge of the map. ROM-6.5 */
function wallOptions(table: Table, site: Site, { sides, bought, free }: Begun): Asks['wallSide'][] {
  const found: Asks['wallSide'][] = [];
  const canBuy = inBank(table, 'wall') > bought && canPay(wallPrice(bought + 1, site.temples), site.stone, site.wood, false);
  const canTake = site.ownWalls > free;
  for (let side = 0; side < SIDES.length; side++) {
    if (hasSide(site.walls | sides, side)) continue;
    if (canBuy) found.push(BOUGHT[side] as Asks['wallSide']);
    if (canTake) found.push(FREE[side] as Asks['wallSide']); // ROM-6.6
  }
  return found;
}

// ---- dismantling and transforming

const REFUNDS: readonly Asks['refund'][] = deepFreeze([{ resource: 'stone' }, { resource: 'wood' }]);
/** One piece, or a single wall; the player gets back one stone or wood, which every construction costs. ROM-6.10, ROM-6.11 */
function* dismantle(table: Table, ref: Referee, seat: Seat, hex: Hex): Rules<void> {
  const at = hexName(table, hex);
  const piece = yield* ref.choose(seat, {
    ask: 'dismantle',
    rule: 'ROM-6.10',
    options: () => piecesIn(table, hex, 'each'),
    ruledOut: () => towerReason(table, hex, 'dismantle'),
    facts: (): PlaceFacts => ({ at }),
  });
  const { resource } = yield* ref.choose(seat, {
    ask: 'refund',
    rule: 'ROM-6.10',
    options: () => REFUNDS,
    facts: (): RefundFacts => ({ at, piece }),
  });
  removePiece(table, hex, piece);
  gain(table, seat, resource, 1);
  ref.tell({ kind: 'dismantled', rule: 'ROM-6.10', seat, at, piece, got: resource });
}
/** A piece goes and a new one comes, at its full cost. ROM-6.12 */
function* transform(table: Table, ref: Referee, seat: Seat, hex: Hex): Rules<void> {
  const at = hexName(table, hex);
  const piece = yield* ref.choose(seat, {
    ask: 'transform',
    rule: 'ROM-6.12',
    options: () => {
      const site = siteOf(table, seat, hex);
      return piecesIn(table, hex, 'each').filter((one) => canBuildOn(table, siteWithout(table, site, one)));
    },
    ruledOut: () => whyNotPieces(table, seat, hex),
    facts: (): PlaceFacts => ({ at }),
  });
  removePiece(table, hex, piece); // ROM-6.13
  ref.tell({ kind: 'dismantled', rule: 'ROM-6.12', seat, at, piece, got: null });
  yield* build(table, ref, seat, hex);
}
function whyNotPieces(table: Table, seat: Seat, hex: Hex): Reason[] {
  const site = siteOf(table, seat, hex);
  const useless = piecesIn(table, hex, 'each').filter((one) => !canBuildOn(table, siteWithout(table, site, one)));
  return [
    ...useless.map((one) => ({ rule: 'ROM-6.13', because: 'nothingInItsPlace', what: text('transform', one) })),
    ...towerReason(table, hex, 'transform'),
  ];
}
const towerReason = (table: Table, hex: Hex, ask: 'dismantle' | 'transform'): Reason[] =>
  hexAt(table, hex).tower === undefined ? [] : [{ rule: 'ROM-6.14', because: 'towerStays', what: text(ask, { piece: 'tower' }) }];

export const CONSTRUCTING = {
  build: { why: whyNotBuild, do: build },
  dismantle: { why: whyNotDismantle, do: dismantle },
  transform: { why: whyNotTransform, do: transform },
} satisfies Partial<AllWorks>;
