// Small questions about an open decision: how it is shown, what an answer means, how an option is written.
import { certain } from './certain.ts';
import { canonical } from './digest.ts';
import { Refusal, RulesError } from './errors.ts';
import { type Decision, type Game, type Kit, type Open, PASS, type Pick, type Waiting } from './game.ts';
import type { Answer, Counters } from './inputs.ts';
import { BETWEEN, NONE } from './said.ts';

/** Made only from the count of public decisions and the seat's own count of unseen ones, so that it gives away nothing about the others. */
export const idOf = ({ seats }: Open, { decisions, tries }: Counters): string =>
  seats.length > 1 ? `${decisions}` : `${decisions}.${tries[certain(seats[0], 'a seat that decides')]}`;

export function textOf<K extends Kit>(game: Game<K>, open: Open, option: unknown): string {
  if (option === PASS) return PASS;
  const text = (one: unknown): string => game.text(open.ask as never, one as never); // options of this ask, listed by its own question
  return open.some ? (option as readonly unknown[]).map(text).join(BETWEEN) || NONE : text(option);
}

/** A decision as its own seats see it. Minds that play on thousands of matches read no notation, and do without. */
export function makeDecision<K extends Kit>(
  game: Game<K>,
  open: Open,
  options: readonly unknown[],
  counters: Counters,
  hasTexts = true,
): Decision<K> {
  const facts = open.question.facts?.();
  const decision = {
    id: idOf(open, counters),
    seats: [...open.seats],
    ask: open.ask,
    rule: open.rule,
    options: [...options], // a copy, which the caller may change
    texts: hasTexts ? options.map((option) => game.text(open.ask as never, option as never)) : [],
    pass: open.pass,
    ...(open.some ? { some: { min: open.some.min, max: Math.min(open.some.max, options.length) } } : {}),
    ...(facts === undefined ? {} : { facts }),
    ...(open.together === undefined ? {} : { together: open.together }),
  };
  return decision as unknown as Decision<K>; // the options come from the question of this very ask
}

/** A decision as everybody else sees it. */
export function waitingFor(open: Open): Waiting {
  const told = open.question.shown?.();
  return { seats: [...open.seats], ask: open.together ?? open.ask, ...(told === undefined ? {} : { shown: told }) };
}

/** The option or options that an answer picks; anything else is refused. */
export function pickOf(open: Open, listed: readonly unknown[], pick: Pick): unknown {
  if (open.some) return someOf(open, open.some, listed, pick);
  if (pick === listed.length && open.pass) return PASS;
  if (typeof pick !== 'number' || !Number.isInteger(pick) || pick < 0 || pick >= listed.length)
    throw new Refusal(
      'no-such-option',
      `${open.ask} has options 0 to ${listed.length - 1 + (open.pass ? 1 : 0)}, not ${JSON.stringify(pick)}`,
    );
  return listed[pick];
}
function someOf(open: Open, { min, max }: { min: number; max: number }, listed: readonly unknown[], pick: Pick): readonly unknown[] {
  if (!Array.isArray(pick)) throw new Refusal('no-such-option', `${open.ask}: give a list of ${min} to ${max} option numbers`);
  const numbers = pick as readonly number[];
  if (numbers.length < min || numbers.length > max)
    throw new Refusal('no-such-option', `${open.ask}: choose ${min} to ${max} options, not ${numbers.length}`);
  return numbers.map((n, i) => {
    if (!Number.isInteger(n) || n < 0 || n >= listed.length || (i > 0 && n <= (numbers[i - 1] as number)))
      throw new Refusal('no-such-option', `${open.ask}: option numbers must ascend, each at most once, from 0 to ${listed.length - 1}`);
    return listed[n];
  });
}

/** A recorded option must still be the one listed under its number. */
export function compareOption<K extends Kit>(game: Game<K>, open: Open, listed: unknown, answer: Answer): void {
  if (canonical(listed) === canonical(answer.option) && textOf(game, open, listed) === answer.text) return;
  throw new RulesError(
    `the record has ${answer.ask} "${answer.text}" where the rules now list "${textOf(game, open, listed)}"`,
    open.trail,
  );
}
