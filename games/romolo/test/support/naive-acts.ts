// Everything that can be done in an action phase, found the slow way: by trying it on copies of the table.

import { type BankType, BUILDINGS, type Building, constructions } from '../../content/constructions.ts';
import { RESOURCES, type Resource, type Work } from '../../content/kinds.ts';
import { SIDES } from '../../content/maps.ts';
import { piecesIn, removePiece } from '../../rules/land/pieces.ts';
import type { Piece } from '../../table/asks.ts';
import { copyTable } from '../../table/copy.ts';
import { mapOf, playerOf } from '../../table/names.ts';
import { type Held, type Hex, NONE, type Table } from '../../table/table.ts';
import { type Whole, type WholeHex, type WholeUnit, whole } from './whole.ts';

const hexAt = (table: Whole, hex: Hex): WholeHex => table.hexes[hex] as WholeHex;

export function naiveActs(real: Table, me: number): string[] {
  const table = whole(real);
  const found: string[] = [];
  const mine = table.units.filter(({ owner, zone }) => owner === me && zone === 'map');
  for (const unit of mine) found.push(...ofUnit(table, unit));
  if (fresh(table, me, 'architectus'))
    for (const [hex, { built }] of table.hexes.entries()) if (built.farm > 0) found.push(`survey ${name(table, hex)}`);
  for (const { owner, automaton, alive } of table.players)
    if (alive && !automaton && isEnemy(table, me, owner)) found.push(`stance seat ${owner}`);
  if (isAtHomeOnly(table, me)) found.push('war');
  return found;
}

// ---- the map

const name = (table: Whole, hex: Hex): string => mapOf(table.table).names[hex] as string;
const beside = (table: Whole, hex: Hex): Hex[] => (mapOf(table.table).neighbours[hex] as Hex[]).filter((next) => next !== NONE);
const isWater = (hex: WholeHex): boolean => hex.up && hex.terrain === 'water';
const isLand = (hex: WholeHex): boolean => hex.up && hex.terrain !== 'water';
const walled = (table: Whole, from: Hex, to: Hex): boolean =>
  SIDES.some((_, side) => mapOf(table.table).neighbours[to]?.[side] === from && (hexAt(table, to).walls & (1 << side)) !== 0);
const bits = (set: number): number => SIDES.filter((_, side) => (set & (1 << side)) !== 0).length;
const isEnemy = (table: Whole, one: number, other: number): boolean =>
  playerOf(table.table, one).team !== playerOf(table.table, other).team;
const isHostile = (table: Whole, me: number, hex: Hex): boolean =>
  table.units.some(
    ({ zone, at, owner }) => zone === 'map' && at === hex && isEnemy(table, me, owner) && stanceOf(table, owner, me, hex) === 'hostile',
  );
function stanceOf({ turn, players }: Whole, by: number, me: number, hex: Hex): string {
  const said = turn.owner === me ? turn.answers.find((one) => one.by === by && one.at === hex) : undefined;
  const kept = players[by]?.hexStances.find((one) => one.at === hex && one.toward === me);
  return said ? (said.hostile ? 'hostile' : 'tolerant') : (kept?.stance ?? players[by]?.stances[me] ?? '');
}
/** Nobody can be attacked, and all that could be demolished lies nearer to one's own capital than to an enemy's. */
function isAtHomeOnly(table: Whole, me: number): boolean {
  const { distances } = mapOf(table.table);
  const isEnemyHere = (hex: Hex): boolean =>
    table.units.some(({ zone, at, owner }) => zone === 'map' && at === hex && isEnemy(table, me, owner)) ||
    (hexAt(table, hex).tower !== NONE && isEnemy(table, me, hexAt(table, hex).tower));
  const near = (hex: Hex, enemies: boolean): number =>
    Math.min(
      ...table.players.flatMap(({ owner, capital }) =>
        capital !== NONE && isEnemy(table, me, owner) === enemies ? [distances[hex]?.[capital] as number] : [],
      ),
    );
  const isHindered = ({ penalty, unhindered }: WholeUnit): boolean => penalty && !unhindered && !fresh(table, me, 'obsessor');
  const standing = table.units.filter(({ zone, owner, lying }) => zone === 'map' && owner === me && lying === null);
  const demolishers = standing.filter((unit) => unit.kind !== 'explorer' && !isHindered(unit) && piecesIn(table.table, unit.at).length > 0);
  if (standing.some(({ at }) => isEnemyHere(at))) return false;
  return demolishers.length > 0 && demolishers.every(({ at }) => near(at, false) < near(at, true));
}
const fresh = (table: Whole, me: number, id: Held['id']): Held | undefined =>
  playerOf(table.table, me).characters.find((held) => held.id === id && !held.used);

// ---- units

function ofUnit(table: Whole, unit: WholeUnit): string[] {
  const { at, owner: me, lying, penalty, unhindered, movesOnly, kind } = unit;
  const found: string[] = [];
  const stands = lying === null && unit.actions > 0;
  const hostile = isHostile(table, me, at);
  const free = lying === null || lying === 'moved';
  const mayWork = !movesOnly && (!penalty || unhindered);
  const mayAct = mayWork && !hostile;
  for (const to of beside(table, at)) {
    const there = hexAt(table, to);
    const step = maySteps(table, unit, to);
    if (stands && step) found.push(`move ${unit.name} ${name(table, to)}`);
    if (stands && kind === 'explorer' && !hostile && !there.up) found.push(`look ${unit.name} ${name(table, to)}`);
    const rides = table.turn.ride > 0 || (table.turn.ride === NONE && fresh(table, me, 'eques'));
    if (rides && free && step && isLand(hexAt(table, at)) && isLand(there)) found.push(`ride ${unit.name} ${name(table, to)}`);
    if (fresh(table, me, 'nauta') && free && isWater(there) && (!hostile || isNearer(table, me, at, to)))
      found.push(`sail ${unit.name} ${name(table, to)}`);
    const translates = kind === 'worker' && stands && mayWork && fresh(table, me, 'traductor') && isLand(there);
    if (translates && allowedAt(table, me, to).length > 0) found.push(`translate ${unit.name} ${name(table, to)}`);
  }
  if (kind === 'worker' && stands && mayWork) for (const work of allowedAt(table, me, at)) found.push(`${work} ${unit.name}`);
  if (kind === 'worker' && mayAct && (free || lying === 'acted')) found.push(...freeTrades(table, unit));
  if (penalty && !unhindered && fresh(table, me, 'obsessor')) found.push(`unhinder ${unit.name}`);
  if (kind === 'explorer' && !unit.used && lying !== 'created' && !hostile && owns(table, me, 'wheat') >= 1 && hasRoom(table, me, 'worker'))
    found.push(`convert ${unit.name}`);
  return found;
}
function maySteps(table: Whole, { at, owner: me }: WholeUnit, to: Hex): boolean {
  const port = hexAt(table, at).ports !== 0 || isWater(hexAt(table, at));
  if (isWater(hexAt(table, to)) && !port) return false;
  return !isHostile(table, me, at) || at === playerOf(table.table, me).capital || (hexAt(table, to).up && isNearer(table, me, at, to));
}
/** Extends paths until nothing changes any more. */
function isNearer(table: Whole, me: number, from: Hex, to: Hex): boolean {
  const { capital } = playerOf(table.table, me);
  if (from === capital) return true;
  const ways = table.hexes.map((_, hex) => (hex === capital ? 0 : Infinity));
  for (let again = true; again; ) {
    again = false;
    for (const [hex, here] of table.hexes.entries())
      for (const next of beside(table, hex)) {
        const closed = !here.up || !hexAt(table, next).up || (isWater(hexAt(table, next)) && here.ports === 0 && !isWater(here));
        if (closed || (ways[next] as number) + 1 >= (ways[hex] as number)) continue;
        ways[hex] = (ways[next] as number) + 1;
        again = true;
      }
  }
  const far = mapOf(table.table).distances;
  if (ways[from] === Infinity) return (far[to]?.[capital] as number) < (far[from]?.[capital] as number);
  return (ways[to] as number) < (ways[from] as number);
}

// ---- works

const owns = (table: Whole, me: number, type: Resource): number => playerOf(table.table, me).stock[type];
function has(table: Whole, me: number, hex: Hex, type: Resource): number {
  const stored = hexAt(table, hex).stores.filter((store) => store.type === type);
  return owns(table, me, type) + stored.reduce((sum, { cubes }) => sum + cubes, 0);
}
const left = (table: Whole, type: BankType): number => table.bank[type];
function powerOf(table: Whole, me: number, at: Hex): number {
  const { built, walls, tower } = hexAt(table, at);
  const surveyed = table.turn.archHex === at && table.turn.owner === me && built.farm > 0 ? 1 : 0;
  const others = BUILDINGS.reduce((sum, one) => sum + (one === 'farm' || one === 'wall' ? 0 : built[one]), Math.floor(bits(walls) / 3));
  return others + (tower === NONE ? 0 : 1) + surveyed;
}
function hasRoom(table: Whole, me: number, kind: 'worker' | 'military'): boolean {
  const power = powerOf(table, me, playerOf(table.table, me).capital);
  const limit = (power <= 3 ? 3 : power >= 6 ? 6 : power) - (kind === 'worker' ? 0 : 1);
  const units = table.units.filter(({ owner, zone }) => owner === me && zone === 'map');
  if (kind === 'worker') {
    const workers = units.filter((unit) => unit.kind === 'worker').length;
    return workers < limit && workers < 6;
  }
  return units.filter((unit) => unit.kind === 'soldier' || unit.kind === 'mercenary').length < limit;
}
const reserve = (table: Whole, me: number, kind: WholeUnit['kind']): boolean =>
  table.units.some((unit) => unit.owner === me && unit.kind === kind && unit.zone === 'reserve');

/** Hostile units hinder everything but robbing. */
const allowedAt = (table: Whole, me: number, hex: Hex): Work[] =>
  worksAt(table, me, hex).filter((work) => work === 'rob' || !isHostile(table, me, hex));
function worksAt(table: Whole, me: number, hex: Hex): Work[] {
  const { money, characters } = playerOf(table.table, me);
  const here = hexAt(table, hex);
  const types = RESOURCES;
  const worth = types.reduce((sum, type) => sum + table.prices[type] * has(table, me, hex, type), Math.floor(money / 2));
  const rate = ([4, 4, 4, 4, 3, 2] as const)[powerOf(table, me, hex)] ?? 1;
  const can: Record<Work, boolean> = {
    build: buildings(table, me, hex).length > 0,
    dismantle: piecesIn(table.table, hex, 'each').length > 0,
    transform: piecesIn(table.table, hex, 'each').some((piece) => buildings(without(table, hex, piece), me, hex).length > 0),
    produce: canProduce(table, me, hex),
    collect: here.stores.some(({ cubes }) => cubes > 0),
    refine: (['wheat', 'stone', 'wood', 'salt'] as const).some((type) => has(table, me, hex, type) >= 2),
    createWorker: has(table, me, hex, 'wheat') >= 3 && hasRoom(table, me, 'worker'),
    createSoldier:
      hex === playerOf(table.table, me).capital &&
      has(table, me, hex, 'refined') >= 2 &&
      hasRoom(table, me, 'military') &&
      reserve(table, me, 'soldier'),
    createExplorer: has(table, me, hex, 'wheat') >= 2 && reserve(table, me, 'explorer'),
    hireMercenaries:
      left(table, 'mercenary') > 0 && hasRoom(table, me, 'military') && (worth >= 1 || (fresh(table, me, 'foederatus')?.charges ?? 0) > 0),
    hireCharacter: !table.turn.hired && money >= 4 + 2 * characters.length && table.display.some((one) => canHire(table, me, hex, one)),
    sell: canSell(table, me, hex, types),
    buy: canBuy(table, me, types),
    rob: fresh(table, me, 'praedo') !== undefined && table.players.some(({ owner }) => canRob(table, me, owner, hex)),
    exchange: fresh(table, me, 'mercator') !== undefined && types.some((type) => has(table, me, hex, type) >= rate),
    trade: canTrade(table, me, hex),
  };
  return (Object.keys(can) as Work[]).filter((work) => can[work]);
}
const canHire = (table: Whole, me: number, hex: Hex, one: Held['id'] | null): boolean =>
  one !== null && (!['praepositus', 'negotiator'].includes(one) || RESOURCES.some((type) => has(table, me, hex, type) > 0));
const canSell = (table: Whole, me: number, hex: Hex, types: readonly Resource[]): boolean =>
  types.some(
    (type) =>
      table.prices[type] > 0 &&
      has(table, me, hex, type) > 0 &&
      RESOURCES.some((column) => column !== type && table.columns[column].length < 2),
  );
const canBuy = (table: Whole, me: number, types: readonly Resource[]): boolean =>
  types.some((type) => playerOf(table.table, me).money >= Math.max(1, 2 * table.prices[type]));
const canRob = (table: Whole, me: number, other: number, hex: Hex): boolean =>
  isEnemy(table, me, other) &&
  table.units.some(({ owner, zone, at }) => {
    const near = at === hex || (beside(table, hex).includes(at) && !walled(table, hex, at));
    return owner === other && zone === 'map' && near;
  });
function canTrade(table: Whole, me: number, hex: Hex): boolean {
  const ally = table.players.find(({ owner, team, alive }) => owner !== me && team === playerOf(table.table, me).team && alive);
  if (table.terms.mode !== 'teams' || !ally || table.turn.proposals >= 3) return false;
  const cubes = RESOURCES.some((type) => has(table, me, hex, type) > 0 || owns(table, ally.owner, type) > 0);
  return cubes || playerOf(table.table, me).money >= 1 || ally.money >= 1;
}
function canProduce(table: Whole, me: number, hex: Hex): boolean {
  if (!isLand(hexAt(table, hex))) return false;
  const yields = !hexAt(table, hex).yielded;
  const empty = (at: Hex): boolean => hexAt(table, at).stores.some(({ cubes }) => cubes === 0) && !isHostile(table, me, at);
  const stored = empty(hex) || beside(table, hex).some((next) => empty(next) && !walled(table, hex, next));
  return yields && (stored || fresh(table, me, 'apothecarius') !== undefined);
}
function freeTrades(table: Whole, { owner, at, name: who }: WholeUnit): string[] {
  const marked = fresh(table, owner, 'negotiator')?.cubes ?? [];
  return [...(canSell(table, owner, at, marked) ? [`freeSell ${who}`] : []), ...(canBuy(table, owner, marked) ? [`freeBuy ${who}`] : [])];
}

// ---- buildings

function without(table: Whole, hex: Hex, piece: Piece): Whole {
  const copy = copyTable(table.table);
  removePiece(copy, hex, piece);
  return whole(copy);
}
function buildings(table: Whole, me: number, hex: Hex): Building[] {
  return BUILDINGS.filter((building) => (building === 'wall' ? canWall(table, me, hex) : canBuild(table, me, hex, building)));
}
const used = ({ built, walls, tower }: WholeHex): number =>
  BUILDINGS.reduce((sum, one) => sum + (one === 'wall' ? Math.ceil(bits(walls) / 3) : built[one]), tower === NONE ? 0 : 1);
const limit = (table: Whole, hex: Hex): number =>
  [hex, ...beside(table, hex)].reduce((sum, at) => sum + hexAt(table, at).built.aqueduct, 4);
function canBuild(table: Whole, me: number, hex: Hex, building: Exclude<Building, 'wall'>): boolean {
  const { stone, wood, terrain, bank } = constructions[building];
  const here = hexAt(table, hex);
  if (!here.up || !terrain.includes(here.terrain) || bank === null || left(table, bank) === 0) return false;
  if (used(here) + 1 > limit(table, hex) + (building === 'aqueduct' ? 1 : 0)) return false;
  const shore = SIDES.some((_, side) => {
    const next = mapOf(table.table).neighbours[hex]?.[side] ?? NONE;
    return next !== NONE && isWater(hexAt(table, next)) && (here.ports & (1 << side)) === 0;
  });
  if (building === 'port' && !shore) return false;
  const due = Math.max(1, stone + wood - here.built.temple);
  for (let s = 0; s <= has(table, me, hex, 'stone'); s++)
    for (let w = 0; w <= has(table, me, hex, 'wood'); w++) {
      if (s <= stone && w <= wood && s + w === due) return true;
      if (fresh(table, me, 'aedificator') && s + w === due + 1) return true;
    }
  return false;
}
function canWall(table: Whole, me: number, hex: Hex): boolean {
  const here = hexAt(table, hex);
  const own = playerOf(table.table, me).characters.find(({ id }) => id === 'defensor')?.charges ?? 0;
  const bought = left(table, 'wall') > 0 && has(table, me, hex, 'stone') + has(table, me, hex, 'wood') > 0;
  if (!isLand(here) || (own === 0 && !bought) || bits(here.walls) === 6) return false;
  return used(here) - Math.ceil(bits(here.walls) / 3) + Math.ceil((bits(here.walls) + 1) / 3) <= limit(table, hex);
}
