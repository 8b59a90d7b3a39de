// One table on this node: its seats, its match and its watchers. It does one thing at a time, and sends nothing before it is stored.
// Each method calls a function over the desk's state, in turn.
import type { BotTurn } from '@tabularium/bots/think';
import type { Ack, Act, TableState } from '@tabularium/client/schemas';
import type { Whole } from '@tabularium/client/wire';
import { commitmentTo, type FairDice, type MatchRecord, type Pick, type Reason, type Seat } from '@tabularium/kernel';
import type { Playable } from '@tabularium/parts/shape';
import type { MatchRow, Person, SeatRow } from '@tabularium/storage';
import { Audience } from './audience.ts';
import { act, botAnswer, botTurn } from './desk/acting.ts';
import { rest } from './desk/keeping.ts';
import { reload } from './desk/reloading.ts';
import { checkFree, reseat, sit, start } from './desk/seating.ts';
import { checkSeat, type DeskState, type Guest, isHere, type Means, running, seatsOf, stateFor } from './desk/state.ts';
import { comeIn, say, tellAll } from './desk/telling.ts';
import { loaded } from './loading.ts';
import { ServerProblem } from './problems.ts';

export class Desk {
  readonly #state: DeskState;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(state: Omit<DeskState, 'onChange'>, onChange: (desk: Desk) => void) {
    this.#state = { ...state, onChange: () => onChange(this) };
  }
  static async open(row: MatchRow, pkg: Playable, means: Means, onChange: (desk: Desk) => void): Promise<Desk> {
    const table = await loaded(row, pkg, means.store);
    return new Desk({ pkg, means, audience: new Audience(means.random(8)), guests: new Map(), table, isDoubtful: false }, onChange);
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
  /** How many pages have the table open without having a seat. */
  get watchers(): number {
    return this.stateFor(undefined).watchers;
  }
  get isIdle(): boolean {
    return this.#state.guests.size === 0;
  }
  /** Whether the person in this seat has the table open. */
  isHere(seat: Seat): boolean {
    return isHere(this.#state, seat);
  }
  /** A person decided last, and may want to undo it. */
  get isAfterPerson(): boolean {
    const last = this.#state.table.match?.inputs.findLast((input) => input.kind !== 'answer' || input.by !== 'rules');
    return last !== undefined && (last.kind !== 'answer' || last.by === 'player');
  }
  whole(person: Person | undefined): Promise<Whole> {
    return this.#inTurn((state) => state.audience.whole(running(state), seatsOf(state, person)));
  }
  whyNot(person: Person, seat: Seat): Promise<readonly Reason[]> {
    return this.#inTurn((state) => {
      checkSeat(state, person, seat);
      return running(state).whyNot(seat);
    });
  }
  abouts(person: Person, seat: Seat, decision: string, options: readonly number[]): Promise<readonly unknown[]> {
    return this.#inTurn((state) => {
      checkSeat(state, person, seat);
      return options.map((option) => running(state).about(seat, option, decision) ?? null);
    });
  }
  record(): Promise<MatchRecord> {
    return this.#inTurn((state) => {
      const match = running(state);
      if (!match.result) throw new ServerProblem('not-over', 'there is no record before the match is over: it would reveal every secret');
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

  /** Follows the table. Returns a function that stops following. */
  follow(guest: Guest, have: string | undefined): Promise<() => void> {
    return this.#inTurn((state) => comeIn(state, guest, have));
  }
  /** Asks everybody to reconnect after `retry` milliseconds. */
  sendAway(retry: number): void {
    tellAll(this.#state, { is: 'bye', retry });
  }
  /** Says something once, however often the request is repeated. */
  say(person: Person, key: string, text: string): Promise<void> {
    return this.#inTurn((state) => say(state, person, key, text));
  }
  /** Reloads the table from the database, in turn. */
  refresh(): Promise<void> {
    return this.#inTurn(reload);
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
  start(): Promise<void> {
    return this.#inTurn(start);
  }

  // ---- the match

  /** Does an act once, however often the request is repeated. */
  act(person: Person, given: Act): Promise<Ack> {
    return this.#inTurn((state) => act(state, person, given));
  }
  /** What a bot has to decide now, if anything. */
  botTurn(): Promise<BotTurn | undefined> {
    return this.#inTurn(botTurn);
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
      if (this.#state.isDoubtful) await reload(this.#state);
      return deed(this.#state);
    });
    this.#last = turn.catch(() => undefined); // the caller gets the error
    return turn;
  }
}
