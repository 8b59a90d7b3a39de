// Where a unit can go, what it can hit from where it stands, and what it could hit after its move: from what the eye sees.
import { arenas } from '../content/arenas.ts';
import type { HoplomachusView, UnitView } from '../view.ts';
import { numberOf } from './geometry.ts';

interface Field {
  /** Hexes where a move of it can end. */
  readonly reach: ReadonlySet<number>;
  /** Hexes within its Range, without its own. */
  readonly range: ReadonlySet<number>;
  /** Hexes that it can hit after a move; what it can hit now is part of it. */
  readonly threat: ReadonlySet<number>;
}
type Seen = Pick<HoplomachusView, 'terms' | 'units' | 'footholds' | 'shards' | 'troops' | 'turn'>;
const NOTHING: ReadonlySet<number> = new Set();

const hasSkill = ({ skills, silenced }: UnitView, skill: string): boolean => !silenced && skills.some((one) => one.skill === skill);

/** Hexes that a unit may neither enter nor pass. HOP-5.5 */
export function blockedFor(view: Seen, unit: UnitView): ReadonlySet<number> {
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

/** How far it goes in its turn: this one, if it is its own, or the next. */
function strideOf(view: Seen, unit: UnitView): number {
  const isItsTurn = view.turn?.troop === unit.troop;
  const isHeld = !unit.active || unit.fatigued > 0 || unit.ensnared > 0 || unit.dazed > 0;
  if (isHeld || (isItsTurn && (unit.fresh || unit.walked !== null))) return 0;
  return unit.movement.now;
}
function ends(view: Seen, unit: UnitView, from: number): ReadonlySet<number> {
  const { neighbours } = arenas[view.terms.arena];
  const limit = strideOf(view, unit);
  const blocked = blockedFor(view, unit);
  const flies = hasSkill(unit, 'flight');
  const found = new Set<number>();
  const known = new Set([from]);
  let edge = [from];
  for (let step = 0; step < limit; step++) {
    const next: number[] = [];
    for (const hex of edge.flatMap((one) => neighbours[one] ?? [])) {
      if (hex === -1 || known.has(hex) || (blocked.has(hex) && !flies)) continue;
      known.add(hex);
      next.push(hex);
      if (!blocked.has(hex)) found.add(hex);
    }
    edge = next;
  }
  return found;
}
/** On an inner hex without a foothold of its team nobody attacks, but for titans and their parts. HOP-5.10 */
function canFightFrom(view: Seen, unit: UnitView, hex: number): boolean {
  if (arenas[view.terms.arena].kinds[hex] !== 'inner' || unit.rank === 'titan' || unit.rank === 'part') return true;
  const name = arenas[view.terms.arena].names[hex];
  return view.footholds.some(({ at, troop }) => at === name && view.troops[troop]?.team === unit.team);
}

export function fieldOf(view: Seen, unit: UnitView): Field {
  if (unit.at === null) return { reach: NOTHING, range: NOTHING, threat: NOTHING };
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
export function threatMap(view: Seen, units: readonly UnitView[], faces: Readonly<Record<string, number>>): ReadonlyMap<number, number> {
  const sum = new Map<number, number>();
  for (const unit of units) {
    const hits = unit.dice.reduce((total, { die }) => total + (faces[die] ?? 0) / 6, 0);
    for (const hex of fieldOf(view, unit).threat) sum.set(hex, (sum.get(hex) ?? 0) + hits);
  }
  return sum;
}
