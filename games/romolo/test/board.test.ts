// What the board works out for itself about options, prices, reach and walls must agree with the rules.

import { FastDice, Match } from '@tabularium/kernel';
import { momentsIn } from '@tabularium/kernel/testing';
import { hexBeside } from '@tabularium/parts/board';
import { describe, expect, test } from 'vitest';
import { choicesOf, deedsOf, NO_OPTIONS, pieceKey, sideKey } from '../board/common/choices.ts';
import { buildingSlots, HEX_WIDTH, neighboursOf, opposite, sideToward, unitSlots } from '../board/common/geometry.ts';
import { hexAt, mapOf, type OpenDecision } from '../board/common/props.ts';
import { isWalled, servedFrom } from '../board/common/reach.ts';
import { againstGoing, againstHiring, againstUnits } from '../board/common/reasons.ts';
import { hexNotesOf } from '../board/map/hex-notes.tsx';
import { builtIn } from '../board/map/sites.tsx';
import { actsOf, hiddenAt, placesAt } from '../board/motion/timeline.ts';
import { pricesWith } from '../board/question/sales.tsx';
import { maps, SIDES } from '../content/maps.ts';
import { romolo } from '../rules/index.ts';
import type { MoveAbout } from '../table/about.ts';
import type { RomoloKit } from '../table/table.ts';
import type { RomoloView } from '../table/view.ts';
import { lively } from './support/lively.ts';
import { position, seen } from './support/position.ts';

const DECISIONS = 600;
interface Moment {
  readonly decision: OpenDecision;
  readonly view: RomoloView;
  readonly seat: number;
  readonly match: Match<RomoloKit>;
}
/** Every decision of a random match, with what its seat sees. */
function* decisionsOf(mode: string, seats: number): Generator<Moment> {
  const match = Match.start(romolo, { mode, seats }, { seed: `board ${mode} ${seats}` });
  const dice = new FastDice(seats);
  for (const { decision, seat } of momentsIn(match, DECISIONS, (asked) => lively(asked, dice)))
    yield { decision, view: match.view(seat).table as RomoloView, seat, match };
}
const MATCHES: readonly (readonly [mode: string, seats: number])[] = [
  ['free', 2],
  ['free', 4],
  ['teams', 4],
  ['solo', 1],
];

/** Everything that stands in a hex, walls and ports included. */
function keysIn(view: RomoloView): ReadonlySet<string> {
  const keys = view.hexes.flatMap((hex) => [
    ...builtIn(hex).map(({ piece }) => pieceKey(hex.at, piece)),
    ...hex.ports.map((side) => pieceKey(hex.at, { piece: 'port', side })),
    ...hex.walls.flatMap((side) => [pieceKey(hex.at, { piece: 'wall', side }), pieceKey(hex.at, { piece: 'walls' })]),
    ...SIDES.map((side) => sideKey(hex.at, side)),
  ]);
  return new Set(keys);
}

describe('options are where they can be clicked', () => {
  for (const [mode, seats] of MATCHES)
    test(`${mode} with ${seats}`, () => {
      const asked = new Set<string>();
      for (const { decision, view, seat } of decisionsOf(mode, seats)) {
        asked.add(decision.ask);
        const capital = view.players[seat]?.capital ?? null;
        const { hexes, units, pieces, sides } = choicesOf(decision, undefined, capital);
        const onMap = keysIn(view);
        for (const at of hexes.keys()) expect(mapOf(view).names).toContain(at);
        for (const unit of units.keys()) expect(view.units.map((one) => one.unit)).toContain(unit);
        for (const key of [...pieces.keys(), ...sides.keys()]) expect(onMap, `${decision.ask} ${key}`).toContain(key);
      }
      expect(asked.size).toBeGreaterThan(10);
    });
  test('in the action phase every option of a unit is on the map or among its actions once it is selected', () => {
    for (const { decision } of decisionsOf('free', 2)) {
      if (decision.ask !== 'act') continue;
      const { actors } = choicesOf(decision, undefined, null);
      const shown = [...actors].flatMap((unit) => [
        ...[...choicesOf(decision, unit, null).hexes.values()].flat(),
        ...deedsOf(decision, unit).map(([number]) => number),
      ]);
      const ofUnits = [...decision.options.keys()].filter((number) => 'unit' in (decision.options[number] ?? {}));
      expect(shown.toSorted((a, b) => a - b)).toEqual(ofUnits);
    }
  });
  test('nothing can be clicked when nothing is asked', () => {
    const { hexes, units, pieces, sides, actors } = choicesOf(undefined, undefined, null);
    expect([hexes.size, units.size, pieces.size, sides.size, actors.size]).toEqual([0, 0, 0, 0, 0]);
  });
  test('a stray click on a hex demolishes nothing', () => {
    const match = position({ phase: 'war', units: { 'yellow.soldier.1': 'c1' }, hexes: { c1: 'farm' } });
    const decision = match.decision() as OpenDecision;
    expect(decision.ask).toBe('attack');
    expect(choicesOf(decision, undefined, 'c1').hexes.get('c1') ?? NO_OPTIONS).toEqual([]);
  });
});

describe('a click in vain', () => {
  const match = position({ units: { 'yellow.worker.1': 'c1', 'yellow.worker.2': 'd1', 'blue.worker.1': 'c4' }, hexes: { c2: 'water' } });
  const reasons = match.match.whyNot(0);
  const worker = seen(match).units.find(({ unit }) => unit === 'yellow.worker.1');
  if (worker === undefined) throw new Error('no worker');
  const going = (at: string) => againstGoing(worker, at, reasons).map(({ because }) => because);
  test('tells of the hex and the chosen unit, or of how far it can go', () => {
    expect(going('c2')).toEqual(['noPort']);
    expect(going('c5')).toEqual(['hexByHex']);
    expect(going('c1')).toEqual([]);
  });
  test('tells why the units of a hex can do nothing', () => {
    match.play('move yellow.worker.2 d2', 'move yellow.worker.2 d3');
    expect(againstUnits(['yellow.worker.2', 'yellow.worker.1'], match.match.whyNot(0))).toMatchObject([
      { because: 'lies', what: 'yellow.worker.2' },
    ]);
  });
  test('tells of a character what keeps the chosen worker from hiring, or any worker', () => {
    const [own, other] = ['yellow.worker.1', 'yellow.worker.2'].map((unit) => ({
      rule: 'ROM-8.11',
      because: 'tooFewCoins',
      what: `hireCharacter ${unit}`,
    }));
    if (own === undefined || other === undefined) throw new Error('no reasons');
    expect([own, other].map((reason) => againstHiring(undefined, reason))).toEqual([true, true]);
    expect([own, other].map((reason) => againstHiring('yellow.worker.1', reason))).toEqual([true, false]);
  });
});

describe('what the board works out itself', () => {
  test('steps across walls are red, and steps into the unknown show the chance of water', () => {
    let walled = 0;
    let unknown = 0;
    for (const { decision, view, seat, match } of decisionsOf('free', 2)) {
      if (decision.ask !== 'act') continue;
      for (const [number, act] of decision.options.entries()) {
        if (act.do !== 'move') continue;
        const about = match.about(seat, number) as MoveAbout;
        const mark = hexNotesOf(view, decision, choicesOf(decision, act.unit, null), new Map()).get(act.to);
        expect(mark?.kind).toBe(about.explores ? 'unknown' : about.penalty ? 'penalty' : 'plain');
        if (about.explores) expect(mark?.text).toBe(`? ${Math.round((about.waterChance ?? 0) * 100)}%`);
        walled += about.penalty ? 1 : 0;
        unknown += about.explores ? 1 : 0;
      }
    }
    expect(walled).toBeGreaterThan(0);
    expect(unknown).toBeGreaterThan(0);
  });
  test('the warehouses offered for production are those that reach the worker and are empty', () => {
    const match = position({
      hexes: { c3: 'hill', c2: 'warehouse warehouse=1wood', d3: 'warehouse walls=NW', b3: 'warehouse', c4: 'warehouse', a1: 'warehouse' },
      units: { 'yellow.worker.1': 'c3', 'blue.worker.1': 'b3' },
    }).play('produce yellow.worker.1');
    const decision = match.decision() as OpenDecision;
    const view = seen(match, 0);
    const reaching = view.hexes.filter(({ at, stores }) => stores.length > 0 && servedFrom(view, at, 0).includes('c3')).map(({ at }) => at);
    expect(decision.ask).toBe('store');
    expect(decision.options.map((option) => ('at' in option ? String(option.at) : '')).toSorted()).toEqual(reaching);
    expect(reaching).toEqual(['c2', 'c4']);
  });
  test('farms reach the units they feed', () => {
    for (const { view, seat } of decisionsOf('free', 2))
      for (const { farm, unit } of view.players[seat]?.feeding.lines ?? [])
        expect(servedFrom(view, farm, seat)).toContain(view.units.find((one) => one.unit === unit)?.at);
  });
  test('the prices announced for a sale are those of the market afterwards', () => {
    let sales = 0;
    for (const { decision, view, seat, match } of decisionsOf('free', 2)) {
      if (decision.ask !== 'sell') continue;
      const option = decision.options[0];
      if (option === undefined) continue;
      const after = match.fork(seat, new FastDice(1));
      after.answer(seat, after.pending[0]?.id ?? '', 0);
      const { columns } = (after.view(seat).table as RomoloView).market;
      const said = pricesWith(view.market, option.resource, option.column);
      expect(columns.map(({ resource }) => said[resource])).toEqual(columns.map(({ next }) => next));
      sales++;
    }
    expect(sales).toBeGreaterThan(0);
  });
  test('a wall works from outside only', () => {
    const view = seen(position({ hexes: { c3: 'walls=W' } }));
    expect(isWalled(view, 'c2', 'c3')).toBe(true);
    expect(isWalled(view, 'c3', 'c2')).toBe(false);
    expect(isWalled(view, 'c4', 'c3')).toBe(false);
  });
});

describe('the map in units', () => {
  test('a side and its opposite join two neighbours', () => {
    for (const map of Object.values(maps))
      for (const from of map.names)
        for (const to of neighboursOf(map, from)) {
          const side = sideToward(map, from, to);
          if (side === undefined) throw new Error(`${from} and ${to} are neighbours`);
          expect(sideToward(map, to, from)).toBe(opposite(side));
        }
  });
  test('down undoes up, and left undoes right', () => {
    for (const map of Object.values(maps))
      for (const hex of map.names.keys()) {
        const right = hexBeside(map.places, hex, 'ArrowRight');
        if (right >= 0) expect(hexBeside(map.places, right, 'ArrowLeft')).toBe(hex);
        for (const key of ['ArrowUp', 'ArrowDown'] as const) {
          const next = hexBeside(map.places, hex, key);
          if (next >= 0) expect(Math.abs((map.places[next]?.r ?? 0) - (map.places[hex]?.r ?? 0))).toBe(1);
        }
      }
  });
  test('pieces and units keep inside their hex, and apart', () => {
    for (let count = 1; count <= 12; count++)
      for (const slots of [buildingSlots(count), unitSlots(count)]) {
        expect(slots).toHaveLength(count);
        for (const { x, y } of slots) expect(Math.max(Math.abs(x) * 1.05, Math.abs(y))).toBeLessThan(HEX_WIDTH / 2);
        expect(new Set(slots.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
      }
  });
});

describe('the news', () => {
  const match = position({ hexes: { c3: 'down hill' }, units: { 'yellow.worker.1': 'c2' } }).play('move yellow.worker.1 c3');
  const news = match.events();
  const view = seen(match, 0);
  test('is shown piece by piece: a unit stays where it was, and clouds cover what will be turned up', () => {
    const acts = actsOf(news);
    expect(acts.map(({ event }) => event.kind)).toEqual(['explored', 'moved']);
    expect(placesAt(view.units, acts, 0).get('yellow.worker.1')).toBe('c2');
    expect(placesAt(view.units, acts, 2).get('yellow.worker.1')).toBe('c3');
    expect([...hiddenAt(acts, 0)]).toEqual(['c3']);
    expect([...hiddenAt(acts, 1)]).toEqual([]);
    expect(hexAt(view, 'c3')?.up).toBe(true);
  });
  test('never takes long, however much there is', () => {
    const long = actsOf(Array.from({ length: 200 }, () => news).flat());
    expect(long.reduce((sum, { steps }) => sum + steps, 0)).toBeCloseTo(24);
  });
});
