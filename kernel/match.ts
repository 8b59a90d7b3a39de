// A game being played: its table, its open decisions, and everything that is needed to take back, save, fork and replay it.
import { type Dice, SealedDice } from './dice.ts';
import { digestContent, digestOf } from './digest.ts';
import { Refusal, RulesError } from './errors.ts';
import {
  type By,
  type Decision,
  type Eye,
  type Game,
  type Kit,
  type Open,
  PASS,
  type Pick,
  RESTART,
  type Reason,
  type Reply,
  type Result,
  type Rules,
  type Seat,
  type Step,
  type View,
  type Waiting,
} from './game.ts';
import type { Answer, Counters, Input, Mark, MatchRecord, Save, Standing } from './inputs.ts';
import { type Desk, Referee, resume } from './referee.ts';
import { sealed } from './seal.ts';
import { checkSetup } from './setup.ts';
import { deepFreeze, notATree } from './strict.ts';

/** The rules may call the referee this often between two answers. */
const RUNAWAY = 100_000;

export interface StartOptions {
  /** What the dice are made from; a real match needs one that nobody can guess. */
  readonly seed: string;
  /** Other content than the game's own. */
  readonly content?: unknown;
  /** Check what is too dear for real matches: for tests. */
  readonly strict?: boolean;
  /** Other dice than those of the seed: for tests. */
  readonly dice?: Dice;
}
/** What was set up, without set-up: for tests and puzzles. */
export interface PositionOptions extends Omit<StartOptions, 'content'> {
  readonly setup: object;
}
export type SetupInput = { readonly mode?: string; readonly seats?: number; readonly options?: Readonly<Record<string, unknown>> };
interface Told<K extends Kit> {
  readonly to: readonly Seat[] | 'all';
  readonly event: K['event'];
}
interface Kept<K extends Kit> extends Mark {
  readonly table: K['table'];
  readonly told: number;
}
interface Origin<K extends Kit> {
  readonly game: Game<K>;
  readonly setup: K['setup'];
  readonly table: K['table'];
  readonly dice: Dice;
  readonly seed: string | undefined;
  readonly lean: boolean;
  readonly strict: boolean;
}

export class Match<K extends Kit = Kit> {
  readonly game: Game<K>;
  readonly setup: K['setup'];
  /** How the match ended, once it has. */
  result: Result | undefined;
  /** Why a match of another version of its game went back to its last checkpoint when it was loaded. */
  setback: string | undefined;
  #table: K['table'];
  #referee: Referee<K>;
  #play!: Rules<void>;
  #open: readonly Open[] = [];

  readonly #dice: Dice;
  readonly #seed: string | undefined;
  readonly #lean: boolean;
  readonly #strict: boolean;

  // Everything since `#base`: the opening of the match, or the checkpoint it was loaded from.
  #base: Mark;
  #opening: readonly number[] | undefined;
  #journal: Input[] = [];
  #standing: Standing[] = [];
  #draws: number[] = [];
  #told: Told<K>[] = [];
  #kept: Kept<K>[] = [];

  #counters: Counters;
  #heard: number[];
  #gone: Seat[] = [];
  /** No undo of what stands before this place. It only rises. */
  #barrier = 0;
  #decider: Seat | undefined;
  /** Where the open `together` began. */
  #gathering: number | undefined;
  /** Until `play` has come to the checkpoint it was started from. */
  #returning = false;
  #returningTo: string | undefined;
  #calls = 0;

  // What a re-run takes its answers and numbers from.
  #feed: (Standing | undefined)[] = [];
  #fed = 0;
  #drawFeed: readonly number[] = [];
  #drawn = 0;
  #listing = false;

  private constructor(origin: Origin<K>, base?: Mark) {
    this.game = origin.game;
    this.setup = origin.setup;
    this.#table = origin.table;
    this.#dice = origin.dice;
    this.#seed = origin.seed;
    this.#lean = origin.lean;
    this.#strict = origin.strict;
    const seats = origin.setup.seats;
    this.#base = base ?? { inputs: 0, draws: 0, heard: zeros(seats + 1), left: [], barrier: 0, decider: undefined };
    this.#counters = { inputs: 0, decisions: 0, tries: zeros(seats), undos: 0 };
    this.#heard = [...this.#base.heard];
    this.#referee = new Referee(this.#desk());
  }

  // ---- ways to a match

  /** Opens a match. A bad set-up or bad content is refused. */
  static start<K extends Kit>(game: Game<K>, given: SetupInput, options: StartOptions): Match<K> {
    const setup = checkSetup(game.setup, given);
    const content = contentFor(game, options.content);
    const dice = options.dice ?? new SealedDice(options.seed);
    const opening: number[] = [];
    const table = game.open(setup, content, { below: (n) => keep(opening, dice.below(n)) });
    return Match.#begin({ game, setup, table, dice, seed: options.seed, lean: false, strict: options.strict ?? false }, opening);
  }
  /** Puts up a table that stands at a checkpoint. */
  static at<K extends Kit>(game: Game<K>, table: K['table'], options: PositionOptions): Match<K> {
    const setup = checkSetup(game.setup, options.setup);
    const dice = options.dice ?? new SealedDice(options.seed);
    return Match.#begin(
      { game, setup, table: game.copy(table), dice, seed: options.seed, lean: false, strict: options.strict ?? false },
      undefined,
    );
  }
  /** A match without record, events and checkpoints: for playing many. */
  static lean<K extends Kit>(game: Game<K>, given: SetupInput, dice: Dice): Match<K> {
    const setup = checkSetup(game.setup, given);
    const match = new Match({ game, setup, table: game.open(setup, game.content, dice), dice, seed: undefined, lean: true, strict: false });
    match.#launch();
    return match;
  }
  static #begin<K extends Kit>(origin: Origin<K>, opening: readonly number[] | undefined): Match<K> {
    const match = new Match(origin);
    match.#opening = opening;
    match.#keep();
    match.#launch();
    return match;
  }
  /** Goes on from a save; `dice` where the save has no seed. See `loadMatch` for text that may be damaged. */
  static load<K extends Kit>(
    game: Game<K>,
    save: Save,
    options: { readonly dice?: Dice; readonly content?: unknown; readonly strict?: boolean } = {},
  ): Match<K> {
    if (save.game !== game.id) throw new Refusal('bad-save', `this is a save of ${save.game}, not of ${game.id}`);
    const content = contentFor(game, options.content);
    const sameRules = save.version === game.version && save.content === digestContent(content);
    const seed = save.seed;
    const dice = options.dice ?? (seed === undefined ? undefined : new SealedDice(seed, save.words));
    if (!dice) throw new Refusal('bad-save', 'this save has no seed: pass dice to go on with');
    if (save.version !== game.version && !game.migrate && save.version > game.version)
      throw new Refusal('bad-save', `the save is of version ${save.version} of ${game.id}, this is version ${game.version}: update first`);
    const bare: unknown = save.version !== game.version && game.migrate ? game.migrate(save.table, save.version) : save.table;
    const table = { ...(bare as object), content } as K['table'];
    const build = (inputs: readonly Standing[], draws: readonly number[]): Match<K> => {
      const setup = checkSetup(game.setup, save.setup);
      const match = new Match(
        { game, setup, table: game.copy(table), dice, seed, lean: false, strict: options.strict ?? false },
        save.mark,
      );
      match.#counters = { ...save.counters, tries: [...save.counters.tries] };
      match.#barrier = save.barrier;
      match.#kept = [{ ...save.mark, table: game.copy(table), told: 0 }];
      match.#listing = !sameRules;
      match.#rerun(inputs, draws, save.mark);
      return match;
    };
    if (sameRules) return build(save.inputs, save.draws);
    try {
      return build(save.inputs, save.draws);
    } catch (error) {
      const match = build([], []);
      match.setback = `made by version ${save.version} of the game; went back to the last checkpoint: ${error instanceof Error ? error.message : String(error)}`;
      return match;
    }
  }
  /** Rebuilds a match from its record: all of it, or its first inputs. */
  static resume<K extends Kit>(
    game: Game<K>,
    record: MatchRecord,
    options: { readonly upTo?: number; readonly strict?: boolean } = {},
  ): Match<K> {
    if (record.game !== game.id) throw new Refusal('bad-record', `this is a record of ${record.game}, not of ${game.id}`);
    const setup = checkSetup(game.setup, record.setup);
    const content = contentFor(game, record.pack);
    const dice = new SealedDice(record.seed);
    const opening: number[] = [];
    const table = game.open(setup, content, { below: (n) => keep(opening, dice.below(n)) });
    const match = new Match({ game, setup, table, dice, seed: record.seed, lean: false, strict: options.strict ?? false });
    match.#opening = opening;
    match.#listing = true;
    match.#keep();
    match.#launch();
    for (const input of record.inputs.slice(0, options.upTo)) match.#repeat(input);
    match.#listing = false;
    return match;
  }
  /** A private copy to try things on: as `seat` may imagine it, or the truth where nobody plays by it (the lab). It keeps no record. */
  fork(seat: Seat | undefined, dice: Dice): Match<K> {
    const from = this.#kept[this.#kept.length - 1];
    if (!from) throw new Refusal('lean-match', 'a lean match cannot be forked');
    const fork = new Match<K>(
      { game: this.game, setup: this.setup, table: this.game.copy(from.table), dice, seed: undefined, lean: true, strict: this.#strict },
      from,
    );
    const since = this.#standing.slice(from.inputs - this.#base.inputs);
    const secret = this.#gathering === undefined ? Number.POSITIVE_INFINITY : this.#gathering - (from.inputs - this.#base.inputs);
    const known = seat === undefined ? since : since.filter((input, i) => i < secret || input.seat === seat || input.kind === 'leave');
    fork.#rerun(known, this.#draws.slice(from.draws - this.#base.draws), from);
    fork.#counters = { ...this.#counters, tries: [...this.#counters.tries] };
    fork.#heard = [...this.#heard];
    if (seat !== undefined) {
      this.game.guess(fork.#table, seat, dice);
      for (const open of fork.#open) open.listed = undefined;
    }
    return fork;
  }

  // ---- looking

  /** The decisions that are open, with all their options: for whoever runs the match. */
  get pending(): readonly Decision<K>[] {
    return this.#open.map((open) => this.#show(open));
  }
  /** What an eye may see. */
  view(eye: Eye): View<K> {
    this.#checkEye(eye);
    const mine = this.#open.filter((open) => open.seats.includes(eye as Seat));
    const others = this.#open.filter((open) => !open.seats.includes(eye as Seat));
    return this.#out({
      table: this.game.see(this.#table, eye),
      decisions: mine.map((open) => this.#show(open)),
      waiting: others.map(waitingFor),
      trail: [...(mine[0]?.trail ?? this.#outerTrail())] as K['step'][],
      result: this.result,
      undos: this.#counters.undos,
      events: this.#heard[eyeIndex(eye)] as number,
    });
  }
  /** What was told to an eye since its event number `since`. A loaded match knows what came after its checkpoint. */
  events(eye: Eye, since = 0): readonly { readonly n: number; readonly event: K['event'] }[] {
    this.#checkEye(eye);
    let n = this.#base.heard[eyeIndex(eye)] as number;
    const heard: { n: number; event: K['event'] }[] = [];
    for (const { to, event } of this.#told) if (to === 'all' || to.includes(eye as Seat)) heard.push({ n: n++, event });
    return this.#out(heard.filter((one) => one.n >= since));
  }
  /** Why what a seat might expect among its options is not there. */
  whyNot(seat: Seat): readonly Reason[] {
    return this.#out(this.#openOf(seat)?.question.ruledOut?.() ?? []);
  }
  /** What will happen if a seat takes an option of its decision. */
  about(seat: Seat, option: number): unknown {
    const open = this.#openOf(seat);
    if (!open) throw new Refusal('not-your-decision', `seat ${seat} has nothing to decide now`);
    const picked = this.#list(open)[option];
    if (picked === undefined) throw new Refusal('no-such-option', `${open.ask} has no option ${option}`);
    return this.#out(open.question.about?.(picked as never));
  }
  /** Where in the rules an eye sees the match. */
  trail(eye: Eye): readonly K['step'][] {
    return [...(this.#openOf(eye)?.trail ?? this.#outerTrail())] as K['step'][];
  }

  // ---- playing

  /** Answers a decision. Whatever is not one of its options is refused, and nothing changes. */
  answer(seat: Seat, id: string, pick: Pick, by: By = 'player'): void {
    if (this.result) throw new Refusal('match-over', 'the match is over');
    if (!this.#isSeat(seat)) throw new Refusal('no-such-seat', `there is no seat ${String(seat)}`);
    const open = this.#openOf(seat);
    if (!open)
      throw new Refusal(
        'not-your-decision',
        `seat ${seat} has nothing to decide now; waiting for seat ${this.#open.flatMap((o) => o.seats).join(', ')}`,
      );
    if (this.#idOf(open) !== id)
      throw new Refusal('stale-decision', `decision ${id} is no longer open: seat ${seat} now decides ${this.#idOf(open)} (${open.ask})`);
    this.#put(open, seat, pick, this.#pickOf(open, pick), by);
  }
  canUndo(seat: Seat): boolean {
    return this.#undoable(seat) !== undefined;
  }
  /** Takes back the last answer of a seat, as long as nothing was revealed and nobody else decided since. */
  undo(seat: Seat): void {
    const place = this.#undoable(seat);
    if (place === undefined)
      throw new Refusal(
        'nothing-to-undo',
        `seat ${seat} has nothing to take back: something was revealed, somebody else decided, or nothing was decided yet`,
      );
    const undone = this.#standing[place] as Answer;
    const inTogether = this.#gathering !== undefined && place >= this.#gathering;
    this.#counters.inputs++;
    this.#counters.undos++;
    if (inTogether) this.#counters.tries[seat] = (this.#counters.tries[seat] as number) + 1;
    else this.#counters.decisions++;
    this.#journal.push({ n: this.#counters.inputs, kind: 'undo', seat, of: undone.n });
    const rest = this.#standing.filter((input, i) => i < place || (inTogether && input.seat !== seat));
    this.#rebuild(rest);
  }
  /** A seat resigns or is dropped. The result is asked for at once; the rules learn of it at their next checkpoint. */
  leave(seat: Seat): void {
    if (this.result) throw new Refusal('match-over', 'the match is over');
    if (!this.#isSeat(seat)) throw new Refusal('no-such-seat', `there is no seat ${String(seat)}`);
    if (this.#gone.includes(seat)) throw new Refusal('no-such-seat', `seat ${seat} has left already`);
    const input: Standing = { n: ++this.#counters.inputs, kind: 'leave', seat };
    this.#journal.push(input);
    this.#depart(input);
    this.#settle();
  }

  // ---- keeping

  /** What is needed to go on. `withoutSeed` for a worker that may not know the next rolls. */
  save(options: { readonly withoutSeed?: boolean } = {}): Save<K> {
    const from = this.#kept[0];
    if (!from) throw new Refusal('lean-match', 'a lean match cannot be saved');
    const { table, told: _told, ...mark } = from;
    const body = {
      format: 1 as const,
      game: this.game.id,
      version: this.game.version,
      content: digestContent(table.content),
      setup: this.setup,
      ...(options.withoutSeed || this.#seed === undefined ? {} : { seed: this.#seed }),
      words: this.#dice instanceof SealedDice ? this.#dice.words : 0,
      table: withoutContent(this.game.copy(table)),
      mark,
      inputs: this.#standing.slice(from.inputs - this.#base.inputs),
      draws: this.#draws.slice(from.draws - this.#base.draws),
      barrier: this.#barrier,
      counters: { ...this.#counters, tries: [...this.#counters.tries] },
    };
    return sealed(body);
  }
  /** The whole match, from which it can be replayed and checked. */
  record(): MatchRecord {
    if (this.#opening === undefined || this.#seed === undefined)
      throw new Refusal('bad-record', 'only a match that was opened here from a set-up and a seed has a whole record');
    const content: object = this.#table.content;
    return sealed({
      format: 1 as const,
      game: this.game.id,
      version: this.game.version,
      content: digestContent(content),
      ...(content === this.game.content ? {} : { pack: content }),
      setup: this.setup,
      seed: this.#seed,
      opening: [...this.#opening],
      draws: [...this.#draws],
      inputs: [...this.#journal],
      result: this.result ?? null,
      digest: this.digest(),
    });
  }
  /** Digest of the table as it is. */
  digest(): string {
    return digestOf(withoutContent(this.#table));
  }

  // ---- for searches on forks and for the lab: nothing is looked up, checked or copied

  /** The table itself, for those who run the match. Bots get views and forks. */
  get table(): K['table'] {
    return this.#table;
  }
  get open(): readonly Open[] {
    return this.#open;
  }
  optionsOf(open: Open): readonly unknown[] {
    return this.#list(open);
  }
  /** Answers an open decision by an option of its list. */
  playOpen(open: Open, pick: Pick, by: By = 'bot'): void {
    this.#put(open, open.seats[0] as Seat, pick, this.#pickOf(open, pick), by);
  }
  /** How many answers a fork has to repeat. */
  get sinceCheckpoint(): number {
    const from = this.#kept[this.#kept.length - 1];
    return from ? this.#standing.length + this.#base.inputs - from.inputs : 0;
  }
  get inputs(): readonly Input[] {
    return this.#journal;
  }

  // ---- the desk: what the referee calls

  #desk(): Desk<K> {
    return {
      tick: () => this.#tick(),
      recorded: (seats, open, part) => this.#recorded(seats, open, part),
      answeredByRules: (open, number, pick) => this.#note(open, open.seats[0] as Seat, number, pick, 'rules'),
      draw: (n) => this.#drawNumber(n),
      raiseBarrier: () => this.#raise(),
      tell: (event, to) => this.#tell(event, to),
      checkpoint: () => this.#checkpoint(),
      openTogether: () => {
        this.#gathering = this.#standing.length;
      },
      closeTogether: () => {
        this.#gathering = undefined;
        this.#counters.decisions++;
        this.#raise();
      },
      aroundPart: (step) => this.#aroundPart(step),
      list: (open) => this.#list(open),
    };
  }
  #tick(): void {
    if (this.#returning)
      throw new RulesError('the rules asked, rolled or told before they came back to their checkpoint', this.#referee.trail);
    if (++this.#calls > RUNAWAY) throw new RulesError('the rules run on without asking', this.#referee.trail);
  }
  #recorded(seats: readonly Seat[], open: Open, part: Seat | undefined): { readonly pick: unknown } | undefined {
    while (this.#fed < this.#feed.length) {
      const next = this.#feed[this.#fed];
      if (next === undefined) this.#fed++;
      else if (next.kind === 'leave') {
        this.#depart(next);
        this.#fed++;
      } else break;
    }
    for (let i = this.#fed; i < this.#feed.length; i++) {
      const input = this.#feed[i];
      if (!input || input.kind === 'leave' || (part !== undefined && input.seat !== part)) continue;
      if (input.ask !== open.ask || !seats.includes(input.seat))
        throw new RulesError(
          `the record has ${input.ask} of seat ${input.seat} where the rules now ask seat ${seats.join(', ')} ${open.ask}`,
          this.#referee.trail,
        );
      if (this.#listing) this.#compare(open, input);
      this.#feed[i] = undefined;
      this.#decided(input.seat, input.by);
      if (!this.#lean) this.#standing.push(input);
      return { pick: input.option };
    }
    return undefined;
  }
  /** The recorded option must still be listed under its number. */
  #compare(open: Open, input: Answer): void {
    const listed = this.#pickOf(open, input.pick);
    if (JSON.stringify(listed) !== JSON.stringify(input.option))
      throw new RulesError(
        `the record has ${input.ask} "${input.text}" where the rules now list "${this.#textOf(open, listed)}"`,
        this.#referee.trail,
      );
  }
  #note(open: Open, seat: Seat, pick: Pick, option: unknown, by: By): void {
    this.#decided(seat, by);
    if (this.#lean) return;
    const answer: Answer = {
      n: ++this.#counters.inputs,
      kind: 'answer',
      seat,
      ask: open.ask,
      pick,
      option,
      text: this.#textOf(open, option),
      by,
    };
    this.#standing.push(this.#out(answer));
    this.#journal.push(answer);
  }
  /** What one seat decided is closed once another seat decides; a `together` closes at its end. */
  #decided(seat: Seat, by: By): void {
    if (by === 'rules' || this.#gathering !== undefined) return;
    if (seat !== this.#decider) this.#raise();
    this.#decider = seat;
  }
  #raise(): void {
    const here = this.#standing.length + this.#base.inputs;
    if (here > this.#barrier) this.#barrier = here;
  }
  #drawNumber(n: number): number {
    const value = this.#drawn < this.#drawFeed.length ? (this.#drawFeed[this.#drawn++] as number) : this.#dice.below(n);
    if (!this.#lean) this.#draws.push(value);
    this.#raise();
    return value;
  }
  #tell(event: K['event'], to: readonly Seat[] | 'all'): void {
    if (to !== 'all') this.#raise();
    if (this.#lean) return;
    this.#told.push({ to, event: this.#out(event) });
    for (let eye = 0; eye < this.#heard.length; eye++)
      if (to === 'all' || to.includes(eye - 1)) this.#heard[eye] = (this.#heard[eye] as number) + 1;
  }
  #checkpoint(): void {
    if (this.#returning) {
      this.#returning = false;
      if (this.#returningTo !== undefined && this.#returningTo !== this.#bareText())
        throw new RulesError('the rules changed the table before they came back to their checkpoint', this.#referee.trail);
      return;
    }
    this.#calls = 0;
    this.#referee.left = [...this.#gone];
    this.#keep();
  }
  #aroundPart(step: () => void): void {
    if (!this.#strict) return step();
    const before = this.#bareText();
    step();
    if (this.#bareText() !== before) throw new RulesError('a part of together changed the table', this.#referee.trail);
  }
  #list(open: Open): readonly unknown[] {
    if (open.listed) return open.listed;
    const before = this.#strict ? this.#bareText() : undefined;
    open.listed = this.#out(open.question.options());
    if (before !== undefined && this.#bareText() !== before)
      throw new RulesError(`${open.ask}: listing the options changed the table`, open.trail);
    return open.listed;
  }

  // ---- running

  #put(open: Open, seat: Seat, pick: Pick, option: unknown, by: By): void {
    if (this.#lean) {
      this.#calls = 0;
      this.#countDecision(open, seat);
      this.#decided(seat, by);
      this.#advance({ open, pick: option });
      return;
    }
    const before = {
      counters: { ...this.#counters, tries: [...this.#counters.tries] },
      barrier: this.#barrier,
      decider: this.#decider,
      kept: [...this.#kept],
      standing: this.#standing.length,
      journal: this.#journal.length,
      draws: this.#draws.length,
      words: this.#dice instanceof SealedDice ? this.#dice.words : 0,
    };
    this.#calls = 0;
    try {
      this.#note(open, seat, pick, option, by);
      this.#countDecision(open, seat);
      this.#advance({ open, pick: option });
    } catch (error) {
      // The answer was never accepted: back to how everything was.
      const wrapped = error instanceof RulesError ? error : new RulesError(String(error), this.#referee.trail, error);
      this.#counters = before.counters;
      this.#barrier = before.barrier;
      this.#kept = before.kept;
      this.#journal.length = before.journal;
      this.#draws.length = before.draws;
      if (this.#dice instanceof SealedDice) this.#dice.words = before.words;
      this.#rebuild(this.#standing.slice(0, before.standing));
      throw wrapped;
    }
  }
  #countDecision(open: Open, seat: Seat): void {
    if (open.together === undefined) this.#counters.decisions++;
    else this.#counters.tries[seat] = (this.#counters.tries[seat] as number) + 1;
  }
  #launch(): void {
    this.#startPlay();
    this.#advance(undefined);
  }
  #startPlay(): void {
    this.#referee.trail = [];
    this.#gathering = undefined;
    this.#returning = true;
    this.#returningTo = this.#strict ? this.#bareText() : undefined;
    this.#play = this.game.play(this.#table, this.#referee);
  }
  #advance(reply: Reply | undefined): void {
    for (let feed = reply; ; feed = undefined) {
      const next = resume(this.#play, feed);
      if (next.done) {
        this.#open = [];
        break;
      }
      if (next.value !== RESTART) {
        this.#open = next.value as readonly Open[];
        break;
      }
      this.#calls++;
      this.#referee.left = [...this.#gone];
      this.#keep();
      this.#startPlay();
    }
    this.#settle();
  }
  #settle(): void {
    this.result = this.#out(this.game.result(this.#table, this.#gone));
    if (this.result) this.#open = [];
    else if (this.#open.length === 0) throw new RulesError('the rules ended without a result', this.#referee.trail);
  }
  #depart(input: Standing): void {
    if (!this.#lean) this.#standing.push(input);
    this.#gone = [...this.#gone, input.seat];
    this.#raise();
  }
  /** Keeps the table as it is, and drops checkpoints that no undo can reach any more. */
  #keep(): void {
    if (this.#lean) return;
    if (this.#strict) {
      const wrong = notATree(withoutContent(this.#table));
      if (wrong !== undefined) throw new RulesError(wrong, this.#referee.trail);
    }
    this.#kept.push({
      table: this.game.copy(this.#table),
      inputs: this.#standing.length + this.#base.inputs,
      draws: this.#draws.length + this.#base.draws,
      told: this.#told.length,
      heard: [...this.#heard],
      left: [...this.#gone],
      barrier: this.#barrier,
      decider: this.#decider,
    });
    let oldest = 0;
    for (let i = 0; i < this.#kept.length; i++) if ((this.#kept[i] as Kept<K>).inputs <= this.#barrier) oldest = i;
    if (oldest > 0) this.#kept.splice(0, oldest);
  }
  /** Runs the rules again from a checkpoint's table on recorded answers and numbers. */
  #rerun(inputs: readonly Standing[], draws: readonly number[], from: Mark): void {
    this.#feed = [...inputs];
    this.#fed = 0;
    this.#drawFeed = draws;
    this.#drawn = 0;
    this.#gone = [...from.left];
    this.#referee.left = [...from.left];
    this.#barrier = Math.max(this.#barrier, from.barrier);
    this.#decider = from.decider;
    this.#heard = [...from.heard];
    const counters = { ...this.#counters, tries: [...this.#counters.tries] };
    this.#launch();
    for (; this.#fed < this.#feed.length; this.#fed++) {
      const input = this.#feed[this.#fed];
      if (!input) continue;
      if (input.kind === 'answer')
        throw new RulesError(
          `the record goes on with ${input.ask} of seat ${input.seat} where the rules ask nothing of it`,
          this.#referee.trail,
        );
      this.#depart(input);
      this.#settle();
    }
    this.#counters = counters; // a re-run counts nothing twice
    this.#feed = [];
    this.#fed = 0;
    this.#drawFeed = [];
    this.#drawn = 0;
    this.#listing = false;
  }
  /** From the oldest kept checkpoint, with these inputs. */
  #rebuild(inputs: readonly Standing[]): void {
    const from = this.#kept[0] as Kept<K>;
    const since = inputs.slice(from.inputs - this.#base.inputs);
    const draws = this.#draws.slice(from.draws - this.#base.draws);
    this.#standing = inputs.slice(0, from.inputs - this.#base.inputs);
    this.#draws.length = from.draws - this.#base.draws;
    this.#told.length = from.told;
    this.#kept = [from];
    this.#table = this.game.copy(from.table);
    this.#referee = new Referee(this.#desk());
    this.#calls = 0;
    this.#rerun(since, draws, from);
  }
  /** Repeats one input of a record as it was given; what the rules answered by themselves has been made again with the input before it. */
  #repeat(input: Input): void {
    if (input.n > this.#counters.inputs) this.#giveAgain(input);
    const made = this.#journal[input.n - 1];
    if (JSON.stringify(made) !== JSON.stringify(input))
      throw new Refusal('bad-record', `input ${input.n}: the record has ${JSON.stringify(input)}, the rules made ${JSON.stringify(made)}`);
  }
  #giveAgain(input: Input): void {
    if (input.kind === 'leave') return this.leave(input.seat);
    if (input.kind === 'undo') return this.undo(input.seat);
    const open = this.#openOf(input.seat);
    if (!open || open.ask !== input.ask) {
      const asked = this.#open.map((one) => `${one.ask} of seat ${one.seats.join('/')}`).join(', ') || 'nothing';
      throw new Refusal('bad-record', `input ${input.n}: the record has ${input.ask} of seat ${input.seat}, the rules ask ${asked}`);
    }
    this.#compare(open, input);
    this.#put(open, input.seat, input.pick, this.#pickOf(open, input.pick), input.by);
  }
  #undoable(seat: Seat): number | undefined {
    if (this.#lean || this.result) return undefined;
    let othersAnswered = false;
    for (let i = this.#standing.length - 1; i >= 0; i--) {
      const input = this.#standing[i] as Standing;
      const inTogether = this.#gathering !== undefined && i >= this.#gathering;
      if (inTogether && input.seat !== seat) {
        othersAnswered = true; // does not matter for what lies in the together, does for what lies before it
        continue;
      }
      if ((!inTogether && othersAnswered) || input.kind === 'leave' || input.seat !== seat || i + this.#base.inputs < this.#barrier)
        return undefined;
      if (input.by !== 'rules') return i;
    }
    return undefined;
  }

  // ---- small questions

  #show(open: Open): Decision<K> {
    const options = this.#list(open);
    const facts = open.question.facts?.();
    return this.#out({
      id: this.#idOf(open),
      seats: [...open.seats],
      ask: open.ask,
      rule: open.rule,
      options,
      texts: options.map((option) => this.#textOf(open, option)),
      pass: open.pass,
      ...(open.some ? { some: { min: open.some.min, max: Math.min(open.some.max, options.length) } } : {}),
      ...(facts === undefined ? {} : { facts }),
      ...(open.together === undefined ? {} : { together: open.together }),
    }) as unknown as Decision<K>; // the ask's own options, listed by its own question
  }
  #idOf(open: Open): string {
    return open.together === undefined
      ? `${this.#counters.decisions}`
      : `${this.#counters.decisions}.${this.#counters.tries[open.seats[0] as Seat]}`;
  }
  #textOf(open: Open, option: unknown): string {
    if (option === PASS) return PASS;
    const text = (one: unknown): string => this.game.text(open.ask as never, one as never);
    if (open.some) return (option as readonly unknown[]).map(text).join(' + ') || 'none';
    return text(option);
  }
  #pickOf(open: Open, pick: Pick): unknown {
    const listed = this.#list(open);
    if (open.some) {
      const { min, max } = open.some;
      const numbers = Array.isArray(pick) ? (pick as readonly number[]) : undefined;
      if (!numbers) throw new Refusal('no-such-option', `${open.ask}: give a list of ${min} to ${max} option numbers`);
      if (numbers.length < min || numbers.length > max)
        throw new Refusal('no-such-option', `${open.ask}: choose ${min} to ${max} options, not ${numbers.length}`);
      numbers.forEach((n, i) => {
        if (!Number.isInteger(n) || n < 0 || n >= listed.length || (i > 0 && n <= (numbers[i - 1] as number)))
          throw new Refusal('no-such-option', `${open.ask}: option numbers are ascending, each once, 0 to ${listed.length - 1}`);
      });
      return numbers.map((n) => listed[n]);
    }
    if (typeof pick === 'number' && pick === listed.length && open.pass) return PASS;
    if (typeof pick !== 'number' || !Number.isInteger(pick) || pick < 0 || pick >= listed.length)
      throw new Refusal(
        'no-such-option',
        `${open.ask} has options 0 to ${listed.length - 1 + (open.pass ? 1 : 0)}, not ${JSON.stringify(pick)}`,
      );
    return listed[pick];
  }
  #openOf(eye: Eye): Open | undefined {
    return this.#open.find((open) => open.seats.includes(eye as Seat));
  }
  #outerTrail(): readonly Step[] {
    return this.#gathering === undefined ? (this.#open[0]?.trail ?? []) : this.#referee.trail;
  }
  #isSeat(seat: unknown): boolean {
    return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < this.setup.seats;
  }
  #checkEye(eye: Eye): void {
    if (eye !== 'public' && !this.#isSeat(eye)) throw new Refusal('no-such-seat', `there is no seat ${String(eye)}`);
  }
  #bareText(): string {
    return JSON.stringify(withoutContent(this.#table));
  }
  /** What leaves the kernel is never changed by anybody. */
  #out<T>(value: T): T {
    return this.#strict ? deepFreeze(value) : value;
  }
}

const keep = (list: number[], value: number): number => {
  list.push(value);
  return value;
};
const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const eyeIndex = (eye: Eye): number => (eye === 'public' ? 0 : eye + 1);
function withoutContent<T extends { readonly content: object }>(table: T): Omit<T, 'content'> {
  const { content: _content, ...rest } = table;
  return rest;
}
function waitingFor(open: Open): Waiting {
  const shown = open.question.shown?.();
  return { seats: [...open.seats], ask: open.together ?? open.ask, ...(shown === undefined ? {} : { shown }) };
}
function contentFor<K extends Kit>(game: Game<K>, given: unknown): K['table']['content'] {
  if (given === undefined) return game.content;
  if (!game.checkContent) throw new Refusal('bad-content', `${game.id} takes no content of one's own`);
  const wrong = game.checkContent(given);
  if (wrong.length > 0) throw new Refusal('bad-content', wrong.join('; '));
  return deepFreeze(given as K['table']['content']);
}
