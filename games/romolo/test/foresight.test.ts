// What bots that look ahead go by: what they would try, and how they judge a position.
import { FastDice, Match, type SetupInput } from '@tabularium/kernel';
import type { Look, Sighted } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { foresight } from '../bot/foresight.ts';
import { mind } from '../bot/mind.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { romolo } from '../rules/index.ts';
import type { RomoloKit } from '../table/table.ts';
import type { RomoloView } from '../table/view.ts';
import { position } from './support/position.ts';

const SETUPS: readonly SetupInput[] = [
  { mode: 'free', seats: 2, options: {} },
  { mode: 'free', seats: 3, options: {} },
  { mode: 'teams', seats: 4, options: {} },
  { mode: 'solo', seats: 1, options: {} },
];
const DECISIONS = 200;
const MOST = 4;
type Looking = Look<RomoloKit, RomoloView>;

/** Plays on as the mind would, and shows every decision first. Each look has the same whims. */
function playThrough(setup: SetupInput, see: (match: Match<RomoloKit>, look: () => Looking) => void): void {
  const match = Match.start(romolo, setup, { seed: 'ahead', dice: new FastDice(3) });
  for (let n = 0; n < DECISIONS && !match.result; n++) {
    const [decision] = match.pending;
    const seat = decision?.seats[0];
    if (!decision || seat === undefined) throw new Error('nobody is asked');
    const view = (): Sighted<RomoloKit, RomoloView> => match.view(seat) as Sighted<RomoloKit, RomoloView>;
    const look = (): Looking => ({ seat, decision, dice: new FastDice(n), view, fork: () => match.fork(seat, new FastDice(n)) });
    see(match, look);
    match.answer(seat, decision.id, mind.choose(look()), 'bot');
  }
}

test.each(SETUPS)('tries the mind’s own choice first, then other legal options: $mode with $seats', (setup) => {
  let tried = 0;
  playThrough(setup, (_, look) => {
    const { decision } = look();
    if (!foresight.asks.has(decision.ask)) return;
    const ranked = foresight.rank(look(), MOST);
    const options = decision.options.length + (decision.pass ? 1 : 0);
    expect(ranked[0]).toBe(mind.choose(look()));
    expect(new Set(ranked).size).toBe(ranked.length);
    expect(ranked.length).toBeLessThanOrEqual(MOST);
    for (const one of ranked) expect(one).toSatisfy((option: number) => option >= 0 && option < options);
    tried += ranked.length - 1;
  });
  expect(tried).toBeGreaterThan(50);
});
test.each(SETUPS)('judges a position the same whatever is hidden: $mode with $seats', (setup) => {
  playThrough(setup, (match, look) => {
    const stands = (guess: number): unknown => {
      const { table } = match.fork(look().seat, new FastDice(guess));
      return table.players.filter(({ automaton }) => !automaton).map(({ owner }) => foresight.features(table, owner));
    };
    expect(stands(1)).toEqual(stands(2));
  });
});
test.each([en, it])('names every number that it counts, in both languages', (messages) => {
  const { table } = position({ units: { 'yellow.worker.1': 'c1' } });
  expect(foresight.features(table, 0)).toHaveLength(foresight.names.length);
  expect(Object.keys(messages.foresight)).toEqual(foresight.names);
});
test('never tries to change its mind about who is an enemy', () => {
  let chances = 0;
  playThrough(SETUPS[0] as SetupInput, (_, look) => {
    const { decision } = look();
    if (decision.ask !== 'act') return;
    const stances = decision.options.flatMap((option, n) => (option.do === 'stance' ? [n] : []));
    const ranked = foresight.rank(look(), decision.options.length + 1);
    chances += stances.length;
    expect(stances.filter((one) => ranked.includes(one))).toEqual([]);
  });
  expect(chances).toBeGreaterThan(0);
});
test('tries only one of two workers who stand alike', () => {
  const match = position({
    hexes: { c1: 'warehouse', b1: '2 farm', c2: 'forest' },
    units: { 'yellow.worker.1': 'c1', 'yellow.worker.2': 'c1', 'blue.worker.1': 'e3' },
    stock: ['2 wheat'],
  });
  const decision = match.match.pending[0] as Looking['decision'];
  const ranked = foresight.rank(
    {
      seat: 0,
      decision,
      dice: new FastDice(1),
      view: () => match.match.view(0) as Sighted<RomoloKit, RomoloView>,
      fork: () => match.match,
    },
    99,
  );
  const said = ranked.flatMap((one) => {
    const act = decision.options[one as number];
    return typeof act === 'object' && 'to' in act && 'do' in act ? [`${act.do} ${act.to}`] : [];
  });
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said).size).toBe(said.length);
});
test('knows when a turn is over, how far a match has come, and who plays together', () => {
  const match = Match.start(romolo, { mode: 'teams', seats: 4, options: {} }, { seed: 'ahead', dice: new FastDice(3) });
  const { table } = match;
  expect(foresight.progress(table)).toBeLessThan(0.5);
  expect(foresight.progress({ ...table, ending: true })).toBe(1);
  const sides = [0, 1, 2, 3].map((seat) => foresight.sideOf?.(table, seat));
  expect(new Set(sides).size).toBe(2);
  expect(foresight.clock({ ...table, turn: { ...table.turn, number: 9 } })).toBe(9);
});
test('would rather have a capital that stands and bread for everybody', () => {
  const safe = position({ hexes: { b1: 'farm' }, units: { 'yellow.worker.1': 'c1', 'yellow.worker.2': 'c1' } }).table;
  const poor = position({ hexes: { c1: 'cracked' }, units: { 'yellow.worker.1': 'c1', 'yellow.worker.2': 'c1' } }).table;
  const at = (name: string): number => foresight.names.indexOf(name);
  const [one, other] = [foresight.features(safe, 0), foresight.features(poor, 0)];
  expect(one[at('hungry')]).toBe(0);
  expect(other[at('hungry')]).toBe(2);
  expect(other[at('danger')] as number).toBeGreaterThan(one[at('danger')] as number);
});
