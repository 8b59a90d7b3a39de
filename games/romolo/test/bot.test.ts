// The bot: what it does in clear positions, that it plays every mode to its end, and that it beats chance.
import type { Match, Seat, SetupInput } from '@tabularium/kernel';
import { playedOut, says as saysBy, winsIn } from '@tabularium/parts/testing';
import { expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { romolo } from '../rules/index.ts';
import type { RomoloKit } from '../table/table.ts';
import { onTo, type Position, position, unit } from './support/position.ts';

/** Its answer in the game's notation. */
const says = (match: Position, seat?: Seat): string => saysBy(mind, match, seat);
/** Gives its answer; where several decide at once, the first of them. */
function answer(match: Position): void {
  const [open] = match.match.pending;
  const seat = open?.seats[0] as Seat;
  match.as(seat, says(match, seat));
}
/** Lets the bot answer until something else is asked. */
function goesOn(match: Position, ask: string): Position {
  while (match.result === undefined && match.match.pending[0]?.ask !== ask) answer(match);
  return match;
}
/** All its answers until its action phase is over. */
function acted(match: Position): string[] {
  const said: string[] = [];
  for (let answer = ''; answer !== 'pass' || match.decision().ask !== 'act'; ) {
    answer = says(match);
    said.push(answer);
    if (answer === 'pass' && match.decision().ask === 'act') break;
    match.play(answer);
  }
  return said;
}

// ---- clear positions

test('builds where its capital grows, once there is bread', () => {
  const match = position({
    hexes: { c1: 'warehouse', c2: 'forest', b1: '2 farm' },
    units: { 'yellow.worker.1': 'c1', 'yellow.worker.2': 'c2' },
    stock: ['2 stone 1 wood 2 wheat'],
  });
  expect(says(match)).toBe('build yellow.worker.1');
  match.play('build yellow.worker.1');
  expect(says(match)).toBe('temple');
});
test('makes what it lacks, where it is found', () => {
  const match = position({
    hexes: { c1: '2 warehouse', c2: 'forest', b1: 'farm' },
    units: { 'yellow.worker.1': 'c1', 'yellow.worker.2': 'c2' },
    stock: ['2 wheat'],
  });
  expect(acted(match)).toContain('produce yellow.worker.2');
});
test('creates a worker when there is bread for it', () => {
  const match = position({
    hexes: { c1: '2 warehouse', b1: '2 farm' },
    units: { 'yellow.worker.1': 'c1', 'yellow.worker.2': 'b1' },
    stock: ['3 wheat'],
  });
  expect(acted(match).some((said) => said.startsWith('createWorker'))).toBe(true);
});
test('creates none that would starve', () => {
  const match = position({
    hexes: { b1: 'farm' },
    units: { 'yellow.worker.1': 'c1', 'yellow.worker.2': 'b1' },
    stock: ['3 wheat'],
  });
  expect(acted(match).some((said) => said.startsWith('createWorker'))).toBe(false);
});
test('hires a character that it can pay', () => {
  const match = position({
    hexes: { c1: 'warehouse', b1: 'farm' },
    units: { 'yellow.worker.1': 'c1', 'yellow.worker.2': 'c1' },
    money: [4, 0],
    display: ['praepositus', 'eques'],
    stock: ['1 stone'],
  });
  expect(acted(match).join()).toContain('praepositus');
});
test('feeds its units rather than lets them starve', () => {
  const match = position({
    phase: 'collect',
    units: { 'yellow.worker.1': 'c3', 'yellow.worker.2': 'c4' },
    stock: ['2 wheat'],
  });
  expect(says(onTo(match, 'hunger'))).toBe('wheat');
  goesOn(match.play('wheat'), 'act');
  expect(unit(match, 'yellow.worker.1').zone).toBe('map');
  expect(unit(match, 'yellow.worker.2').zone).toBe('map');
});
test('keeps the soldier when somebody has to go', () => {
  const match = position({
    phase: 'collect',
    units: { 'yellow.worker.1': 'c3', 'yellow.soldier.1': 'c3', 'yellow.worker.2': 'c3' },
    stock: ['2 wheat'],
  });
  onTo(match, 'hunger').play('wheat').play('wheat');
  expect(says(match)).toMatch(/^yellow\.worker/);
});

// ---- war

test('attacks a lone worker with a soldier', () => {
  const match = position({ phase: 'war', units: { 'yellow.soldier.1': 'c3', 'yellow.worker.1': 'c1', 'blue.worker.1': 'c3' } });
  expect(says(match)).toBe('c3 seat 1');
});
test('leaves a stronger one alone', () => {
  const match = position({
    phase: 'war',
    units: { 'yellow.worker.1': 'c3', 'blue.soldier.1': 'c3', 'blue.soldier.2': 'c3', 'blue.soldier.3': 'c3' },
  });
  expect(says(match)).toBe('pass');
});
test('pulls down a cracked tower and wins', () => {
  const match = position({
    phase: 'war',
    hexes: { e3: 'cracked' },
    units: { 'yellow.soldier.1': 'e3', 'yellow.soldier.2': 'e3', 'yellow.soldier.3': 'e3', 'yellow.worker.1': 'c1' },
  });
  goesOn(match, 'excess');
  expect(says(match)).toBe('tower');
  match.play('tower');
  expect(match.result?.winners).toEqual([0]);
});
test('spares what stands in its own capital', () => {
  const match = position({
    phase: 'war',
    hexes: { c1: 'warehouse temple' },
    units: { 'yellow.soldier.1': 'c1', 'yellow.soldier.2': 'c1', 'yellow.soldier.3': 'c1', 'blue.worker.1': 'c1' },
  });
  goesOn(match, 'excess');
  if (match.decision().ask === 'excess') expect(says(match)).toBe('pass');
  goesOn(match, 'act');
  expect(match.table.hexes[match.table.players[0]?.capital ?? 0]).toMatchObject({ built: { temple: 1 }, stores: [expect.anything()] });
});
test('keeps somebody at home when an army is near', () => {
  const match = position({
    hexes: { c1: 'warehouse', c2: 'forest', b1: 'farm' },
    units: { 'yellow.worker.1': 'c1', 'mercenary.1': 'c3 of 1', 'mercenary.2': 'c3 of 1', 'blue.soldier.1': 'c3', 'blue.worker.1': 'e3' },
  });
  acted(match);
  expect(unit(match, 'yellow.worker.1').at).toBe(match.table.players[0]?.capital);
});

// ---- the end

test('ends a game that it leads, and no other', () => {
  const ahead = position({
    ending: true,
    phase: 'start',
    hexes: { c1: '2 temple warehouse' },
    units: { 'yellow.worker.1': 'c1', 'blue.worker.1': 'e3' },
  });
  expect(says(ahead)).toBe('end the game');
  const behind = position({
    ending: true,
    phase: 'start',
    hexes: { e3: '2 temple warehouse' },
    units: { 'yellow.worker.1': 'c1', 'blue.worker.1': 'e3' },
  });
  expect(says(behind)).not.toBe('end the game');
});

// ---- allies

test('accepts what helps the team, and refuses what hurts it', () => {
  const sketch = {
    mode: 'teams',
    hexes: { c1: 'warehouse', a1: 'warehouse' },
    units: { 'yellow.worker.1': 'c1', 'red.worker.1': 'a1', 'red.worker.2': 'a1' },
  } as const;
  const generous = position({ ...sketch, stock: ['6 wood', '', '1 stone'] });
  generous.play('trade yellow.worker.1', 'give wood', 'propose');
  expect(says(generous)).toBe('accept');
  const greedy = position({ ...sketch, stock: ['6 wheat', '', '2 wheat'] });
  greedy.play('trade yellow.worker.1', 'take wheat', 'propose');
  expect(says(greedy)).toBe('refuse');
});

// ---- whole matches

const MODES: readonly SetupInput[] = [
  { mode: 'free', seats: 2, options: {} },
  { mode: 'free', seats: 3, options: { battleDie: 'on' } },
  { mode: 'free', seats: 4, options: {} },
  { mode: 'teams', seats: 4, options: {} },
  { mode: 'solo', seats: 1, options: {} },
];
const playOut = (setup: SetupInput, seed: number, isBot?: (seat: Seat) => boolean): Match<RomoloKit> =>
  playedOut(romolo, mind, setup, seed, isBot).match;
test.each(MODES)('plays $mode with $seats to its end, with answers that are allowed', (setup) => {
  expect(playOut(setup, 11).result).toBeDefined();
});
test('plays the same match again with the same seed', () => {
  const [one, other] = [1, 2].map(() => playOut(MODES[4] as SetupInput, 5).table);
  expect(one).toEqual(other);
});
test('beats random players', () => {
  expect(winsIn(10, (n, isBot) => playOut(MODES[0] as SetupInput, 40 + n, isBot))).toBeGreaterThanOrEqual(9);
});
test('develops: the winner has a strong capital, land and a character', () => {
  const { table } = playOut(MODES[0] as SetupInput, 3);
  const best = table.scoring?.sheets.reduce((top, sheet) => (sheet.total > top.total ? sheet : top));
  expect(best?.domain).toBeGreaterThanOrEqual(6);
  expect(best?.characters).toBeGreaterThanOrEqual(1);
  expect(best?.hexes).toBeGreaterThanOrEqual(5);
});
