// One table on this node: its seats, its match and its watchers. It does one thing at a time, and sends nothing before it is stored.
import { answerDraw } from '@tabularium/bots';
import { type BotTurn, botTurnIn } from '@tabularium/bots/think';
import type { Ack, Act, TableState } from '@tabularium/client/schemas';
import type { Line, Message, Whole } from '@tabularium/client/wire';
import { commitmentTo, type FairDice, type Match, type MatchRecord, type Pick, type Reason, type Seat } from '@tabularium/kernel';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import type { Entry, LineRow, MatchRow, Person, SeatRow, Store } from '@tabularium/storage';
import { Audience, type Listener } from './audience.ts';
import { type Loaded, loaded, seedOf } from './loading.ts';
import { ServerProblem } from './problems.ts';
import { hashOf, type RandomText } from './secrets.ts';
import { tableState } from './table-state.ts';

/** A desk's dependencies. */
export interface Means {
  readonly store: Store;
  readonly random: RandomText;
  readonly now: () => number;
}
/** A page that has the table open, and whose it is. */
export interface Guest extends Listener {
  readonly person: Person | undefined;
}
interface Following {
  /** Stops listening to the match; missing until the match has begun. */
  stop?: () => void;
  /** The table message that was last sent. */
  table?: string;
}
/** How many inputs to take between saves. Loading a save is faster than replaying from the beginning. */
const SAVE_EVERY = 32;

export class Desk {
  readonly id: string;
  readonly pkg: Playable;
  readonly #means: Means;
  readonly #audience: Audience;
  /** The pages that have the table open. */
  readonly #guests = new Map<Guest, Following>();
  /** Called when a bot may have to decide. */
  readonly #onChange: (desk: Desk) => void;
  #row: MatchRow;
  #seats: readonly SeatRow[];
  #match: Match<AnyKit> | undefined;
  #savedAt: number;
  /** Memory may differ from the database, so reload before doing anything else. */
  #isDoubtful = false;
  #last: Promise<unknown> = Promise.resolve();

  private constructor(pkg: Playable, means: Means, { row, seats, match, savedAt }: Loaded, onChange: (desk: Desk) => void) {
    this.id = row.id;
    this.pkg = pkg;
    this.#means = means;
    this.#audience = new Audience(means.random(8));
    this.#row = row;
    this.#seats = seats;
    this.#match = match;
    this.#savedAt = savedAt;
    this.#onChange = onChange;
  }
  static async open(row: MatchRow, pkg: Playable, means: Means, onChange: (desk: Desk) => void): Promise<Desk> {
    return new Desk(pkg, means, await loaded(row, pkg, means.store), onChange);
  }

  // ---- looking

  /** A person decided last, and may want to undo it. */
  get isAfterPerson(): boolean {
    const last = this.#match?.inputs.findLast((input) => input.kind !== 'answer' || input.by !== 'rules');
    return last !== undefined && (last.kind !== 'answer' || last.by === 'player');
  }
  /** How many pages have the table open without having a seat. */
  get watchers(): number {
    return this.stateFor(undefined).watchers;
  }
  get isIdle(): boolean {
    return this.#guests.size === 0;
  }
  /** Whether the person in this seat has the table open. */
  isHere(seat: Seat): boolean {
    const person = this.#seats[seat]?.person;
    return [...this.#guests.keys()].some((guest) => guest.person !== undefined && guest.person.id === person);
  }
  get row(): MatchRow {
    return this.#row;
  }
  get seats(): readonly SeatRow[] {
    return this.#seats;
  }
  seatsOf(person: Person | undefined): readonly Seat[] {
    return person === undefined ? [] : this.#seats.filter((seat) => seat.person === person.id).map(({ seat }) => seat);
  }
  stateFor(person: Person | undefined): TableState {
    const guests = [...this.#guests.keys()].map((guest) => guest.person);
    return tableState(this.#row, this.#seats, guests, person);
  }
  whole(person: Person | undefined): Promise<Whole> {
    return this.#inTurn(() => this.#audience.whole(this.#running(), this.seatsOf(person)));
  }
  whyNot(person: Person, seat: Seat): Promise<readonly Reason[]> {
    return this.#inTurn(() => {
      this.#checkSeat(person, seat);
      return this.#running().whyNot(seat);
    });
  }
  abouts(person: Person, seat: Seat, decision: string, options: readonly number[]): Promise<readonly unknown[]> {
    return this.#inTurn(() => {
      this.#checkSeat(person, seat);
      return options.map((option) => this.#running().about(seat, option, decision) ?? null);
    });
  }
  record(): Promise<MatchRecord> {
    return this.#inTurn(() => {
      const match = this.#running();
      if (!match.result) throw new ServerProblem('not-over', 'there is no record before the match is over: it would reveal every secret');
      return match.record();
    });
  }

  /** What the seed was made from; revealed once the match is over or abandoned. */
  get dice(): FairDice {
    const { state, secret } = this.#row;
    if (state !== 'over' && state !== 'abandoned')
      throw new ServerProblem('not-over', 'the secret of the dice stays sealed until the match is over');
    return { secret, shares: this.#seats.map(({ share }) => share), commitment: commitmentTo(secret) };
  }

  // ---- coming and going

  /** Follows the table. Returns a function that stops following. */
  async follow(guest: Guest, have: string | undefined): Promise<() => void> {
    return this.#inTurn(async () => {
      const lines = (await this.#means.store.lines(this.id)).map(lineOf);
      this.#guests.set(guest, {});
      this.#tellTable();
      if (lines.length > 0) guest.send(JSON.stringify({ is: 'chat', lines } satisfies Message));
      this.#listen(guest, have);
      return () => {
        this.#guests.get(guest)?.stop?.();
        if (this.#guests.delete(guest)) this.#tellTable();
      };
    });
  }
  /** Asks everybody to reconnect after `retry` milliseconds. */
  sendAway(retry: number): void {
    for (const guest of this.#guests.keys()) guest.send(JSON.stringify({ is: 'bye', retry } satisfies Message));
  }
  /** Says something once, however often the request is repeated. */
  say(person: Person, key: string, text: string): Promise<void> {
    return this.#inTurn(async () => {
      const [seat] = this.seatsOf(person);
      const { name } = this.#seats.find((one) => one.seat === seat) ?? person;
      const { line, isNew } = await this.#means.store.addLine({
        match: this.id,
        person: person.id,
        key,
        name,
        seat: seat ?? null,
        at: this.#means.now(),
        text,
      });
      if (line.text !== text) throw new ServerProblem('key-used', 'something else was said under this key');
      if (!isNew) return;
      const message = JSON.stringify({ is: 'chat', lines: [lineOf(line)] } satisfies Message);
      for (const { send } of this.#guests.keys()) send(message);
    });
  }

  /** Reloads the table from the database, in turn. */
  refresh(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#reload();
    });
  }

  // ---- before the match

  /** Throws if the seat is not free, as far as this desk knows; the database has the last word. */
  checkFree(seat: Seat): void {
    const found = this.#seats[seat];
    if (!found) throw new ServerProblem('bad-request', `there is no seat ${seat} at this table`);
    if (this.#row.state !== 'open') throw new ServerProblem('not-open', 'this match has begun');
    if (found.person !== null || found.bot !== null) throw new ServerProblem('seat-taken', 'somebody else has sat down there');
  }
  sit(seat: SeatRow): Promise<void> {
    return this.#inTurn(async () => {
      this.checkFree(seat.seat);
      if (!(await this.#means.store.reseat(seat, { person: null, bot: null }, 'open'))) {
        await this.#reload();
        this.checkFree(seat.seat);
        throw new ServerProblem('seat-taken', 'somebody else has sat down there'); // and has stood up again
      }
      this.#put(seat);
    });
  }
  /** Gives a seat to somebody else, a bot or nobody. Refused unless the table is in `state`. */
  reseat(seat: Seat, change: (seat: SeatRow) => SeatRow, state: 'open' | 'running'): Promise<void> {
    return this.#inTurn(async () => {
      const before = this.#seats[seat];
      if (!before) throw new ServerProblem('bad-request', `there is no seat ${seat} at this table`);
      const after = change(before);
      if (!(await this.#means.store.reseat(after, before, state))) {
        await this.#reload();
        if (this.#row.state === state) throw new ServerProblem('seat-taken', 'somebody else has changed that seat: look again');
        throw new ServerProblem('not-open', state === 'open' ? 'this match has begun' : 'this match is not being played');
      }
      this.#put(after);
      this.#onChange(this);
    });
  }
  start(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#row.state !== 'open') return; // somebody has started it already
      await this.#means.store.begin(this.id, this.#means.now());
      await this.#reload();
      if (this.#row.state === 'open') throw new ServerProblem('not-open', 'there are empty seats: fill each with a person or a bot');
    });
  }

  // ---- the match

  /** Does an act once, however often the request is repeated. */
  act(person: Person, act: Act): Promise<Ack> {
    return this.#inTurn(async () => {
      this.#checkSeat(person, act.seat);
      const { key, ...asked } = act;
      const said = hashOf(JSON.stringify(asked)).slice(0, 16);
      const again = async (): Promise<Ack | undefined> => {
        const done = await this.#means.store.actUnder(this.id, person.id, key);
        if (!done) return undefined;
        if (done.said !== said) throw new ServerProblem('key-used', 'another act was done under this key');
        return { at: this.#audience.at(this.#running(), this.seatsOf(person)), again: true };
      };
      if (act.do !== 'answer') {
        const before = await again();
        if (before) return before;
      }
      const deed = (): number => this.#do(act);
      let given: number | undefined;
      try {
        given = await this.#change(deed, { person: person.id, key, said });
      } catch (error) {
        const before = await again();
        if (before) return before;
        throw error;
      }
      if (given === undefined) {
        const before = await again();
        if (before) return before;
        given = await this.#change(deed, { person: person.id, key, said }); // somebody else was faster: try again on the match as it is now
        if (given === undefined) throw new ServerProblem('not-kept', 'others acted at the same time: try again');
      }
      return { at: this.#audience.at(this.#running(), this.seatsOf(person)), given };
    });
  }
  /** What a bot has to decide now, if anything. */
  botTurn(): Promise<BotTurn | undefined> {
    return this.#inTurn(() => {
      const match = this.#match;
      if (!match || match.result) return undefined;
      const { pack } = this.#row;
      return botTurnIn(match, {
        isPerson: (seat) => this.#isPerson(seat),
        level: (seat) => this.#seats[seat]?.bot ?? undefined,
        pkg: this.pkg,
        seed: seedOf(this.#row, this.#seats),
        content: pack === null ? undefined : (JSON.parse(pack) as object),
      });
    });
  }
  /** Answers for a bot. False if the question is no longer open. */
  botAnswer({ seat, decision, by }: BotTurn, pick: Pick): Promise<boolean> {
    return this.#inTurn(async () => {
      const isOpen = this.#match?.pending.some(({ id, seats }) => id === decision && seats.includes(seat)) ?? false;
      if (!isOpen || this.#isPerson(seat)) return false;
      const standsIn = this.#seats[seat]?.person !== null;
      const given = await this.#change(() => {
        this.#running().answer(seat, decision, pick, standsIn ? 'stand-in' : by);
        return 1;
      });
      return given !== undefined;
    });
  }
  /** Stores a save, so that the match loads quickly; called before the desk is dropped. */
  async rest(): Promise<void> {
    await this.#inTurn(async () => {
      const match = this.#match;
      if (!match || match.result || this.#savedAt === match.inputs.length || match.inputs.length !== this.#row.inputs) return;
      await this.#means.store.putSave(this.id, match.inputs.length, JSON.stringify(match.save()));
      this.#savedAt = match.inputs.length;
    });
  }

  // ---- inside

  #running(): Match<AnyKit> {
    if (!this.#match) throw new ServerProblem('not-started', 'this match has not begun');
    return this.#match;
  }
  #isPerson(seat: Seat): boolean {
    const { person = null, bot = null } = this.#seats[seat] ?? {};
    return person !== null && bot === null && !(this.#match?.left.includes(seat) ?? false);
  }
  #checkSeat(person: Person, seat: Seat): void {
    if (!this.seatsOf(person).includes(seat)) throw new ServerProblem('not-yours', `seat ${seat} is not yours`);
  }
  #do(act: Act): number {
    const match = this.#running();
    switch (act.do) {
      case 'undo':
        match.undo(act.seat);
        return 1;
      case 'leave':
        match.leave(act.seat);
        return 1;
      case 'draw':
        match.draw(act.seat, act.says);
        answerDraw(match, (seat) => this.#isPerson(seat));
        return 1;
      case 'answer': {
        match.answer(act.seat, act.decision, act.pick);
        const { next = [] } = act;
        const stop = next.findIndex((said) => !match.answerNext(act.seat, said));
        return 1 + (stop < 0 ? next.length : stop);
      }
    }
  }
  /** Changes the match, stores the change and publishes it. Nothing if somebody else was faster: the match is then as they left it. */
  async #change<T>(
    change: () => T,
    under?: { readonly person: string; readonly key: string; readonly said: string },
  ): Promise<T | undefined> {
    const match = this.#running();
    const before = this.#row.inputs;
    let result: T;
    try {
      result = change();
    } catch (error) {
      if (match.inputs.length !== before) await this.#reload(); // the change is half done
      throw error;
    }
    const isSaved = match.inputs.length >= this.#savedAt + SAVE_EVERY;
    const after: Entry['after'] = {
      inputs: match.inputs.length,
      version: match.game.version,
      state: match.result ? 'over' : 'running',
      result: match.result ? JSON.stringify(match.result) : null,
      passages: match.passages.length > 0 ? JSON.stringify(match.passages) : null,
      bot_due: match.open.some(({ seats }) => !seats.some((seat) => this.#isPerson(seat))) ? 1 : 0,
      changed: this.#means.now(),
    };
    const act = {
      match: this.id,
      n: before + 1,
      person: under?.person ?? null,
      key: under?.key ?? null,
      said: under?.said ?? null,
      at: after.changed,
      body: JSON.stringify(match.inputs.slice(before)),
    };
    try {
      const kept = await this.#means.store.keep({ act, after, save: isSaved ? JSON.stringify(match.save()) : undefined });
      if (kept === 'taken') {
        await this.#reload();
        return undefined;
      }
    } catch (error) {
      await this.#reload(); // only the database knows whether it was stored
      throw new ServerProblem('not-kept', `the act could not be kept: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.#row = { ...this.#row, ...after };
    if (isSaved) this.#savedAt = after.inputs;
    this.#audience.publish(match);
    if (match.result) this.#tellTable();
    this.#onChange(this);
    return result;
  }
  /** Reloads the table from the database and tells everybody. */
  async #reload(): Promise<void> {
    this.#isDoubtful = true;
    const { row, seats, match, savedAt } = await this.#fromDatabase();
    this.#isDoubtful = false;
    const hasBegun = match !== undefined && this.#match === undefined;
    this.#row = row;
    this.#seats = seats;
    this.#savedAt = savedAt;
    this.#match = match;
    this.#tellTable();
    if (hasBegun) for (const guest of this.#guests.keys()) this.#listen(guest, undefined);
    else if (match) this.#audience.publish(match);
    this.#onChange(this);
  }
  async #fromDatabase(): Promise<Loaded> {
    const { store } = this.#means;
    try {
      const row = await store.match(this.id);
      if (!row) throw new ServerProblem('no-such-table', 'this table is gone');
      return await loaded(row, this.pkg, store);
    } catch (error) {
      if (error instanceof ServerProblem) throw error;
      throw new ServerProblem('not-kept', `the table cannot be read now: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  #listen(guest: Guest, have: string | undefined): void {
    const following = this.#guests.get(guest);
    if (this.#match && following) following.stop = this.#audience.listen(this.#match, this.seatsOf(guest.person), guest, have);
  }
  #put(seat: SeatRow): void {
    this.#seats = this.#seats.with(seat.seat, seat);
    this.#tellTable();
  }
  #tellTable(): void {
    for (const [guest, following] of this.#guests) {
      const message = JSON.stringify({ is: 'table', table: this.stateFor(guest.person) } satisfies Message);
      if (following.table !== message) guest.send(message);
      following.table = message;
    }
  }
  #inTurn<T>(deed: () => T | Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      if (this.#isDoubtful) await this.#reload();
      return deed();
    });
    this.#last = turn.catch(() => undefined); // the caller gets the error
    return turn;
  }
}

const lineOf = ({ n, at, name, seat, text }: LineRow): Line => ({ n, at, name, ...(seat !== null && { seat }), text });
