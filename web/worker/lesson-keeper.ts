// Runs a lesson like a match: in a worker, reached through a link.

import { levelFor } from '@tabularium/bots';
import type { BotTurn } from '@tabularium/bots/think';
import {
  type Decision,
  type DrawWord,
  digestText,
  type MatchRecord,
  type Pick,
  pickFor,
  type Reason,
  type Said,
  type Seat,
} from '@tabularium/kernel';
import { USUAL } from '@tabularium/parts/levels';
import type { AnyKit, Lesson, Playable } from '@tabularium/parts/shape';
import type { Kept } from '../link/coaching.ts';
import type { Begun, Done, Host } from '../link/host.ts';
import { LinkError, type SeatInfo } from '../link/link.ts';
import type { Scene } from '../link/scene.ts';
import { Screen } from '../link/screen.ts';
import { Bots, type Played, type Thinker } from './bots.ts';
import { Course } from './course.ts';
import { SCRIPT } from './script.ts';

export class LessonKeeper implements Host, Played {
  readonly #pkg: Playable;
  readonly #course: Course;
  readonly #screen: Screen;
  readonly #thinker: Thinker;
  readonly #bots: Bots;

  constructor(pkg: Playable, lesson: Lesson, kept: Kept, thinker: Thinker) {
    this.#pkg = pkg;
    this.#course = new Course(pkg, lesson, kept);
    this.#screen = new Screen([lesson.seat], this.#course.match);
    this.#thinker = thinker;
    this.#bots = new Bots({
      think: async (turn) => (turn.level === SCRIPT ? { pick: this.#scripted(), by: turn.by } : thinker.think(turn)),
    });
  }

  // ---- like any match

  async begin(): Promise<Begun> {
    const { lesson, match } = this.#course;
    const { game, setup } = match;
    const seats = Array.from(
      { length: setup.seats },
      (_, seat): SeatInfo => (seat === lesson.seat ? { kind: 'human', name: '' } : { kind: 'bot', name: '', level: USUAL }),
    );
    const done = this.#done();
    if (!done.scene) throw new LinkError('failed', 'this lesson was begun before');
    return { ...done, scene: done.scene, info: { id: `lesson-${game.id}`, game: game.id, setup, seats } };
  }
  async refresh(): Promise<Done> {
    return this.#done();
  }
  async answer(seat: Seat, decision: string, pick: Pick, next: readonly Said[] = []): Promise<Done> {
    const { match, isFree } = this.#course;
    this.#course.answer(seat, this.#inside(decision), pick, 'player');
    let given = 1;
    for (const said of next) {
      if (!(isFree ? match.answerNext(seat, said) : this.#follow(seat, said))) break;
      given++;
    }
    this.#screen.answered(seat, match);
    return { ...this.#done(), given };
  }
  async undo(seat: Seat): Promise<Done> {
    this.#course.match.undo(seat);
    this.#screen.tookBack(seat);
    return this.#done();
  }
  async leave(seat: Seat): Promise<Done> {
    this.#course.match.leave(seat);
    return this.#done();
  }
  async draw(seat: Seat, says: DrawWord): Promise<Done> {
    this.#course.match.draw(seat, says);
    return this.#done();
  }
  async takeOver(): Promise<Done> {
    return this.#done(); // a lesson has only one person
  }
  play(): Promise<Done> {
    return this.#bots.play(this);
  }
  async assist(): Promise<Done> {
    return this.#done(); // the coach helps
  }
  async pace(milliseconds: number): Promise<void> {
    this.#bots.pace(milliseconds);
  }
  async whyNot(seat: Seat): Promise<readonly Reason[]> {
    return this.#course.match.whyNot(seat);
  }
  async abouts(seat: Seat, decision: string, options: readonly number[]): Promise<readonly unknown[]> {
    return options.map((option) => this.#course.match.about(seat, option, this.#inside(decision)));
  }
  async counsel(): Promise<never> {
    throw new LinkError('not-in-lesson', 'in a lesson the coach advises');
  }
  async record(): Promise<MatchRecord> {
    return this.#course.match.record();
  }

  // ---- for the bots

  async botTurn(): Promise<BotTurn | undefined> {
    const due = this.#botsDecision();
    return due && this.#turn(due.seats[0] as Seat, due.id, this.#course.scripted ? SCRIPT : this.#usual());
  }
  async give({ seat, decision, by }: BotTurn, pick: Pick): Promise<Done> {
    this.#course.answer(seat, this.#inside(decision), pick, by);
    return this.#done();
  }

  // ---- as a lesson

  /** Continues after a note that asks for nothing. */
  async next(): Promise<Done> {
    this.#course.next();
    return this.#done();
  }
  async back(): Promise<Done> {
    this.#course.back();
    return this.#done();
  }
  async skip(): Promise<Done> {
    this.#course.skip();
    return this.#done();
  }
  async restart(): Promise<Done> {
    this.#course.goTo(0);
    return this.#done();
  }
  /** A bot's answer to the learner's decision, while the lesson gives hints. */
  async hint(): Promise<Pick | undefined> {
    const { isFree, lesson, match } = this.#course;
    const facts = Object.entries(lesson.hintsWhile);
    const isWhile = match
      .trail(lesson.seat)
      .some((step) => facts.every(([fact, value]) => new Map(Object.entries(step)).get(fact) === value));
    const decision = isFree && isWhile ? match.view(lesson.seat).decisions[0] : undefined;
    return decision && (await this.#thinker.think(this.#turn(lesson.seat, decision.id, this.#usual()))).pick;
  }

  // ---- internal

  #done(): Done {
    const { match } = this.#course;
    this.#bots.saw(match.heard('public'));
    return { scene: this.#scene(), isBotsTurn: this.#botsDecision() !== undefined };
  }
  #scene(): Scene | undefined {
    const { match, era, isFree } = this.#course;
    const coach = this.#course.coaching();
    const scene = this.#screen.look(match, era, coach);
    if (!scene) return undefined;
    const decisions = scene.view.decisions.map((decision) => ({ ...decision, id: this.#outside(decision.id) }));
    return { ...scene, view: { ...scene.view, decisions }, canUndo: isFree && scene.canUndo, coach };
  }
  /** The script's next decision; after the script, any that is not the learner's. */
  #botsDecision(): Decision<AnyKit> | undefined {
    const { scripted, isFree, lesson, match } = this.#course;
    return scripted?.decision ?? (isFree ? match.pending.find(({ seats }) => !seats.includes(lesson.seat)) : undefined);
  }
  #scripted(): Pick {
    const { scripted } = this.#course;
    if (!scripted) throw new LinkError('stale-decision', 'the script has no answer here');
    return scripted.pick;
  }
  /** Gives an answer by its words, if the coach accepts it. */
  #follow(seat: Seat, { ask, text }: Said): boolean {
    const decision = this.#course.match.view(seat).decisions[0];
    const pick = decision?.ask === ask ? pickFor(decision, text) : undefined;
    if (!decision || pick === undefined || !this.#course.takes(pick)) return false;
    this.#course.answer(seat, decision.id, pick, 'player');
    return true;
  }
  /** Ids for the page differ from match to match, so that answers to a replaced match are refused. */
  #outside(id: string): string {
    return `${this.#course.era}/${id}`;
  }
  #inside(id: string): string {
    const prefix = this.#outside('');
    return id.startsWith(prefix) ? id.slice(prefix.length) : id;
  }
  #usual(): string {
    return levelFor(this.#pkg);
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
