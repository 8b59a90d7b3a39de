// Tables described in the game's words, for lessons and tests. Anything not mentioned is as after the set-up.
import { checkSetup, FastDice, type Seat } from '@tabularium/kernel';
import type { ArenaId } from '../content/arenas.ts';
import type { Content } from '../content/index.ts';
import type { Tactic } from '../content/kinds.ts';
import { hoplomachus } from '../rules/index.ts';
import { layOut } from '../rules/open.ts';
import { ARENA_UNITS, addFaction, addTitan, addUnit, type Cast, IMMORTALS, layOnTrack } from '../rules/setup/muster.ts';
import { unitAt } from '../table/names.ts';
import {
  type Hex,
  type Mode,
  NONE,
  type Setup,
  type Shard,
  type Table,
  TRACKS,
  type Track,
  type Troop,
  type TroopId,
  type TurnStep,
  type Unit,
} from '../table/table.ts';
import { hexAt, idOf, putInArena, unlay } from './chips.ts';

export interface Layout {
  /** Skirmish unless said. */
  readonly mode?: Mode;
  /** As few as the mode allows unless said. */
  readonly seats?: number;
  readonly arena?: ArenaId;
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  /** By seat. Kunlun, Pluto's Refugees, Amazons, Parthians unless said. */
  readonly factions?: readonly string[];
  /** Skirmish: the seat that is red; seat 0 unless said. */
  readonly red?: Seat;
  /** Seats in the order of a round; by number unless said. */
  readonly order?: readonly Seat[];
  /** 2 unless said. */
  readonly round?: number;
  /** Rounds of this wave; as `round` unless said. */
  readonly waveRounds?: number;
  /** Whose turn it is: seat 0 unless said; null: the next turn has not begun. */
  readonly active?: Seat | 'immortal' | 'titan' | 'arena' | null;
  /** Where this turn stands: at Movement for players, at its start for rivals, unless said. */
  readonly step?: TurnStep;
  /** Troops that have had their turn already; those before the active one unless said. */
  readonly acted?: readonly (Seat | 'immortal' | 'titan' | 'arena')[];
  /**
   * What stands in the arena: a hex and any of `2hp` (full unless said), `fresh`, `dazed`, `fatigued`, `ensnared`, `cursed`, `poisoned`, `undied`,
   * `inactive`, `walked 2`, `engaged`, `rite`, `walled`, `shard` (it holds one) and the tactics that lie on it: `{ 'kunlun.warrior': 'd3 2hp dazed blitz' }`.
   * For the active troop a state belongs to this turn; for all others it waits for their next turn.
   */
  readonly units?: Readonly<Record<string, string>>;
  /** Exactly these units lie in the camps; heroes are `active` or `inactive` if said (`kunlun.feng active`). Otherwise all that the mode puts there. */
  readonly camp?: readonly string[];
  /** Those of them that lie face up for everybody. */
  readonly known?: readonly string[];
  readonly discard?: readonly string[];
  /** By seat: tactics in the camp, and in the discard (`spent`); the others are out of the game. */
  readonly tactics?: readonly (readonly Tactic[])[];
  readonly spent?: readonly (readonly Tactic[])[];
  /** By board: the space of Pozzuoli, or track and space of the Colosseum (`hp3 4`). */
  readonly favor?: readonly (number | string)[];
  /** By board: completed tracks. */
  readonly done?: readonly (readonly Track[])[];
  /** By board: the neutral hero on space 20 or above gold; Rostam and Camilla unless said; null: nobody. */
  readonly trackHeroes?: readonly (string | null)[];
  /** Health chips left, red and blue; otherwise what is not in use. */
  readonly supply?: readonly [number, number];
  /** Hexes of footholds, and whose. */
  readonly footholds?: Readonly<Record<string, Seat>>;
  /** Ascension: Mars unless said. */
  readonly titan?: string;
  readonly titanTurns?: number;
  /** Where the four shards are: `c2 active 3hp`, `d4 loose`, `gone`; by number, the others as the titan puts them. */
  readonly shards?: readonly string[];
  /** Immortals that fell. */
  readonly trophies?: readonly string[];
  readonly arenaTurn?: boolean;
  readonly bulwark?: boolean;
  readonly quiet?: number;
  readonly stirred?: boolean;
}

const FACTIONS = ['kunlun', 'refugees', 'amazons', 'parthians'];
const NEUTRALS = ['neutral.rostam', 'neutral.camilla'];

const seatsIn = ({ mode = 'skirmish', seats }: Layout): number =>
  seats ?? hoplomachus.setup.modes.find(({ id }) => id === mode)?.seats[0] ?? 2;
/** Options that are not mentioned have their default. */
export function setupOf(layout: Layout): Setup {
  const { mode = 'skirmish', arena, options = {} } = layout;
  return checkSetup(hoplomachus.setup, { mode, seats: seatsIn(layout), options: arena ? { arena, ...options } : options });
}

/** The table of a layout, with the game's content or another. */
export function tableOf(layout: Layout = {}, content: Content = hoplomachus.content): Table {
  const table = hoplomachus.open(setupOf(layout), content, new FastDice(1));
  const { mode } = table.terms;
  const seats = seatsIn(layout);
  const { round = 2, waveRounds = round, quiet = 0, stirred = false, bulwark = false, arenaTurn = false } = layout;
  Object.assign(table, { phase: 'play', due: [], round, waveRounds, quiet, stirred, bulwark, arenaTurn });
  table.order = mode === 'onslaught' || mode === 'ascension' ? [] : [...(layout.order ?? Array.from({ length: seats }, (_, seat) => seat))];
  if (mode === 'skirmish') table.troops = table.troops.map((troop) => ({ ...troop, colour: troop.seat === (layout.red ?? 0) ? 0 : 1 }));
  table.units = [];
  const factions = factionsOf(layout, seats);
  const cast = castOf(layout, table.content);
  layOut(table, { ...cast, neutrals: trackHeroes(layout) });
  if (mode === 'onslaught')
    for (let seat = 0; seat < seats; seat++) layOnTrack(table, addUnit(table, trackHeroes(layout)[seat] as string, seat, 'track'), seat);
  for (const [seat, faction] of factions.entries())
    addFaction(
      table,
      seat,
      table.content.factions.findIndex(({ id }) => id === faction),
    );
  if (mode === 'alliance')
    for (const seat of [2, 3])
      layOnTrack(
        table,
        table.units.findIndex((unit) => unit.troop === seat && isHeroChip(table, unit)),
        seat % 2,
      );
  if (mode === 'ascension') {
    const titan = table.content.titans.findIndex(({ unit }) => unit === (layout.titan ?? 'ti.mars'));
    if (titan === -1) throw new Error(`there is no titan ${layout.titan}`);
    addTitan(table, titan, cast.arenaUnits);
  }
  for (const [board, hero] of (layout.trackHeroes ?? []).entries()) if (hero === null) dropTrackHero(table, board);
  setTurn(table, layout);
  placeCamps(table, layout);
  placeShards(table, layout);
  layTactics(table, layout);
  for (const [name, words] of Object.entries(layout.units ?? {})) putInArena(table, name, words);
  setFavor(table, layout);
  for (const [at, troop] of Object.entries(layout.footholds ?? {})) addFoothold(table, hexAt(table, at), troop);
  for (const name of layout.trophies ?? []) {
    const id = idOf(table, name);
    unitAt(table, id).zone = 'trophy';
    table.trophies.push(id);
  }
  if (layout.supply) table.supply = [...layout.supply];
  return table;
}
/** The first of the content, as many as take part in a match, and whoever the layout names. */
function castOf({ units: placed = {}, trophies = [] }: Layout, { units, immortals }: Content): Omit<Cast, 'neutrals'> {
  const first = (ids: readonly string[], count: number): string[] =>
    ids.filter((id, i) => i < count || id in placed || trophies.includes(id));
  return {
    arenaUnits: first(
      units.flatMap(({ id, rank }) => (rank === 'arena' ? [id] : [])),
      ARENA_UNITS,
    ),
    immortals: first(
      immortals.map(({ unit }) => unit),
      IMMORTALS,
    ),
  };
}
const isHeroChip = (table: Table, unit: Unit): boolean => table.content.units[unit.def]?.rank === 'hero';
function factionsOf({ factions = [] }: Layout, seats: number): string[] {
  const free = FACTIONS.filter((faction) => !factions.includes(faction));
  return Array.from({ length: seats }, (_, seat) => factions[seat] ?? (free.shift() as string));
}
function trackHeroes({ trackHeroes = [] }: Layout): string[] {
  const free = NEUTRALS.filter((hero) => !trackHeroes.includes(hero));
  return [0, 1].map((board) => trackHeroes[board] ?? (free.shift() as string));
}
function dropTrackHero(table: Table, board: number): void {
  const lies = table.boards[board];
  if (!lies || lies.hero === NONE) return;
  unitAt(table, lies.hero).zone = 'out';
  lies.hero = NONE;
}
// ---- whose turn it is

const troopCalled = (table: Table, who: Seat | Troop['kind']): TroopId =>
  typeof who === 'number' ? who : table.troops.findIndex(({ kind }) => kind === who);
function setTurn(table: Table, layout: Layout): void {
  const { active = 0, step } = layout;
  table.turn.number = 10;
  const troop = active === null ? NONE : troopCalled(table, active);
  table.turn.troop = troop;
  table.turn.step = step ?? (typeof active === 'number' ? 'move' : 'start');
  table.acted = layout.acted ? layout.acted.map((who) => troopCalled(table, who)) : before(table, troop);
  if (typeof active === 'number' && table.terms.coop) table.order = table.acted.filter((one) => one < 2).concat(active);
}
/** Who comes before a troop in a round. */
function before(table: Table, troop: TroopId): TroopId[] {
  if (troop === NONE) return [];
  if (table.order.length > 0) return table.order.slice(0, table.order.indexOf(troop));
  const { kind } = table.troops[troop] as Troop;
  const rank = (one: Troop): number => (one.kind === 'player' ? 1 : one.kind === 'arena' ? 2 : 0);
  return [...table.troops.keys()].filter((id) => rank(table.troops[id] as Troop) < rank({ kind } as Troop));
}

// ---- camps

function placeCamps(table: Table, { camp, known = [], discard = [] }: Layout): void {
  if (camp) {
    for (const unit of table.units)
      if (unit.zone === 'camp' && table.troops[unit.troop]?.seat !== NONE && !isHeroChip(table, unit)) unit.zone = 'out';
    for (const entry of camp) {
      const [name, side] = entry.split(' ') as [string, string | undefined];
      const unit = unitAt(table, idOf(table, name));
      unlay(table, unit);
      unit.zone = 'camp';
      if (side) unit.active = side === 'active';
    }
  }
  for (const name of known) unitAt(table, idOf(table, name)).known = true;
  for (const name of discard) {
    const unit = unitAt(table, idOf(table, name));
    unlay(table, unit);
    unit.zone = 'discard';
    unit.known = true;
  }
}
// ---- tactics

function layTactics(table: Table, { tactics, spent = [] }: Layout): void {
  if (tactics) for (const chip of table.chips) chip.zone = tactics[chip.troop]?.includes(chip.tactic) ? 'camp' : 'out';
  for (const chip of table.chips) if (spent[chip.troop]?.includes(chip.tactic)) chip.zone = 'discard';
}
// ---- favor, footholds, shards

function setFavor(table: Table, { favor = [], done = [] }: Layout): void {
  for (const [i, board] of table.boards.entries()) {
    board.done = [...(done[i] ?? [])];
    const place = favor[i];
    if (typeof place === 'number') board.bead = place;
    if (typeof place !== 'string') continue;
    const [track, bead] = place.split(' ');
    board.track = TRACKS.find((one) => one === track) ?? null;
    board.bead = Number(bead);
  }
}
/** A foothold is a support chip that cannot become a sentinel for now. */
function addFoothold(table: Table, at: Hex, troop: TroopId): void {
  table.footholds.push({ at, troop });
  const chip = table.units.find((unit) => unit.zone === 'reserve' && table.troops[unit.troop]?.team === table.troops[troop]?.team);
  if (chip) chip.zone = 'out';
}
function placeShards(table: Table, { shards = [], titanTurns = 0 }: Layout): void {
  table.titanTurns = titanTurns;
  for (const [i, text] of shards.entries()) {
    const shard = table.shards[i] as Shard;
    const colour = table.content.titans[table.titan]?.shards.colour === 'red' ? 0 : 1;
    table.supply[colour] += shard.hp;
    const words = text.split(' ');
    const hp = words.find((word) => /^\d+hp$/.test(word));
    Object.assign(shard, { hp: hp ? Number.parseInt(hp, 10) : 0, active: words.includes('active'), loose: words.includes('loose') });
    table.supply[colour] -= shard.hp;
    if (words[0] === 'gone') Object.assign(shard, { at: NONE, gone: true });
    else if (words[0] !== 'held') shard.at = hexAt(table, words[0] as string);
  }
}
