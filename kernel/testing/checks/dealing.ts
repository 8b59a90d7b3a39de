// Guesses re-deal everything hidden: a `guess` that forgets something reveals it to every bot, and no other check would notice.
import { FastDice, type Kit, lookAt, type Match, type Seat } from '../../index.ts';
import { seatsOf } from '../told.ts';
import { type Playout, ride, type Stop } from './playout.ts';

/** Paths that look secret but are not, including everything below them. # stands for any number; the value is the reason. */
export type NoSecrets = Readonly<Record<string, string>>;

const MEND = 'let `guess` deal it anew, or say in noSecrets why it is no secret';
const GUESSES = 2;
const SWAPS = 24;
/** How often a hidden value must be compared before it counts against a guess that it never changed. */
const ENOUGH = 16;

type Leaf = string | number | boolean | null;
type Leaves = ReadonlyMap<string, Leaf>;
/** What is known about a path: how often it was compared, what stood there, and whether a guess ever changed it. */
interface Tally {
  trials: number;
  readonly values: Set<Leaf>;
  changed: boolean;
}
const placeOf = (path: string): string => path.replace(/\b\d+\b/g, '#');
class Tallies {
  readonly #by = new Map<string, Tally>();
  note(path: string, value: Leaf, guesses: readonly Leaves[]): void {
    const place = placeOf(path);
    const tally = this.#by.get(place) ?? { trials: 0, values: new Set(), changed: false };
    this.#by.set(place, tally);
    tally.trials += guesses.length;
    tally.values.add(value);
    tally.changed ||= guesses.some((guess) => guess.get(path) !== value);
  }
  /** Notes that somebody can see the path after all. */
  dismiss(path: string): void {
    const place = placeOf(path);
    this.#by.set(place, { trials: 0, values: new Set(), changed: true });
  }
  /** Paths whose value changed over time, but never in a guess. */
  unchanged(known: NoSecrets): readonly string[] {
    const places = Object.keys(known);
    return [...this.#by].flatMap(([path, { trials, values, changed }]) =>
      changed || trials < ENOUGH || values.size < 2 || places.some((place) => `${path}.`.startsWith(`${place}.`)) ? [] : [path],
    );
  }
}

/** Path by path: what only one seat sees must change in the others' guesses, and what a seat cannot see in its own. */
export function dealsAnew<K extends Kit>(played: Playout<K>, known: NoSecrets = {}): void {
  const own = new Tallies();
  const hidden = new Tallies();
  ride(played, (stop) => {
    if (!stop.sampled || stop.match.open[0]?.private) return; // the others guess from an earlier moment
    const guesses = seatsOf(stop.match).map((seat) =>
      Array.from({ length: GUESSES }, () => stop.match.fork(seat, new FastDice(1 + stop.dice.below(1_000_000_000)))),
    );
    for (const seat of seatsOf(stop.match)) {
      noteOwn(stop, seat, guesses.filter((_, other) => other !== seat).flat(), own);
      noteHidden(stop, seat, guesses[seat] as readonly Match<K>[], hidden);
    }
  });
  const open = own.unchanged(known);
  if (open.length > 0)
    throw new Error(`a seat sees more than the public at ${open.join(', ')}, but every guess leaves it as it is: ${MEND}`);
  const kept = hidden.unchanged(known);
  if (kept.length > 0)
    throw new Error(`no seat can see what is at ${kept.map((path) => `table.${path}`).join(', ')}, but no guess re-deals it: ${MEND}`);
}

function noteOwn<K extends Kit>({ match, game }: Stop<K>, seat: Seat, guesses: readonly Match<K>[], tallies: Tallies): void {
  if (guesses.length === 0) return;
  const everybody = leavesOf(game.see(match.table));
  const imagined = guesses.map((guess) => leavesOf(lookAt(game, guess.table, seat)));
  for (const [path, value] of leavesOf(lookAt(game, match.table, seat)))
    if (everybody.get(path) !== value && !(value === seat && everybody.get(path) === 'public')) tallies.note(path, value, imagined);
}

/** If two entries of a list are swapped and a seat sees no difference, their order is hidden from it. A seat that does see one sees a secret. */
function noteHidden<K extends Kit>({ match, game, dice }: Stop<K>, seat: Seat, guesses: readonly Match<K>[], tallies: Tallies): void {
  const { content: _content, ...table } = match.table;
  const leaves = [...leavesOf(table)].filter(([path]) => placeOf(path).endsWith('.#'));
  if (leaves.length === 0) return;
  const imagined = guesses.map((guess) => leavesOf({ ...guess.table, content: null }));
  const sight = JSON.stringify(lookAt(game, match.table, seat));
  const fellows = Map.groupBy(leaves, ([path]) => placeOf(path));
  for (let i = 0; i < SWAPS; i++) {
    const [path, value] = leaves[dice.below(leaves.length)] as (typeof leaves)[number];
    const group = fellows.get(placeOf(path)) as typeof leaves;
    const [other, another] = group[dice.below(group.length)] as (typeof leaves)[number];
    if (value === another) continue;
    const copy = { ...structuredClone(table), content: match.table.content } as K['table']; // not `game.copy`, which may share what the rules never change
    put(copy, path, another);
    put(copy, other, value);
    if (!looks(() => JSON.stringify(lookAt(game, copy, seat)) === sight)) {
      tallies.dismiss(path);
      continue;
    }
    tallies.note(path, value, imagined);
    tallies.note(other, another, imagined);
  }
}
/** A table with two entries swapped may be impossible to show. */
function looks(alike: () => boolean): boolean {
  try {
    return alike();
  } catch {
    return false;
  }
}

/** The plain values in a tree, by their paths. */
export function leavesOf(value: unknown, path = '', leaves = new Map<string, Leaf>()): Map<string, Leaf> {
  if (typeof value !== 'object' || value === null) leaves.set(path, (value ?? null) as Leaf);
  else for (const [key, part] of Object.entries(value)) leavesOf(part, path === '' ? key : `${path}.${key}`, leaves);
  return leaves;
}
function put(tree: object, path: string, value: Leaf): void {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at = tree as Record<string, unknown>;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  at[last] = value;
}
