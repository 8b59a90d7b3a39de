// Two tables that look alike to an eye send it the same bytes, whatever it asks and whatever others do unseen.
import { setTimeout as pause } from 'node:timers/promises';
import { loadPlayable } from '@tabularium/games';
import { type Dice, type Eye, Match, type Pick, parseSave, pickFor, randomPick, type Seat, textFor } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import type { Playable } from '@tabularium/parts/shape';
import { openPostgres, openSqlite } from '@tabularium/storage';
import { newDatabase } from '@tabularium/storage/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnyMatch, begun, diceFrom, doAnything, TABLES } from './support/playing.ts';
import { guessOf, Twin, type Who } from './support/twins.ts';

/** Where twins are made in a match, and how far they are followed. */
const PLACES = 3;
const BETWEEN = 12;
const LONGEST = 12;
/** How many milliseconds apart the two servers may be. */
const PATIENCE = 2000;

let twins: readonly [Twin, Twin];
let tables = 0;
/** How often bytes were compared after the two tables had diverged. */
let compared = 0;
/** How often somebody decided and undid it at one table only. */
let secrets = 0;

/** Everything an eye sees. */
const sightOf = (match: AnyMatch, eye: Eye): string =>
  JSON.stringify([
    match.view(eye),
    match.events(eye),
    match.left,
    ...(eye === 'public' ? [] : [match.canUndo(eye), match.hasAbout(eye), match.whyNot(eye)]),
  ]);

/** The pair of tables, what both would be in the kernel, and what their guests have heard. */
class Pair {
  readonly #id: string;
  readonly #matches: readonly [AnyMatch, AnyMatch];
  readonly #eye: Seat;
  readonly #guests: Map<Who, { readonly eye: Eye; readonly streams: readonly (readonly (() => string)[])[] }> = new Map();
  #keys = 0;

  private constructor(id: string, matches: readonly [AnyMatch, AnyMatch], eye: Seat) {
    this.#id = id;
    this.#matches = matches;
    this.#eye = eye;
  }
  /** Two guesses of a match; nothing if they do not look alike, or do not differ. */
  static async of(match: AnyMatch, { game }: Playable, eye: Seat): Promise<Pair | undefined> {
    const saves = ['one', 'other'].map((whim) => guessOf(match, eye, whim));
    const matches = saves.map((save) => Match.load(game, save)) as unknown as readonly [AnyMatch, AnyMatch];
    if (matches.some(({ result }) => result) || JSON.stringify(matches[0].table) === JSON.stringify(matches[1].table)) return undefined;
    const pair = new Pair(`pair${String(tables++).padStart(8, '0')}`, matches, eye);
    for (const [i, save] of saves.entries()) await twins[i]?.seat(pair.#id, save, eye);
    await pair.#follow('eye', eye);
    await pair.#follow('spectator', 'public');
    return pair;
  }
  async #follow(who: Who, eye: Eye): Promise<void> {
    const paths = [`tables/${this.#id}/stream`, `stream?tables=${this.#id}`];
    const streams = [];
    for (const path of paths) streams.push(await Promise.all(twins.map((twin) => twin.follow(who, path))));
    this.#guests.set(who, { eye, streams });
  }
  /** Asks both servers, and expects the same answer. */
  async #ask(who: Who, path: string, body?: object): Promise<void> {
    const [one, other] = await Promise.all(twins.map((twin) => twin.ask(who, `${this.#id}${path}`, body)));
    expect(other, `${who} ${path} ${JSON.stringify(body ?? '')}`).toBe(one);
  }
  /** Compares everything said to those who see no difference. False once everybody sees one. */
  async compare(): Promise<boolean> {
    const [one, other] = this.#matches;
    for (const [who, { eye, streams }] of this.#guests) {
      if (sightOf(one, eye) !== sightOf(other, eye)) {
        this.#guests.delete(who);
        continue;
      }
      for (const [one, other] of streams) {
        const areEqual = (): boolean => one?.() === other?.();
        for (let tries = 0; tries < PATIENCE && !areEqual(); tries++) await pause(1); // what was written is still on its way
        expect(other?.(), `a stream of ${who}`).toBe(one?.());
      }
      await this.#ask(who, '');
      await this.#ask(who, '/match');
      await this.#ask(who, '/record');
      await this.#ask(who, '/links');
      await this.#ask(who, '/why-not?seat=1');
      if (eye !== 'public') await this.#askAs(eye);
      compared++;
    }
    return this.#guests.size > 0;
  }
  /** Everything the eye can ask and try without changing anything. */
  async #askAs(seat: Seat): Promise<void> {
    const other = seat === 0 ? 1 : 0;
    await this.#ask('eye', `/why-not?seat=${seat}`);
    const [decision] = this.#matches[0].view(seat).decisions;
    if (decision && decision.options.length > 0)
      await this.#ask('eye', '/about', { seat, decision: decision.id, options: decision.options.slice(0, 8).map((_, i) => i) });
    await this.#ask('eye', '/act', { key: 'not-asked', seat, do: 'answer', decision: 'none', pick: 0 });
    await this.#ask('eye', '/act', { key: 'not-mine-', seat: other, do: 'undo' });
    if (!this.#matches[0].canUndo(seat)) await this.#ask('eye', '/act', { key: 'no-undo-', seat, do: 'undo' });
    if (!decision) await this.#ask('eye', '/act', { key: 'too-soon', seat, do: 'answer', decision: '1', pick: 0 });
  }
  /** Somebody decides or undoes, the same at both tables if both offer it. False if the tables cannot go on alike. */
  async goOn(dice: Dice): Promise<boolean> {
    const [one, other] = this.#matches;
    if (one.result || other.result) return false;
    const undoing = Array.from({ length: one.setup.seats }, (_, seat) => seat).filter((seat) => one.canUndo(seat) && other.canUndo(seat));
    const undoer = undoing[dice.below(undoing.length || 1)];
    if (dice.below(4) === 0 && undoer !== undefined) {
      for (const match of this.#matches) match.undo(undoer);
      await this.#act(undoer, [{ do: 'undo' }, { do: 'undo' }]);
      return true;
    }
    const { pending } = one;
    const asked = pending[dice.below(pending.length)];
    const seat = asked?.seats[dice.below(asked.seats.length)];
    if (!asked || seat === undefined) return false;
    if (seat !== this.#eye) await this.#thinkTwice(seat, asked, randomPick(asked, asked.options.length, dice));
    const here = one.pending.find(({ ask, seats }) => ask === asked.ask && seats.includes(seat)) ?? asked; // its id is new after an undo
    const there = other.pending.find(({ ask, seats }) => ask === asked.ask && seats.includes(seat));
    if (!there) return false;
    const picks = commonPick(here, there, dice);
    if (!picks) return false;
    one.answer(seat, here.id, picks[0]);
    other.answer(seat, there.id, picks[1]);
    await this.#act(seat, [
      { do: 'answer', decision: here.id, pick: picks[0] },
      { do: 'answer', decision: there.id, pick: picks[1] },
    ]);
    return true;
  }
  /** Somebody decides and undoes it at the first table only, if nobody watching sees that. */
  async #thinkTwice(seat: Seat, { id }: Asked, pick: Pick): Promise<void> {
    const [one] = this.#matches;
    const seen = (match: AnyMatch): string => JSON.stringify(Array.from(this.#guests.values(), ({ eye }) => sightOf(match, eye)));
    const trial = Match.load(one.game, parseSave(JSON.stringify(one.save())));
    const before = seen(trial);
    trial.answer(seat, id, pick);
    if (seen(trial) !== before || !trial.canUndo(seat)) return;
    trial.undo(seat);
    if (seen(trial) !== before) return;
    one.answer(seat, id, pick);
    one.undo(seat);
    for (const act of [{ do: 'answer', decision: id, pick }, { do: 'undo' }])
      expect(await twins[0].ask('others', `${this.#id}/act`, { key: `key-${this.#keys++}-unseen`, seat, ...act })).toMatch(/^\[200,/);
    secrets++;
    await this.compare();
  }
  async #act(seat: Seat, acts: readonly [object, object]): Promise<void> {
    const who = seat === this.#eye ? 'eye' : 'others';
    const key = `key-${String(this.#keys++).padStart(8, '0')}`;
    const answers = await Promise.all(twins.map((twin, i) => twin.ask(who, `${this.#id}/act`, { key, seat, ...acts[i] })));
    for (const answer of answers) expect(answer).toMatch(/^\[200,/);
    const guest = this.#guests.get(who);
    if (guest && sightOf(this.#matches[0], guest.eye) === sightOf(this.#matches[1], guest.eye)) expect(answers[1]).toBe(answers[0]);
  }
}
type Asked = AnyMatch['pending'][number];
/** The same answer at both tables, matched by its text; if the other table does not offer the chosen one, any that both do. */
function commonPick(one: Asked, other: Asked, dice: Dice): readonly [Pick, Pick] | undefined {
  for (let tries = 0; tries < 20; tries++) {
    const pick = randomPick(one, one.options.length, dice);
    const there = pickFor(other, textFor(one, pick));
    if (there !== undefined) return [pick, there];
  }
  return undefined;
}

/** Every game and number of seats in a file; on PostgreSQL, where what could differ is the same for all, each game once. */
const DATABASES = [
  {
    name: 'a file',
    open: () => openSqlite(':memory:'),
    tables: TABLES.filter(({ seats }) => seats > 1),
    enough: { compared: 100, secrets: 1 },
  },
  {
    name: 'PostgreSQL',
    open: async () => openPostgres(await newDatabase()),
    tables: TABLES.filter(({ game, seats }, n) => seats > 1 && !TABLES.slice(0, n).some((other) => other.game === game && other.seats > 1)),
    enough: { compared: 30, secrets: 0 },
  },
];
describe.each(DATABASES)('with $name', ({ open, tables: kinds, enough }) => {
  beforeAll(async () => {
    twins = [await Twin.open(open()), await Twin.open(open())];
    [compared, secrets] = [0, 0];
  });
  afterAll(async () => {
    for (const twin of twins) await twin[Symbol.asyncDispose]();
  });
  describe.each(kinds)('$game in mode $mode with $seats seats', (table) => {
    it.each(seeds(1))('tells nobody what they do not see, seed %i', async (seed) => {
      const pkg = await loadPlayable(table.game);
      if (!pkg) throw new Error(`no game ${table.game}`);
      const match = await begun(table, `twins ${seed}`);
      const dice = diceFrom(seed);
      for (let place = 0; place < PLACES && !match.result; place++) {
        const pair = await Pair.of(match, pkg, dice.below(table.seats));
        if (pair) for (let n = 0; n < LONGEST && (await pair.compare()); n++) if (!(await pair.goOn(dice))) break;
        for (let n = 0; n < BETWEEN && !match.result; n++) doAnything(match, dice, true);
      }
    });
  });
  it('has compared tables that differ, even after something that happened at one of them only', () => {
    expect(compared).toBeGreaterThan(enough.compared);
    expect(secrets).toBeGreaterThanOrEqual(enough.secrets);
  });
});
