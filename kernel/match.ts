// A game being played: opened, answered, looked at, taken back, forked, saved and recorded.

import { compareOption, idOf, pickOf, shown, waitingFor } from './decisions.ts';
import { type Dice, SealedDice } from './dice.ts';
import { canonical, digestContent, digestOf } from './digest.ts';
import { Refusal } from './errors.ts';
import type { By, Decision, Eye, Game, Kit, Open, Pick, Reason, Result, Seat, Step, View } from './game.ts';
import {
  type Answer,
  DRAW_WORDS,
  type DrawWord,
  type Input,
  type Mark,
  type MatchRecord,
  type Origins,
  type Passage,
  type Save,
  type Standing,
} from './inputs.ts';
import { counted, type Face, type Kept, Ledger, placeOf } from './ledger.ts';
import { Run } from './run.ts';
import { sealed } from './seal.ts';
import { adaptedSetup, checkSetup } from './setup.ts';
import { type TableShape, wrongIn } from './shape.ts';
import { bare, deepFreeze } from './strict.ts';

export interface StartOptions {
  /** What the dice are made from; a real match needs one that nobody can guess. */
  readonly seed: string;
  /** Other content than the game's own. */
  readonly content?: unknown;
  /** Check what is too dear for real matches: for tests. */
  readonly strict?: boolean;
  /** Other dice than those of the seed: for tests and the lab. Such a match cannot be replayed from its record. */
  readonly dice?: Dice;
}
export interface LoadOptions extends Omit<StartOptions, 'seed'> {
  /** The save comes from outside: whatever cannot be shown is refused now, not when somebody looks. */
  readonly isForeign?: boolean;
  /** What came before the save: such a match has a whole record. */
  readonly past?: { readonly inputs: readonly Input[]; readonly passages: readonly Passage[] };
}
export interface PositionOptions extends Omit<StartOptions, 'content'> {
  readonly setup: SetupInput;
}
export interface SetupInput {
  readonly mode?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
}
interface Origin<K extends Kit> {
  readonly game: Game<K>;
  readonly setup: K['setup'];
  readonly table: K['table'];
  readonly dice: Dice;
  readonly seed?: string | undefined;
  readonly lean?: boolean;
  readonly strict?: boolean | undefined;
  /** Where the books begin, if not at the opening. */
  readonly base?: Mark;
}

export class Match<K extends Kit = Kit> {
  readonly game: Game<K>;
  readonly setup: K['setup'];
  /** Why a match of another version of its game went back to its last checkpoint when it was loaded. */
  setback: string | undefined;
  readonly #dice: Dice;
  readonly #seed: string | undefined;
  readonly #strict: boolean;
  readonly #ledger: Ledger<K>;
  #run: Run<K>;
  /** What others see while a private question is open, once somebody looked. */
  #looked: { readonly face: Face; readonly match: Match<K> } | undefined;
  /** Numbers drawn while the match was opened; unknown of a match that was not opened here. */
  #opening: readonly number[] | undefined;
  #passages: readonly Passage[] = [];

  private constructor({ game, setup, table, dice, seed, lean = false, strict = false, base }: Origin<K>) {
    this.game = game;
    this.setup = setup;
    this.#dice = dice;
    this.#seed = seed;
    this.#strict = strict;
    this.#ledger = new Ledger(setup.seats, lean, base);
    this.#run = new Run(game, table, this.#ledger, dice, strict);
  }

  // ---- ways to a match

  /** Opens a match. A bad set-up or bad content is refused. */
  static start<K extends Kit>(
    game: Game<K>,
    given: SetupInput,
    { seed, content, strict, dice = new SealedDice(seed) }: StartOptions,
  ): Match<K> {
    const setup = checkSetup(game.setup, given);
    const opening: number[] = [];
    const table = game.open(setup, contentFor(game, content), noting(dice, opening));
    const match = Match.#begin({ game, setup, table, dice, seed, strict });
    match.#opening = opening;
    return match;
  }
  /** Puts up a table that stands at a checkpoint. */
  static at<K extends Kit>(
    game: Game<K>,
    table: K['table'],
    { setup, seed, strict, dice = new SealedDice(seed) }: PositionOptions,
  ): Match<K> {
    return Match.#begin({ game, setup: checkSetup(game.setup, setup), table: game.copy(table), dice, seed, strict });
  }
  /** A match without record, events and checkpoints: for playing many. */
  static lean<K extends Kit>(game: Game<K>, given: SetupInput, dice: Dice): Match<K> {
    const setup = checkSetup(game.setup, given);
    return Match.#begin({ game, setup, table: game.open(setup, game.content, dice), dice, lean: true });
  }
  static #begin<K extends Kit>(origin: Origin<K>): Match<K> {
    const match = new Match(origin);
    match.#ledger.takeUp(match.#ledger.base);
    match.#run.referee.left = [...match.#ledger.gone];
    match.#run.keep();
    match.#run.launch();
    return match;
  }
  /** Goes on from a save; with `dice` where the save has no seed. */
  static load<K extends Kit>(game: Game<K>, save: Save, options: LoadOptions = {}): Match<K> {
    if (save.game !== game.id) throw new Refusal('bad-save', `this is a save of ${save.game}, not of ${game.id}`);
    if (save.version > game.version)
      throw new Refusal('bad-save', `the save is of version ${save.version} of ${game.id}, this is version ${game.version}: update first`);
    const content = contentFor(game, options.content);
    const dice = options.dice ?? (save.seed === undefined ? undefined : new SealedDice(save.seed, save.words));
    if (!dice) throw new Refusal('bad-save', 'this save has no seed: pass dice to go on with');
    const older = save.version < game.version;
    if (!older && save.content !== digestContent(content))
      throw new Refusal('bad-save', `this save was made with other content than this match of ${game.id} is to go on with`);
    const setup = older ? adaptedSetup(game.setup, save.setup) : checkSetup(game.setup, save.setup);
    const orRefuse = <T>(make: () => T): T => {
      try {
        return make();
      } catch (error) {
        throw new Refusal('bad-save', `this save cannot be gone on with: ${messageOf(error)}`);
      }
    };
    const migrated = orRefuse(() => (older && game.migrate ? game.migrate(save.table, save.version) : save.table));
    const table = { ...migrated, content } as K['table'];
    const wrong = wrongTable(game, table);
    if (wrong !== undefined) throw new Refusal('bad-save', `this save is damaged: ${wrong}`);
    const build = (inputs: readonly Standing[], draws: readonly number[]): Match<K> => {
      const match = new Match({ game, setup, table: game.copy(table), dice, seed: save.seed, strict: options.strict, base: save.mark });
      match.#ledger.counters = counted(save.counters);
      match.#ledger.barrier = save.barrier;
      match.#ledger.agreed = save.agreed ?? [];
      match.#ledger.kept = [{ ...save.mark, table: game.copy(table), told: 0 }];
      match.#ledger.journal = [...(options.past?.inputs ?? [])];
      match.#passages = options.past?.passages ?? [];
      match.#run.rerun(inputs, draws, save.mark, older);
      if (options.isForeign) match.#lookAround();
      return match;
    };
    if (!older) return orRefuse(() => build(save.inputs, save.draws));
    try {
      return build(save.inputs, save.draws);
    } catch (error) {
      const departures = save.inputs.filter((input) => input.kind === 'leave');
      const match = orRefuse(() => build(departures, []));
      match.setback = `saved by version ${save.version} of ${game.id}; went back to the last checkpoint: ${messageOf(error)}`;
      return match;
    }
  }
  /** Rebuilds a match from its record or only its inputs, all of them or the first; everything must come out as recorded. */
  static resume<K extends Kit>(game: Game<K>, record: Origins, { upTo, strict }: { upTo?: number; strict?: boolean } = {}): Match<K> {
    if (record.game !== game.id) throw new Refusal('bad-record', `this is a record of ${record.game}, not of ${game.id}`);
    const { passages = [], inputs, seed, pack: content, setup } = record;
    const last = passages.findLastIndex(({ after }) => after <= (upTo ?? inputs.length));
    const options = { content, ...(strict === undefined ? {} : { strict }) };
    const match = last === -1 ? Match.start(game, setup, { seed, ...options }) : Match.#after(game, record, last, options);
    for (const input of inputs.slice(passages[last]?.after, upTo)) match.repeat(input);
    return match;
  }
  /** As a match stood when it had just come to another version of its game. */
  static #after<K extends Kit>(game: Game<K>, { seed, inputs, passages = [] }: Origins, place: number, options: LoadOptions): Match<K> {
    const { after, save } = passages[place] as Passage;
    if (save.seed !== seed || save.counters.inputs !== after) throw new Refusal('bad-record', `passage ${place + 1} is of another match`);
    const match = Match.load(game, save, {
      ...options,
      isForeign: true,
      past: { inputs: inputs.slice(0, after), passages: passages.slice(0, place + 1) },
    });
    if (match.setback !== undefined) throw new Refusal('bad-record', match.setback);
    return match;
  }
  /** A private copy to try things on: as `seat` may imagine it, or the truth where nobody plays by it (the lab). It keeps no record. */
  fork(seat: Seat | undefined, dice: Dice): Match<K> {
    const fork = this.#copy(dice, seat);
    if (seat === undefined) return fork;
    this.game.guess(fork.#run.table, seat, dice);
    for (const open of fork.#run.open) open.listed = undefined;
    return fork;
  }
  /** A lean copy of the match as it stands, or as an eye knows it: without what others decide in secret. */
  #copy(dice: Dice, eye: Eye | undefined): Match<K> {
    const { kept, standing, draws, base, counters, heard, agreed } = this.#ledger;
    const from = kept[kept.length - 1];
    if (!from) throw new Refusal('lean-match', 'a lean match cannot be forked');
    const copy = new Match({
      game: this.game,
      setup: this.setup,
      table: this.game.copy(from.table),
      dice,
      lean: true,
      strict: this.#strict,
      base: from,
    });
    const face = eye === undefined ? undefined : this.#faceFor(eye);
    const first = from.inputs - base.inputs;
    const secret = face ? face.inputs - base.inputs : (this.#run.gathering ?? Number.POSITIVE_INFINITY);
    // What others pick in an open `together` or in private is not known to this eye.
    const known = standing
      .slice(first)
      .filter(
        (input, i) => eye === undefined || first + i < secret || input.kind === 'leave' || (face === undefined && input.seat === eye),
      );
    copy.#run.rerun(known, draws.slice(from.draws - base.draws), from);
    copy.#ledger.counters = counted(counters);
    if (face) copy.#ledger.counters.decisions--; // the answer that it does not know of
    copy.#ledger.heard = [...(face ?? { heard }).heard];
    copy.#ledger.agreed = agreed;
    return copy;
  }
  /** Where the match stands for an eye that must not see the private question that is open. A lean match cannot look back. */
  #faceFor(eye: Eye): Face | undefined {
    const open = this.#run.open[0];
    return open?.private && !isFor(open, eye) && !this.#ledger.lean ? this.#ledger.face : undefined;
  }
  /** The match as it stood there. */
  #before(face: Face): Match<K> {
    if (this.#looked?.face !== face) this.#looked = { face, match: this.#copy(this.#dice, 'public') };
    this.#looked.match.#ledger.agreed = this.#ledger.agreed;
    return this.#looked.match;
  }

  /**
   * Another match that goes on from here, for whoever has this seat's eyes: the table of the last checkpoint, with all that the seat cannot
   * see dealt anew, and dice of its own from `seed`. Nothing of it tells what the others have in this match or what will be rolled, so it
   * may be kept, sent and played as an unfinished match's "play on from here"; to begin earlier, branch `Match.resume(..., { upTo })`.
   * It has a save and no record, as it was not opened from a set-up. A finished match has no secrets: resume that instead.
   */
  branch(seat: Seat, seed: string): Match<K> {
    this.#checkSeat(seat);
    const from = this.#ledger.kept.at(-1);
    if (!from) throw new Refusal('lean-match', 'a lean match cannot be branched');
    const table = this.game.copy(from.table);
    const dice = new SealedDice(seed);
    this.game.guess(table, seat, dice);
    const base = { inputs: 0, draws: 0, heard: from.heard.map(() => 0), left: from.left, barrier: 0 };
    return Match.#begin({ game: this.game, setup: this.setup, table, dice, seed, strict: this.#strict, base });
  }

  // ---- looking

  /** How the match ended, once it has. */
  get result(): Result | undefined {
    return this.#run.result;
  }
  /** The seats that resigned or were dropped. */
  get left(): readonly Seat[] {
    return this.#ledger.gone;
  }
  /** The decisions that are open, with all their options: for whoever runs the match. */
  get pending(): readonly Decision<K>[] {
    return this.#run.open.map((open) => this.#show(open));
  }
  /** What an eye may see. */
  view(eye: Eye): View<K> {
    this.#checkEye(eye);
    const face = this.#faceFor(eye);
    const { undos, hushed } = this.#ledger.counters;
    const seen = { undos: undos + (eye === 'public' ? 0 : (hushed[eye] as number)) };
    if (face) return this.#run.out({ ...this.#before(face).view(eye), ...seen });
    const open = this.#run.open;
    return this.#run.out({
      table: this.game.see(this.#run.table, eye),
      decisions: open.filter((one) => isFor(one, eye)).map((one) => this.#show(one)),
      waiting: open.filter((one) => !isFor(one, eye)).map(waitingFor),
      trail: this.trail(eye),
      result: this.result,
      ...(this.#agreedDraw() ? { agreed: [...this.#ledger.agreed] } : {}),
      ...seen,
      events: this.#ledger.heard[placeOf(eye)] as number,
    });
  }
  /** What was told to an eye from its event number `since` on. A loaded match knows what came after its checkpoint. */
  events(eye: Eye, since = 0): readonly { readonly n: number; readonly event: K['event'] }[] {
    this.#checkEye(eye);
    let n = this.#ledger.base.heard[placeOf(eye)] as number;
    const heard: { n: number; event: K['event'] }[] = [];
    for (const { to, event } of this.#ledger.told.slice(0, this.#faceFor(eye)?.told))
      if (to === 'all' || to.includes(eye as Seat)) heard.push({ n: n++, event });
    return heard.filter((one) => one.n >= since);
  }
  /** Why what a seat might expect among its options is not there. */
  whyNot(seat: Seat): readonly Reason[] {
    return this.#run.out(this.#openOf(seat)?.question.ruledOut?.() ?? []);
  }
  /** What will happen if a seat takes an option of its decision; who names the decision is not told of another. */
  about(seat: Seat, option: number, decision?: string): unknown {
    const open = this.#decidedBy(seat);
    if (decision !== undefined) this.#checkNow(open, seat, decision);
    const picked = this.#run.list(open)[option];
    if (picked === undefined) throw new Refusal('no-such-option', `${open.ask} has no option ${option}`);
    return this.#run.out(open.question.about?.(picked as never));
  }
  /** Where in the rules an eye sees the match. */
  trail(eye: Eye): readonly K['step'][] {
    const face = this.#faceFor(eye);
    if (face) return this.#before(face).trail(eye);
    const own = this.#openOf(eye)?.trail;
    const common: readonly Step[] = this.#run.gathering === undefined ? (this.#run.open[0]?.trail ?? []) : this.#run.referee.trail;
    return [...(own ?? common)] as K['step'][]; // steps come from `within`, which takes the game's own
  }

  // ---- playing

  /** Answers a decision. Whatever is not one of its options is refused, and nothing changes. */
  answer(seat: Seat, id: string, pick: Pick, by: By = 'player'): void {
    this.#checkRunning(seat);
    const open = this.#decidedBy(seat);
    this.#checkNow(open, seat, id);
    this.#put(open, seat, pick, by);
  }
  canUndo(seat: Seat): boolean {
    return this.#undoable(seat) !== undefined;
  }
  /**
   * Takes back the last answer of a seat, as long as nothing was revealed and nobody else decided since, as far as the seat may see. What
   * another seat has decided in private goes with it: to refuse would tell of it.
   */
  undo(seat: Seat): void {
    this.#checkRunning(seat);
    const place = this.#undoable(seat);
    if (place === undefined)
      throw new Refusal(
        'nothing-to-undo',
        `seat ${seat} has nothing to take back: nothing was decided, something was revealed or another seat decided since`,
      );
    const restore = this.#bookmark();
    try {
      this.#takeBack(seat, place);
    } catch (error) {
      restore(); // the rules that were running were not touched
      throw error;
    }
  }
  /** A seat resigns or is dropped. The result is asked for at once; the rules learn of it at their next checkpoint. */
  leave(seat: Seat): void {
    this.#checkRunning(seat);
    if (this.#ledger.gone.includes(seat)) throw new Refusal('no-such-seat', `seat ${seat} has left already`);
    this.#orRestore(() => {
      const input: Standing = { n: ++this.#ledger.counters.inputs, kind: 'leave', seat };
      this.#ledger.journal.push(input);
      this.#ledger.depart(input);
      this.#run.settle();
    });
  }

  /** A seat speaks of a draw. Once all who would share it agree, the match is over; the rules never hear of it. */
  draw(seat: Seat, says: DrawWord): void {
    this.#checkRunning(seat);
    const { agreed } = this.#ledger;
    if (!DRAW_WORDS.includes(says))
      throw new Refusal('no-such-option', `of a draw one says offer, agree or end, not ${JSON.stringify(says)}`);
    const drawn = this.#agreedDraw();
    if (!drawn) throw new Refusal('no-agreed-draw', `no draw can be agreed in this match of ${this.game.id}`);
    if (!drawn.winners.includes(seat) || this.left.includes(seat))
      throw new Refusal('no-such-seat', `seat ${seat} is out and has no part in a draw`);
    if (says === 'offer' && agreed.length > 0) throw new Refusal('draw-offered', `seat ${agreed[0]} offers a draw already: agree to it`);
    if (says !== 'offer' && agreed.length === 0) throw new Refusal('no-draw-offered', 'nobody offers a draw');
    if (says === 'agree' && agreed.includes(seat)) throw new Refusal('agreed-already', `seat ${seat} agrees to the draw already`);
    this.#orRestore(() => {
      this.#ledger.journal.push({ n: ++this.#ledger.counters.inputs, kind: 'draw', seat, says });
      this.#ledger.agreed = says === 'end' ? [] : [...agreed, seat];
      this.#run.settle();
    });
  }
  /** Gives an input of a record to a match that stands before it; it must come out as recorded. What the rules answered came with the input before it. */
  repeat(input: Input): void {
    if (input.n > this.#ledger.counters.inputs) this.#giveAgain(input);
    const made = this.#ledger.journal[input.n - 1];
    if (canonical(made) !== canonical(input))
      throw new Refusal('bad-record', `input ${input.n}: the record has ${JSON.stringify(input)}, the rules made ${JSON.stringify(made)}`);
  }

  // ---- keeping

  /** What is needed to go on; `withoutSeed` for a worker that may not know the next rolls, from the `latest` checkpoint where nobody will undo. */
  save({ withoutSeed = false, latest = false }: { withoutSeed?: boolean; latest?: boolean } = {}): Save<K> {
    const { kept, standing, draws, base, barrier, counters, agreed } = this.#ledger;
    const from = latest ? kept.at(-1) : kept[0];
    if (!from) throw new Refusal('lean-match', 'a lean match cannot be saved');
    const { table, told: _told, ...mark } = from;
    return sealed({
      format: 1,
      game: this.game.id,
      version: this.game.version,
      content: digestContent(table.content),
      setup: this.setup,
      ...(withoutSeed || this.#seed === undefined ? {} : { seed: this.#seed }),
      words: this.#dice instanceof SealedDice ? this.#dice.words : 0,
      table: bare(this.game.copy(table)),
      mark,
      inputs: standing.slice(from.inputs - base.inputs),
      draws: draws.slice(from.draws - base.draws),
      barrier,
      counters: counted(counters),
      ...(agreed.length > 0 ? { agreed } : {}),
    });
  }
  /** The whole match, from which it can be replayed and checked. */
  record(): MatchRecord {
    const isWhole = this.#opening !== undefined || this.#passages.length > 0;
    if (!isWhole || this.#seed === undefined)
      throw new Refusal('bad-record', 'only a match that was opened here from a set-up and a seed has a whole record');
    const content: object = this.#run.table.content;
    return sealed({
      format: 1,
      game: this.game.id,
      version: this.game.version,
      content: digestContent(content),
      ...(content === this.game.content ? {} : { pack: content }),
      setup: this.setup,
      seed: this.#seed,
      ...(this.#passages.length > 0 ? { passages: this.#passages } : {}),
      opening: [...(this.#opening ?? [])],
      draws: [...this.#ledger.draws],
      inputs: [...this.#ledger.journal],
      result: this.result ?? null,
      digest: this.digest(),
      ...(this.result ? {} : { save: this.save() }),
    });
  }
  /** Digest of the table as it is. */
  digest(): string {
    return digestOf(bare(this.#run.table));
  }

  // ---- for searches on forks, the lab and the tests: nothing is looked up or copied

  /** The table itself, for those who run the match. Bots get views and forks. */
  get table(): K['table'] {
    return this.#run.table;
  }
  get open(): readonly Open[] {
    return this.#run.open;
  }
  optionsOf(open: Open): readonly unknown[] {
    return this.#run.list(open);
  }
  /** Answers an open decision by an option of its list, for the first of its seats. */
  playOpen(open: Open, pick: Pick): void {
    this.#put(open, open.seats[0] as Seat, pick, 'bot');
  }
  /** Where the match came to a newer version of its game. */
  get passages(): readonly Passage[] {
    return this.#passages;
  }
  /** All inputs so far. */
  get inputs(): readonly Input[] {
    return this.#ledger.journal;
  }

  // ---- inside

  #put(open: Open, seat: Seat, pick: Pick, by: By): void {
    const option = pickOf(open, this.#run.list(open), pick);
    if (this.#ledger.lean) this.#run.put(open, seat, pick, option, by);
    else this.#orRestore(() => this.#run.put(open, seat, pick, option, by));
  }
  #takeBack(seat: Seat, place: number): void {
    const { standing, counters, journal, base } = this.#ledger;
    const inTogether = this.#run.gathering !== undefined && place >= this.#run.gathering;
    const face = this.#faceFor(seat);
    const isPrivate = this.#isPrivate && !face;
    if (inTogether || isPrivate) counters.tries[seat] = (counters.tries[seat] as number) + 1;
    else {
      counters.decisions++;
      counters.undos++; // otherwise nobody else was shown what came of it, and has to fetch anything anew
    }
    if (isPrivate) counters.hushed[seat] = (counters.hushed[seat] as number) + 1;
    if (this.#isPrivate) counters.decisions--; // the answer before it goes, or is counted again below
    const others = face ? standing.slice(face.inputs - base.inputs).filter((input) => input.kind === 'answer' && input.by !== 'rules') : [];
    journal.push({
      n: ++counters.inputs,
      kind: 'undo',
      seat,
      of: (standing[place] as Answer).n,
      ...(others.length > 0 ? { with: others.map(({ n }) => n) } : {}),
    });
    this.#run = this.#rebuilt(standing.filter((input, i) => i < place || (inTogether && input.seat !== seat)));
    if (this.#isPrivate) this.#ledger.counters.decisions++; // the answer before it
  }
  /** If the rules throw, the input was never accepted: everything is as before. */
  #orRestore(change: () => void): void {
    const restore = this.#bookmark();
    try {
      change();
    } catch (error) {
      restore();
      this.#run = this.#rebuilt(this.#ledger.standing); // the rules were in the middle of something
      throw error;
    }
  }
  /** Notes where books and dice stand; what it returns puts them back. */
  #bookmark(): () => void {
    const dice = this.#dice;
    const words = dice instanceof SealedDice ? dice.words : 0;
    const restore = this.#ledger.bookmark();
    return () => {
      restore();
      if (dice instanceof SealedDice) dice.words = words;
    };
  }
  /** The rules, run again from the oldest kept checkpoint with what stands. */
  #rebuilt(standing: readonly Standing[]): Run<K> {
    const from = this.#ledger.kept[0] as Kept<K>;
    const since = standing.slice(from.inputs - this.#ledger.base.inputs);
    const draws = this.#ledger.returnTo(from, standing);
    const run = new Run(this.game, this.game.copy(from.table), this.#ledger, this.#dice, this.#strict);
    run.rerun(since, draws, from);
    return run;
  }
  #giveAgain(input: Input): void {
    if (input.kind === 'leave') return this.leave(input.seat);
    if (input.kind === 'undo') return this.undo(input.seat);
    if (input.kind === 'draw') return this.draw(input.seat, input.says);
    const open = this.#openOf(input.seat);
    if (open?.ask !== input.ask || input.by === 'rules') {
      const asked = this.#run.open.map((one) => `${one.ask} of seat ${one.seats.join('/')}`).join(', ') || 'nothing';
      throw new Refusal('bad-record', `input ${input.n}: the record has ${input.ask} of seat ${input.seat}, the rules ask ${asked}`);
    }
    compareOption(this.game, open, pickOf(open, this.#run.list(open), input.pick), input);
    this.#put(open, input.seat, input.pick, input.by);
  }
  /** Shows everything once: what cannot be shown throws. */
  #lookAround(): void {
    for (const eye of ['public', ...Array.from({ length: this.setup.seats }, (_, seat) => seat)] as const) this.view(eye);
    for (const { seats } of this.#run.open) for (const seat of seats) this.whyNot(seat);
  }
  #agreedDraw(): Result | undefined {
    return this.game.agreedDraw?.(this.#run.table, this.#ledger.gone);
  }
  /** Whether what is open now is seen by nobody but the seat that decides. */
  get #isPrivate(): boolean {
    return this.#run.open[0]?.private === true;
  }
  #undoable(seat: Seat): number | undefined {
    return this.#ledger.lean || this.result ? undefined : this.#ledger.undoable(seat, this.#run.gathering, this.#faceFor(seat));
  }
  #show(open: Open): Decision<K> {
    return this.#run.out(shown(this.game, open, this.#run.list(open), this.#ledger.counters));
  }
  #openOf(eye: Eye): Open | undefined {
    return this.#run.open.find((open) => isFor(open, eye));
  }
  #decidedBy(seat: Seat): Open {
    const open = this.#openOf(seat);
    if (open) return open;
    const others = this.#run.open.flatMap(({ seats }) => seats).join(', ');
    throw new Refusal('not-your-decision', `seat ${seat} has nothing to decide now: waiting for seat ${others}`);
  }
  #checkNow(open: Open, seat: Seat, id: string): void {
    const now = idOf(open, this.#ledger.counters);
    if (now !== id) throw new Refusal('stale-decision', `decision ${id} is not open: seat ${seat} now decides ${now} (${open.ask})`);
  }
  #checkEye(eye: Eye): void {
    if (eye !== 'public') this.#checkSeat(eye);
  }
  #checkSeat(seat: Seat): void {
    if (!(Number.isInteger(seat) && seat >= 0 && seat < this.setup.seats))
      throw new Refusal('no-such-seat', `there is no seat ${String(seat)}`);
  }
  #checkRunning(seat: Seat): void {
    if (this.result) throw new Refusal('match-over', 'the match is over');
    this.#checkSeat(seat);
  }
}

/** What is wrong with a table that came from outside, if its game says what tables look like. */
export function wrongTable<K extends Kit>(game: Game<K>, table: K['table']): string | undefined {
  const shape = game.shape as TableShape | undefined; // written by `npm run shapes`
  return shape && wrongIn(bare(table), shape.table, 'table', shape.types);
}
const isFor = (open: Open, eye: Eye): boolean => eye !== 'public' && open.seats.includes(eye);
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const noting = (dice: Dice, notes: number[]): Dice => ({
  below(n) {
    const value = dice.below(n);
    notes.push(value);
    return value;
  },
});
function contentFor<K extends Kit>(game: Game<K>, given: unknown): K['table']['content'] {
  if (given === undefined) return deepFreeze(game.content);
  if (!game.checkContent) throw new Refusal('bad-content', `${game.id} takes no content of one's own`);
  const wrong = game.checkContent(given);
  if (wrong.length > 0) throw new Refusal('bad-content', wrong.join('; '));
  return deepFreeze(given as K['table']['content']);
}
