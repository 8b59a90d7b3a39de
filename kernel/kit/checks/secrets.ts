// Nobody sees, or can work out by asking, what is hidden from them.
import { type Dice, type Eye, FastDice, type Kit, type Match, type Seat } from '../../index.ts';
import { pickByText } from '../notation.ts';
import { difference, photo, type Sight, same, sightOf } from '../photo.ts';
import { seatsOf } from '../told.ts';
import { type Move, type Playout, randomMove, reloaded, ride, type Stop } from './playout.ts';
import { heardBy } from './spy.ts';

const GUESSES = 2;
const guessDice = (stop: { readonly n: number; readonly dice: Dice }): FastDice => new FastDice(1 + stop.dice.below(1_000_000_000));

/** However a seat imagines what it cannot see, it sees the same: table, decisions, reasons, previews, trail, ids. So do spectators. */
export function keepsSecrets<K extends Kit>(played: Playout<K>): void {
  ride(played, (stop) => {
    if (!stop.sampled) return;
    const before = photo(stop.match);
    for (const seat of seatsOf(stop.match))
      for (let i = 0; i < GUESSES; i++) {
        const guess = stop.match.fork(seat, guessDice(stop));
        for (const eye of isPrivate(stop.match) ? [seat] : ([seat, 'public'] as const)) // a fork of whoever decides in private cannot look back
          same(
            shown(guess, eye, stop.settled),
            shown(stop.match, eye, stop.settled),
            `what ${eye} sees depends on what seat ${seat} cannot see`,
          );
      }
    same(photo(stop.match), before, 'a fork changed the match it was made from');
  });
}

/** In a `together` a guess forgets what others have answered there, so whom it waits for may differ. */
function shown<K extends Kit>(match: Match<K>, eye: Eye, settled: boolean): Sight {
  const sight = sightOf(match, eye);
  return settled ? sight : { ...sight, view: { ...sight.view, waiting: [] } };
}
/** Forks count no events. */
const uncounted = ({ counts: _counts, ...sight }: Sight): object => sight;

/**
 * The twin test: the same answer is given in the match and in a guess. As long as it can be taken back, the seat that gave it must not see
 * a difference; and another seat must not see one that nobody told it.
 */
export function looksTheSameInAGuess<K extends Kit>(played: Playout<K>): void {
  ride(played, (stop) => {
    if (!stop.sampled) return;
    const { match: truth, dice } = reloaded(stop, played);
    const inTogether = isTogether(truth);
    const sights = seatsOf(truth).map((seat) => sightOf(truth, seat));
    const guesses = seatsOf(truth).flatMap((seat) => {
      const echo = new Echo(guessDice(stop));
      return [{ seat, echo, fork: stop.match.fork(seat, echo) }];
    });
    stop.spy.told.length = 0;
    answer(truth, stop.move);
    const told = seatsOf(truth).map((seat) => heardBy(stop.spy, seat));
    for (const { seat, echo, fork } of guesses) {
      const isActor = seat === stop.move.seat;
      if (inTogether && !isActor) {
        const [before, after] = [sights[seat] as Sight, sightOf(truth, seat)];
        if (truth.canUndo(stop.move.seat)) same(blind(after), blind(before), `seat ${seat} saw seat ${stop.move.seat} decide in secret`);
        continue;
      }
      echo.repeat(dice.log);
      stop.spy.told.length = 0;
      if (!answer(fork, stop.move)) {
        if (isActor) throw new Error(`"${stop.move.text}" is not offered to seat ${seat} in a guess of its own`);
        continue; // another seat plainly could not have answered this there
      }
      const news = difference(heardBy(stop.spy, seat), told[seat]);
      const settled = !inTogether;
      if (isActor && truth.canUndo(seat)) {
        if (news !== undefined) throw new Error(`seat ${seat} was told what it may take back: ${news}`);
        same(
          uncounted(shown(fork, seat, settled)),
          uncounted(shown(truth, seat, settled)),
          `seat ${seat} learned something by an answer that it may take back`,
        );
      }
      if (!isActor && news === undefined && !truth.result && !fork.result && !isPrivate(truth) && !isPrivate(fork))
        same(
          uncounted(shown(fork, seat, settled)),
          uncounted(shown(truth, seat, settled)),
          `seat ${seat} learned from "${stop.move.text}" of seat ${stop.move.seat} what nobody told it`,
        );
    }
  });
}
const isPrivate = <K extends Kit>(match: Match<K>): boolean => match.open[0]?.private === true;
const isTogether = <K extends Kit>(match: Match<K>): boolean => match.pending.some((decision) => decision.together !== undefined);
const blind = (sight: Sight): object => ({ ...uncounted(sight), view: { ...sight.view, waiting: [] } });

/** Gives the same answer by its text, if it is offered. */
function answer<K extends Kit>(match: Match<K>, { seat, ask, text }: Move): boolean {
  const decision = match.pending.find((one) => one.ask === ask && one.seats.includes(seat));
  const pick = decision && pickByText(decision, text);
  if (!decision || pick === undefined) return false;
  match.answer(seat, decision.id, pick);
  return true;
}

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

const ON = 40;

/** From a guess in the middle of anything, and from a branch, the game can be played on: nothing hidden is kept outside the table. */
export function goesOnFromAGuess<K extends Kit>(played: Playout<K>): void {
  const goesOn = (match: Match<K>, seat: Seat, dice: Dice): void => {
    const made: Move[] = [];
    try {
      played.invariants?.(match.table);
      for (let i = 0; i < ON && !match.result; i++) {
        made.push(randomMove(match, dice, played.policy));
        answer(match, made.at(-1) as Move);
        played.invariants?.(match.table);
      }
    } catch (error) {
      const way = made.map((move) => `${move.seat}: ${move.text}`).join(', ');
      throw new Error(`a guess of seat ${seat} breaks after ${way || 'nothing'}: ${String(error)}`, { cause: error });
    }
  };
  ride(played, ({ sampled, match, n, dice }: Stop<K>) => {
    if (!sampled) return;
    for (const seat of seatsOf(match)) goesOn(match.fork(seat, guessDice({ n, dice })), seat, dice);
    const seat = n % match.setup.seats;
    goesOn(match.branch(seat, `branch ${n}`), seat, dice);
  });
}
