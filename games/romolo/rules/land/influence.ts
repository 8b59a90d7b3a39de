// Influence and control. They only affect points and what boards show. ROM-12, ROM-12.7, ROM-16.21
import { emissionReach } from '../../content/tables.ts';
import { hexAt, mapOf } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type Player, type Table } from '../../table/table.ts';
import { countOf, isEnemyTower, isLand, powerOf } from './hexes.ts';
import { wallAgainst } from './ways.ts';

/** What players decide when the points are counted; NONE and empty before. ROM-15.7, ROM-15.24 */
export interface FinalChoices {
  /** By owner: a farm of this hex counts for its power. */
  readonly architectus: readonly Hex[];
  /** By owner: hexes with one more influence; listed twice: two more. */
  readonly sacerdos: readonly (readonly Hex[])[];
}
/** What influence is made of; all by owner, then by hex. */
export interface Influence {
  readonly emission: readonly (readonly number[])[];
  readonly soldiers: readonly (readonly number[])[];
  /** Units of the automaton in adjacent hexes: each is worth a half. */
  readonly nearby: readonly (readonly number[])[];
  readonly sacerdos: readonly (readonly number[])[];
  readonly total: readonly (readonly number[])[];
}

/** ROM-12.3, ROM-12.6, ROM-15.24, ROM-16.21 */
export function influence(table: Table, choices?: FinalChoices): Influence {
  const { players, hexes } = table;
  const zeros = (): number[] => hexes.map(() => 0);
  const emission = players.map((player) => emissionOf(table, player, choices?.architectus[player.owner] ?? NONE, zeros()));
  const soldiers = players.map(zeros);
  const nearby = players.map(zeros);
  for (const unit of table.units) {
    if (typeof unit !== 'object' || unit.kind !== 'soldier') continue;
    addTo(soldiers[unit.owner] as number[], unit.at); // ROM-12.6
    if (players[unit.owner]?.automaton)
      for (const next of mapOf(table).neighbours[unit.at] as readonly Hex[]) if (next !== NONE) addTo(nearby[unit.owner] as number[], next); // ROM-16.21
  }
  const sacerdos = players.map(({ owner }) => {
    const more = zeros();
    for (const hex of choices?.sacerdos[owner] ?? []) addTo(more, hex);
    return more;
  });
  const total = emission.map((reached, owner) => {
    const own = soldiers[owner] as number[];
    const beside = nearby[owner] as number[];
    const more = sacerdos[owner] as number[];
    return reached.map((one, hex) => one + (own[hex] as number) + Math.floor((beside[hex] as number) / 2) + (more[hex] as number));
  });
  return { emission, soldiers, nearby, sacerdos, total };
}
function addTo(list: number[], hex: Hex): void {
  list[hex] = (list[hex] as number) + 1;
}

/** One on every hex within reach of the capital, counting steps around obstacles. ROM-12.3, ROM-12.4 */
function emissionOf(table: Table, { owner, capital, automaton }: Player, surveyed: Hex, reached: number[]): number[] {
  if (capital === NONE || automaton) return reached;
  const state = hexAt(table, capital);
  const reach = emissionReach(powerOf(state) + (surveyed === capital && countOf(state, 'farm') > 0 ? 1 : 0)); // ROM-15.7
  let border: Hex[] = [capital];
  for (let step = 0; step < reach; step++) {
    const next: Hex[] = [];
    for (const from of border)
      for (const to of mapOf(table).neighbours[from] as readonly Hex[]) {
        if (to === NONE || to === capital || reached[to] !== 0 || !emitsInto(table, owner, from, to)) continue;
        reached[to] = 1;
        next.push(to);
      }
    border = next;
  }
  return reached;
}
/** Not into water, what is face down, other players' capitals, nor across a protective wall; an ally's tower does not block. ROM-12.4, ROM-12.5 */
function emitsInto(table: Table, owner: Owner, from: Hex, to: Hex): boolean {
  const state = hexAt(table, to);
  if (!isLand(state) || isEnemyTower(table, state, owner)) return false;
  const isAutomatonCapital = table.terms.mode === 'solo' && table.players[1]?.capital === to;
  return !isAutomatonCapital && !wallAgainst(table, from, to);
}

// ---- control

export interface Control {
  /** NONE: neutral. */
  readonly team: number;
  readonly rule: string;
  readonly because: 'capital' | 'influence' | 'faceDown' | 'tie' | 'nobody';
}
const NEUTRAL: Control = { team: NONE, rule: 'ROM-12.1', because: 'nobody' };
const TIED: Control = { team: NONE, rule: 'ROM-12.1', because: 'tie' };

/** What a team has in a hex. ROM-17.6 */
export function teamInfluence({ players }: Table, { total }: Influence, team: number, hex: Hex): number {
  let sum = 0;
  for (const player of players) if (player.team === team) sum += (total[player.owner] as number[])[hex] as number;
  return sum;
}
/** Strictly the most influence controls a hex; capitals always belong to their owner, face-down hexes to the automaton. ROM-12.1, ROM-12.2, ROM-16.21 */
export function controlOf(table: Table, found: Influence, hex: Hex): Control {
  const { players } = table;
  for (const { capital, team } of players) if (capital === hex) return { team, rule: 'ROM-12.2', because: 'capital' };
  if (!hexAt(table, hex).up) return table.terms.mode === 'solo' ? { team: 1, rule: 'ROM-16.21', because: 'faceDown' } : NEUTRAL;
  let most = 0;
  let team = NONE;
  let isTied = false;
  for (let one = 0; one < players.length; one++) {
    const value = teamInfluence(table, found, one, hex); // teams are numbered from 0, and there are at most as many as players
    if (value === 0 || value < most) continue;
    isTied = value === most;
    most = value;
    team = one;
  }
  if (team === NONE) return NEUTRAL;
  return isTied ? TIED : { team, rule: 'ROM-12.1', because: 'influence' };
}
/** By hex: the team that controls it, or NONE. */
export const controllers = (table: Table, found: Influence): number[] => table.hexes.map((_, hex) => controlOf(table, found, hex).team);
