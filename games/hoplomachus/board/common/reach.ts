// Where a unit can go, what it can hit from its hex, and what it could hit after its move, worked out from a view.
import { arenas } from '../../content/arenas.ts';
import type { HexName } from '../../table/asks.ts';
import type { HoplomachusView, UnitView } from '../../table/view.ts';
import { numberOf } from './geometry.ts';

interface Zones {
  /** Hexes where its move can end. */
  readonly reach: ReadonlySet<number>;
  /** Hexes within its Range, without its own. */
  readonly range: ReadonlySet<number>;
  /** Hexes that it can hit after a move, those it can hit now included. */
  readonly threat: ReadonlySet<number>;
}
type SeenBoard = Pick<HoplomachusView, 'terms' | 'units' | 'footholds' | 'shards' | 'troops' | 'turn'>;
const NO_HEXES: ReadonlySet<number> = new Set();

const hasSkill = ({ skills, silenced }: UnitView, skill: string): boolean => !silenced && skills.some((one) => one.skill === skill);

/** Hexes that a unit may neither enter nor pass. HOP-5.5 */
export function blockedFor(view: SeenBoard, unit: UnitView): ReadonlySet<number> {
  const { arena } = view.terms;
  const blocked = new Set<number>();
  const block = (name: string | null): void => {
    if (name !== null) blocked.add(numberOf(arena, name));
  };
  for (const other of view.units) if (other.unit !== unit.unit) block(other.at);
  for (const { at, troop } of view.footholds) if (view.troops[troop]?.team !== unit.team) block(at);
  for (const { at, hp } of view.shards) if (hp > 0) block(at);
  if (unit.rank !== 'sentinel') for (const pedestal of arenas[arena].pedestals) blocked.add(pedestal);
  return blocked;
}

/** How far it can go in its turn: this one if it is its own, otherwise its next. */
function strideOf(view: SeenBoard, unit: UnitView): number {
  const isItsTurn = view.turn?.troop === unit.troop;
  const isHeld = !unit.active || unit.fatigued > 0 || unit.ensnared > 0 || unit.dazed > 0;
  if (isHeld || (isItsTurn && (unit.fresh || unit.walked !== null))) return 0;
  return unit.movement.now;
}
/** Hexes of opponents whose Spear Wall waits for it. HOP-19.27 */
const wallsAgainst = (view: SeenBoard, unit: UnitView): number[] =>
  view.units.flatMap((other) =>
    other.at !== null && other.team !== unit.team && !other.walled && hasSkill(other, 'spearWall')
      ? [numberOf(view.terms.arena, other.at)]
      : [],
  );
/** Ways to one hex may differ in what they bring: then the way has to be chosen too. HOP-24.1 */
export const mayFork = (view: SeenBoard, unit: UnitView): boolean =>
  hasSkill(unit, 'charge') || wallsAgainst(view, unit).length > 0 || view.shards.some(({ loose, at }) => loose && at !== null);

/** Breadth first over hexes and the Spear Walls met on the way; a unit that would fall goes no farther. */
function ends(view: SeenBoard, unit: UnitView, from: number): ReadonlySet<number> {
  const { neighbours, distances } = arenas[view.terms.arena];
  const limit = strideOf(view, unit);
  const blocked = blockedFor(view, unit);
  const flies = hasSkill(unit, 'flight');
  const walls = wallsAgainst(view, unit);
  const isSafe = unit.tactics.some(({ tactic }) => tactic === 'aegis'); // HOP-20.8
  const falls = isSafe ? Number.POSITIVE_INFINITY : unit.hp + (hasSkill(unit, 'undying') && !unit.undied ? 1 : 0); // HOP-19.28
  const metAt = (a: number, b: number): number[] => walls.filter((wall) => distances[b]?.[wall] === 1 && distances[a]?.[wall] !== 1);
  const found = new Set<number>();
  const known = new Set([`${from} `]);
  let edge: { readonly hex: number; readonly met: readonly number[] }[] = [{ hex: from, met: [] }];
  for (let step = 0; step < limit; step++) {
    const next: typeof edge = [];
    for (const { hex: at, met } of edge) {
      if (met.length >= falls) continue;
      for (const hex of neighbours[at] ?? []) {
        if (hex === -1 || (blocked.has(hex) && !flies)) continue;
        const place = { hex, met: [...new Set([...met, ...metAt(at, hex)])].toSorted((a, b) => a - b) };
        const name = `${hex} ${place.met.join()}`;
        if (known.has(name)) continue;
        known.add(name);
        next.push(place);
        if (!blocked.has(hex) && hex !== from) found.add(hex);
      }
    }
    edge = next;
  }
  return found;
}
/** On an inner hex without a foothold of its team a unit cannot attack; titans and their parts can. HOP-5.10 */
function canFightFrom(view: SeenBoard, unit: UnitView, hex: number): boolean {
  if (arenas[view.terms.arena].kinds[hex] !== 'inner' || unit.rank === 'titan' || unit.rank === 'part') return true;
  const name = arenas[view.terms.arena].names[hex];
  return view.footholds.some(({ at, troop }) => at === name && view.troops[troop]?.team === unit.team);
}

export function zonesOf(view: SeenBoard, unit: UnitView): Zones {
  if (unit.at === null) return { reach: NO_HEXES, range: NO_HEXES, threat: NO_HEXES };
  const { rings } = arenas[view.terms.arena];
  const from = numberOf(view.terms.arena, unit.at);
  const reach = ends(view, unit, from);
  const hitFrom = (hex: number): readonly number[] =>
    unit.active && canFightFrom(view, unit, hex) ? (rings[hex] ?? []).slice(1, unit.range + 1).flat() : [];
  const range = new Set(hitFrom(from));
  const threat = new Set(range);
  for (const end of reach) for (const hex of hitFrom(end)) threat.add(hex);
  return { reach, range, threat };
}

/** Expected hits on every hex, if all these units came for it at once. */
export function threatMap(
  view: SeenBoard,
  units: readonly UnitView[],
  faces: Readonly<Record<string, number>>,
): ReadonlyMap<number, number> {
  const sum = new Map<number, number>();
  for (const unit of units) {
    const hits = unit.dice.reduce((total, { die }) => total + (faces[die] ?? 0) / 6, 0);
    for (const hex of zonesOf(view, unit).threat) sum.set(hex, (sum.get(hex) ?? 0) + hits);
  }
  return sum;
}

/** Who could strike whom after its next move. */
export interface Menace {
  readonly from: HexName;
  readonly to: HexName;
}
export function menacesOf(view: SeenBoard, units: readonly UnitView[]): readonly Menace[] {
  const { names } = arenas[view.terms.arena];
  return units.flatMap((unit) => {
    const { threat } = zonesOf(view, unit);
    return view.units.flatMap(({ at, team }) =>
      at !== null && unit.at !== null && team !== unit.team && threat.has(names.indexOf(at)) ? [{ from: unit.at, to: at }] : [],
    );
  });
}
