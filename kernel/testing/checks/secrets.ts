// Nobody sees, or can find out by asking, what is hidden from them.
import { type Dice, type Eye, FastDice, type Kit, type Match, type Seat } from '../../index.ts';
import { photo, type Sight, same, sightOf } from '../photo.ts';
import { seatsOf } from '../told.ts';
import { answer, type Move, type Playout, randomMove, ride, type Stop } from './playout.ts';

const GUESSES = 2;
const guessDice = (stop: { readonly n: number; readonly dice: Dice }): FastDice => new FastDice(1 + stop.dice.below(1_000_000_000));

/** Every guess of a seat looks the same to that seat and to spectators: table, decisions, reasons, previews, trail, ids. */
export function keepsSecrets<K extends Kit>(played: Playout<K>): void {
  ride(played, (stop) => {
    if (!stop.sampled) return;
    const before = photo(stop.match);
    for (const seat of seatsOf(stop.match))
      for (let i = 0; i < GUESSES; i++) {
        const guess = stop.match.fork(seat, guessDice(stop));
        for (const eye of isPrivate(stop.match) ? [seat] : ([seat, 'public'] as const)) // a fork of a seat that decides in private cannot look back
          same(
            shown(guess, eye, stop.settled),
            shown(stop.match, eye, stop.settled),
            `what ${eye === 'public' ? 'a spectator' : `seat ${eye}`} sees depends on what seat ${seat} cannot see`,
          );
      }
    same(photo(stop.match), before, 'a fork changed the match it was made from');
  });
}

/** A guess forgets what others answered in a `together`, so it may wait for other seats. */
function shown<K extends Kit>(match: Match<K>, eye: Eye, settled: boolean): Sight {
  const sight = sightOf(match, eye);
  return settled ? sight : { ...sight, view: { ...sight.view, waiting: [] } };
}
const isPrivate = <K extends Kit>(match: Match<K>): boolean => match.open[0]?.private === true;

const ON = 40;

/** The game can be played on from any guess and from a branch: nothing hidden is kept outside the table. */
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
