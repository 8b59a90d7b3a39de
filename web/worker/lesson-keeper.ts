// Runs a lesson as a match is run: away from the page, asked through a link.
import { botsFor } from '@tabularium/bots';
import {
  type By,
  type DrawWord,
  digestText,
  type Eye,
  type MatchRecord,
  type Pick,
  type Reason,
  type Seat,
  type Setup,
} from '@tabularium/kernel';
import type { Lesson, Playable } from '@tabularium/parts/shape';
import type { BotTurn, Heard, Host } from '../link/driver.ts';
import type { Sight, Told } from '../link/link.ts';
import { Course, type Kept, type Standing } from './course.ts';
import { SCRIPT } from './script.ts';

/** Which look at the match it goes with. */
export interface Picture {
  readonly picture: number;
  readonly undos: number;
}

export class LessonKeeper implements Host {
  readonly #pkg: Playable;
  readonly #course: Course;

  constructor(pkg: Playable, lesson: Lesson, kept: Kept) {
    this.#pkg = pkg;
    this.#course = new Course(pkg, lesson, kept);
  }

  // ---- as any match

  async look(eye: Eye): Promise<Sight> {
    const { match, isFree, anew } = this.#course;
    const view = match.view(eye);
    const decisions = view.decisions.map((decision) => ({ ...decision, id: this.#outside(decision.id) }));
    return {
      view: { ...view, decisions, undos: view.undos + anew },
      canUndo: isFree && eye !== 'public' && match.canUndo(eye),
      picture: match.inputs.length, // nobody here has secrets from anybody
    };
  }
  async events(eye: Eye, since: number): Promise<readonly Told[]> {
    return this.#course.match.events(eye, since);
  }
  async whyNot(seat: Seat): Promise<readonly Reason[]> {
    return this.#course.match.whyNot(seat);
  }
  async about(seat: Seat, decision: string, option: number): Promise<unknown> {
    return this.#course.match.about(seat, option, this.#inside(decision));
  }
  async record(): Promise<MatchRecord> {
    return this.#course.match.record();
  }
  async answer(seat: Seat, decision: string, pick: Pick, by: By = 'player'): Promise<Heard> {
    this.#course.answer(seat, this.#inside(decision), pick, by);
    return this.#heard();
  }
  async undo(seat: Seat): Promise<Heard> {
    this.#course.match.undo(seat);
    return this.#heard();
  }
  async leave(seat: Seat): Promise<Heard> {
    this.#course.match.leave(seat);
    return this.#heard();
  }
  async draw(seat: Seat, says: DrawWord): Promise<Heard> {
    this.#course.match.draw(seat, says);
    return this.#heard();
  }
  /** What the script answers next; after the script the decisions of all but the learner. */
  async botTurn(): Promise<BotTurn | undefined> {
    const { scripted, isFree, lesson, match } = this.#course;
    if (scripted) return this.#turn(scripted.decision.seats[0] as Seat, scripted.decision.id, SCRIPT);
    const due = isFree ? match.pending.find(({ seats }) => !seats.includes(lesson.seat)) : undefined;
    return due && this.#turn(due.seats[0] as Seat, due.id, this.#best());
  }

  // ---- as a lesson

  /** Who learns, and what is played. */
  async terms(): Promise<{ readonly seat: Seat; readonly setup: Setup }> {
    const { lesson, match } = this.#course;
    return { seat: lesson.seat, setup: match.setup };
  }

  async scripted(): Promise<Pick> {
    const { scripted } = this.#course;
    if (!scripted) throw new Error('the script has no answer here');
    return scripted.pick;
  }
  async standing(): Promise<Standing & Picture> {
    const { picture, view } = await this.look(this.#course.lesson.seat);
    return { ...this.#course.standing(), picture, undos: view.undos };
  }
  async kept(): Promise<Kept> {
    return this.#course.kept();
  }
  async next(): Promise<Heard> {
    this.#course.next();
    return this.#heard();
  }
  async back(): Promise<Heard> {
    this.#course.back();
    return this.#heard();
  }
  async skip(): Promise<Heard> {
    this.#course.skip();
    return this.#heard();
  }
  async restart(): Promise<Heard> {
    this.#course.goTo(0);
    return this.#heard();
  }
  /** The learner's decision, for a bot to propose an answer; nothing where the lesson gives no hints any more. */
  async hintTurn(): Promise<BotTurn | undefined> {
    const { isFree, lesson, match } = this.#course;
    const facts = Object.entries(lesson.hintsWhile);
    const isWhile = match
      .trail(lesson.seat)
      .some((step) => facts.every(([fact, value]) => new Map(Object.entries(step)).get(fact) === value));
    const decision = isFree && isWhile ? match.view(lesson.seat).decisions[0] : undefined;
    return decision && this.#turn(lesson.seat, decision.id, this.#best());
  }

  // ---- inside

  /** Decisions of another match, before the lesson went elsewhere, have other ids. */
  #outside(id: string): string {
    return `${this.#course.anew}/${id}`;
  }
  #inside(id: string): string {
    const prefix = this.#outside('');
    return id.startsWith(prefix) ? id.slice(prefix.length) : id;
  }
  #best(): string {
    return botsFor(this.#pkg).at(-1) ?? 'random';
  }
  #heard(): Heard {
    return this.#course.match.heard('public');
  }
  #turn(seat: Seat, decision: string, level: string): BotTurn {
    const { match, seed } = this.#course;
    return {
      game: match.game.id,
      seat,
      level,
      by: 'bot',
      decision: this.#outside(decision),
      save: level === SCRIPT ? '' : JSON.stringify(match.save({ withoutSeed: true })),
      whim: Number.parseInt(digestText(`${seed}/${match.inputs.length}/whim`).slice(0, 8), 16),
    };
  }
}
