// One call gives a game its generic tests.
import { describe, test } from 'vitest';
import { FastDice, type Game, type Kit, type SetupInput } from '../index.ts';
import { seeds } from './budget.ts';
import { acceptsWhatIsListed, refusesEverythingElse } from './checks/answering.ts';
import { dealsAnew, type NoSecrets } from './checks/dealing.ts';
import { isWellFormed } from './checks/form.ts';
import { isDeterministic, isReplayable, refusesDamage, survivesSaving } from './checks/keeping.ts';
import { survivesLeaving } from './checks/leaving.ts';
import { survivesAnyMixture } from './checks/mixture.ts';
import { type Playout, type Policy, playout } from './checks/playout.ts';
import { goesOnFromAGuess, keepsSecrets } from './checks/secrets.ts';
import { sharesWhatIsSeen } from './checks/seeing.ts';
import { randomSetup, tablesOf } from './checks/setups.ts';
import { looksTheSameInAGuess, type Passing } from './checks/twins.ts';
import { undoes } from './checks/undoing.ts';

export interface CheckOptions<K extends Kit> {
  /** How many matches per mode and number of seats, each with different options. */
  readonly matches?: number;
  /** The seeds of these matches, to reproduce a failure. */
  readonly seeds?: readonly number[];
  /** Matches stop after this many decisions. */
  readonly decisions?: number;
  /** At how many decisions of a match the slow checks run. */
  readonly samples?: number;
  /** How many random mixtures of answers, undos and departures are tried in each match. */
  readonly mixtures?: number;
  /** Throws when a table breaks the game's invariants. */
  readonly invariants?: (table: K['table']) => void;
  /** These set-ups instead of every mode and number of seats. */
  readonly setups?: readonly SetupInput[];
  /** Custom content. */
  readonly content?: unknown;
  /** What looks like a secret, in views or on the table, but is none, with the reasons. */
  readonly noSecrets?: NoSecrets;
  /** Events that tell everybody things that are hidden again before the next decision, with the reasons. */
  readonly passing?: Passing;
  /** Livelier players than random ones. */
  readonly policy?: Policy<K>;
}

type Check<K extends Kit> = (played: Playout<K>) => void;

/** The checks by the names of their tests. Each throws if a match is not as it should be. */
export const checksOf = <K extends Kit>({
  mixtures = 3,
  noSecrets,
  passing,
}: CheckOptions<K> = {}): Readonly<Record<string, Check<K>>> => ({
  'names its rules, its options and its end well': isWellFormed,
  'is deterministic': isDeterministic,
  'survives saving and loading': survivesSaving,
  'refuses damaged saves with a sentence': refusesDamage,
  'is replayed from its record': isReplayable,
  'takes back and plays again': undoes,
  'accepts every listed option': acceptsWhatIsListed,
  'refuses everything else and stays as it was': refusesEverythingElse,
  'shows nobody what is hidden from them': keepsSecrets,
  'builds once what everybody sees': sharesWhatIsSeen,
  'deals anew what is hidden': (played) => dealsAnew(played, noSecrets),
  'looks the same in a guess (twins)': (played) => looksTheSameInAGuess(played, passing),
  'goes on from a guess in the middle of anything': goesOnFromAGuess,
  'survives departures': survivesLeaving,
  'survives any mixture of these': (played) => survivesAnyMixture(played, mixtures),
});

/** The random matches that the checks run on. */
export function playoutsOf<K extends Kit>(game: Game<K>, setup: SetupInput, options: CheckOptions<K> = {}): readonly Playout<K>[] {
  const { matches = 2, decisions = 2000, samples = 12, content, invariants, policy } = options;
  return (options.seeds ?? seeds(matches)).map((seed, i) => {
    const isFree = setup.options === undefined && i > 0; // the first match is played with the default options
    const drawn = isFree ? randomSetup(game, setup.mode as string, setup.seats as number, new FastDice(seed)) : setup;
    return playout(game, { setup: drawn, seed, decisions, samples, content, invariants, policy });
  });
}

export function checkGame<K extends Kit>(game: Game<K>, options: CheckOptions<K> = {}): void {
  for (const setup of options.setups ?? tablesOf(game))
    describe(`${game.id} ${setup.mode ?? ''} with ${setup.seats ?? 'the usual'} seats`, () => {
      let matches: readonly Playout<K>[] | undefined;
      let failed: string | undefined; // the test that said why the matches cannot be played
      for (const [name, check] of Object.entries(checksOf(options)))
        test(name, ({ skip }) => {
          skip(failed !== undefined && failed !== name, `"${failed}" says why the matches cannot be played`);
          failed = name;
          matches ??= playoutsOf(game, setup, options);
          failed = undefined;
          for (const match of matches) check(match);
        });
    });
}
