// The news as acts shown one after another, and the map before each of them.
import { type Act as ActOf, actsIn, type Play as PlayOf } from '@tabularium/parts/board';
import type { HexName, UnitName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { HexView, RomoloView, UnitView } from '../../table/view.ts';

export type Act = ActOf<Event>;
export type Play = PlayOf<Event>;
/** All the news together last at most this many steps; anything longer is sped up. */
const MOST = 24;
/** How long each kind of news is shown; kinds not listed are not shown. */
const STEPS: { readonly [K in Event['kind']]?: number } = {
  placed: 0.6,
  automatonTurnBegan: 1,
  moved: 0.9,
  explored: 1.2,
  flooded: 1.1,
  looked: 0.8,
  built: 1.2,
  dismantled: 1,
  produced: 1.2,
  collected: 0.8,
  created: 1,
  converted: 1,
  hired: 1,
  hiredCharacter: 1.6,
  sold: 1,
  forumBonus: 0.8,
  bought: 1,
  refined: 0.8,
  robbed: 1.6,
  looted: 0.8,
  exchanged: 1.2,
  usedPower: 1,
  battle: 1.4,
  tokens: 2,
  retreated: 1.2,
  fought: 2.2,
  fell: 1,
  destroyed: 1,
  cracked: 1.2,
  eliminated: 2,
  wageRemoved: 1,
  dismissed: 0.8,
  starved: 1,
  prices: 1.6,
  eventCube: 1.6,
  rolledDie: 1,
  automatonCharacter: 1.4,
  automatonCoins: 1,
  automatonUnits: 1.2,
  endBegins: 2,
};

export const actsOf = (news: readonly Event[]): readonly Act[] => actsIn(news, MOST, ({ kind }) => STEPS[kind]);

/** Where every unit stood when the first `done` acts had been shown; null: not on the map yet. */
export function placesAt(units: readonly UnitView[], acts: readonly Act[], done: number): ReadonlyMap<UnitName, HexName | null> {
  const places = new Map<UnitName, HexName | null>(units.map(({ unit, at }) => [unit, at]));
  for (let i = acts.length - 1; i >= done; i--) {
    const event = acts[i]?.event;
    if (event?.kind === 'moved') places.set(event.unit, event.from);
    else if (event?.kind === 'created') places.set(event.unit, null);
    else if (event?.kind === 'hired' || event?.kind === 'automatonUnits') for (const unit of event.units) places.set(unit, null);
  }
  return places;
}
/** Hexes that were still face down then. */
export const hiddenAt = (acts: readonly Act[], done: number): ReadonlySet<HexName> =>
  new Set(acts.slice(done).flatMap(({ event }) => (event.kind === 'explored' || event.kind === 'flooded' ? [event.at] : [])));

/** The hex that an event is about, if it is about one. */
export function hexOf(event: Event, placeOf: (unit: UnitName) => HexName | null | undefined): HexName | undefined {
  if (event.kind === 'moved') return event.to;
  if (event.kind === 'produced') return event.to ?? event.from;
  if ('at' in event && typeof event.at === 'string') return event.at;
  if ('unit' in event && typeof event.unit === 'string') return placeOf(event.unit) ?? undefined;
  return undefined;
}
/** All hexes of an event: from where to where, whose and against whom. */
export function hexesOf(event: Event, { hexes, units }: Pick<RomoloView, 'hexes' | 'units'>): readonly HexView[] {
  const told = event as Partial<Record<'from' | 'to' | 'at' | 'unit' | 'by' | 'target', unknown>>;
  const placed = units.filter(({ unit }) => unit === told.unit || unit === told.by || unit === told.target).map(({ at }) => at);
  const names = new Set<unknown>([told.from, told.to, told.at, ...placed]);
  return hexes.filter(({ at }) => names.has(at));
}
