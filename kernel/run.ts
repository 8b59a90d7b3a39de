// The rules of one game running on one table: the coroutine, the decisions it waits for, and the re-run of what was recorded.

import { certain } from './certain.ts';
import { compareOption, pickOf, textOf } from './decisions.ts';
import type { Dice } from './dice.ts';
import { messageOf, RulesError } from './errors.ts';
import {
  type By,
  type Eye,
  type Game,
  type Kit,
  type Open,
  type Pick,
  RESTART,
  type Reply,
  type Result,
  type Rules,
  type Seat,
} from './game.ts';
import type { CheckpointState, StandingInput } from './inputs.ts';
import { counted, type Ledger } from './ledger.ts';
import { type Desk, Referee, resumeProcedure } from './referee.ts';
import { bare, deepFreeze, notATree } from './strict.ts';

/** The rules may call the referee this often between two answers. */
const RUNAWAY = 100_000;

/** An answer to an open decision, as it goes into the books. */
type Given = { readonly pick: Pick; readonly option: unknown; readonly by: By; readonly joined?: true | undefined };

/** How V8 refuses to change something frozen. */
const FROZEN = /^Cannot (assign to read only|add|delete) property/;
const adviceFor = (error: unknown): string =>
  error instanceof TypeError && FROZEN.test(error.message)
    ? ': content, and in tests whatever was told, asked or shown, is frozen; if it is a part of the table, give away a copy of it'
    : '';

export class Run<K extends Kit> implements Desk<K> {
  readonly game: Game<K>;
  readonly table: K['table'];
  readonly referee: Referee<K>;
  open: readonly Open[] = [];
  result: Result | undefined;
  /** Cache: what everybody sees of the current table. Dropped when the table changes. */
  #shared: object | undefined;
  /** While a `together` is open: how many standing inputs there were when it opened. */
  togetherStart: number | undefined;
  readonly #ledger: Ledger<K>;
  readonly #dice: Dice;
  readonly #strict: boolean;
  #procedure!: Rules<void>;
  #calls = 0;
  /** True until `play` reaches the checkpoint it was started from. */
  #returning = false;
  #returningTo: string | undefined;

  // What a re-run replays. Used inputs become undefined, because parts of a `together` take theirs out of order.
  #recordedInputs: (StandingInput | undefined)[] = [];
  #nextInput = 0;
  #recordedNumbers: readonly number[] = [];
  #nextNumber = 0;
  #compare = false;

  constructor(game: Game<K>, table: K['table'], ledger: Ledger<K>, dice: Dice, strict: boolean) {
    this.game = game;
    this.table = table;
    this.#ledger = ledger;
    this.#dice = dice;
    this.#strict = strict;
    this.referee = new Referee(this);
  }

  /** Starts on a table that stands at a checkpoint. */
  launch(): void {
    this.#startPlay();
    this.#advance(undefined);
  }
  /** Starts on a checkpoint's table and replays recorded answers and numbers. With `compare`, answers must match what the rules list now. */
  rerun(inputs: readonly StandingInput[], numbers: readonly number[], from: CheckpointState, compare = false): void {
    this.#recordedInputs = [...inputs];
    this.#nextInput = 0;
    this.#recordedNumbers = numbers;
    this.#nextNumber = 0;
    this.#compare = compare;
    this.#ledger.takeUp(from);
    this.referee.left = [...from.left];
    const { counters, barrier } = this.#ledger;
    this.#ledger.counters = counted(counters);
    this.launch();
    this.#departures();
    const rest = this.#recordedInputs.find((input) => input !== undefined);
    if (rest)
      throw new RulesError(
        `the record continues with ${rest.kind} of seat ${rest.seat} where the rules do not ask that seat`,
        this.referee.trail,
      );
    this.#ledger.counters = { ...counters, inputs: this.#ledger.counters.inputs }; // a re-run counts nothing twice, but a newer version of the rules may answer more questions itself
    this.#ledger.putBack(barrier, this.open[0]?.private === true);
    this.#ledger.standing.sort((a, b) => a.n - b.n); // a re-run takes the parts of a together one by one, however their answers were interleaved
    this.#recordedInputs = [];
    this.#recordedNumbers = [];
    this.settle();
  }
  /** Answers an open decision. */
  put(open: Open, seat: Seat, given: Given): void {
    this.#calls = 0;
    this.#note(open, seat, given);
    const { counters } = this.#ledger;
    if (open.together === undefined && !open.private) counters.decisions++;
    else counters.tries[seat] = (counters.tries[seat] as number) + 1;
    this.#advance({ open, pick: given.option });
  }
  /** Asks the game for a result. */
  settle(): void {
    if (!this.open[0]?.private) this.#ledger.settleBarrier();
    this.result = this.frozenIfStrict(this.game.result(this.table, this.#ledger.gone) ?? this.#agreedDraw());
    if (this.result) this.open = [];
    else if (this.open.length === 0)
      throw new RulesError('the rules ended without a result: `play` returned, but `result` gave none', this.referee.trail);
  }
  #agreedDraw(): Result | undefined {
    const { agreed, gone } = this.#ledger;
    const drawn = agreed.length > 0 ? this.game.agreedDraw?.(this.table, gone) : undefined;
    return drawn?.winners.every((seat) => agreed.includes(seat)) ? drawn : undefined;
  }
  /** What an eye sees of the table. All eyes share the public part: whoever gets it unfrozen must not change it. */
  see(eye: Eye, isFrozen: boolean): object {
    this.#shared ??= this.game.see(this.table);
    if (isFrozen) deepFreeze(this.#shared);
    return eye === 'public' ? this.#shared : (this.game.seeAs?.(this.table, eye, this.#shared) ?? this.#shared);
  }
  /** Re-deals what a seat cannot see. Options and views may depend on it, so they are built again. */
  guess(seat: Seat, dice: Dice): void {
    this.game.guess(this.table, seat, dice);
    this.#shared = undefined;
    for (const open of this.open) open.listed = undefined;
  }
  /** In strict matches (tests), freezes what leaves the kernel, so that a caller who changes it fails. */
  frozenIfStrict<T>(value: T): T {
    return this.#strict ? deepFreeze(value) : value;
  }

  #startPlay(): void {
    this.referee.trail = [];
    this.togetherStart = undefined;
    this.#returning = true;
    this.#returningTo = this.#strict ? this.#photo() : undefined;
    this.#procedure = this.game.play(this.table, this.referee);
  }
  #advance(reply: Reply | undefined): void {
    this.#shared = undefined;
    for (let given = reply; ; given = undefined) {
      const next = this.#resume(given);
      if (next.done) {
        this.open = [];
        break;
      }
      if (next.value !== RESTART) {
        this.open = next.value as readonly Open[];
        break;
      }
      this.referee.left = [...this.#ledger.gone];
      this.keep();
      this.#startPlay();
    }
    this.settle();
  }
  /** Adds the trail to whatever the rules throw, and what to do where the engine's words do not say it. */
  #resume(reply: Reply | undefined): IteratorResult<unknown, void> {
    try {
      return resumeProcedure(this.#procedure, reply);
    } catch (error) {
      if (error instanceof RulesError) throw error;
      throw new RulesError(messageOf(error) + adviceFor(error), this.referee.trail, error);
    }
  }
  #note(open: Open, seat: Seat, { pick, option, by, joined }: Given): void {
    if (this.togetherStart === undefined) this.#ledger.decided(open, seat, by); // `closeTogether` does this for all of a together
    if (this.#ledger.lean) return;
    const n = ++this.#ledger.counters.inputs;
    const text = textOf(this.game, open, option);
    this.#ledger.answered(
      this.frozenIfStrict({ n, kind: 'answer', seat, ask: open.ask, pick, option, text, by, ...(joined ? { joined } : {}) }),
    );
  }
  /** Keeps a checkpoint. */
  keep(): void {
    const wrong = this.#strict ? notATree(bare(this.table)) : undefined;
    if (wrong !== undefined) throw new RulesError(wrong, this.referee.trail);
    this.#ledger.keep(this.game, this.table);
  }
  #photo(): string {
    return JSON.stringify(bare(this.table));
  }
  /** In a re-run: takes the recorded departures that come before the next answer. */
  #departures(): void {
    for (; this.#nextInput < this.#recordedInputs.length; this.#nextInput++) {
      const next = this.#recordedInputs[this.#nextInput];
      if (next?.kind === 'answer') return;
      if (next) this.#ledger.depart(next);
      this.#recordedInputs[this.#nextInput] = undefined;
    }
  }

  // ---- the desk: what the referee calls

  tick(): void {
    if (this.#returning)
      throw new RulesError(
        'the rules asked, rolled or told something before they reached the checkpoint they were started from',
        this.referee.trail,
      );
    if (++this.#calls > RUNAWAY)
      throw new RulesError(
        'the rules keep running without asking anything: is a `yield*` missing? `npm test -- floating` finds it',
        this.referee.trail,
      );
  }
  recorded(seats: readonly Seat[], open: Open, part: Seat | undefined): { readonly pick: unknown } | undefined {
    if (this.#recordedInputs.length === 0) return undefined;
    this.#departures();
    for (let i = this.#nextInput; i < this.#recordedInputs.length; i++) {
      const input = this.#recordedInputs[i];
      if (!input || input.kind === 'leave' || (part !== undefined && input.seat !== part)) continue;
      if (input.ask !== open.ask || !seats.includes(input.seat))
        throw new RulesError(
          `the record has ${input.ask} of seat ${input.seat} where the rules now ask ${open.ask} of seat ${seats.join(', ')}`,
          this.referee.trail,
        );
      if (this.#compare) compareOption(this.game, open, pickOf(open, this.list(open), input.pick), input);
      this.#recordedInputs[i] = undefined;
      this.#calls = 0;
      if (this.togetherStart === undefined) this.#ledger.decided(open, input.seat, input.by);
      if (!this.#ledger.lean) this.#ledger.stand(input);
      return { pick: input.option };
    }
    return undefined;
  }
  answeredByRules(open: Open, pick: Pick, option: unknown): void {
    this.#note(open, certain(open.seats[0], 'a seat that decides'), { pick, option, by: 'rules' });
  }
  draw(n: number): number {
    const value =
      this.#nextNumber < this.#recordedNumbers.length ? (this.#recordedNumbers[this.#nextNumber++] as number) : this.#dice.below(n);
    if (!(value < n))
      throw new RulesError(`the record has the number ${value} where the rules now draw one below ${n}`, this.referee.trail);
    this.#ledger.drew(value);
    return value;
  }
  raiseBarrier(): void {
    this.#ledger.raiseBarrier();
  }
  tell(event: K['event'], to: readonly Seat[] | 'all'): void {
    this.#ledger.tell(this.frozenIfStrict(event), to);
  }
  checkpoint(): void {
    if (this.#returning) {
      this.#returning = false;
      if (this.#returningTo === undefined || this.#returningTo === this.#photo()) return;
      throw new RulesError('the rules changed the table before they reached the checkpoint they were started from', this.referee.trail);
    }
    this.tick();
    this.referee.left = [...this.#ledger.gone];
    this.keep();
  }
  openTogether(): void {
    this.togetherStart = this.#ledger.standing.length;
    this.#ledger.face = undefined;
  }
  closeTogether(): void {
    this.togetherStart = undefined;
    this.#ledger.counters.decisions++;
    this.#ledger.raiseBarrier();
  }
  aroundPart(step: () => void): void {
    const before = this.#strict ? this.#photo() : undefined;
    step();
    if (before !== undefined && before !== this.#photo()) throw new RulesError('a part of together changed the table', this.referee.trail);
  }
  isUnseen(seats: readonly Seat[], ask: string): boolean {
    const unseen = seats.length === 1 && seats[0] === this.#ledger.face?.seat;
    if (!unseen && this.#strict)
      throw new RulesError(
        `${ask} is private, but seat ${seats.join(', ')} has answered no public question since the last checkpoint or another seat's decision: use \`always\``,
        this.referee.trail,
      );
    return unseen;
  }
  list(open: Open): readonly unknown[] {
    if (open.listed) return open.listed;
    const before = this.#strict ? this.#photo() : undefined;
    open.listed = this.frozenIfStrict(open.question.options());
    if (before !== undefined && before !== this.#photo())
      throw new RulesError(`${open.ask}: listing the options changed the table`, open.trail);
    return open.listed;
  }
}
