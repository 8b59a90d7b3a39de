// The rules of one game running on one table: the coroutine, the decisions it waits for, and the re-run of what was recorded.

import { compareOption, pickOf, textOf } from './decisions.ts';
import type { Dice } from './dice.ts';
import { RulesError } from './errors.ts';
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
import type { Mark, Standing } from './inputs.ts';
import { counted, type Ledger } from './ledger.ts';
import { type Desk, Referee, resume } from './referee.ts';
import { bare, deepFreeze, notATree } from './strict.ts';

/** The rules may call the referee this often between two answers. */
const RUNAWAY = 100_000;

/** An answer to an open decision, as it goes into the books. */
type Given = { readonly pick: Pick; readonly option: unknown; readonly by: By; readonly joined?: true | undefined };

export class Run<K extends Kit> implements Desk<K> {
  readonly game: Game<K>;
  readonly table: K['table'];
  readonly referee: Referee<K>;
  open: readonly Open[] = [];
  result: Result | undefined;
  /** What everybody sees of the table as it stands; built when somebody looks. */
  #shared: object | undefined;
  /** Where in the ledger the open `together` began. */
  gathering: number | undefined;
  readonly #ledger: Ledger<K>;
  readonly #dice: Dice;
  readonly #strict: boolean;
  #procedure!: Rules<void>;
  #calls = 0;
  /** True until `play` has come to the checkpoint it was started from. */
  #returning = false;
  #returningTo: string | undefined;

  // What a re-run takes its answers and numbers from.
  #feed: (Standing | undefined)[] = [];
  #fed = 0;
  #numbers: readonly number[] = [];
  #used = 0;
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
  /** Starts on a checkpoint's table and goes on by recorded answers and numbers; `compare` them with what the rules list now. */
  rerun(inputs: readonly Standing[], numbers: readonly number[], from: Mark, compare = false): void {
    this.#feed = [...inputs];
    this.#fed = 0;
    this.#numbers = numbers;
    this.#used = 0;
    this.#compare = compare;
    this.#ledger.takeUp(from);
    this.referee.left = [...from.left];
    const { counters, barrier } = this.#ledger;
    this.#ledger.counters = counted(counters);
    this.launch();
    this.#departures();
    const rest = this.#feed.find((input) => input !== undefined);
    if (rest)
      throw new RulesError(
        `the record goes on with ${rest.kind} of seat ${rest.seat} where the rules ask nothing of it`,
        this.referee.trail,
      );
    this.#ledger.counters = { ...counters, inputs: this.#ledger.counters.inputs }; // a re-run counts nothing twice, but a newer version may answer more by itself
    this.#ledger.putBack(barrier, this.open[0]?.private === true);
    this.#ledger.standing.sort((a, b) => a.n - b.n); // parts of a together are run again one by one, and were answered in any order
    this.#feed = [];
    this.#numbers = [];
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
  /** Asks the game whether it is over. */
  settle(): void {
    if (!this.open[0]?.private) this.#ledger.show();
    this.result = this.out(this.game.result(this.table, this.#ledger.gone) ?? this.#agreedDraw());
    if (this.result) this.open = [];
    else if (this.open.length === 0)
      throw new RulesError('the rules ended without a result: `play` returned while `result` gave none', this.referee.trail);
  }
  #agreedDraw(): Result | undefined {
    const { agreed, gone } = this.#ledger;
    const drawn = agreed.length > 0 ? this.game.agreedDraw?.(this.table, gone) : undefined;
    return drawn?.winners.every((seat) => agreed.includes(seat)) ? drawn : undefined;
  }
  /** What an eye sees of the table. All eyes share what everybody sees: it is frozen, so that none changes what another will see. */
  see(eye: Eye): object {
    this.#shared ??= deepFreeze(this.game.see(this.table));
    return eye === 'public' ? this.#shared : (this.game.seeAs?.(this.table, eye, this.#shared) ?? this.#shared);
  }
  /** Deals anew what a seat cannot see: options and views may depend on it. */
  guess(seat: Seat, dice: Dice): void {
    this.game.guess(this.table, seat, dice);
    this.#shared = undefined;
    for (const open of this.open) open.listed = undefined;
  }
  /** In tests, freezes what leaves the kernel: nobody may change it. */
  out<T>(value: T): T {
    return this.#strict ? deepFreeze(value) : value;
  }

  #startPlay(): void {
    this.referee.trail = [];
    this.gathering = undefined;
    this.#returning = true;
    this.#returningTo = this.#strict ? this.#photo() : undefined;
    this.#procedure = this.game.play(this.table, this.referee);
  }
  #advance(reply: Reply | undefined): void {
    this.#shared = undefined;
    for (let feed = reply; ; feed = undefined) {
      const next = this.#resume(feed);
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
  /** Whatever the rules throw is told with its trail. */
  #resume(reply: Reply | undefined): IteratorResult<unknown, void> {
    try {
      return resume(this.#procedure, reply);
    } catch (error) {
      if (error instanceof RulesError) throw error;
      throw new RulesError(error instanceof Error ? error.message : String(error), this.referee.trail, error);
    }
  }
  #note(open: Open, seat: Seat, { pick, option, by, joined }: Given): void {
    if (this.gathering === undefined) this.#ledger.decided(open, seat, by); // a together closes at its end
    if (this.#ledger.lean) return;
    const n = ++this.#ledger.counters.inputs;
    const text = textOf(this.game, open, option);
    this.#ledger.answered(this.out({ n, kind: 'answer', seat, ask: open.ask, pick, option, text, by, ...(joined ? { joined } : {}) }));
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
  /** Lets seats leave where the record has it. */
  #departures(): void {
    for (; this.#fed < this.#feed.length; this.#fed++) {
      const next = this.#feed[this.#fed];
      if (next?.kind === 'answer') return;
      if (next) this.#ledger.depart(next);
      this.#feed[this.#fed] = undefined;
    }
  }

  // ---- the desk: what the referee calls

  tick(): void {
    if (this.#returning)
      throw new RulesError('the rules asked, rolled or told before they came back to their checkpoint', this.referee.trail);
    if (++this.#calls > RUNAWAY) throw new RulesError('the rules run on without asking', this.referee.trail);
  }
  recorded(seats: readonly Seat[], open: Open, part: Seat | undefined): { readonly pick: unknown } | undefined {
    if (this.#feed.length === 0) return undefined;
    this.#departures();
    for (let i = this.#fed; i < this.#feed.length; i++) {
      const input = this.#feed[i];
      if (!input || input.kind === 'leave' || (part !== undefined && input.seat !== part)) continue;
      if (input.ask !== open.ask || !seats.includes(input.seat))
        throw new RulesError(
          `the record has ${input.ask} of seat ${input.seat} where the rules now ask ${open.ask} of seat ${seats.join(', ')}`,
          this.referee.trail,
        );
      if (this.#compare) compareOption(this.game, open, pickOf(open, this.list(open), input.pick), input);
      this.#feed[i] = undefined;
      this.#calls = 0;
      if (this.gathering === undefined) this.#ledger.decided(open, input.seat, input.by);
      if (!this.#ledger.lean) this.#ledger.standing.push(input);
      return { pick: input.option };
    }
    return undefined;
  }
  answeredByRules(open: Open, pick: Pick, option: unknown): void {
    this.#note(open, open.seats[0] as Seat, { pick, option, by: 'rules' });
  }
  draw(n: number): number {
    const value = this.#used < this.#numbers.length ? (this.#numbers[this.#used++] as number) : this.#dice.below(n);
    if (!(value < n))
      throw new RulesError(`the record has the number ${value} where the rules now draw one below ${n}`, this.referee.trail);
    this.#ledger.drew(value);
    return value;
  }
  raiseBarrier(): void {
    this.#ledger.raiseBarrier();
  }
  tell(event: K['event'], to: readonly Seat[] | 'all'): void {
    this.#ledger.tell(this.out(event), to);
  }
  checkpoint(): void {
    if (this.#returning) {
      this.#returning = false;
      if (this.#returningTo === undefined || this.#returningTo === this.#photo()) return;
      throw new RulesError('the rules changed the table before they came back to their checkpoint', this.referee.trail);
    }
    this.tick();
    this.referee.left = [...this.#ledger.gone];
    this.keep();
  }
  openTogether(): void {
    this.gathering = this.#ledger.standing.length;
    this.#ledger.face = undefined;
  }
  closeTogether(): void {
    this.gathering = undefined;
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
        `${ask} is private, and seat ${seats.join(', ')} has answered nothing that everybody saw since the last checkpoint or another seat's decision: ask \`always\``,
        this.referee.trail,
      );
    return unseen;
  }
  list(open: Open): readonly unknown[] {
    if (open.listed) return open.listed;
    const before = this.#strict ? this.#photo() : undefined;
    open.listed = this.out(open.question.options());
    if (before !== undefined && before !== this.#photo())
      throw new RulesError(`${open.ask}: listing the options changed the table`, open.trail);
    return open.listed;
  }
}
