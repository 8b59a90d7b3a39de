// A lesson in progress: a real match of the current scene, and the place in the script.

import { type By, type Decision, Match, type Pick, parseSave, pickFor, SealedDice, type Seat } from '@tabularium/kernel';
import type { AnyKit, Lesson, Playable } from '@tabularium/parts/shape';
import type { Coaching, Kept } from '../link/coaching.ts';
import { LinkError } from '../link/link.ts';
import { acceptedBy, type Moment, momentsOf, samePick } from './script.ts';

export class Course {
  readonly lesson: Lesson;
  readonly seed: string;
  readonly #pkg: Playable;
  readonly #moments: readonly Moment[];
  #match: Match<AnyKit>;
  #scene: string;
  /** Grows whenever another match replaces this one, so that the screen starts over. */
  #era = 0;
  #moment = 0;
  /** The script's next answers. */
  #queue: string[] = [];

  constructor(pkg: Playable, lesson: Lesson, { seed, moment, save }: Kept) {
    this.lesson = lesson;
    this.seed = seed;
    this.#pkg = pkg;
    this.#moments = momentsOf(lesson);
    this.#scene = this.#at(0).scene;
    this.#match = this.#opened(this.#scene);
    if (save === undefined) this.goTo(moment);
    else {
      this.#moment = this.#moments.length;
      this.#match = Match.load(pkg.game, parseSave(save));
    }
  }

  get match(): Match<AnyKit> {
    return this.#match;
  }
  get isFree(): boolean {
    return this.#moment >= this.#moments.length && this.#queue.length === 0;
  }
  get era(): number {
    return this.#era;
  }
  /** The script's next answer and its decision. */
  get scripted(): { readonly decision: Decision<AnyKit>; readonly pick: Pick } | undefined {
    const [text] = this.#queue;
    const [decision] = this.#match.pending;
    if (text === undefined || !decision) return undefined;
    const pick = pickFor(decision, text);
    if (pick === undefined) throw new LinkError('failed', `the lesson answers "${text}" to ${decision.ask}: ${decision.texts.join(' | ')}`);
    return { decision, pick };
  }
  #kept(): Kept {
    return { seed: this.seed, moment: this.#moment, ...(this.isFree && { save: JSON.stringify(this.#match.save()) }) };
  }

  /** What the coach says now. */
  coaching(): Coaching {
    const { isFree } = this;
    const isWatching = this.#queue.length > 0;
    const shown = this.#at(Math.min(isWatching ? this.#moment - 1 : this.#moment, this.#moments.length - 1));
    const decision = isFree || isWatching ? undefined : this.#own();
    const accepts = decision ? acceptedBy(shown, decision) : [];
    return {
      phase: isFree ? 'free' : isWatching ? 'watch' : shown.expect === undefined ? 'read' : 'act',
      step: shown.step,
      steps: this.lesson.steps.length,
      title: `lesson.${shown.id}.title`,
      say: `lesson.${shown.id}.${shown.say}`,
      hint: shown.hint === undefined ? undefined : `lesson.${shown.id}.${shown.hint}`,
      accepts,
      look: decision && this.#lookOf(shown, decision, accepts),
      canGoBack: !isFree && this.#moment > 0,
      kept: this.#kept(),
    };
  }
  #lookOf({ look }: Moment, decision: Decision<AnyKit>, [first]: readonly Pick[]): Coaching['look'] {
    const option = look === undefined ? first : pickFor(decision, look);
    if (typeof option === 'number') return { option };
    const reason = this.#match.whyNot(this.lesson.seat).find(({ what }) => what === look);
    return look === undefined || !reason ? undefined : { reason };
  }

  // ---- moving on

  answer(seat: Seat, id: string, pick: Pick, by: By): void {
    const isLearner = !this.isFree && by === 'player';
    if (isLearner && !this.takes(pick)) throw new LinkError('not-in-lesson', 'the lesson waits for another answer');
    this.#match.answer(seat, id, pick, by);
    if (this.#queue.length > 0) this.#queue.shift();
    else if (isLearner) this.#complete();
    this.#changeScene();
  }
  /** Whether the coach accepts this answer now. */
  takes(pick: Pick): boolean {
    return this.coaching().accepts.some((one) => samePick(one, pick));
  }
  /** The learner has read a note that asks for nothing. */
  next(): void {
    if (this.coaching().phase === 'read') this.#complete();
    this.#changeScene();
  }
  #complete(): void {
    this.#queue = [...(this.#at(this.#moment).auto ?? [])];
    this.#moment += 1;
  }
  #changeScene(): void {
    const next = this.#moments[this.#moment];
    if (next && this.#queue.length === 0 && next.scene !== this.#scene) this.#switchTo(next.scene);
  }

  // ---- jumping

  /** To the start of this step, or of the previous one if we are there. */
  back(): void {
    const here = this.#moments[this.#moment]?.step ?? this.lesson.steps.length;
    const first = this.#firstOf(here);
    this.goTo(this.#moment > first ? first : this.#firstOf(here - 1));
  }
  /** To the next step, as if this one were done. */
  skip(): void {
    this.goTo(this.#firstOf((this.#moments[this.#moment]?.step ?? this.lesson.steps.length) + 1));
  }
  /** Opens a moment's scene and plays the script up to that moment. */
  goTo(moment: number): void {
    const to = Math.max(0, Math.min(moment, this.#moments.length));
    const { scene } = this.#at(Math.min(to, this.#moments.length - 1));
    this.#switchTo(scene);
    for (const done of this.#moments.slice(0, to)) if (done.scene === scene) this.#perform(done);
    this.#moment = to;
    this.#queue = [];
  }
  #perform(moment: Moment): void {
    const decision = this.#own();
    const [pick] = decision ? acceptedBy(moment, decision) : [];
    if (moment.expect !== undefined) {
      if (!decision || pick === undefined)
        throw new LinkError('failed', `the lesson expects ${String(moment.expect)} where it is not offered`);
      this.#match.answer(this.lesson.seat, decision.id, pick);
    }
    this.#queue = [...(moment.auto ?? [])];
    for (let next = this.scripted; next; next = this.scripted) {
      this.#match.answer(next.decision.seats[0] as Seat, next.decision.id, next.pick, 'bot');
      this.#queue.shift();
    }
  }

  // ---- internal

  #at(moment: number): Moment {
    const found = this.#moments[moment];
    if (!found) throw new LinkError('no-such-lesson', 'this lesson has no such moment');
    return found;
  }
  #own(): Decision<AnyKit> | undefined {
    return this.#match.view(this.lesson.seat).decisions[0];
  }
  #firstOf(step: number): number {
    const first = this.#moments.findIndex((moment) => moment.step >= step);
    return first < 0 ? this.#moments.length : first;
  }
  #switchTo(scene: string): void {
    this.#era += this.#match.view('public').undos + 1;
    this.#scene = scene;
    this.#match = this.#opened(scene);
  }
  #opened(name: string): Match<AnyKit> {
    const scene = this.lesson.scenes[name];
    if (!scene) throw new LinkError('no-such-lesson', `this lesson has no scene ${name}`);
    const { table, setup, draws } = scene;
    return Match.at(this.#pkg.game, table, { setup, seed: this.seed, dice: new StackedDice(this.seed, draws) });
  }
}

/** Dice that start with given numbers, so that a lesson's deck is shuffled as its text says. */
class StackedDice extends SealedDice {
  readonly #first: number[];
  constructor(seed: string, first: readonly number[] = []) {
    super(seed);
    this.#first = [...first];
  }
  override below(n: number): number {
    return this.#first.shift() ?? super.below(n);
  }
}
