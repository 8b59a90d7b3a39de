import { Mirror } from '@tabularium/client';
import type { Message } from '@tabularium/client/wire';
import type { By, Eye, Seat } from '@tabularium/kernel';
import { difference, seeds } from '@tabularium/kernel/testing';
import { describe, expect, it } from 'vitest';
import { Audience } from '../audience.ts';
import { type AnyMatch, begun, diceFrom, doAnything, TABLES, type Table } from './support/playing.ts';

const DECISIONS = 50;
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A screen with these seats that follows a match. */
class Page {
  readonly seats: readonly Seat[];
  readonly eyes: readonly Eye[];
  readonly #audience: Audience;
  readonly #match: () => AnyMatch;
  mirror: Mirror;
  #stop: (() => void) | undefined;
  /** How many messages have arrived. */
  messages = 0;
  #checked: { readonly truth: string; readonly messages: number };

  constructor(audience: Audience, match: () => AnyMatch, seats: readonly Seat[]) {
    this.seats = seats;
    this.eyes = seats.length === 1 ? seats : ['public', ...seats];
    this.#audience = audience;
    this.#match = match;
    this.mirror = this.#fetched();
    this.#checked = { truth: JSON.stringify(this.truth), messages: 0 };
    this.come();
  }
  go(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
  come(): void {
    if (this.#stop) return;
    this.#stop = this.#audience.listen(this.#match(), this.seats, { send: (text) => this.#receive(text) }, { have: this.mirror.at });
  }
  #receive(text: string): void {
    const message = JSON.parse(text) as Message;
    if (message.is === 'stale') this.mirror = this.#fetched();
    else if (message.is === 'step') {
      this.messages++;
      this.mirror.step(message);
    }
  }
  #fetched(): Mirror {
    return new Mirror(sent(this.#audience.whole(this.#match(), this.seats)) as ConstructorParameters<typeof Mirror>[0]);
  }
  /** Checks that the page shows the truth, and got one message if that is new, else none. */
  check(where: string): void {
    const truth = JSON.stringify(this.truth);
    const isNew = truth !== this.#checked.truth;
    if (JSON.stringify(this.shown) !== truth) expect.fail(`${where}: ${difference(this.shown, this.truth)}`);
    expect(this.messages - this.#checked.messages, `messages after ${where}`).toBe(isNew ? 1 : 0);
    this.#checked = { truth, messages: this.messages };
  }
  /** Everything the page shows. */
  get shown(): unknown {
    const { mirror } = this;
    return this.eyes.map((eye) => ({
      view: mirror.view(eye),
      log: mirror.events(eye),
      later: mirror.events(eye, 5),
      heard: mirror.heard(eye),
      left: mirror.left,
      ...(eye !== 'public' && { canUndo: mirror.canUndo(eye), hasAbout: mirror.hasAbout(eye), helped: mirror.helped(eye) }),
    }));
  }
  /** What it should show. */
  get truth(): unknown {
    const match = this.#match();
    return this.eyes.map((eye) => ({
      view: match.view(eye),
      log: match.events(eye),
      later: match.events(eye, 5),
      heard: match.heard(eye),
      left: match.left,
      ...(eye !== 'public' && { canUndo: match.canUndo(eye), hasAbout: match.hasAbout(eye), helped: match.helped(eye) }),
    }));
  }
}

/** Plays a match in front of pages with all kinds of eyes, and of a visitor that comes and goes. */
async function playBefore(table: Table, seed: number): Promise<void> {
  const match = await begun(table, `mirrored ${seed}`);
  const dice = diceFrom(seed);
  const audience = new Audience('test');
  const numbers = Array.from({ length: table.seats }, (_, seat) => seat);
  const pages = [[], ...numbers.map((seat) => [seat]), numbers.slice(0, 2)].map((seats) => new Page(audience, () => match, seats));
  const visitor = new Page(audience, () => match, [0]);
  for (let n = 0; n < DECISIONS && !match.result; n++) {
    if (dice.below(3) === 0) visitor.go();
    const done = doAnything(match, dice);
    audience.publish(match);
    for (const page of pages) page.check(`${n}: ${done}, page of ${page.seats.join('+') || 'nobody'}`);
    if (dice.below(3) === 0) continue;
    visitor.come();
    expect(JSON.stringify(visitor.shown), `${n}: ${done}, a page that comes back`).toBe(JSON.stringify(visitor.truth));
  }
}
describe.each(TABLES)('$game in mode $mode with $seats seats', (table) => {
  it.each(seeds(1))('is mirrored at every step, seed %i', (seed) => playBefore(table, seed));
});
describe('a gesture that ended in private', () => {
  it('is taken back before everybody', () => playBefore({ game: 'battalia', mode: 'base', seats: 2 }, 105));
});

describe('what an assistant answered', () => {
  it('is known to its own seat alone, until it is taken back with the answer before it', async () => {
    const match = await begun({ game: 'battalia', mode: 'base', seats: 2 }, 'w2');
    const audience = new Audience('test');
    const pages = [[], [0], [1]].map((seats) => new Page(audience, () => match, seats));
    const answer = (by: By): void => match.answer(match.pending[0]?.seats[0] ?? 0, match.pending[0]?.id ?? '', 0, by);
    answer('player');
    const seat = match.pending[0]?.seats[0] ?? 0; // chooses a faction and a city
    const helped = (): readonly number[] => [0, 1].map((one) => pages[one + 1]?.mirror.helped(one).length ?? 0);
    const publish = (what: string): void => {
      audience.publish(match);
      for (const page of pages) page.check(what);
    };
    for (const by of ['player', 'assistant'] as const) {
      answer(by);
      publish(by);
    }
    expect(helped()).toEqual(seat === 0 ? [1, 0] : [0, 1]);
    match.undo(seat);
    publish('undo');
    expect(helped()).toEqual([0, 0]);
    expect(match.pending[0]).toMatchObject({ ask: 'faction', seats: [seat] });
  });
});

describe('a page that was away', () => {
  it('is told so if its eyes saw anything, also where nobody else read along and nothing was counted', async () => {
    const match = await begun({ game: 'bluff', mode: 'classic', seats: 2 }, 'away');
    const audience = new Audience('test');
    const page = new Page(audience, () => match, [0]);
    page.go();
    const before = page.mirror.at;
    doAnything(match, diceFrom(1));
    audience.publish(match);
    page.come();
    expect(page.mirror.at).not.toBe(before);
    expect(page.shown).toEqual(page.truth);
  });
  it('is not told of what its eyes did not see', async () => {
    const match = await begun({ game: 'bluff', mode: 'classic', seats: 2 }, 'away');
    const audience = new Audience('test');
    const page = new Page(audience, () => match, [0]);
    page.go();
    const { at } = page.mirror;
    audience.publish(match);
    expect(audience.at(match, [0])).toBe(at);
    page.come();
    expect(page.mirror.at).toBe(at);
  });
});

describe('a step', () => {
  it('names the acts of the person who gets it, and nobody else’s', async () => {
    const match = await begun({ game: 'bluff', mode: 'classic', seats: 3 }, 'keys');
    const audience = new Audience('test');
    const heard = new Map<string, string[]>();
    for (const seats of [[], [0, 2], [1]]) {
      const lines: string[] = [];
      heard.set(seats.join('-'), lines);
      audience.listen(match, seats, { send: (text) => lines.push(text) }, { have: audience.at(match, seats) });
    }
    doAnything(match, diceFrom(1), true);
    const done = ['first-key', 'second-key'].map((key) => ({ seats: [0, 2], key }));
    audience.publish(match, [...done, { seats: [], key: 'of-nobody' }]);
    const keysOf = (channel: string) => heard.get(channel)?.map((text) => (JSON.parse(text) as { readonly keys?: unknown }).keys);
    expect(keysOf('0-2')).toEqual([['first-key', 'second-key']]);
    expect(keysOf('1')).toEqual([undefined]);
    expect(keysOf('')).toEqual([undefined]);
    audience.publish(match, [{ seats: [1], key: 'changed-nothing' }]);
    expect([keysOf('0-2')?.length, keysOf('1')?.[1], keysOf('')?.length]).toEqual([1, ['changed-nothing'], 1]);
  });
});

describe('a page that asks to start anew', () => {
  it('gets the whole match on its stream, unless it has it already', async () => {
    const match = await begun({ game: 'bluff', mode: 'classic', seats: 2 }, 'start');
    const audience = new Audience('test');
    const lines: string[] = [];
    const listen = (have: string) => audience.listen(match, [0], { send: (text) => lines.push(text) }, { have, wantsWhole: true });
    listen('another-0.5')();
    const whole = audience.whole(match, [0]);
    expect(lines.map((text) => JSON.parse(text) as unknown)).toEqual([sent({ is: 'start', whole })]);
    listen(whole.at)();
    expect(lines).toHaveLength(1);
  });
});

describe('places of messages', () => {
  it('differ between pages with different eyes', async () => {
    const match = await begun({ game: 'bluff', mode: 'classic', seats: 2 }, 'eyes');
    const audience = new Audience('test');
    const places = [[], [0], [1], [0, 1]].map((seats) => audience.at(match, seats));
    expect(new Set(places).size).toBe(4);
  });
});
