// One act for several small questions in a row: paying the same thing again and again, casualties together, a walk of several steps.
// An answer that no longer fits when its question comes is not given.
import type { Said } from '@tabularium/kernel';
import type { HexName, UnitName } from '../../table/asks.ts';
import { text } from '../../table/text.ts';
import type { RomoloView, UnitView } from '../../table/view.ts';
import { neighboursOf } from './geometry.ts';
import { hexAt, mapOf, type OpenDecision } from './props.ts';
import { isWalled } from './reach.ts';

/** How often an option could be taken in a row: until nothing is due, or nothing of it is left. */
function timesOf(decision: OpenDecision, number: number, view: RomoloView, seat: number | undefined): number {
  const stock = seat === undefined ? undefined : view.players[seat]?.stock;
  if (decision.ask === 'hunger') {
    const option = decision.options[number];
    return option !== undefined && 'pay' in option ? Math.min(decision.facts.hungry, decision.facts.wheat) : 1;
  }
  if (decision.ask !== 'wage' && decision.ask !== 'hirePay') return 1;
  const what = decision.options[number]?.with;
  if (what === undefined || what === 'foederatus') return 1;
  if (what === 'money' || what === 'coin') return decision.facts.due;
  const price =
    decision.ask === 'wage' && what === 'salt' ? 1 : (view.market.columns.find(({ resource }) => resource === what)?.price ?? 1);
  const worth = decision.ask === 'wage' && what !== 'salt' ? decision.facts.due * 3 : Math.ceil(decision.facts.due / Math.max(1, price));
  return Math.min(worth, stock?.[what] ?? 1);
}
/** The answers after the first one that pay the rest in the same way. */
export function repeatsOf(decision: OpenDecision, number: number, view: RomoloView, seat: number | undefined): readonly Said[] {
  const said = decision.texts[number];
  if (said === undefined) return [];
  return Array.from({ length: Math.max(0, timesOf(decision, number, view, seat) - 1) }, () => ({ ask: decision.ask, text: said }));
}

// ---- casualties

const likeness = ({ kind, penalty, at, owner }: UnitView): string => `${owner} ${kind} ${penalty} ${at}`;
/** All units of the side that loses some, the strongest first. Of units that are alike the rules offer only the first. */
export function victimsOf(decision: OpenDecision, { units, battle }: RomoloView): readonly UnitView[] {
  if (decision.ask !== 'casualty' || battle === null) return [];
  const offered = new Set(decision.options.flatMap(({ unit }) => units.filter((one) => one.unit === unit).map(likeness)));
  const fought = new Set([...battle.attackers, ...battle.defenders]);
  return units.filter((unit) => fought.has(unit.unit) && offered.has(likeness(unit))).toSorted((a, b) => b.combat - a.combat);
}
/** The answers that make these units fall: of units that are alike, always the first. */
export function fallOf(chosen: readonly UnitView[], victims: readonly UnitView[]): readonly UnitName[] {
  const taken = new Map<string, number>();
  return chosen.flatMap((unit) => {
    const key = likeness(unit);
    const n = taken.get(key) ?? 0;
    taken.set(key, n + 1);
    const alike = victims.filter((one) => likeness(one) === key).map((one) => one.unit);
    return alike.toSorted(byNumber)[n] ?? [];
  });
}
const byNumber = (a: UnitName, b: UnitName): number => a.localeCompare(b, 'en', { numeric: true });

// ---- walks

export interface Trek {
  readonly option: number;
  readonly next: readonly Said[];
  readonly steps: number;
}
/** Hexes that the unit reaches in several steps over known land with nobody else on it, with the answers that lead there. */
export function treksOf(decision: OpenDecision | undefined, name: UnitName | undefined, view: RomoloView): ReadonlyMap<HexName, Trek> {
  const found = new Map<HexName, Trek>();
  const unit = view.units.find((one) => one.unit === name);
  if (decision?.ask !== 'act' || unit === undefined) return found;
  const isFree = (at: HexName): boolean => {
    const hex = hexAt(view, at);
    return hex !== undefined && hex.up && hex.terrain !== 'water' && !view.units.some((one) => one.at === at && one.team !== unit.team);
  };
  const near = new Set<HexName>([unit.at]);
  let edge: { readonly at: HexName; readonly trek: Trek }[] = [];
  for (const [option, act] of decision.options.entries()) {
    if (act.do !== 'move' || act.unit !== unit.unit) continue;
    near.add(act.to);
    if (isFree(act.to)) edge.push({ at: act.to, trek: { option, next: [], steps: 1 } });
  }
  for (let steps = 2; steps <= unit.actions; steps++) {
    const beyond: typeof edge = [];
    for (const { at, trek } of edge)
      for (const to of neighboursOf(mapOf(view), at)) {
        if (near.has(to) || found.has(to) || !isFree(to) || isWalled(view, at, to)) continue;
        const further = { ...trek, steps, next: [...trek.next, { ask: 'act', text: text('act', { do: 'move', unit: unit.unit, to }) }] };
        found.set(to, further);
        beyond.push({ at: to, trek: further });
      }
    edge = beyond;
  }
  return found;
}
