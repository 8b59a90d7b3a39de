// Two tables that look alike to an eye must stay alike as long as the same is done and told: neither being asked nor not being asked may give anything away.
import { type Decision, type Dice, FastDice, type Kit, type Match, pickFor, type Seat, textFor } from '../../index.ts';
import { bare } from '../../strict.ts';
import { difference, type Sight, same, sightOf } from '../photo.ts';
import { isHidden, seatsOf } from '../told.ts';
import { leavesOf } from './dealing.ts';
import { answer, type Move, open, type Playout, randomAnswer, reloaded, ride, type Stop } from './playout.ts';
import { heardBy, type Spy } from './spy.ts';

const GUESSES = 4;
/** If a seat could not have given its answer in a guess: how many other answers are tried, which may look the same from outside. */
const OTHERWISE = 6;
/** How many openings are compared: enough that no roll of a die equals something hidden in all of them. */
const OPENINGS = 24;
/** How many private questions in a row are followed. */
const LONGEST = 40;

/** Kinds of events that tell everybody things that are hidden again before the next decision, each with the reason. */
export type Passing = Readonly<Record<string, string>>;
interface Place<K extends Kit> extends Stop<K> {
  readonly passing: Passing;
}

/** How a match continued for an eye: from an answer to the next decision that this eye may know of. */
interface Course<K extends Kit> {
  readonly match: Match<K>;
  readonly news: readonly K['event'][];
  /** The news that everybody heard. */
  readonly aloud: ReadonlySet<K['event']>;
  /** For each private question on the way: how many news had been told when it was answered. */
  readonly choices: readonly number[];
}

/**
 * The twin test: the same answer is given in the match and in guesses. While the answer can be undone, the seat that gave it must see no
 * difference. And no seat may see one that it was not told: neither on the table, nor in whom the match waits for and why, nor in where it stops.
 */
export function looksTheSameInAGuess<K extends Kit>(played: Playout<K>, passing: Passing = {}): void {
  opensInSecret(played, passing);
  ride(played, (stop) => {
    if (!stop.sampled) return;
    if (stop.match.pending.some((decision) => decision.together !== undefined)) return decidesInSecret(stop, played);
    const later = played.moves.slice(stop.n + 1);
    for (const seat of seatsOf(stop.match)) {
      if (isHidden(stop.match, seat)) continue; // for this seat the course began earlier
      const { match, dice } = reloaded(stop, played);
      const truth = courseOf(match, stop.spy, seat, [stop.move, ...later], stop.dice);
      if (!truth) throw new Error(`"${stop.move.text}" is not offered to seat ${stop.move.seat} in its own match`);
      const drawn = [...dice.log];
      for (let i = 0; i < GUESSES; i++) goesOnAlike({ ...stop, passing }, seat, truth, drawn, later);
    }
  });
}

/** No guess reaches back before the first question. So nothing that everybody hears until then may be, in every opening, what is hidden. */
function opensInSecret<K extends Kit>(played: Playout<K>, passing: Passing): void {
  const openings = Array.from({ length: OPENINGS }, (_, i) => open(played.game, { ...played, seed: played.seed + i }, false));
  const news = openings.map((match) => match.events('public').map(({ event }) => event));
  const told = columnsOf(news);
  const seen = new Set(columnsOf(openings.map((match) => match.view('public').table)).values());
  const hidden = new Map([...columnsOf(openings.map(({ table }) => bare(table)))].map(([path, column]) => [column, path]));
  for (const [path, column] of told) {
    const [place = '', ...field] = path.split('.');
    const { kind } = news[0]?.[Number(place)] ?? { kind: '' };
    const secret = hidden.get(column);
    if (secret === undefined || seen.has(column) || kind in passing) continue;
    throw new Error(`before the first question ${kind} tells everybody table.${secret} (as ${field.join('.')}), which not everybody sees`);
  }
}
/** What stands at each path in all of these, as text, where it is not always the same. */
function columnsOf(all: readonly object[]): ReadonlyMap<string, string> {
  const leaves = all.map((one) => leavesOf(one));
  const paths = new Set(leaves.flatMap((one) => [...one.keys()]));
  const columns = [...paths].map((path) => [path, leaves.map((one) => one.get(path))] as const);
  return new Map(columns.filter(([, values]) => new Set(values).size > 1).map(([path, values]) => [path, JSON.stringify(values)]));
}

function goesOnAlike<K extends Kit>(stop: Place<K>, seat: Seat, truth: Course<K>, drawn: readonly number[], later: readonly Move[]): void {
  const { move, spy } = stop;
  const chance = 1 + stop.dice.below(1_000_000_000);
  const inGuess = (doing: (fork: Match<K>) => Move): Course<K> | undefined => {
    const echo = new Echo(new FastDice(chance));
    const fork = stop.match.fork(seat, echo);
    echo.repeat(drawn);
    return courseOf(fork, spy, seat, [doing(fork), ...later], stop.dice);
  };
  const guess = inGuess(() => move);
  const isActor = seat === move.seat;
  if (!guess && isActor) throw new Error(`"${move.text}" is not offered to seat ${seat} in its own guess`);
  const wrong = guess ? unlike(truth, guess, seat, isActor, stop.passing) : unlikeAll(stop, seat, truth, inGuess);
  if (wrong === undefined) return;
  if (!isActor || !truth.match.canUndo(seat))
    throw new Error(`from "${move.text}" of seat ${move.seat}, seat ${seat} learned what nobody told it: ${wrong}`);
  const how = difference(truth.news, guess?.news) === undefined ? 'learned something by an answer that' : 'was told what';
  throw new Error(`seat ${seat} ${how} it may take back (call ref.reveal() where hidden things become known): ${wrong}`);
}
/** For a move that the other seat could not make in the guess: some other move there that is told the same way must look the same. */
function unlikeAll<K extends Kit>(
  { move, dice, passing }: Place<K>,
  seat: Seat,
  truth: Course<K>,
  inGuess: (doing: (fork: Match<K>) => Move) => Course<K> | undefined,
): string | undefined {
  if (truth.news.length === 0) return undefined; // no news by which its answers could be compared
  const otherwise = (fork: Match<K>): Move => {
    const asked = fork.pending.find((one) => one.seats.includes(move.seat)) as Decision<K>; // everybody sees that it decides, so it does in every guess
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

/** An untold difference between the course in the match and that in a guess, if there is one. */
function unlike<K extends Kit>(truth: Course<K>, guess: Course<K>, seat: Seat, isActor: boolean, passing: Passing): string | undefined {
  if (truth.match.result || guess.match.result) return undefined;
  const mayTakeBack = isActor && truth.match.canUndo(seat);
  const news = difference(guess.news, truth.news);
  if (news !== undefined) {
    if (mayTakeBack) return news;
    const [short, long] = truth.news.length < guess.news.length ? [truth, guess] : [guess, truth];
    const told = long.news.findIndex((event, i) => i < short.news.length && difference(event, short.news[i]) !== undefined);
    if (told >= 0) return unkept(truth, guess, seat, told, passing); // the seat was told of a difference
    if (long.choices.some((told) => told >= short.news.length)) return undefined; // a player chose to tell more
    const asked = short.match.open[0];
    return `${asked?.ask} is asked of seat ${asked?.seats.join('/')} in the ${short === truth ? 'match' : 'guess'} only, and everybody sees that`;
  }
  const [there, here] = [guess, truth].map(({ match }) => uncounted(sightOf(match, seat)));
  const chosen = truth.choices.length + guess.choices.length > 0;
  if ((chosen || isActor) && !mayTakeBack) {
    if (difference(there?.view.table, here?.view.table) !== undefined) return undefined; // a player chose to show it, or it was revealed to this seat
    if (isActor) return difference(there?.view.waiting, here?.view.waiting);
  }
  return difference(there, here);
}

/** Something that was told but cannot be seen afterwards: the seat knows it, but its guesses would re-deal it. */
function unkept<K extends Kit>(truth: Course<K>, guess: Course<K>, seat: Seat, told: number, passing: Passing): string | undefined {
  const event = truth.news[told] as K['event'];
  if (!truth.aloud.has(event) || event.kind in passing) return undefined;
  const [there, here] = [guess, truth].map(({ match }) => match.view(seat).table);
  if (difference(there, here) !== undefined) return undefined;
  return `${event.kind} tells of what is not on the table that it sees: ${difference(guess.news[told], truth.news[told])}`;
}

/** Gives the first answer, then answers the private questions that follow it: as in `moves` where the same is asked, else at random. */
function courseOf<K extends Kit>(match: Match<K>, spy: Spy<K>, eye: Seat, moves: readonly Move[], dice: Dice): Course<K> | undefined {
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

/** In a `together` nobody sees what another seat answers, and answering teaches a seat nothing. */
function decidesInSecret<K extends Kit>(stop: Stop<K>, played: Playout<K>): void {
  const { match: truth, dice } = reloaded(stop, played);
  const actor = stop.move.seat;
  const before = seatsOf(truth).map((seat) => blind(sightOf(truth, seat)));
  const echo = new Echo(new FastDice(1 + stop.dice.below(1_000_000_000)));
  const fork = stop.match.fork(actor, echo);
  stop.spy.told.length = 0;
  answer(truth, stop.move);
  const told = heardBy(stop.spy, actor);
  if (!truth.canUndo(actor)) return; // the last answer, after which all is shown
  for (const seat of seatsOf(truth))
    if (seat !== actor) same(blind(sightOf(truth, seat)), before[seat], `seat ${seat} saw seat ${actor} decide in secret`);
  echo.repeat(dice.log);
  stop.spy.told.length = 0;
  if (!answer(fork, stop.move)) throw new Error(`"${stop.move.text}" is not offered to seat ${actor} in its own guess`);
  same(heardBy(stop.spy, actor), told, `seat ${actor} was told what it may take back`);
  same(blind(sightOf(fork, actor)), blind(sightOf(truth, actor)), `seat ${actor} learned something by an answer that it may take back`);
}

/** Forks count no events. */
const uncounted = ({ counts: _counts, ...sight }: Sight): Omit<Sight, 'counts'> => sight;
/** A guess forgets what others answered in a `together`, so it may wait for other seats. */
const blind = (sight: Sight): object => ({ ...uncounted(sight), view: { ...sight.view, waiting: [] } });

/** Dice that repeat numbers drawn elsewhere, so that only hidden things differ. */
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
