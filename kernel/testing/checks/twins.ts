// Two tables that look alike to an eye go on alike for it, as far as the same is done and told: being asked or not being asked betrays nothing.
import { type Decision, type Dice, FastDice, type Kit, type Match, pickFor, type Seat, textFor } from '../../index.ts';
import { difference, type Sight, same, sightOf } from '../photo.ts';
import { isHidden, seatsOf } from '../told.ts';
import { answer, type Move, type Playout, randomAnswer, reloaded, ride, type Stop } from './playout.ts';
import { heardBy, type Spy } from './spy.ts';

const GUESSES = 4;
/** Where a seat could not have done the same in a guess, so many other answers are tried that may look the same from outside. */
const OTHERWISE = 6;
/** More private questions in a row are not followed. */
const LONGEST = 40;

/** Kinds of events that tell everybody of things that are hidden again before anybody decides, each with the reason. */
export type Passing = Readonly<Record<string, string>>;
interface Place<K extends Kit> extends Stop<K> {
  readonly passing: Passing;
}

/** How a match went on for an eye: from an answer to the next decision that this eye may know of. */
interface Course<K extends Kit> {
  readonly match: Match<K>;
  readonly news: readonly K['event'][];
  /** Those of the news that everybody heard. */
  readonly aloud: ReadonlySet<K['event']>;
  /** How much of the news was told when each private question on the way was answered. */
  readonly choices: readonly number[];
}

/**
 * The twin test: the same answer is given in the match and in guesses. As long as it can be taken back, the seat that gave it must not see a
 * difference; and no seat may see one that nobody told it: neither on the table, nor whom the match waits for and why, nor where it stops.
 */
export function looksTheSameInAGuess<K extends Kit>(played: Playout<K>, passing: Passing = {}): void {
  ride(played, (stop) => {
    if (!stop.sampled) return;
    if (stop.match.pending.some((decision) => decision.together !== undefined)) return decidesInSecret(stop, played);
    const later = played.moves.slice(stop.n + 1);
    for (const seat of seatsOf(stop.match)) {
      if (isHidden(stop.match, seat)) continue; // for this seat the course began before
      const { match, dice } = reloaded(stop, played);
      const truth = goOn(match, stop.spy, seat, [stop.move, ...later], stop.dice);
      if (!truth) throw new Error(`"${stop.move.text}" is not offered to seat ${stop.move.seat} in its own match`);
      const drawn = [...dice.log];
      for (let i = 0; i < GUESSES; i++) goesOnAlike({ ...stop, passing }, seat, truth, drawn, later);
    }
  });
}

function goesOnAlike<K extends Kit>(stop: Place<K>, seat: Seat, truth: Course<K>, drawn: readonly number[], later: readonly Move[]): void {
  const { move, spy } = stop;
  const chance = 1 + stop.dice.below(1_000_000_000);
  const inGuess = (doing: (fork: Match<K>) => Move): Course<K> | undefined => {
    const echo = new Echo(new FastDice(chance));
    const fork = stop.match.fork(seat, echo);
    echo.repeat(drawn);
    return goOn(fork, spy, seat, [doing(fork), ...later], stop.dice);
  };
  const guess = inGuess(() => move);
  const isActor = seat === move.seat;
  if (!guess && isActor) throw new Error(`"${move.text}" is not offered to seat ${seat} in a guess of its own`);
  const wrong = guess ? unlike(truth, guess, seat, isActor, stop.passing) : unlikeAll(stop, seat, truth, inGuess);
  if (wrong === undefined) return;
  if (!isActor || !truth.match.canUndo(seat))
    throw new Error(`seat ${seat} learned from "${move.text}" of seat ${move.seat} what nobody told it: ${wrong}`);
  const how = difference(truth.news, guess?.news) === undefined ? 'learned something by an answer that' : 'was told what';
  throw new Error(`seat ${seat} ${how} it may take back (call ref.reveal() where hidden things become known): ${wrong}`);
}
/** The other seat could not have answered this in the guess. Whatever it would have answered there that is told alike must look alike. */
function unlikeAll<K extends Kit>(
  { move, dice, passing }: Place<K>,
  seat: Seat,
  truth: Course<K>,
  inGuess: (doing: (fork: Match<K>) => Move) => Course<K> | undefined,
): string | undefined {
  if (truth.news.length === 0) return undefined; // nothing was told by which its answers could be compared
  const otherwise = (fork: Match<K>): Move => {
    const asked = fork.pending.find((one) => one.seats.includes(move.seat)) as Decision<K>; // that it decides is seen, and the same in every guess
    return { ...move, ask: asked.ask, text: textFor(asked, randomAnswer(asked, dice)) };
  };
  let wrong: string | undefined;
  for (let i = 0; i < OTHERWISE; i++) {
    const guess = inGuess(otherwise);
    if (!guess || difference(guess.news[0], truth.news[0]) !== undefined) continue;
    const differs = unlike(truth, { ...guess, choices: [0, ...guess.choices] }, seat, false, passing);
    if (differs === undefined) return undefined;
    wrong = differs;
  }
  return wrong;
}

/** What of the course in the truth differs from that in a guess without having been told, if anything does. */
function unlike<K extends Kit>(truth: Course<K>, guess: Course<K>, seat: Seat, isActor: boolean, passing: Passing): string | undefined {
  if (truth.match.result || guess.match.result) return undefined;
  const mayTakeBack = isActor && truth.match.canUndo(seat);
  const news = difference(guess.news, truth.news);
  if (news !== undefined) {
    if (mayTakeBack) return news;
    const [short, long] = truth.news.length < guess.news.length ? [truth, guess] : [guess, truth];
    const told = long.news.findIndex((event, i) => i < short.news.length && difference(event, short.news[i]) !== undefined);
    if (told >= 0) return unkept(truth, guess, seat, told, passing); // it was told that they differ
    if (long.choices.some((told) => told >= short.news.length)) return undefined; // somebody chose to tell more
    const asked = short.match.open[0];
    return `${asked?.ask} is asked of seat ${asked?.seats.join('/')} in the ${short === truth ? 'match' : 'guess'} only, and everybody sees that`;
  }
  const [there, here] = [guess, truth].map(({ match }) => uncounted(sightOf(match, seat)));
  const chosen = truth.choices.length + guess.choices.length > 0;
  if ((chosen || isActor) && !mayTakeBack) {
    if (difference(there?.view.table, here?.view.table) !== undefined) return undefined; // somebody chose to show it, or it was revealed to this seat
    if (isActor) return difference(there?.view.waiting, here?.view.waiting);
  }
  return difference(there, here);
}

/** What was told and cannot be seen then: whoever is told a hidden thing knows it, and would guess it away. */
function unkept<K extends Kit>(truth: Course<K>, guess: Course<K>, seat: Seat, told: number, passing: Passing): string | undefined {
  const event = truth.news[told] as K['event'];
  if (!truth.aloud.has(event) || event.kind in passing) return undefined;
  const [there, here] = [guess, truth].map(({ match }) => match.view(seat).table);
  if (difference(there, here) !== undefined) return undefined;
  return `${event.kind} tells of what is not on the table that it sees: ${difference(guess.news[told], truth.news[told])}`;
}

/** Gives the first answer, and those to private questions after it: as they were given, where the same is asked, or any. */
function goOn<K extends Kit>(match: Match<K>, spy: Spy<K>, eye: Seat, moves: readonly Move[], dice: Dice): Course<K> | undefined {
  spy.told.length = 0;
  if (!answer(match, moves[0] as Move)) return undefined;
  const choices: number[] = [];
  for (let i = 1; i < LONGEST && isHidden(match, eye); i++) {
    choices.push(heardBy(spy, eye).length);
    const decision = match.pending[0] as Decision<K>;
    const pick = moves[i]?.ask === decision.ask ? pickFor(decision, (moves[i] as Move).text) : undefined;
    match.answer(decision.seats[0] as Seat, decision.id, pick ?? randomAnswer(decision, dice));
  }
  const aloud = new Set(spy.told.flatMap(({ event, to }) => (to === 'all' ? [event] : [])));
  return { match, news: heardBy(spy, eye), aloud, choices };
}

/** In a `together` nobody sees what another seat answers, and whoever answers learns nothing by it. */
function decidesInSecret<K extends Kit>(stop: Stop<K>, played: Playout<K>): void {
  const { match: truth, dice } = reloaded(stop, played);
  const actor = stop.move.seat;
  const before = seatsOf(truth).map((seat) => blind(sightOf(truth, seat)));
  const echo = new Echo(new FastDice(1 + stop.dice.below(1_000_000_000)));
  const fork = stop.match.fork(actor, echo);
  stop.spy.told.length = 0;
  answer(truth, stop.move);
  const told = heardBy(stop.spy, actor);
  if (!truth.canUndo(actor)) return; // it was the last one, and all is shown
  for (const seat of seatsOf(truth))
    if (seat !== actor) same(blind(sightOf(truth, seat)), before[seat], `seat ${seat} saw seat ${actor} decide in secret`);
  echo.repeat(dice.log);
  stop.spy.told.length = 0;
  if (!answer(fork, stop.move)) throw new Error(`"${stop.move.text}" is not offered to seat ${actor} in a guess of its own`);
  same(heardBy(stop.spy, actor), told, `seat ${actor} was told what it may take back`);
  same(blind(sightOf(fork, actor)), blind(sightOf(truth, actor)), `seat ${actor} learned something by an answer that it may take back`);
}

/** Forks count no events. */
const uncounted = ({ counts: _counts, ...sight }: Sight): Omit<Sight, 'counts'> => sight;
/** A guess forgets what others have answered in a `together`, so whom it waits for may differ. */
const blind = (sight: Sight): object => ({ ...uncounted(sight), view: { ...sight.view, waiting: [] } });

/** Gives the numbers that were drawn elsewhere once more, so that only what is hidden differs. */
class Echo implements Dice {
  readonly #source: Dice;
  #numbers: number[] = [];
  constructor(source: Dice) {
    this.#source = source;
  }
  repeat(numbers: readonly number[]): void {
    this.#numbers = [...numbers];
  }
  below(n: number): number {
    const number = this.#numbers.shift();
    return number === undefined ? this.#source.below(n) : number % n;
  }
}
