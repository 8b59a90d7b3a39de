// A game being played, and everything that can be done with it. Each method calls a function over the match's state.

import { answer, answerNext, draw, leave, put } from './answering.ts';
import { certain } from './certain.ts';
import type { Dice } from './dice.ts';
import { branch, fork } from './forks.ts';
import type { AboutOf, Ask, By, Decision, Eye, Game, Kit, Open, Pick, Reason, Result, Seat, View } from './game.ts';
import type { DrawWord, Helped, Input, MatchRecord, Origins, Passage, Save } from './inputs.ts';
import { about, events, hasAbout, heard, pending, toDecision, trail, undosSeen, view, whyNot } from './looking.ts';
import { type PositionOptions, type SetupInput, type StartOptions, start, startAt, startLean } from './opening.ts';
import { follow, repeat } from './repeating.ts';
import type { Said } from './said.ts';
import { digest, type LoadOptions, load, type ResumeOptions, record, resume, type SaveOptions, save } from './saving.ts';
import type { State } from './state.ts';
import { undo, undoable } from './undo.ts';

export class Match<K extends Kit = Kit> {
  readonly game: Game<K>;
  readonly setup: K['setup'];
  /** Why a match of an older version fell back to its last checkpoint when it was loaded. */
  readonly setback: string | undefined;
  /** Holds the seed and the table, so it never leaves the kernel. */
  readonly #state: State<K>;

  private constructor(state: State<K>) {
    this.game = state.game;
    this.setup = state.setup;
    this.setback = state.setback;
    this.#state = state;
  }

  // ---- ways to a match

  /** Opens a match. A bad set-up or bad content is refused. */
  static start<K extends Kit>(game: Game<K>, given: SetupInput, options: StartOptions): Match<K> {
    return new Match(start(game, given, options));
  }
  /** Goes on from a table that stands at a checkpoint. */
  static at<K extends Kit>(game: Game<K>, table: K['table'], options: PositionOptions): Match<K> {
    return new Match(startAt(game, table, options));
  }
  /** A match without record, events and checkpoints: for playing many. */
  static lean<K extends Kit>(game: Game<K>, given: SetupInput, dice: Dice): Match<K> {
    return new Match(startLean(game, given, dice));
  }
  /** Goes on from a save; a save without a seed needs `dice`. */
  static load<K extends Kit>(game: Game<K>, save: Save, options: LoadOptions = {}): Match<K> {
    return new Match(load(game, save, options));
  }
  /** Replays a match from its record, all of it or up to an input. Everything must come out as recorded. */
  static resume<K extends Kit>(game: Game<K>, record: Origins, options: ResumeOptions = {}): Match<K> {
    return new Match(resume(game, record, options));
  }
  /** A scratch copy without a record: as `seat` may imagine the match, or the true one if no seat is given (for the lab only). */
  fork(seat: Seat | undefined, dice: Dice): Match<K> {
    return new Match(fork(this.#state, seat, dice));
  }
  /**
   * Another match that continues from here, for this seat to play: the table of the last checkpoint with everything hidden from the seat
   * re-dealt, and its own dice from `seed`. It gives away neither what the others hold nor what will be rolled, so it may be kept, sent
   * and played: "play on from here" in an unfinished match. To start earlier, branch `Match.resume(..., { upTo })`. It has a save but no
   * record, because it was not opened from a set-up. A finished match has no secrets: resume that instead.
   */
  branch(seat: Seat, seed: string): Match<K> {
    return new Match(branch(this.#state, seat, seed));
  }

  // ---- looking

  /** How the match ended, once it has. */
  get result(): Result | undefined {
    return this.#state.run.result;
  }
  /** The seats that resigned or were dropped. */
  get left(): readonly Seat[] {
    return this.#state.ledger.gone;
  }
  /** The open decisions with all their options: for the host of the match only. */
  get pending(): readonly Decision<K>[] {
    return pending(this.#state);
  }
  /** What an eye may see. */
  view(eye: Eye): View<K> {
    return view(this.#state, eye);
  }
  /** How many events an eye has heard: `view(eye).events` without the view. */
  heard(eye: Eye): number {
    return heard(this.#state, eye);
  }
  /** How many undos an eye could see: `view(eye).undos` without the view. */
  undos(eye: Eye): number {
    return undosSeen(this.#state, eye);
  }
  /** What an eye was told from its event number `since` on. A loaded match knows only events after its checkpoint. */
  events(eye: Eye, since = 0): readonly { readonly n: number; readonly event: K['event'] }[] {
    return events(this.#state, eye, since);
  }
  /** What was answered for a seat, preset or by its assistant, since the checkpoint the match was loaded from. */
  helped(seat: Seat): readonly Helped[] {
    return this.#state.ledger.helped(seat);
  }
  /** Why a seat does not get options that it might expect. */
  whyNot(seat: Seat): readonly Reason[] {
    return whyNot(this.#state, seat);
  }
  /** What will happen if a seat takes an option. Callers that name the decision are refused if another one is open now. */
  about<A extends Ask<K> = Ask<K>>(
    seat: Seat,
    option: number,
    decision?: string | { readonly id: string; readonly ask: A },
  ): AboutOf<K, A> {
    return about(this.#state, seat, option, typeof decision === 'object' ? decision.id : decision);
  }
  /** Whether the open question of a seat can say what its options lead to. */
  hasAbout(seat: Seat): boolean {
    return hasAbout(this.#state, seat);
  }
  /** Where in the rules an eye sees the match. */
  trail(eye: Eye): readonly K['step'][] {
    return trail(this.#state, eye);
  }

  // ---- playing

  /** Answers a decision. Anything but one of its options is refused, and nothing changes. */
  answer(seat: Seat, id: string, pick: Pick, by: By = 'player'): void {
    answer(this.#state, seat, id, pick, by);
  }
  /**
   * Answers, by its text, the question that follows a seat's own answer, as part of the same gesture: both are undone together. If the rules
   * gave that answer themselves, it counts. Returns false and changes nothing if another question is open, or another seat's.
   */
  answerNext(seat: Seat, said: Said, by: By = 'player'): boolean {
    return answerNext(this.#state, seat, said, by);
  }
  canUndo(seat: Seat): boolean {
    return undoable(this.#state, seat) !== undefined;
  }
  /**
   * Undoes a seat's last answer, or its whole last gesture, unless, as far as the seat may know, something was revealed or another seat
   * decided since. What another seat has decided in private since is undone with it: a refusal would give that away.
   */
  undo(seat: Seat): void {
    undo(this.#state, seat);
  }
  /** A seat resigns or is dropped. The game is asked for a result at once; the rules see it at their next checkpoint. */
  leave(seat: Seat): void {
    leave(this.#state, seat);
  }
  /** A seat offers, accepts or ends a draw. Once all who would share it agree, the match is over; the rules never see any of this. */
  draw(seat: Seat, says: DrawWord): void {
    draw(this.#state, seat, says);
  }
  /** Replays the next input of a record; it must come out as recorded. For inputs that the rules gave themselves it only compares. */
  repeat(input: Input): void {
    repeat(this.#state, input);
  }
  /** Does what was done to this match elsewhere: all inputs of one or more acts, or none of them if one does not come out as recorded. */
  follow(inputs: readonly Input[]): void {
    follow(this.#state, inputs);
  }

  // ---- keeping

  /** What `load` needs to continue the match. */
  save(options: SaveOptions = {}): Save<K> {
    return save(this.#state, options);
  }
  /** The whole match, to replay and verify it. */
  record(): MatchRecord {
    return record(this.#state);
  }
  /** Digest of the current table. */
  digest(): string {
    return digest(this.#state);
  }
  /** All inputs so far. */
  get inputs(): readonly Input[] {
    return this.#state.ledger.journal;
  }
  /** Where the match moved to newer versions of its game. */
  get passages(): readonly Passage[] {
    return this.#state.passages;
  }

  // ---- for hosts, searches on forks, the lab and tests: nothing is copied or protected

  /** The table itself, for the host of the match. Bots get views and forks. */
  get table(): K['table'] {
    return this.#state.run.table;
  }
  get open(): readonly Open[] {
    return this.#state.run.open;
  }
  /** As `view`, but not frozen: for a host that only compares and sends it. */
  looseView(eye: Eye): View<K> {
    return view(this.#state, eye, false);
  }
  optionsOf(open: Open): readonly unknown[] {
    return this.#state.run.list(open);
  }
  /** An open decision without its notation: for minds that play on. */
  wordless(open: Open): Decision<K> {
    return toDecision(this.#state, open, false);
  }
  /** Answers an open decision by an option of its list, for the first of its seats. */
  playOpen(open: Open, pick: Pick): void {
    put(this.#state, open, certain(open.seats[0], 'a seat that decides'), pick, 'bot');
  }
}
