import { loadPackage } from '@tabularium/games';
import { FastDice, Match, randomPick, textFor } from '@tabularium/kernel';
import { type AnyKit } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { deflated } from '../../link/squeezed.ts';
import { eyesIn } from '../../replay/open-replay.ts';
import { turnFrom } from '../../replay/playback.ts';
import { memoryStore } from '../../store/memory.ts';
import { branchedMatch } from '../../worker/order.ts';
import { Projector } from '../../worker/projector.ts';
import { reopened } from '../../worker/reopen.ts';
import { isShared, playShared, readShared, sharedText } from '../../worker/share.ts';
import { thinkerOf } from '../support/table.ts';

const pkg = await loadPackage('battalia');
if (!pkg) throw new Error('there is no battalia');
const SEATS = [
  { kind: 'human', name: 'Anna' },
  { kind: 'bot', name: 'Bruno', level: 'random' },
] as const;

/** A longer match, with gestures of several answers and undos. */
function played(decisions: number): Match<AnyKit> {
  const match = Match.start(pkg?.game as never, { mode: 'base', seats: 2 }, { seed: 'replay' }) as unknown as Match<AnyKit>;
  const dice = new FastDice(1);
  for (let n = 0; n < decisions && !match.result; n++) {
    const [decision] = match.pending;
    const seat = decision?.seats[0];
    if (!decision || seat === undefined) break;
    const pick = randomPick(decision, decision.options.length, dice);
    const isJoined = seat === 0 && n % 3 > 0 && match.answerNext(seat, { ask: decision.ask, text: textFor(decision, pick) });
    if (!isJoined) match.answer(seat, decision.id, pick, seat === 0 ? 'player' : 'bot');
    if (n % 7 === 0 && match.canUndo(seat)) match.undo(seat);
  }
  return match;
}

test('a replay shows every decision that stands, as every eye saw it then', () => {
  const match = played(120);
  const projector = new Projector(pkg, match.record());
  const { film } = projector;
  const last = film.places.length - 1;
  for (const eye of [0, 1, 'public'] as const) {
    expect({ ...projector.look(last, eye), undos: 0, decisions: [] }).toEqual({ ...match.view(eye), undos: 0, decisions: [] });
    expect(projector.events(eye)).toEqual(match.events(eye));
  }
  const middle = Math.floor(last / 2);
  const then = Match.resume(pkg.game, match.record(), { upTo: film.places[middle]?.upTo ?? 0 });
  expect(projector.look(middle, 0).table).toEqual(then.view(0).table);
  for (const eye of [0, 1, 'public'] as const) expect(projector.heard(middle, eye)).toBe(then.view(eye).events);
  expect(film.places.some(({ input }) => input && 'by' in input && input.by === 'rules')).toBe(false);
});

test('all-seeing eyes see every hand', () => {
  const match = played(40);
  const projector = new Projector(pkg, match.record());
  const last = projector.film.places.length - 1;
  const { players } = projector.look(last, 'all').table as { players: { hand: { cards: unknown } }[] };
  expect(players.map(({ hand }) => Array.isArray(hand.cards))).toEqual([true, true]);
  expect(projector.decider(last)).toBe(match.pending[0]?.seats[0]);
});

test('steps can be whole turns', () => {
  const { places } = new Projector(pkg, played(120).record()).film;
  const second = turnFrom(places, 0, 1);
  expect(places[second]?.turn).toBe(1);
  expect(turnFrom(places, second, -1)).toBe(0);
  expect(turnFrom(places, second + 1, -1)).toBe(places[second + 1]?.turn === 1 ? second : second + 1);
  expect(turnFrom(places, places.length - 1, 1)).toBe(places.length - 1);
});

test('a match fits into a link and comes out the same', async () => {
  const match = played(200);
  const record = match.record();
  const text = await sharedText(pkg, record, pkg.game.version, SEATS);
  expect(isShared(text)).toBe(true);
  expect(text.length).toBeLessThan(4000);
  const { origins, seats } = playShared(pkg, await readShared(text));
  expect(seats).toEqual(SEATS);
  expect(Match.resume(pkg.game, origins).record()).toEqual(record);
});

test('a damaged link and one of another version are refused', async () => {
  const text = await sharedText(pkg, played(20).record(), pkg.game.version + 1, SEATS);
  await expect(readShared(text.slice(0, 40))).rejects.toThrow('not whole');
  const shared = await readShared(text);
  expect(() => playShared(pkg, shared)).toThrow(expect.objectContaining({ code: 'newer-version' }));
  const nameless = await sharedText(pkg, played(20).record(), pkg.game.version, []);
  await expect(readShared(nameless)).rejects.toThrow('it names 0 seats');
});

test('whatever a link holds, it is refused with a sentence', async () => {
  const shared = await readShared(await sharedText(pkg, played(20).record(), pkg.game.version, SEATS));
  const [move] = shared.moves;
  const deep = 'deep';
  const brackets = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const open = async (value: unknown): Promise<unknown> =>
    playShared(pkg, await readShared(`z.${await deflated(JSON.stringify(value).replaceAll('"deep"', brackets))}`));
  for (const value of [
    null,
    7,
    [],
    { ...shared, seed: 7 },
    { ...shared, version: 'one' },
    { ...shared, moves: [7] },
    { ...shared, moves: [[0, 0, 'wizard']] },
    { ...shared, moves: [['x', 0]] },
    { ...shared, moves: [[9, 0]] },
    { ...shared, moves: [[0, 'fly']] },
    { ...shared, moves: [[0, deep]] },
    { ...shared, moves: [[0, null]] },
    { ...shared, moves: [move, move, move, move] },
    { ...shared, setup: { ...shared.setup, mode: deep } },
    { ...shared, setup: { seats: 2 }, seats: deep },
  ])
    await expect(open(value), JSON.stringify(value).slice(0, 200)).rejects.toMatchObject({
      code: 'bad-record',
      message: expect.stringMatching(/^this link (is damaged|does not hold a match)/),
    });
});

test('while a match of this browser runs, only its own eyes are offered', () => {
  expect(eyesIn(SEATS, false)).toEqual([0, 'public']);
  expect(eyesIn(SEATS, true)).toEqual([0, 'all', 1, 'public']);
  expect(eyesIn([SEATS[0], SEATS[0]], false)).toEqual(['public']);
});

test('a branch of a running match has hands and dice of its own, can be kept, played and replayed, and not be sent as a link', async () => {
  const match = played(120);
  expect(match.result).toBeUndefined();
  const origins = match.record();
  const seats = [SEATS[0], { kind: 'bot', name: '', level: 'random' }] as const;
  const branch = branchedMatch(pkg, origins, seats, origins.inputs.length, 0);
  expect(branch).toMatchObject({ game: 'battalia', seats, inputs: [], count: 0, result: null });
  expect(branch.seed).not.toBe(origins.seed);
  expect(JSON.stringify(branch)).not.toContain(origins.seed);

  const store = memoryStore();
  await store.create(branch);
  const keeper = await reopened(pkg, branch, { store, thinker: thinkerOf(pkg) });
  const { view } = (await keeper.begin()).scene;
  expect(branch.save?.table).not.toEqual(match.save({ latest: true }).table); // re-dealt
  const turn = await keeper.botTurn();
  const decision = view.decisions[0];
  if (decision) await keeper.answer(0, decision.id, decision.some ? Array.from({ length: decision.some.min }, (_, n) => n) : 0);
  else if (turn) await keeper.give(turn, 0);
  const stored = await store.get(branch.id);
  if (!stored) throw new Error('it was kept');
  expect(stored.inputs.length).toBeGreaterThan(0);
  const projector = new Projector(pkg, stored);
  expect(projector.film.places.length).toBeGreaterThan(1);
  expect(projector.film.isWhole).toBe(false);
});
