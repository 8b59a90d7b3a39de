// The table on the board: what points on it mean, where options can be grabbed, what the rules say about it, and news played backwards.
import { type Decision, FastDice, Match } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../../board/common/choices.ts';
import { handlesOf } from '../../board/common/decision-handles.ts';
import { groundOf } from '../../board/common/ground.ts';
import { type Handle, handleAt } from '../../board/common/handle.ts';
import { isOn, type Plane, partAt, placeCalled, pointAt, quarter } from '../../board/common/plane.ts';
import { distanceInSteps, rangeOf, sightsBetween } from '../../board/common/sights.ts';
import { numbersOfUnit, targetsOf } from '../../board/common/targets.ts';
import { touchesAt } from '../../board/common/touches.ts';
import { nextFacing, shownHandles, turnsByHeading } from '../../board/map/facing.ts';
import { nextTarget } from '../../board/map/overlay.tsx';
import { CELL, cover, emptyCover, outlinesOf } from '../../board/map/reach-area.ts';
import { heldAt } from '../../board/map/ruler.tsx';
import { reachedFrom } from '../../board/map/use-reach.ts';
import { turnFor } from '../../board/map/use-window.ts';
import { actsOf, type Poses, posesAt } from '../../board/motion/timeline.ts';
import type { Pose } from '../../content/shapes.ts';
import { tableOf } from '../../lesson/layout.ts';
import { arcaneLegions } from '../../rules/index.ts';
import { see } from '../../rules/see.ts';
import type { Manoeuvre, UnitName } from '../../table/asks.ts';
import { poseCalled, poseName } from '../../table/names.ts';
import type { ArcaneKit, Table } from '../../table/table.ts';
import type { ArcaneView } from '../../table/view.ts';
import { lively } from '../support/lively.ts';
import { position, type Sketch } from '../support/position.ts';

const NOTHING = new Map();
/** A plane turned each of the four ways. */
const planes = [0, 1, 2, 3].map((turn): Plane => ({ width: 16, depth: 24, turn: quarter(turn) }));
const viewOf = (match: { view: (eye: 0) => { readonly table: object } }): ArcaneView => match.view(0).table as ArcaneView;
/** What is asked, and where it can be grabbed. */
function asked(sketch: Sketch, ...moves: readonly string[]): { decision: Decision<ArcaneKit>; ground: Table; handles: readonly Handle[] } {
  const { match } = position(sketch).play(...moves);
  const [decision] = match.pending;
  if (decision === undefined) throw new Error('nothing is asked');
  const ground = groundOf(viewOf(match));
  return { decision, ground, handles: handlesOf(decision, ground, NOTHING) };
}

describe('the plane', () => {
  test('every point of the drawing is a place on the table, however it is turned', () => {
    for (const plane of planes)
      for (const [x, y] of [
        [0, 0],
        [16, 24],
        [3.2, 20.5],
        [12, 1],
      ] as const) {
        // biome-ignore format: some places
        const back = pointAt(plane, partAt(plane, { x, y }));
        expect([back.x, back.y].map((at) => Math.round(at * 1000) / 1000)).toEqual([x, y]);
      }
  });
  test('players see the table from their own edge; a long table fits a wide window', () => {
    const long = { width: 16, depth: 24 };
    const low = (heading: 0 | 2 | 4 | 6, isLying: boolean, field = long): 'below' | 'left' | 'elsewhere' => {
      const plane: Plane = { ...field, turn: turnFor(field, heading, isLying) };
      const edge = { 0: { x: 8, y: 0 }, 2: { x: 0, y: 12 }, 4: { x: 8, y: field.depth }, 6: { x: field.width, y: 12 } }[heading];
      const { x, y } = partAt(plane, edge);
      return y > 0.9 ? 'below' : x < 0.1 ? 'left' : 'elsewhere';
    };
    expect([low(0, false), low(4, false), low(0, true), low(4, true)]).toEqual(['below', 'below', 'left', 'left']);
    expect([low(2, true, { width: 24, depth: 24 }), low(6, false, { width: 24, depth: 24 })]).toEqual(['below', 'below']);
  });
  test('a point lies on a base that stands aslant only between its sides', () => {
    const place = { x: 8, y: 8, heading: 1 } as const;
    expect(isOn({ x: 8.6, y: 7.4 }, place, 2, 1)).toBe(true);
    expect(isOn({ x: 8.6, y: 8.6 }, place, 2, 1)).toBe(false);
  });
});

describe('the table as it is seen', () => {
  test('it is the table of the rules', () => {
    const match = Match.start(arcaneLegions, { mode: 'standard', seats: 3, options: { points: 5000 } }, { seed: 'ground' });
    const dice = new FastDice(3);
    for (let n = 0; n < 260 && match.pending[0] !== undefined; n++) {
      if (n % 20 === 0) {
        const table = match.table;
        const ground = groundOf(match.view('public').table as ArcaneView);
        const bare = ({ units, pieces, contacts, players, terms, order }: Table): unknown => ({
          units: units.map(({ damagedBy: _, ...unit }) => (unit.state === 'deployed' ? unit : { ...unit, x: 0, y: 0, heading: 0 })),
          pieces,
          contacts: contacts.map((contact) => JSON.stringify(contact)).sort(),
          players: players.map(({ out, ...player }) => ({ ...player, out: out > 0 })),
          terms,
          order,
        });
        expect(bare(ground)).toEqual(bare(table));
      }
      const [open] = match.pending;
      if (open !== undefined) match.answer(open.seats[0] ?? 0, open.id, lively(open, dice));
    }
  });
});

describe('manoeuvres', () => {
  const crowd: Sketch = {
    units: { 'A:R01': '8 8 N', 'B:E01': '8.3 10.5 S', 'B:E02': '10.6 8.2 W' },
    pieces: ['wood 5 9', 'objective 8 5'],
  };
  test('every option can be grabbed, and leads where the rules say', () => {
    const { match } = position(crowd).play('A:R01 move');
    const [decision] = match.pending;
    if (decision?.ask !== 'manoeuvre') throw new Error('no manoeuvre is asked for');
    const handles = handlesOf(decision, groundOf(viewOf(match)), NOTHING);
    expect(handles.flatMap(({ numbers }) => numbers).toSorted((a, b) => a - b)).toEqual([...decision.options.keys()]);
    for (const { numbers, ghost } of handles)
      for (const number of numbers) {
        const { at } = match.about(0, number) as { at: string };
        expect(ghost?.place).toEqual(placeCalled(at));
      }
  });
  test('of several that lead to the same pose the cheapest is taken', () => {
    const { decision, handles } = asked(crowd, 'A:R01 move');
    const costs = (handle: Handle): readonly number[] => handle.numbers.map((number) => (decision.options[number] as Manoeuvre).cost);
    for (const handle of handles) expect(costs(handle)).toEqual(costs(handle).toSorted((a, b) => a - b));
  });
  test('the compass leaves few turns at a time, and none is lost', () => {
    const { decision, handles } = asked({ units: { 'A:R01': '8 8 N', 'B:E01': '8 20 S' } }, 'A:R01 move');
    const turns = handles.filter(({ kind }) => kind === 'turn');
    const counts = turnsByHeading(handles);
    expect(turns.length).toBeGreaterThan(150);
    const shown = counts.flatMap((_, heading) => shownHandles(handles, decision, heading as 0));
    expect(new Set(shown.map(({ key }) => key))).toEqual(new Set(handles.map(({ key }) => key)));
    expect(Math.max(...counts)).toBeLessThan(40);
    const usual = shownHandles(handles, decision, 'usual');
    expect(usual.filter(({ kind }) => kind === 'step')).toHaveLength(4);
    expect(usual.filter(({ kind }) => kind === 'turn')).toHaveLength(12);
  });
  test('a unit with something before its front is first shown the turns from middle to middle', () => {
    const { decision, handles } = asked({ units: { 'A:R01': '8 8 N', 'B:E02': '8 20 S' }, pieces: ['rocks 8 9.5'] }, 'A:R01 move');
    const tools = shownHandles(handles, decision, 'usual')
      .filter(({ kind }) => kind === 'turn')
      .map(({ numbers }) => decision.options[numbers[0] ?? 0] as Extract<Manoeuvre, { tool: string }>);
    expect(tools.length).toBeGreaterThan(0);
    expect(tools.every(({ tool, attach }) => ['R', 'B', 'L'].includes(tool) && attach.length === 1)).toBe(true);
  });
  test('the compass goes from one heading with turns to the next, and back to the usual ones', () => {
    const counts = [0, 3, 0, 0, 2, 0, 0, 0];
    expect([nextFacing('usual', 1, counts), nextFacing(1, 1, counts), nextFacing(4, 1, counts), nextFacing('usual', -1, counts)]).toEqual([
      1,
      4,
      'usual',
      4,
    ]);
  });
  test('the nearest thing is grabbed, and nothing far away', () => {
    const { handles } = asked({ units: { 'A:R01': '8 8 N', 'B:E01': '8 20 S' }, options: { halfSteps: 'on' } }, 'A:R01 move');
    expect(handleAt(handles, { x: 8, y: 9.3 })?.key).toBe('step F 1');
    expect(handleAt(handles, { x: 8, y: 8.8 })?.key).toBe('step F 0.5');
    expect(handleAt(handles, { x: 8, y: 16 })).toBeUndefined();
  });
});

describe('other questions on the table', () => {
  test('a base that lies flush is shown where it would end up', () => {
    const { decision, handles } = asked({ units: { 'A:R01': '8 8 NE', 'B:E01': '8.7 10.2 S' } }, 'A:R01 move', 'F');
    if (decision.ask !== 'snap') throw new Error('nothing is met');
    expect(handles.map(({ ghost }) => ghost && 'unit' in ghost && ghost.place)).toEqual(decision.options.map(({ at }) => placeCalled(at)));
  });
  test('one click on the map puts a piece of terrain there', () => {
    const match = Match.start(arcaneLegions, { mode: 'standard', seats: 2, options: { battlefield: 'placed' } }, { seed: 'pieces' });
    const dice = new FastDice(5);
    for (let n = 0; n < 60 && match.pending[0]?.ask !== 'pieceX'; n++) {
      const [open] = match.pending;
      if (open !== undefined) match.answer(open.seats[0] ?? 0, open.id, dice.below(open.options.length));
    }
    const [decision] = match.pending;
    if (decision?.ask !== 'pieceX') throw new Error('no piece is laid');
    const handles = handlesOf(decision, groundOf(viewOf(match)), NOTHING);
    const handle = handles[Math.floor(handles.length / 2)];
    const before = match.table.pieces.length;
    match.answer(decision.seats[0] ?? 0, decision.id, handle?.numbers[0] ?? 0);
    for (const said of handle?.next ?? []) match.answerNext(decision.seats[0] ?? 0, said);
    const laid = match.table.pieces[before];
    expect(laid && { x: laid.x / 10_000, y: laid.y / 10_000 }).toEqual({ x: handle?.at.x, y: handle?.at.y });
  });
});

describe('units', () => {
  const sketch: Sketch = { units: { 'A:R04': '8 8 N', 'A:R01': '3 8 N', 'B:E01': '8 12 S', 'B:E02': '15 22 S' }, pieces: ['rocks 11 12'] };
  test('a unit is selected before it is ordered, and then its enemies can be clicked', () => {
    const { decision, ground } = asked(sketch);
    const choices = choicesOf(decision);
    const orders = (selected: UnitName | null, unit: UnitName): readonly string[] =>
      numbersOfUnit(decision, choices, selected, unit).map((number) => (decision.options[number] as { order: string }).order);
    expect(orders('A:R04', 'B:E01')).toEqual(['ranged']);
    expect([orders(null, 'B:E01'), orders('A:R01', 'B:E01'), orders('A:R04', 'A:R04')]).toEqual([[], [], []]);
    const view = see(ground);
    const targets = targetsOf({ decision, choices, handles: [], units: view.units, pieces: view.field.pieces, selected: 'A:R04' });
    expect(targets.targetAt({ x: 8.9, y: 12.3 })).toEqual({ unit: 'B:E01' });
    expect(targets.targetAt({ x: 11.4, y: 11.2 })).toEqual({ piece: 0 });
    expect(targets.targetAt({ x: 1, y: 20 })).toBeUndefined();
    const north = planes[0] as Plane;
    expect(nextTarget(north, targets, { x: 8, y: 8 }, 'ArrowUp')).toEqual({ unit: 'B:E01' });
    expect(nextTarget(planes[2] as Plane, targets, { x: 8, y: 8 }, 'ArrowDown')).toEqual({ unit: 'B:E01' });
    expect(nextTarget(north, targets, { x: 8, y: 8 }, 'ArrowLeft')).toEqual({ unit: 'A:R01' });
  });
  test('slots are found with the unit they belong to', () => {
    const decision = {
      ask: 'damage',
      options: [{ slot: 'S1' }, { slot: 'S4' }],
      facts: { unit: 'A:R01', left: 2, why: 'combat' },
    } as unknown as Decision<ArcaneKit>;
    expect([...(choicesOf(decision).slots.get('A:R01')?.keys() ?? [])]).toEqual(['S1', 'S4']);
    expect(choicesOf(decision).about).toBe('A:R01');
  });
});

describe('judging', () => {
  const ground = tableOf({
    units: { 'A:R04': '8 8 N', 'A:R01': '8 9.5 N', 'B:E01': '8 12 S', 'B:E02': '3 12 S' },
    pieces: ['rocks 5.5 10', 'wood 12 10'],
  });
  test('lines say what they cross and what blocks them', () => {
    const front = sightsBetween(ground, 'A:R04', 'B:E01', 6).find(({ from, to }) => from === 'F' && to === 'F');
    expect(front).toMatchObject({ crossed: ['A:R01'], blockedBy: [], state: 'crossed', distance: 3 });
    const aside = sightsBetween(ground, 'A:R04', 'B:E02', 6).find(({ from, to }) => from === 'F' && to === 'F');
    expect(aside).toMatchObject({ blockedBy: ['rocks 1'], state: 'blocked' });
    expect(sightsBetween(ground, 'A:R04', 'B:E01', 2).find(({ from, to }) => from === 'F' && to === 'F')?.state).toBe('far');
  });
  test('lines between two units are labelled apart from each other', () => {
    const slanting = tableOf({ units: { 'A:R08': '5 8 N', 'B:E11': '8.5 11.5 S' } });
    const plates = sightsBetween(slanting, 'A:R08', 'B:E11', 6)
      .filter(({ state }) => state === 'free')
      .map(({ plate }) => plate);
    expect(plates.length).toBe(4);
    for (const [number, plate] of plates.entries())
      for (const other of plates.slice(number + 1)) expect(Math.hypot(plate.x - other.x, plate.y - other.y)).toBeGreaterThan(0.45);
  });
  test('which sides of enemies a base would touch, and what they are good for', () => {
    const near = tableOf({ units: { 'A:R01': '2 2 N', 'A:R02': '8 6 N', 'B:E01': '8 12 S' } });
    const touched = (at: string) => touchesAt(near, 'A:R01', poseCalled(at) as Pose);
    expect(touched('8 11 N')).toEqual([{ unit: 'B:E01', side: 'F', colour: 'blue' }]);
    expect(touched('6.5 12 E')).toEqual([{ unit: 'B:E01', side: 'R', colour: 'grey' }]);
    expect(touched('8 10 N')).toEqual([]);
    expect(touched('8 7 N')).toEqual([]); // a friend
  });
  test('a unit without a ready icon does not shoot', () => {
    const units = see(ground).units;
    const range = (name: string): number => rangeOf(units.find(({ unit }) => unit === name) as ArcaneView['units'][number]);
    expect([range('A:R04'), range('A:R01')]).toEqual([6, 0]);
  });
  test('the ruler snaps to a notch nearby, and distances go from notch to notch', () => {
    expect(heldAt(ground, { x: 8.1, y: 8.6 })).toEqual({ x: 8, y: 8.5 });
    expect(heldAt(ground, { x: 1, y: 1 })).toEqual({ x: 1, y: 1 });
    expect(distanceInSteps(ground, 'A:R04', 'B:E01')).toBe(3);
  });
  test('everything in reach is shaded, and units that can be touched are named', () => {
    const open = tableOf({ units: { 'A:R01': '8 8 N', 'B:E01': '8 12 S', 'B:E02': '3 22 S' } });
    const reached = reachedFrom(open, 'A:R01', 3, planes[0] as Plane);
    expect(reached).toMatchObject({ enemies: ['B:E01'], isWhole: true });
    const covered = emptyCover({ width: 16, depth: 24 });
    for (const { pose } of reached.stops) cover(covered, pose, { width: 20_000, depth: 10_000 });
    const north = Math.max(...outlinesOf(covered).flatMap((loop) => loop.map(({ y }) => y * CELL)));
    expect(north).toBeCloseTo(11.6); // up to 11.5, where the enemy stands
  });
  test('the outline of covered ground goes once around it, and around every hole in it', () => {
    const covered = emptyCover({ width: 2, depth: 2 });
    for (const column of [2, 3, 4]) for (const row of [2, 3, 4]) if (column !== 3 || row !== 3) covered.isCovered[row * 10 + column] = 1;
    const areas = outlinesOf(covered).map((loop) =>
      loop.reduce(
        (sum, { x, y }, n) => sum + (x * (loop[(n + 1) % loop.length]?.y ?? 0) - (loop[(n + 1) % loop.length]?.x ?? 0) * y) / 2,
        0,
      ),
    );
    expect(areas.toSorted((a, b) => a - b)).toEqual([-1, 9]);
  });
});

describe('news', () => {
  const standing = ({ units }: ArcaneView): Poses => new Map(units.map(({ unit, at }) => [unit, at]));
  for (const setup of [
    { mode: 'firstBattle', seats: 2 },
    { mode: 'standard', seats: 2, options: { points: 5000 } },
  ])
    test(`${setup.mode}: undone, they lead back to the picture before`, () => {
      const match = Match.start(arcaneLegions, setup, { seed: `timeline ${setup.mode}` });
      const dice = new FastDice(9);
      let before: Poses = new Map();
      let heard = 0;
      let moved = 0;
      for (let n = 0; n < 400 && match.pending[0] !== undefined; n++) {
        const view = match.view('public').table as ArcaneView;
        const acts = actsOf(match.events('public', heard).map(({ event }) => event));
        heard = match.view('public').events;
        const undone = posesAt(view.units, acts, 0, before);
        if (n > 0) for (const [unit, at] of before) expect(undone.get(unit)).toBe(at);
        moved += [...before].filter(([unit, at]) => view.units.find((one) => one.unit === unit)?.at !== at).length;
        before = standing(view);
        expect(posesAt(view.units, acts, acts.length, before)).toEqual(before);
        const [open] = match.pending;
        if (open !== undefined) match.answer(open.seats[0] ?? 0, open.id, lively(open, dice));
      }
      expect(moved).toBeGreaterThan(5);
    });
});

test('a pose is named alike on the board and in the rules', () => {
  expect(placeCalled(poseName({ x: 85_000, y: 92_929, heading: 1 }))).toEqual({ x: 8.5, y: 9.2929, heading: 1 });
  expect(placeCalled('nowhere')).toBeUndefined();
});
