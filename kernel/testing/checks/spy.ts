// Listens to what the rules tell the referee, also in forks, which keep no events.
import { type Game, type Kit, type Referee, SealedDice, type Seat } from '../../index.ts';

export interface Spy<K extends Kit> {
  readonly told: { readonly event: K['event']; readonly to: readonly Seat[] | 'all' }[];
  /** Whether something happened that undo cannot pass: a roll, shuffle, draw, reveal, private event or `together`. */
  revealed: boolean;
}

export function spyOn<K extends Kit>(game: Game<K>): { readonly game: Game<K>; readonly spy: Spy<K> } {
  const spy: Spy<K> = { told: [], revealed: false };
  const known = new WeakSet<object>();
  const play: Game<K>['play'] = (table, ref) => {
    if (!known.has(ref)) listen(ref, spy); // `startOver` calls `play` again with the same referee
    known.add(ref);
    return game.play(table, ref);
  };
  return { game: { ...game, play }, spy };
}

function listen<K extends Kit>(ref: Referee<K>, spy: Spy<K>): void {
  const tell = ref.tell.bind(ref);
  const below = ref.below.bind(ref);
  const shuffle = ref.shuffle.bind(ref);
  const reveal = ref.reveal.bind(ref);
  const together = ref.together.bind(ref);
  ref.tell = (event, ...to) => {
    const [audience = 'all'] = to;
    spy.told.push({ event, to: audience });
    if (audience !== 'all') spy.revealed = true;
    tell(event, audience);
  };
  ref.below = (n) => {
    spy.revealed = true;
    return below(n);
  };
  ref.shuffle = (list) => {
    spy.revealed = true;
    shuffle(list);
  };
  ref.reveal = () => {
    spy.revealed = true;
    reveal();
  };
  ref.together = function* (name, seats, part) {
    const parts = yield* together(name, seats, part);
    spy.revealed = true;
    return parts;
  };
}

/** What a seat was told, of all that a spy heard. */
export const heardBy = <K extends Kit>(spy: Spy<K>, seat: Seat): readonly K['event'][] =>
  spy.told.filter(({ to }) => to === 'all' || to.includes(seat)).map(({ event }) => event);

/** The dice of a real match, with a log of their numbers. */
export class LoggedDice extends SealedDice {
  readonly log: number[] = [];
  override below(n: number): number {
    const value = super.below(n);
    this.log.push(value);
    return value;
  }
}
