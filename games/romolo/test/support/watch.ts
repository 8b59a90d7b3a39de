// What is true from one decision to the next: nothing comes from nowhere, nothing is used twice in a turn, limits hold.

import type { Decision } from '@tabularium/kernel';
import { BANK, type BankType, type Building, bankStart, constructions } from '../../content/constructions.ts';
import { CATEGORIES } from '../../content/kinds.ts';
import { maps } from '../../content/maps.ts';
import type { Who } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import { type HexState, NONE, type Owner, type RomoloKit, type Sheet, type Table } from '../../table/table.ts';
import { insist, nameOf, piecesOf, placesOf, powerOf } from './invariants.ts';
import { type WholeHex, type WholeUnit, wholeHex, wholeUnits } from './whole.ts';

type Counts = Record<BankType, number>;
const counts = (value: (type: BankType) => number): Counts => Object.fromEntries(BANK.map((type) => [type, value(type)])) as Counts;

/** Follows a match from its opening, or from a made-up table. */
export class Watch {
  /** How many pieces of each type exist, and how many have left the game. */
  readonly #all: Readonly<Counts>;
  readonly #removed: Counts = counts(() => 0);
  /** By owner: walls on Defensor and battle tokens, which leave the game with whoever is out. */
  readonly #held: { walls: number; tokens: number }[];
  /** What may happen only once this turn, and has. */
  readonly #once = new Set<string>();
  #turn: number;

  constructor(table: Table) {
    const isOpening = table.phase === 'setup';
    this.#all = isOpening ? counts((type) => bankStart(table.order.length, type)) : countedIn(table, this.#removed);
    this.#held = table.players.map(({ owner }) => ({ walls: wallsOn(table, owner), tokens: table.players[owner]?.battleTokens ?? 0 }));
    this.#turn = table.turn.number;
  }

  /** Call it after every answer, with the events since the last one. */
  see(table: Table, events: readonly Event[]): void {
    for (const event of events) {
      this.#follow(event);
      this.#judge(table, event);
      limitsHold(table, event);
    }
    const now = countedIn(table, this.#removed);
    for (const type of BANK) insist(now[type] === this.#all[type], () => `${now[type]} pieces of ${type}, not ${this.#all[type]}`); // 2
    const begins = table.turn.number !== this.#turn && table.phase === 'play' && table.ended === null;
    this.#turn = table.turn.number;
    insist(!begins || table.hexes.map(wholeHex).every(isEmptied), () => 'a turn begins with something in a warehouse'); // 8
  }
  /** 2: where pieces go. */
  #follow(event: Event): void {
    switch (event.kind) {
      case 'destroyed':
      case 'wageRemoved':
      case 'dismantled': {
        const { piece } = event.piece;
        if (piece === 'tower') return;
        this.#removed[piece === 'walls' ? 'wall' : typeOf(piece)] += piece === 'walls' && 'sides' in event ? event.sides.length : 1;
        return;
      }
      case 'defensorWalls':
        this.#heldBy(event.seat).walls += event.walls;
        return;
      case 'built':
        this.#heldBy(event.seat).walls -= event.free;
        return;
      case 'battleToken':
        this.#heldBy(event.seat).tokens += 1;
        return;
      case 'eliminated': {
        const held = this.#heldBy(event.seat);
        this.#removed.wall += held.walls;
        this.#removed.battleToken += held.tokens;
        Object.assign(held, { walls: 0, tokens: 0 });
        return;
      }
      default:
    }
  }
  #heldBy(who: Who): { walls: number; tokens: number } {
    return this.#held[who === 'automaton' ? 1 : who] as { walls: number; tokens: number };
  }
  /** 11 and 12: what may happen once in a turn; and the points at the end. */
  #judge(table: Table, event: Event): void {
    const once = (what: string): void => {
      insist(!this.#once.has(what), () => `twice in a turn: ${what}`);
      this.#once.add(what);
    };
    switch (event.kind) {
      case 'turnBegan':
      case 'automatonTurnBegan':
        this.#once.clear();
        return;
      case 'hiredCharacter':
        return once('a character is hired');
      case 'produced':
        return once(`${event.at} yields`);
      case 'usedPower':
        if (event.character !== 'dux') once(`${event.character} of seat ${event.seat}`);
        return;
      case 'scored':
        return pointsAddUp(table, event.sheets);
      case 'idle':
        return insist(this.#once.size === 0, () => `seat ${event.seat} is paid for doing nothing after ${[...this.#once].join(', ')}`);
      default:
    }
  }
}

// ---- 2: pieces

const typeOf = (piece: Building): BankType => constructions[piece].bank;
const isEmptied = ({ stores }: WholeHex): boolean => stores.every(({ cubes }) => cubes === 0);
const wallsOn = ({ players }: Table, owner: Owner): number =>
  (players[owner]?.characters ?? []).reduce((all, { id, charges = 0 }) => all + (id === 'defensor' ? charges : 0), 0);

/** Wherever they are: in the bank, on the map, with players, out of the game. */
function countedIn(table: Table, removed: Readonly<Counts>): Counts {
  const found = { ...removed };
  for (const type of BANK) found[type] += table.bank[type];
  for (const hex of table.hexes.map(wholeHex)) {
    const { tower: _, ...pieces } = piecesOf(hex);
    for (const [piece, count] of Object.entries(pieces) as [keyof typeof pieces, number][]) found[typeOf(piece)] += count;
  }
  for (const { owner, battleTokens } of table.players) {
    found.wall += wallsOn(table, owner);
    found.battleToken += battleTokens;
  }
  const mercenaries = wholeUnits(table).filter(({ kind }) => kind === 'mercenary');
  const banked = mercenaries.filter(({ owner, zone }) => owner === NONE && zone === 'reserve').length;
  insist(banked === table.bank.mercenary, () => `${banked} mercenaries wait in the bank`);
  found.mercenary += mercenaries.length - banked;
  return found;
}

// ---- 13: limits

const WORKERS: readonly number[] = [3, 3, 3, 3, 4, 5, 6];
const MILITARY: readonly number[] = [2, 2, 2, 2, 3, 4, 5];
/** Holds right after a unit or construction is added, since the player is asked again then. */
function limitsHold(table: Table, event: Event): void {
  if (event.kind === 'created' || event.kind === 'converted') unitFits(table, event.kind === 'created' ? event.unit : event.into);
  if (event.kind === 'hired') for (const unit of event.units) unitFits(table, unit);
  if (event.kind !== 'built') return;
  const hex = hexCalled(table, event.at);
  const beside = (maps[table.terms.map]?.neighbours[hex] ?? []).map((next) => table.hexes[next]?.built?.aqueduct ?? 0);
  const state = wholeHex(table.hexes[hex] as HexState);
  const limit = beside.reduce((all, aqueducts) => all + aqueducts, 4 + state.built.aqueduct);
  insist(placesOf(state) <= limit, () => `${placesOf(state)} constructions in ${event.at}, where ${limit} have room`);
}
/** Only for the unit added: power may have dropped since the others came. */
function unitFits(table: Table, name: string): void {
  const { kind, owner } = unitCalled(table, name) as WholeUnit;
  const kinds = kind === 'worker' ? ['worker'] : ['soldier', 'mercenary'];
  if (kind === 'explorer') return;
  const capital = table.players[owner]?.capital ?? NONE;
  const state = wholeHex(table.hexes[capital] as HexState);
  const surveyed = table.turn.archHex === capital && state.built.farm > 0 ? 1 : 0;
  const power = powerOf(state) + surveyed;
  const count = wholeUnits(table).filter((unit) => unit.owner === owner && unit.zone === 'map' && kinds.includes(unit.kind)).length;
  const limit = (kind === 'worker' ? WORKERS : MILITARY)[Math.min(6, power)] as number;
  insist(count <= limit, () => `seat ${owner} has ${count} units like ${name} with power ${power}`);
}
const hexCalled = ({ terms }: Table, name: string): number => maps[terms.map]?.names.indexOf(name) ?? NONE;
const unitCalled = (table: Table, name: string): WholeUnit | undefined => wholeUnits(table).find((unit) => unit.name === name);

// ---- 14: who lies does nothing

const FREE_MOVES: readonly string[] = ['ride', 'sail'];
const FREE_TRADES: readonly string[] = ['freeSell', 'freeBuy'];
/** Except for free moves of units lying because they moved, Negotiator's trade, and Obsessor, which only removes a penalty. */
export function lyingUnitsRest(table: Table, decision: Decision<RomoloKit>): void {
  if (decision.ask !== 'act') return;
  for (const act of decision.options) {
    if (!('unit' in act)) continue;
    const unit = unitCalled(table, act.unit);
    insist(unit?.owner === decision.seats[0] && unit?.zone === 'map', () => `${act.unit} cannot be told to ${act.do}`);
    const lying = unit?.lying ?? null;
    const mayStill =
      lying === null ||
      act.do === 'unhinder' ||
      (FREE_MOVES.includes(act.do) && lying === 'moved') ||
      (FREE_TRADES.includes(act.do) && (lying === 'moved' || lying === 'acted'));
    insist(mayStill, () => `${act.unit} lies in ${nameOf(table, unit?.at ?? NONE)} (${lying}) and may ${act.do}`);
  }
}

// ---- points

const sumOf = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
/** The sheets agree with what can be counted on the table, and no bonus is given twice. */
function pointsAddUp(table: Table, sheets: readonly Sheet[]): void {
  const { players } = table;
  const units = wholeUnits(table);
  const teams = [...new Set(players.filter(({ alive }) => alive).map(({ team }) => team))];
  for (const team of teams) {
    const own = players.filter((player) => player.team === team && player.alive);
    const sheet = sheets[own[0]?.owner ?? NONE] as Sheet;
    const count = (kind: string): number =>
      units.filter((unit) => unit.kind === kind && unit.zone === 'map' && own.some(({ owner }) => owner === unit.owner)).length;
    const { characters, hexes, domain, population, battleTokens, money, coins, artifex, patronus, majorities, total } = sheet;
    const sum = characters + hexes + domain + population + battleTokens + money + artifex + patronus + sumOf(Object.values(majorities));
    insist(total === sum, () => `the points of team ${team} add up to ${sum}, not ${total}`);
    insist(coins === sumOf(own.map((player) => player.money)), () => `team ${team} has not ${coins} half coins`);
    if (own.some(({ automaton }) => automaton)) continue;
    insist(money === Math.floor(coins / 8), () => `${coins} half coins give ${money} points`);
    insist(population === Math.floor(count('worker') / 2) + count('soldier'), () => `the people of team ${team} give ${population} points`);
    insist(battleTokens === sumOf(own.map((player) => player.battleTokens)), () => `team ${team} has not won ${battleTokens} battles`);
  }
  const bonuses = new Set(players.map(({ team }) => team)).size > 2 ? 8 : 4;
  const living = teams.map((team) => sheets[players.find((player) => player.team === team && player.alive)?.owner ?? NONE] as Sheet);
  for (const category of CATEGORIES) {
    const given = sumOf(living.map(({ majorities }) => majorities[category]));
    insist(given <= bonuses, () => `${given} points are given for the majority in ${category}`);
  }
}
