// Matches stored by an older version of their game.
import { readdirSync, readFileSync } from 'node:fs';
import { loadPlayable } from '@tabularium/games';
import { type Game, Match, parseRecord, parseSave, type Save } from '@tabularium/kernel';
import { type Playable } from '@tabularium/parts/shape';
import { describe, expect, test } from 'vitest';
import { type TicTacToeKit, ticTacToe } from '../../../kernel/test/games/tictactoe.ts';
import type { MatchStore, StoredMatch } from '../../link/shape.ts';
import { memoryStore } from '../../store/memory.ts';
import { Keeper } from '../../worker/keeper.ts';
import { orderedMatch, resumedMatch } from '../../worker/order.ts';
import { Projector } from '../../worker/projector.ts';
import { reopened } from '../../worker/reopen.ts';
import { matchOf } from '../support/table.ts';

/** There are no bots: the tests answer for everybody. */
const thinker = { think: () => Promise.reject(new Error('nobody thinks here')) };
const playable = (game: Game<TicTacToeKit>): Playable => ({ game }) as unknown as Playable;
const one = playable(ticTacToe);
/** Version 2: the middle cell cannot be marked. */
const two = playable({
  ...ticTacToe,
  version: 2,
  play: function* (table, ref) {
    while (table.winner === null && table.cells.includes(-1)) {
      ref.checkpoint();
      const cell = yield* ref.choose(table.turn, {
        ask: 'mark',
        rule: 'TTT-1.1',
        options: () => [0, 1, 2, 3, 5, 6, 7, 8].filter((free) => table.cells[free] === -1),
      });
      ref.tell({ kind: 'marked', rule: 'TTT-1.1', seat: table.turn, cell });
      table.cells[cell] = table.turn;
      table.turn = 1 - table.turn;
    }
  },
});

/** A match in which version 1 marked some cells, the middle one third. */
async function kept(marks: number, withSave: boolean): Promise<{ store: MatchStore; stored: StoredMatch }> {
  const store = memoryStore();
  const stored = orderedMatch(one, { setup: {}, seats: [], seed: 'old' });
  await store.create(stored);
  const keeper = new Keeper(one, stored, { store, thinker });
  for (const cell of [0, 1, 4, 2, 3].slice(0, marks)) await mark(one, keeper, cell);
  const { save, ...rest } = (await store.get(stored.id)) as StoredMatch;
  return { store, stored: withSave && save ? { ...rest, save } : rest };
}
async function mark(pkg: Playable, keeper: Keeper, cell: number): Promise<void> {
  const [decision] = (await matchOf(pkg, keeper)).pending;
  if (!decision) throw new Error('nothing is asked');
  await keeper.answer(decision.seats[0] ?? 0, decision.id, (decision.options as readonly number[]).indexOf(cell));
}
const cellsOf = async (pkg: Playable, keeper: Keeper): Promise<number[]> =>
  ((await matchOf(pkg, keeper)).view('public').table as { cells: number[] }).cells;

describe('a match of this browser whose game has changed', () => {
  test('continues from its last save, and keeps its past', async () => {
    const { store, stored } = await kept(4, true);
    const keeper = await reopened(two, stored, { store, thinker });
    expect(keeper.info.carried).toEqual({ lost: 0 });
    expect(await cellsOf(two, keeper)).toEqual([0, 1, 1, -1, 0, -1, -1, -1, -1]);
    await mark(two, keeper, 8);
    const again = (await store.get(stored.id)) as StoredMatch;
    expect(again).toMatchObject({ version: 2, count: 5, passages: [{ after: 4, from: 1, lost: 0 }] });
    const later = await reopened(two, again, { store, thinker });
    expect(later.info).not.toHaveProperty('carried');
    expect(await cellsOf(two, later)).toEqual(await cellsOf(two, keeper));
  });
  test('continues from its inputs where no save was kept, and says what is lost', async () => {
    const { store, stored } = await kept(4, false);
    const keeper = await reopened(two, stored, { store, thinker });
    expect(keeper.info.carried).toEqual({ lost: 2 });
    expect(await cellsOf(two, keeper)).toEqual([0, 1, -1, -1, -1, -1, -1, -1, -1]);
  });
  test('is shown whole in a replay, which says what it cannot check', async () => {
    const { store, stored } = await kept(4, true);
    const keeper = await reopened(two, stored, { store, thinker });
    await mark(two, keeper, 8);
    const { film } = new Projector(two, (await store.get(stored.id)) as StoredMatch);
    expect(film.parts.map(({ version }) => version)).toEqual([1, 2]);
    expect(film.isWhole).toBe(false);
    expect(film.places.map(({ part, isUnseen }) => [part, isUnseen])).toEqual([
      [0, false],
      [0, false],
      [0, false],
      [0, true], // the middle cell
      [0, true],
      [1, false], // as it continued
      [1, false],
    ]);
    const projector = new Projector(two, await keeper.record());
    const cellsAt = (place: number): number[] => (projector.look(place, 'public').table as { cells: number[] }).cells;
    expect(cellsAt(4)).toEqual([0, 1, -1, -1, -1, -1, -1, -1, -1]);
    expect(cellsAt(6)).toEqual([0, 1, 1, -1, 0, -1, -1, -1, 0]);
    expect(projector.events('public').map(({ n }) => n)).toEqual([0, 1, 3, 4]); // the outcome of the third mark is unknown
  });
  test('comes back from a file, and continues from its save', async () => {
    const { stored } = await kept(4, true);
    const record = Match.resume(one.game, stored).record();
    expect(resumedMatch(two, record)).toMatchObject({ version: 2, count: 4, passages: [{ lost: 0 }] });
  });
  test('survives a save that cannot be read', async () => {
    const { store, stored } = await kept(4, true);
    for (const save of [{}, null, { ...stored.save, mark: 7 }, { ...stored.save, table: { cells: 7 } }])
      expect((await reopened(two, { ...stored, save: save as unknown as Save }, { store, thinker })).info.carried).toMatchObject({
        lost: 2,
      });
  });
});

describe('matches that were kept before the rules last changed', () => {
  const folder = new URL('./stored/', import.meta.url);
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const record = parseRecord(readFileSync(new URL(name, folder), 'utf8'));
    const { game: id, version, setup, seed, inputs } = record;
    test(`${id}, as this browser kept it: it continues, and is shown`, async () => {
      const pkg = (await loadPlayable(id)) as Playable;
      const stored = { ...keptRow(id), version, setup, seed, inputs, count: inputs.length };
      const store = memoryStore();
      await store.create(stored);
      const keeper = await reopened(pkg, stored, { store, thinker });
      const before = await matchOf(pkg, keeper);
      expect(before.result).toBeUndefined();
      const turn = await keeper.botTurn();
      const [decision] = before.pending;
      if (!turn || !decision) throw new Error('nobody is asked anything');
      await keeper.give(turn, decision.some ? Array.from({ length: decision.some.min }, (_, i) => i) : 0);
      const again = (await store.get(stored.id)) as StoredMatch;
      expect(again.version).toBe(pkg.game.version);
      const later = await reopened(pkg, again, { store, thinker });
      expect((await matchOf(pkg, later)).view('public')).toEqual((await matchOf(pkg, keeper)).view('public'));
      const { film } = new Projector(pkg, again);
      expect(film.places.at(-1)).toMatchObject({ isUnseen: false });
    });
    test(`${id}, with its last save: it continues from there, except for what its rules no longer offer`, async () => {
      const pkg = (await loadPlayable(id)) as Playable;
      const save = parseSave(readFileSync(new URL(`saves/${name}`, folder), 'utf8'));
      const stored = { ...keptRow(id), version, setup, seed, inputs, count: inputs.length, save };
      const keeper = await reopened(pkg, stored, { store: memoryStore(), thinker });
      expect((await matchOf(pkg, keeper)).heard('public')).toBeGreaterThanOrEqual(save.mark.heard[0] as number);
      expect(keeper.info.carried?.lost ?? 0).toBeLessThanOrEqual(save.inputs.length);
      expect(await keeper.botTurn()).toBeDefined();
    });
    test(`${id}, as a file of the terminal: it continues`, async () => {
      const pkg = (await loadPlayable(id)) as Playable;
      const stored = resumedMatch(pkg, record);
      expect(stored).toMatchObject({ game: id, version: pkg.game.version, result: null });
      expect(stored.inputs.slice(0, inputs.length)).toEqual(inputs);
    });
  }
});
const keptRow = (game: string): StoredMatch => ({
  id: 'kept',
  game,
  version: 1,
  setup: { mode: '', seats: 0, options: {} },
  seats: Array.from({ length: 6 }, () => ({ kind: 'bot', name: '' })),
  seed: '',
  inputs: [],
  created: 0,
  changed: 0,
  count: 0,
  toAct: [],
  result: null,
});
