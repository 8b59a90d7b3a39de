// What an eye may see of the table, built by including.
import type { Eye } from '@tabularium/kernel';
import { characters } from '../content/characters.ts';
import {
  BANK,
  CATEGORIES,
  type Category,
  type Character,
  COLOURS,
  EVENT_CUBES,
  type EventCube,
  RESOURCES,
  type Resource,
  TERRAINS,
  type Terrain,
} from '../content/kinds.ts';
import {
  bankStart,
  CUBES_TO_UPDATE,
  characterCost,
  emissionReach,
  LAST_ROUND,
  TYPES_TO_END,
  unitLimits,
  units,
} from '../content/tables.ts';
import { hexName, mapOf } from '../table/names.ts';
import { type Battle, type Held, type Hex, type HexState, NONE, type Player, type Scoring, type Table, type Unit } from '../table/table.ts';
import type {
  BattleView,
  CharacterView,
  ColumnView,
  FeedingView,
  ForecastView,
  HeldView,
  HexView,
  InfluenceView,
  PlayerView,
  RomoloView,
  ScoringView,
  SideView,
  SoloView,
  TilesView,
  TurnView,
  UnitView,
} from '../table/view.ts';
import { charactersLeft, usedUp } from './ending/ending.ts';
import { forecast, type Points, seesMoney } from './ending/scoring.ts';
import { capitalPower, placeLimit, placesUsed, powerOf, sidesOf } from './land/hexes.ts';
import { areTokensHidden, isDealt, isDiscardHidden, isHidden, isOpen, isStartHidden, isUnlaid } from './land/hidden.ts';
import { controlOf, type Influence, influence, teamInfluence } from './land/influence.ts';
import { piecesIn, TOWER } from './land/pieces.ts';
import { combatOf, sum } from './people/combat.ts';
import { hostileIn, undecidedIn } from './people/stances.ts';
import { count, military, unitsIn } from './people/units.ts';
import { intentions } from './solitaire/moves.ts';
import { feedingPreview } from './upkeep/feeding.ts';
import { saltWorth, wagesPreview } from './upkeep/wages.ts';
import { outcomesOf, possibleTokens } from './war/odds.ts';
import { cubesOnMarket, pricesAfterUpdate } from './works/market.ts';

export function see(table: Table, eye: Eye): RomoloView {
  const { terms, turn } = table;
  const found = influence(table, table.scoring ?? undefined);
  const meals = table.players.map(({ owner, automaton }) => (automaton ? NO_MEAL : feedingPreview(table, owner)));
  return {
    eye,
    terms: { ...terms },
    phase: table.phase,
    due: table.due.map(({ seat, what }) => ({ seat, what })),
    order: table.order.slice(),
    round: table.round,
    lastRound: terms.roundLimit ? LAST_ROUND : null,
    turn: turn.owner === NONE ? null : seeTurn(table),
    hexes: table.hexes.map((hex, id) => seeHex(table, hex, id, { eye, found })),
    units: table.units.flatMap((unit) => (unit.zone === 'map' ? [seeUnit(table, unit, meals)] : [])),
    players: table.players.map((player) => seePlayer(table, player, eye, meals[player.owner] ?? NO_MEAL)),
    market: { columns: seeColumns(table), cubes: cubesOnMarket(table), needed: CUBES_TO_UPDATE },
    bank: BANK.map((type, number) => ({ type, left: table.bank[number] as number, start: startOf(table, number) })),
    display: table.display.map((id) => (id === null ? null : seeCharacter(id))),
    pile: table.pile.map((id) => characters[id].type), // ROM-2.8
    tiles: seeTiles(table, eye),
    end: { begun: table.ending, usedUp: usedUp(table), needed: TYPES_TO_END, charactersLeft: charactersLeft(table) },
    forecast: seeForecast(table, eye),
    battle: table.battle === null ? null : seeBattle(table, table.battle, eye),
    solo: terms.mode === 'solo' ? seeSolo(table) : null,
    scoring: table.scoring === null ? null : seeScoring(table, table.scoring),
    fallen: table.fallen.slice(),
    gone: table.gone.slice(),
    ended: table.ended === null ? null : { ...table.ended, winners: table.ended.winners.slice() },
  };
}
const NO_MEAL: FeedingView = { units: 0, fed: 0, lines: [], hungry: [] };
const orNull = (number: number): number | null => (number === NONE ? null : number);
const hexOrNull = (table: Table, hex: Hex): string | null => (hex === NONE ? null : hexName(table, hex));

function seeTurn(table: Table): TurnView {
  const { owner, number, phase, busy, hired, ride, answers, archHex, proposals, due, credit, unpaid, toDismiss } = table.turn;
  return {
    owner,
    seat: table.players[owner]?.automaton ? null : owner,
    number,
    phase,
    idle: !busy,
    hired,
    ride: orNull(ride),
    answers: answers.map(({ by, at, hostile }) => ({ by, at: hexName(table, at), hostile })),
    surveyed: hexOrNull(table, archHex),
    proposals,
    wages: due > 0 ? { due, credit, each: saltWorth(table) } : null,
    unpaid,
    toDismiss,
  };
}

// ---- the map

interface Looking {
  readonly eye: Eye;
  readonly found: Influence;
}
function seeHex(table: Table, state: HexState, hex: Hex, { eye, found }: Looking): HexView {
  const { names, places, starts } = mapOf(table);
  const laid = !isUnlaid(table, hex);
  const isKnown = laid && isDealt(table) && !isHidden(table, eye, hex);
  const control = controlOf(table, found, hex);
  return {
    at: names[hex] as string,
    q: places[hex]?.q ?? 0,
    r: places[hex]?.r ?? 0,
    start: orNull(starts.findIndex((hexes) => hexes.includes(hex))),
    laid,
    up: state.up,
    terrain: isKnown || state.up ? state.terrain : null,
    lookedBy: state.up ? [] : table.players.flatMap(({ owner, looked }) => (looked.includes(hex) ? [owner] : [])),
    multiplier: state.multiplier === 0 ? null : isKnown ? state.multiplier : 'hidden',
    farms: state.farms,
    temples: state.temples,
    sawmills: state.sawmills,
    quarries: state.quarries,
    aqueducts: state.aqueducts,
    forums: state.forums,
    stores: state.stores.map(({ type, cubes }) => ({ resource: type === NONE ? null : RESOURCES[type], cubes })),
    ports: sidesOf(state.ports),
    walls: sidesOf(state.walls),
    tower: state.tower === NONE ? null : { owner: state.tower, cracked: state.cracked },
    pieces: state.tower === NONE ? piecesIn(table, hex, 'each') : [TOWER, ...piecesIn(table, hex, 'each')],
    power: powerOf(state),
    places: { used: placesUsed(state), limit: placeLimit(table, hex) },
    yielded: state.yielded,
    units: table.players.flatMap(({ owner }) => unitsIn(table, hex, owner).map((id) => (table.units[id] as Unit).name)),
    influence: seeInfluence(table, found, hex),
    control: { team: orNull(control.team), rule: control.rule, because: control.because },
  };
}
function seeInfluence(table: Table, found: Influence, hex: Hex): InfluenceView[] {
  const teams = [...new Set(table.players.map(({ team }) => team))];
  return teams.flatMap((team) => {
    const value = teamInfluence(table, found, team, hex);
    if (value === 0) return [];
    const parts = table.players.flatMap((player) => (player.team === team ? partsOf(found, player.owner, hex) : []));
    return [{ team, value, parts }];
  });
}
function partsOf({ emission, soldiers, nearby, sacerdos }: Influence, owner: number, hex: Hex): InfluenceView['parts'] {
  const at = (lists: readonly (readonly number[])[]): number => lists[owner]?.[hex] ?? 0;
  const all = [
    { reason: 'emission', value: at(emission), owner },
    { reason: 'soldiers', value: at(soldiers), owner },
    { reason: 'nearby', value: at(nearby) / 2, owner },
    { reason: 'sacerdos', value: at(sacerdos), owner },
  ];
  return all.filter(({ value }) => value > 0);
}
function seeUnit(table: Table, unit: Unit, meals: readonly FeedingView[]): UnitView {
  return {
    unit: unit.name,
    kind: unit.kind,
    owner: unit.owner,
    team: table.players[unit.owner]?.team ?? NONE,
    at: hexName(table, unit.at),
    lying: unit.lying,
    actions: unit.actions,
    allActions: units[unit.kind].actions,
    movesOnly: unit.movesOnly,
    penalty: unit.penalty,
    unhindered: unit.unhindered,
    hindered: hostileIn(table, unit.at, unit.owner),
    undecided: undecidedIn(table, unit.at, unit.owner).length > 0,
    combat: combatOf(table, unit),
    hungry: meals[unit.owner]?.hungry.includes(unit.name) ?? false,
  };
}

// ---- the players

function seePlayer(table: Table, player: Player, eye: Eye, feeding: FeedingView): PlayerView {
  const { owner, automaton, capital } = player;
  const power = capitalPower(table, owner);
  const limits = unitLimits(power);
  const tokensHidden = areTokensHidden(table, eye, owner);
  const moneyShown = seesMoney(table, eye, owner);
  const wages = wagesPreview(table, owner);
  const waiting = (kind: 'worker' | 'soldier' | 'explorer'): number =>
    table.units.filter((unit) => unit.owner === owner && unit.kind === kind && unit.zone === 'reserve').length;
  return {
    owner,
    seat: automaton ? null : owner,
    team: player.team,
    colour: automaton ? 'automaton' : (COLOURS[owner] as (typeof COLOURS)[number]),
    alive: player.alive,
    capital: hexOrNull(table, capital),
    power: power,
    reach: automaton ? 0 : emissionReach(power),
    stock: byResource(player.stock),
    money: moneyShown ? player.money : null,
    characters: player.characters.map(seeHeld),
    characterPrice: characterCost(player.characters.length) / 2,
    hand: { count: player.hand.length, tokens: tokensHidden ? null : player.hand.slice() },
    spent: player.spent.slice(),
    aside: tokensHidden ? null : player.aside,
    possible: possibleTokens(table, owner, eye).slice(),
    battleTokens: player.battleTokens,
    reserve: { worker: waiting('worker'), soldier: waiting('soldier'), explorer: waiting('explorer') },
    fallen: table.units.flatMap((unit) => (unit.owner === owner && unit.zone === 'fallen' ? [unit.name] : [])),
    workers: { count: count(table, owner, 'worker'), limit: limits.workers },
    military: { count: military(table, owner), limit: limits.military },
    stances: player.stances.slice(),
    hexStances: player.hexStances.map(({ at, toward, stance }) => ({ at: hexName(table, at), toward, stance })),
    startTerrain: isStartHidden(table, eye, owner) ? null : player.startTerrain,
    wages: { ...wages, affordable: moneyShown ? wages.affordable : null },
    feeding,
  };
}
const byResource = (stock: readonly number[]): Record<Resource, number> =>
  Object.fromEntries(RESOURCES.map((resource, number) => [resource, stock[number] as number])) as Record<Resource, number>;
const seeCharacter = (id: Character): CharacterView => ({ character: id, type: characters[id].type, group: characters[id].group });
const seeHeld = ({ id, used, charges, cubes }: Held): HeldView => ({
  ...seeCharacter(id),
  used,
  charges,
  cubes: cubes.map((resource) => RESOURCES[resource]),
});

// ---- market, bank, tiles

function seeColumns(table: Table): ColumnView[] {
  const next = pricesAfterUpdate(table);
  return RESOURCES.map((resource, number) => ({
    resource,
    price: table.prices[number] as number,
    cubes: (table.columns[number] ?? []).map((cube) => RESOURCES[cube]),
    next: next[number] as number,
  }));
}
const startOf = ({ order }: Table, number: number): number => bankStart[order.length]?.[number] ?? 0;

/** What this eye has not seen: all that is hidden from it, wherever it lies. */
function seeTiles(table: Table, eye: Eye): TilesView {
  const unseen: Record<Terrain, number> = { plain: 0, hill: 0, forest: 0, water: 0 };
  const see = (terrain: Terrain): void => {
    unseen[terrain] += 1;
  };
  if (!isOpen(table)) for (const terrain of table.rest.terrains) see(terrain);
  for (const [hex, { terrain }] of table.hexes.entries()) if (isHidden(table, eye, hex)) see(terrain);
  for (const { terrain, seenBy } of table.discards) if (isDiscardHidden(table, eye, seenBy)) see(terrain);
  const onMap = TERRAINS.reduce((all, terrain) => all + unseen[terrain], 0); // what others took for their start is no water
  for (const { owner, startTerrain } of table.players) if (isStartHidden(table, eye, owner) && startTerrain !== null) see(startTerrain);
  return {
    waterPile: table.waterPile,
    unseen,
    waterChance: onMap === 0 ? 0 : unseen.water / onMap,
    discards: table.discards.map(({ at, terrain, seenBy }) => ({
      at: hexName(table, at),
      terrain: isDiscardHidden(table, eye, seenBy) ? null : terrain,
    })),
  };
}

// ---- points

function seeForecast(table: Table, eye: Eye): ForecastView {
  const points = forecast(table, eye);
  const leaders = CATEGORIES.map((_, category) => leadersIn(points, category));
  return { sides: points.map((one) => seeSide(table, one)), leaders: byCategory(leaders) };
}
const byCategory = <T>(list: readonly T[]): Record<Category, T> =>
  Object.fromEntries(CATEGORIES.map((category, number) => [category, list[number]])) as Record<Category, T>;
function leadersIn(points: readonly Points[], category: number): number[] | null {
  const measures = points.map(({ measures: all }) => all[category] ?? null);
  if (measures.includes(null)) return null;
  const most = Math.max(...(measures as number[]));
  return points.flatMap(({ side }, i) => (measures[i] === most ? [side.team] : []));
}
const seeSide = (table: Table, points: Points): SideView => ({
  team: points.side.team,
  owners: points.side.owners.slice(),
  characters: points.characters,
  hexes: points.hexes,
  domain: points.domain,
  domains: points.domains.map(({ owner, at }) => ({ owner, at: hexOrNull(table, at) })),
  population: points.population,
  battleTokens: points.battleTokens,
  money: points.money,
  artifex: points.artifex,
  patronus: points.patronus,
  majorities: byCategory(points.majorities),
  total: points.total,
});
const seeScoring = (table: Table, { due, architectus, sacerdos, domain, sheets }: Scoring): ScoringView => ({
  due: due.map(({ seat, what }) => ({ seat, what })),
  architectus: architectus.map((hex) => hexOrNull(table, hex)),
  sacerdos: sacerdos.map((hexes) => hexes.map((hex) => hexName(table, hex))),
  domain: domain.map((hex) => hexOrNull(table, hex)),
  sheets: sheets.map((sheet) => ({ ...sheet, majorities: sheet.majorities.slice() })),
});

// ---- battle and solitaire

function seeBattle(table: Table, battle: Battle, eye: Eye): BattleView {
  const name = (id: number): string => (table.units[id] as Unit).name;
  return {
    at: hexName(table, battle.at),
    attacker: battle.attacker,
    defender: battle.defender,
    attackers: battle.attackers.map(name),
    defenders: battle.defenders.map(name),
    tower: battle.tower,
    attack: battle.attack.map(({ reason, value }) => ({ reason, value })),
    defence: battle.defence.map(({ reason, value }) => ({ reason, value })),
    attackValue: sum(battle.attack),
    defenceValue: sum(battle.defence),
    attackToken: battle.attackToken,
    defenceToken: battle.defenceToken,
    outcomes: outcomesOf(table, eye),
  };
}
function seeSolo(table: Table): SoloView {
  const { events, pastEvents, terms, players } = table;
  const left = (cube: EventCube): number => events.filter((one) => one === cube).length;
  return {
    capital: hexName(table, players[1]?.capital ?? 0),
    line: terms.eventMode === 'line' ? events.slice() : null,
    left: Object.fromEntries(EVENT_CUBES.map((cube) => [cube, left(cube)])) as Record<EventCube, number>,
    past: pastEvents.slice(),
    intentions: intentions(table),
  };
}
