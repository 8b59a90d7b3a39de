// One table on this node: its seats, its match and its watchers. It does one thing at a time, and sends nothing before it is stored.
// Each method calls a function over the desk's state, in turn.
import type { BotTurn } from '@tabularium/bots/think';
import type { Ack, Act, TableState } from '@tabularium/client/schemas';
import type { Whole } from '@tabularium/client/wire';
import { type By, commitmentTo, type FairDice, type MatchRecord, type Pick, type Reason, type Seat } from '@tabularium/kernel';
import type { Playable } from '@tabularium/parts/shape';
import type { MatchRow, Person, Presence, SeatRow } from '@tabularium/storage';
import { Audience, type From } from './audience.ts';
import { DEAD_AFTER } from './cluster.ts';
import { act, botAnswer, botsRest, botTurn } from './desk/acting.ts';
import { catchUp, playOn, settle } from './desk/catching-up.ts';
import { rest } from './desk/keeping.ts';
import { noteSeen } from './desk/lasting.ts';
import { Announcements } from './desk/presence.ts';
import { checkFree, renewLinks, reseat, sit, start } from './desk/seating.ts';
import { checkSeat, type DeskState, type Guest, hereIn, type Means, presenceIn, running, seatsOf, stateFor } from './desk/state.ts';
import { comeIn, say, tellAll, tellTable } from './desk/telling.ts';
import { loaded } from './loading.ts';
import { isRefusal, ServerProblem } from './problems.ts';
import { checkVersion } from './versions.ts';

/** These answers are undone with the one before them. */
const GOES_WITH_IT: ReadonlySet<By> = new Set(['rules', 'assistant']);
/** How long until a table that could not be read is read again for those who look at it, in milliseconds. */
const AGAIN = 1000;

export class Desk {
  readonly #state: DeskState;
  #last: Promise<unknown> = Promise.resolve();
  #isKeepingUp = false;
  #again: NodeJS.Timeout | undefined;

  private constructor(state: Omit<DeskState, 'onChange'>, onChange: (desk: Desk) => void) {
    this.#state = { ...state, onChange: () => onChange(this) };
  }
  static async open(row: MatchRow, pkg: Playable, means: Means, onChange: (desk: Desk) => void): Promise<Desk> {
    const { store, random, now } = means;
    const others = store.isShared ? await store.presence(row.id, now() - DEAD_AFTER) : [];
    await checkVersion(row, pkg, store, now());
    const { acts: _acts, ...table } = await loaded(row, pkg, store);
    const audience = new Audience(random(8));
    const announcements = new Announcements();
    return new Desk(
      { pkg, means, audience, guests: new Map(), table, announcements, others, lastLine: 0, goneLines: new Set(), doubt: 'none' },
      onChange,
    );
  }

  // ---- looking

  get id(): string {
    return this.row.id;
  }
  get pkg(): Playable {
    return this.#state.pkg;
  }
  get row(): MatchRow {
    return this.#state.table.row;
  }
  get seats(): readonly SeatRow[] {
    return this.#state.table.seats;
  }
  seatsOf(person: Person | undefined): readonly Seat[] {
    return seatsOf(this.#state, person);
  }
  stateFor(person: Person | undefined): TableState {
    return stateFor(this.#state, person);
  }
  /** Who has the table open, at each node. */
  get presence(): readonly Presence[] {
    return presenceIn(this.#state);
  }
  /** How many pages have the table open without having a seat. */
  get watchers(): number {
    return this.stateFor(undefined).watchers;
  }
  get isIdle(): boolean {
    return this.#state.guests.size === 0;
  }
  /** A person decided last, and may want to undo it. */
  get isAfterPerson(): boolean {
    const last = this.#state.table.match?.inputs.findLast((input) => input.kind !== 'answer' || !GOES_WITH_IT.has(input.by));
    return last !== undefined && (last.kind !== 'answer' || last.by === 'player');
  }
  whole(person: Person | undefined): Promise<Whole> {
    return this.#inTurn((state) => state.audience.whole(running(state), seatsOf(state, person)));
  }
  whyNot(person: Person, seat: Seat): Promise<readonly Reason[]> {
    return this.#informed((state) => {
      checkSeat(state, person, seat);
      return running(state).whyNot(seat);
    });
  }
  abouts(person: Person, seat: Seat, decision: string, options: readonly number[]): Promise<readonly unknown[]> {
    return this.#informed((state) => {
      checkSeat(state, person, seat);
      return options.map((option) => running(state).about(seat, option, decision) ?? null);
    });
  }
  record(): Promise<MatchRecord> {
    return this.#inTurn((state) => {
      const match = running(state);
      if (state.table.row.state === 'running')
        throw new ServerProblem('not-over', 'there is no record before the match is over: it would reveal every secret');
      return match.record();
    });
  }
  /** What the seed was made from; revealed once the match is over or abandoned. */
  get dice(): FairDice {
    const { state, secret } = this.row;
    if (state !== 'over' && state !== 'abandoned')
      throw new ServerProblem('not-over', 'the secret of the dice stays sealed until the match is over');
    return { secret, shares: this.seats.map(({ share }) => share), commitment: commitmentTo(secret) };
  }

  // ---- coming and going

  /** Follows the table. Returns a function that stops following. `takeOver` stops whom this guest replaces, so that nobody seems to leave. */
  follow(guest: Guest, from: From, takeOver?: () => void): Promise<() => void> {
    return this.#inTurn((state) => comeIn(state, guest, from, takeOver));
  }
  /** Asks everybody to reconnect after `retry` milliseconds. */
  sendAway(retry: number): void {
    tellAll(this.#state, { is: 'bye', retry });
  }
  /** Says something once, however often the request is repeated. */
  say(person: Person, key: string, text: string): Promise<void> {
    return this.#inTurn((state) => say(state, person, key, text));
  }
  /** Takes in what stands in the database by now. */
  refresh(): Promise<void> {
    this.#state.doubt = this.#state.doubt === 'wrong' ? 'wrong' : 'behind';
    return this.#inTurn(() => undefined);
  }
  /** Time has passed: the table may be about to be closed. */
  lookAgain(): void {
    tellTable(this.#state);
  }
  /** Another node has changed something about this table, or only played on, to so many inputs. If nobody looks, it is enough to know that. */
  heard(inputs = 0): void {
    const { doubt } = this.#state;
    if (inputs === 0) this.#state.doubt = doubt === 'wrong' ? 'wrong' : 'behind';
    else if (inputs <= this.row.inputs) return;
    else if (doubt === 'none') this.#state.doubt = 'played on';
    if (!this.#isKeepingUp) void this.#keepUp();
  }
  /** Other nodes may have forgotten who has the table open here. */
  sayWhoIsHere(): void {
    this.#state.announcements.again(this.#state);
  }
  /** Before the desk is dropped for good: nobody is here any more. */
  async close(): Promise<void> {
    clearTimeout(this.#again);
    const state = this.#state;
    await state.announcements.close(state);
    await Promise.allSettled(hereIn(state).people.map((person) => noteSeen(state, person)));
    await this.rest();
  }

  // ---- before the match

  /** Throws if the seat is not free, as far as this desk knows; the database has the last word. */
  checkFree(seat: Seat): void {
    checkFree(this.#state, seat);
  }
  sit(seat: SeatRow): Promise<void> {
    return this.#inTurn((state) => sit(state, seat));
  }
  /** Gives a seat to somebody else, a bot or nobody. Refused unless the table is in `during`. */
  reseat(seat: Seat, change: (seat: SeatRow) => SeatRow, during: 'open' | 'running'): Promise<void> {
    return this.#inTurn((state) => reseat(state, seat, change, during));
  }
  renewLinks(): Promise<void> {
    return this.#inTurn(renewLinks);
  }
  start(): Promise<void> {
    return this.#inTurn(start);
  }

  // ---- the match

  /** Does an act once, however often the request is repeated. */
  act(person: Person, given: Act): Promise<Ack> {
    return this.#informed((state) => act(state, person, given));
  }
  /** What a bot has to decide now, if anything. */
  botTurn(): Promise<BotTurn | undefined> {
    return this.#inTurn(botTurn);
  }
  /** Notes that bots have nothing to do, so that nobody looks for them. */
  botsRest(): Promise<void> {
    return this.#inTurn(botsRest);
  }
  /** Answers for a bot. False if the question is no longer open. */
  botAnswer(turn: BotTurn, pick: Pick): Promise<boolean> {
    return this.#inTurn((state) => botAnswer(state, turn, pick));
  }
  /** Stores a save, so that the match loads quickly; called before the desk is dropped. */
  rest(): Promise<void> {
    return this.#inTurn(rest);
  }

  #inTurn<T>(deed: (state: DeskState) => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      await settle(this.#state);
      return deed(this.#state);
    });
    this.#last = turn.catch(() => undefined); // the caller gets the error
    return turn;
  }
  /** A refusal counts only if this node has not missed anything that other nodes did. */
  #informed<T>(deed: (state: DeskState) => T | Promise<T>): Promise<T> {
    return this.#inTurn(async (state) => {
      for (const look of state.means.store.isShared ? [playOn, catchUp] : []) {
        try {
          return await deed(state);
        } catch (error) {
          if (!isRefusal(error)) throw error;
          await look(state);
        }
      }
      return deed(state);
    });
  }
  /** Lets those who look see what other nodes do. */
  async #keepUp(): Promise<void> {
    clearTimeout(this.#again);
    this.#isKeepingUp = true;
    try {
      while (this.#state.doubt !== 'none' && !this.isIdle) await this.#inTurn(() => undefined);
    } catch (error) {
      if (isRefusal(error))
        for (const { end } of this.#state.guests.keys()) end(); // whoever comes again is told why
      else this.#again = setTimeout(() => void this.#keepUp(), AGAIN);
    } finally {
      this.#isKeepingUp = false;
    }
  }
}
