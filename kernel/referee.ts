// What the rules talk to. A referee asks, rolls, tells and remembers where in the rules we are; behind it, as its desk, stands the match.
import { shuffle } from './dice.ts';
import { RulesError } from './errors.ts';
import {
  type Ask,
  type Kit,
  type Open,
  type Pass,
  type Question,
  RESTART,
  type Reply,
  type Rules,
  type Seat,
  type Some,
  type Step,
} from './game.ts';

/** The side of a match that faces the referee. */
export interface Desk<K extends Kit> {
  /** Called with every call of the referee, to stop rules that loop without asking. */
  tick(): void;
  /** In a re-run: the recorded answer to this question. `part` is the seat whose part of a `together` asks. */
  recorded(seats: readonly Seat[], open: Open, part: Seat | undefined): { readonly pick: unknown } | undefined;
  /** Records that the rules answered a question with a single answer themselves. */
  answeredByRules(open: Open, number: number | readonly number[], pick: unknown): void;
  draw(n: number): number;
  raiseBarrier(): void;
  tell(event: K['event'], to: readonly Seat[] | 'all'): void;
  checkpoint(): void;
  openTogether(): void;
  closeTogether(): void;
  /** Wraps each step of a part, to check that it only asks. */
  aroundPart(step: () => void): void;
  list(open: Open): readonly unknown[];
  /** Whether these seats can be asked in private: only right after they answered a question that everybody saw. */
  isUnseen(seats: readonly Seat[], ask: string): boolean;
}

interface TogetherPart<T> {
  readonly seat: Seat;
  readonly trail: Step[];
  procedure: Rules<T> | undefined;
  open: Open | undefined;
  value: T | undefined;
}

export class Referee<K extends Kit> {
  /** Seats that had left the match by the last checkpoint. */
  left: readonly Seat[] = [];
  /** For the match: the steps being run, outermost first. */
  trail: Step[] = [];
  readonly #desk: Desk<K>;
  #part: TogetherPart<unknown> | undefined;
  #together: string | undefined;

  constructor(desk: Desk<K>) {
    this.#desk = desk;
  }

  /** Asks one seat, or several of whom any may answer, to choose one option. */
  choose<A extends Ask<K>>(seats: Seat | readonly Seat[], question: Question<K, A> & { readonly pass?: false }): Rules<K['asks'][A]>;
  choose<A extends Ask<K>>(
    seats: Seat | readonly Seat[],
    question: Question<K, A> & { readonly pass: boolean },
  ): Rules<K['asks'][A] | Pass>;
  choose<A extends Ask<K>>(
    seats: Seat | readonly Seat[],
    question: Question<K, A> & { readonly pass?: boolean },
  ): Rules<K['asks'][A] | Pass> {
    return this.#ask(seats, question, question.pass ?? false, undefined) as Rules<K['asks'][A] | Pass>; // the option comes from this question's own list
  }

  /** Asks to choose between `min` and `max` of the options. */
  chooseSome<A extends Ask<K>>(seats: Seat | readonly Seat[], question: Some<K, A>): Rules<readonly K['asks'][A][]> {
    return this.#ask(seats, question, false, { min: question.min, max: question.max }) as Rules<readonly K['asks'][A][]>;
  }

  /** Several seats decide at once, in secret. A part only asks and returns: it may not change the table, roll, tell or checkpoint. */
  *together<T>(name: string, seats: readonly Seat[], part: (seat: Seat) => Rules<T>): Rules<readonly T[]> {
    this.#notInPart('together');
    this.#desk.tick();
    this.#desk.openTogether();
    const outer = this.trail;
    const parts = seats.map(
      (seat): TogetherPart<T> => ({ seat, trail: [...outer], procedure: undefined, open: undefined, value: undefined }),
    );
    const step = (one: TogetherPart<T>, reply: Reply | undefined): void => {
      this.#part = one;
      this.#together = name;
      this.trail = one.trail;
      let next: IteratorResult<unknown, T> | undefined;
      this.#desk.aroundPart(() => {
        one.procedure ??= part(one.seat); // not earlier: whatever `part` does here must be checked as part of its step
        next = resumeProcedure(one.procedure, reply);
      });
      this.#part = undefined;
      this.#together = undefined;
      this.trail = outer;
      if (!next) return;
      if (next.done) {
        one.open = undefined;
        one.value = next.value;
        return;
      }
      const opened = next.value as readonly Open[];
      if (!Array.isArray(opened) || opened.length !== 1) throw new RulesError('a part of together may only choose', outer);
      one.open = opened[0];
    };
    for (const one of parts) step(one, undefined);
    for (;;) {
      const open = parts.flatMap((one) => (one.open ? [one.open] : []));
      if (open.length === 0) break;
      const reply: Reply = yield open;
      const answered = parts.find((one) => one.open === reply.open);
      if (!answered) throw new RulesError('an answer that belongs to no part of this together', outer);
      step(answered, reply);
    }
    this.#desk.closeTogether();
    return parts.map((one) => one.value as T);
  }

  /** Runs a procedure as a named step of the trail. */
  *within<T>(step: K['step'], body: Rules<T>): Rules<T> {
    const trail = this.trail; // inside `together` this is the part's own
    trail.push(step);
    const value = yield* body;
    trail.pop(); // not in a `finally`: an error reports the trail as it was
    return value;
  }

  /** Abandons the running procedures and starts `play` again from the table as it is now. */
  *startOver(): Rules<never> {
    this.#notInPart('startOver');
    this.#desk.tick();
    yield RESTART;
    throw new RulesError('resumed after startOver', this.trail);
  }

  /** Uniform over 0 .. n-1. */
  below(n: number): number {
    this.#notInPart('roll');
    this.#desk.tick();
    if (!(n >= 1)) throw new RulesError(`cannot draw a number below ${n}: there is nothing to draw from`, this.trail);
    return this.#desk.draw(n);
  }
  /** A die: 1 .. sides. */
  roll(sides: number): number {
    return 1 + this.below(sides);
  }
  /** Shuffles in place. */
  shuffle<T>(list: T[]): void {
    this.#notInPart('shuffle');
    this.#desk.tick();
    this.#desk.raiseBarrier();
    shuffle(list, { below: (n) => this.#desk.draw(n) });
  }
  /** Removes and returns one element at random. */
  draw<T>(list: T[]): T {
    return list.splice(this.below(list.length), 1)[0] as T;
  }
  /** Something hidden became known to somebody: undo stops here. */
  reveal(): void {
    this.#notInPart('reveal');
    this.#desk.tick();
    this.#desk.raiseBarrier();
  }
  /** Tells an event to everybody, or to some seats only. */
  tell(event: K['event'], to: readonly Seat[] | 'all' = 'all'): void {
    this.#notInPart('tell');
    this.#desk.tick();
    this.#desk.tell(event, to);
  }
  /** Marks a place from which `play` could be started again with nothing but the table. */
  checkpoint(): void {
    this.#notInPart('checkpoint');
    this.#desk.checkpoint();
  }

  *#ask<A extends Ask<K>>(who: Seat | readonly Seat[], question: Question<K, A>, pass: boolean, some: Open['some']): Rules<unknown> {
    this.#desk.tick();
    const part = this.#part;
    const seats = typeof who === 'number' ? [who] : who;
    if (part && (seats.length !== 1 || seats[0] !== part.seat))
      throw new RulesError(`${question.ask}: a part may ask only its own seat`, this.trail);
    const { ask, rule } = question;
    const open: Open = {
      seats,
      ask,
      rule,
      pass,
      some,
      question,
      together: this.#together,
      private: question.private === true && !part && this.#desk.isUnseen(seats, ask),
      trail: [...this.trail],
      listed: undefined,
    };
    const answer = this.#desk.recorded(seats, open, part?.seat);
    if (answer) return answer.pick; // a re-run neither lists nor suspends
    const ways = this.#desk.list(open).length;
    if (some ? ways < some.min : ways === 0 && !pass) throw new RulesError(`${ask}: no option and no pass`, this.trail);
    if (!question.always && !part) {
      const single = onlyAnswer(open, ways);
      if (single) {
        this.#desk.answeredByRules(open, single.number, single.pick);
        return single.pick;
      }
    }
    const reply = yield [open];
    return reply.pick;
  }

  #notInPart(what: string): void {
    if (this.#part) throw new RulesError(`${what} inside a part of together`, this.trail);
  }
}

/** The first call of `next` takes no value, which TypeScript's Generator type cannot express. */
export const resumeProcedure = <T>(procedure: Rules<T>, reply: Reply | undefined): IteratorResult<unknown, T> =>
  procedure.next(reply as Reply);

function onlyAnswer(open: Open, ways: number): { number: number | readonly number[]; pick: unknown } | undefined {
  const listed = open.listed ?? [];
  if (open.some) {
    if (open.some.max === 0 || ways === 0) return { number: [], pick: [] };
    return open.some.min === ways ? { number: listed.map((_, i) => i), pick: listed } : undefined;
  }
  if (ways === 1 && !open.pass) return { number: 0, pick: listed[0] };
  return ways === 0 ? { number: 0, pick: 'pass' } : undefined;
}
