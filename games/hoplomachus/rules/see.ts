// What everybody may see of the table, built by including, and what a seat sees beyond it.
import { byKey, type Seat } from '@tabularium/kernel';
import { type Content, content as game } from '../content/index.ts';
import { DICE } from '../content/kinds.ts';
import type { TitanDef } from '../content/rival-kinds.ts';
import { defOf, hexName, troopAt, unitAt, unitName } from '../table/names.ts';
import {
  type FavorBoard,
  NONE,
  type Rolled,
  type Shard,
  type Table,
  TRACKS,
  type Troop,
  type TroopId,
  type Unit,
  type UnitId,
} from '../table/table.ts';
import type {
  BoardView,
  HoplomachusView,
  ImmortalView,
  PileView,
  RolledView,
  ShardView,
  TitanView,
  TrackView,
  TroopView,
  TurnView,
  UnitView,
} from '../table/view.ts';
import { attackDice } from './combat/dice.ts';
import { prioritiesOf } from './combat/priorities.ts';
import { lastRoundOf, QUIET_ROUNDS } from './ending/rounds.ts';
import { REWARD_SPACES, TRACK_LENGTH } from './favor/favor.ts';
import { SPACE_REWARDS } from './favor/rewards.ts';
import { isFaceDown } from './guess.ts';
import { COLOURS } from './setup/muster.ts';
import { whyNotEngage } from './turn/engagement.ts';
import { whyNotMove } from './turn/movement.ts';
import { stonesOf } from './turn/stones.ts';
import { combatants, healthOf, isElite, isHampered, isInCombat, isSilenced, movementOf, shardsOf, strideOf } from './units/units.ts';

/** Cached by content, which never changes. */
const OWN = new WeakMap<Content, Content>();
function ownIn(content: Content): Content | null {
  if (content === game) return null;
  const own = OWN.get(content) ?? {
    units: content.units.filter(({ id }) => !game.units.some((unit) => unit.id === id)),
    factions: content.factions.filter(({ id }) => !game.factions.some((faction) => faction.id === id)),
    immortals: content.immortals.filter(({ unit }) => !game.immortals.some((card) => card.unit === unit)),
    titans: content.titans.filter(({ unit }) => !game.titans.some((card) => card.unit === unit)),
  };
  OWN.set(content, own);
  return own;
}

export function see(table: Table): HoplomachusView {
  const { terms, turn } = table;
  return {
    eye: 'public',
    terms: { ...terms },
    own: ownIn(table.content),
    phase: table.phase,
    due: table.due.flatMap(({ seat, what }) => (seat === NONE ? [] : [{ seat, what }])),
    order: table.order.slice(),
    round: table.round,
    wave: terms.mode === 'onslaught' ? table.trophies.length + 1 : null,
    waveRounds: table.waveRounds,
    lastRound: lastRoundOf(terms), // HOP-18.4
    quiet: terms.quietDraw ? { rounds: table.quiet, limit: QUIET_ROUNDS, stirred: table.stirred } : null, // HOP-18.2
    turn: turn.troop === NONE ? null : seeTurn(table),
    acted: table.acted.slice(),
    troops: table.troops.map((troop, id) => seeTroop(table, troop, id)),
    units: table.units.flatMap((unit, id) => (isFaceDown(table, unit) ? [] : [seeUnit(table, unit, id)])),
    boards: table.boards.map((board, i) => seeBoard(table, board, i)),
    supply: { red: table.supply[0], blue: table.supply[1] },
    footholds: table.footholds.map(({ at, troop }) => ({ at: hexName(table, at), troop })),
    shards: table.shards.map((shard) => seeShard(table, shard)),
    titan: seeTitan(table),
    immortal: terms.mode === 'onslaught' ? seeImmortal(table) : null,
    trophies: table.trophies.map((id) => unitName(table, id)),
    arenaTurn: table.arenaTurn,
    bulwark: table.bulwark,
    rolled: table.rolled === null ? null : seeRolled(table, table.rolled),
    fallen: table.fallen.slice(),
    gone: table.gone.slice(),
    ended: table.ended === null ? null : { ...table.ended, winners: table.ended.winners.slice() },
  };
}
/** What lies face down is known to its owner only. HOP-24.3 */
export function seeAs(table: Table, seat: Seat, shared: HoplomachusView): HoplomachusView {
  const { troops, units } = table;
  const isOwn = (unit: Unit): boolean => troops[unit.troop]?.seat === seat;
  if (!units.some((unit) => isOwn(unit) && isFaceDown(table, unit))) return { ...shared, eye: seat };
  const known = shared.units.values();
  return {
    ...shared,
    eye: seat,
    troops: shared.troops.map((view, id) => (view.seat === seat ? seeTroop(table, troops[id] as Troop, id, true) : view)),
    units: units.flatMap((unit, id) =>
      !isFaceDown(table, unit) ? (known.next().value ?? []) : isOwn(unit) ? seeUnit(table, unit, id) : [],
    ),
  };
}
const orNull = (number: number): number | null => (number === NONE ? null : number);

// ---- turns
function seeTurn(table: Table): TurnView {
  const { troop, step, number, tacticPlayed, footholdMoved } = table.turn;
  return { troop, seat: orNull(troopAt(table, troop).seat), step, number, tacticPlayed, footholdMoved, left: unitsLeft(table) };
}
/** How many units of the active troop can still act in this step. */
function unitsLeft(table: Table): number {
  const { troop, step } = table.turn;
  if (step !== 'move' && step !== 'engage') return 0;
  return combatants(table, troop).filter(
    (id) => (step === 'move' ? whyNotMove(table, unitAt(table, id)) : whyNotEngage(table, id)) === null,
  ).length;
}

// ---- troops
function seeTroop(table: Table, troop: Troop, id: TroopId, isOwn = false): TroopView {
  const isSeen = (unit: Unit): boolean => isOwn || !isFaceDown(table, unit);
  const own = table.units.filter((unit) => unit.troop === id);
  const pile = (zone: Unit['zone']): PileView => {
    const lying = own.filter((unit) => unit.zone === zone);
    return { count: lying.length, units: lying.flatMap((unit) => (isSeen(unit) ? [unit.name] : [])) };
  };
  const tactics = (zone: 'camp' | 'discard' | 'out') =>
    table.chips.flatMap((chip) => (chip.troop === id && chip.zone === zone ? [chip.tactic] : []));
  return {
    troop: id,
    seat: orNull(troop.seat),
    kind: troop.kind,
    team: troop.team,
    colour: COLOURS[troop.colour],
    faction: table.content.factions[troop.faction]?.id ?? null,
    board: orNull(troop.board),
    out: troop.out,
    camp: pile('camp'),
    bag: pile('bag'),
    hidden: own.flatMap((unit) => (isSeen(unit) ? [] : [unit.name])).sort(),
    discard: pile('discard').units,
    reserve: own.filter(({ zone }) => zone === 'reserve' || zone === 'stack').length,
    tactics: { camp: tactics('camp'), discard: tactics('discard'), out: tactics('out') },
    stones: stonesOf(table, id),
  };
}

// ---- units
function seeUnit(table: Table, unit: Unit, id: UnitId): UnitView {
  const def = defOf(table, unit);
  const { seat, team } = troopAt(table, unit.troop);
  const fights = isInCombat(unit);
  return {
    unit: unit.name,
    def: def.id,
    rank: def.rank,
    class: def.class,
    elite: isElite(table, unit),
    troop: unit.troop,
    seat: orNull(seat),
    team,
    zone: unit.zone,
    at: fights ? hexName(table, unit.at) : null,
    hp: unit.hp,
    health: healthOf(table, unit),
    active: unit.active,
    range: def.range,
    movement: { printed: def.movement, now: fights ? strideOf(table, unit, movementOf(table, unit)) : def.movement },
    attack: def.attack,
    dice: fights ? attackDice(table, id, null).map(({ die, why }) => ({ die, why })) : def.attack.map((die) => ({ die, why: 'printed' })),
    skills: def.skills,
    silenced: fights && isSilenced(table, unit),
    hampered: fights && isHampered(table, unit),
    fresh: unit.fresh,
    dazed: unit.dazed,
    fatigued: unit.fatigued,
    ensnared: unit.ensnared,
    cursed: unit.cursed,
    poisonedBy: orNull(unit.poisonedBy),
    undied: unit.undied,
    tactics: table.chips.flatMap((chip) => (chip.unit === id ? [{ tactic: chip.tactic, troop: chip.troop }] : [])),
    shards: shardsOf(table, id),
    walked: orNull(unit.walked),
    used: def.skills.flatMap(({ skill }, bit) => (unit.used & (1 << bit) ? [skill] : [])),
    engaged: unit.engaged,
    rite: unit.rite,
    walled: unit.walled,
    priority: seat === NONE ? prioritiesOf(table, id) : null,
  };
}

// ---- favor
function seeBoard(table: Table, board: FavorBoard, id: number): BoardView {
  const seats: Seat[] = table.troops.flatMap((troop) => (troop.board === id ? [troop.seat] : []));
  const inPozzuoli = table.terms.arena === 'pozzuoli';
  return {
    board: id,
    seats,
    bead: board.bead,
    track: board.track,
    hero: board.hero === NONE ? null : unitName(table, board.hero),
    next: inPozzuoli ? nextReward(board.bead) : null,
    tracks: inPozzuoli ? [] : TRACKS.map((track) => seeTrack(table, board, track)),
  };
}
/** HOP-24.8 */
function nextReward(bead: number): BoardView['next'] {
  const space = REWARD_SPACES.find((one) => one > bead);
  return space === undefined ? null : { space, reward: SPACE_REWARDS[space].reward, in: space - bead };
}
/** HOP-24.8 */
function seeTrack(table: Table, board: FavorBoard, track: TrackView['track']): TrackView {
  const done = board.done.includes(track);
  const bead = done ? TRACK_LENGTH : board.track === track ? board.bead : 0;
  const toOther = table.terms.mode === 'skirmish' && track !== 'support'; // HOP-15.7
  return {
    track,
    bead,
    done,
    open: !done && (track !== 'gold' || board.done.length >= TRACKS.length - 1), // HOP-6.9
    in: TRACK_LENGTH - bead,
    chip: done || track === 'gold' ? null : toOther ? 'other' : 'self',
  };
}

// ---- shards and rivals
const seeShard = (table: Table, { at, hp, active, holder, gone, loose }: Shard): ShardView => ({
  at: at === NONE ? null : hexName(table, at),
  hp,
  active,
  holder: holder === NONE ? null : unitName(table, holder),
  gone,
  loose,
});
function seeTitan(table: Table): TitanView | null {
  const def: TitanDef | undefined = table.content.titans[table.titan];
  if (def === undefined) return null;
  const { troop, step, hits, row } = table.turn;
  const rolling = table.troops[troop]?.kind === 'titan' && step === 'rows';
  const active = table.shards.filter((shard) => shard.active).length;
  return {
    unit: def.unit,
    difficulty: def.difficulty,
    priority: def.priority,
    dice: [...def.dice, ...def.shardDice.slice(0, active)],
    hits: rolling ? byKey(DICE, (die) => hits[DICE.indexOf(die)] ?? 0) : null,
    row: rolling ? row : 0,
    rows: def.rows,
    traits: def.traits,
    shards: def.shards,
    boons: def.boons,
    turns: table.titanTurns,
  };
}
function seeImmortal(table: Table): ImmortalView {
  const troop = table.troops.findIndex(({ kind }) => kind === 'immortal');
  const own = table.units.filter((unit) => unit.troop === troop);
  const unit = own.find(isInCombat);
  const def = unit && table.content.immortals.find((one) => one.unit === defOf(table, unit).id);
  return {
    unit: unit?.name ?? null,
    effects: def?.effects ?? [],
    left: own.flatMap(({ zone, name }) => (zone === 'stack' ? [name] : [])),
  };
}
const seeRolled = (table: Table, { unit, target, shard, dice }: Rolled): RolledView => ({
  unit: unitName(table, unit),
  target: target !== NONE ? { unit: unitName(table, target) } : shard === NONE ? null : { shard: hexName(table, shard) },
  dice: dice.map(({ die, hit, why }) => ({ die, hit, why })),
  hits: dice.filter(({ hit }) => hit).length,
});
