import { FastDice, type Game, type Kit, Match, randomPick, type SetupInput } from '@tabularium/kernel';

/** Answers the first open decision at random. */
export function step<K extends Kit>(match: Match<K>, dice: FastDice): void {
  const [open] = match.open;
  if (open) match.playOpen(open, randomPick(open, match.optionsOf(open).length, dice));
}

/** Each call plays one random lean match and returns the number of its decisions. */
export function randomMatches<K extends Kit>(game: Game<K>, setup: SetupInput): () => number {
  let seed = 0;
  return () => {
    const dice = new FastDice(++seed);
    const match = Match.lean(game, setup, dice);
    let decisions = 0;
    for (; !match.result; decisions++) step(match, dice);
    return decisions;
  };
}

/** A match with full books, played at random until `enough`; undefined if it ends before. */
export function matchUntil<K extends Kit>(
  game: Game<K>,
  setup: SetupInput,
  seed: number,
  enough: (match: Match<K>, decisions: number) => boolean,
): Match<K> | undefined {
  const dice = new FastDice(seed);
  const match = Match.start(game, setup, { seed: String(seed), dice });
  for (let decisions = 0; !match.result; decisions++) {
    if (enough(match, decisions)) return match;
    step(match, dice);
  }
  return undefined;
}

/** The first matches, by seed, that get that far. */
export function matchesUntil<K extends Kit>(
  game: Game<K>,
  setup: SetupInput,
  count: number,
  enough: (match: Match<K>, decisions: number) => boolean,
): readonly Match<K>[] {
  const found: Match<K>[] = [];
  for (let seed = 1; found.length < count && seed < 100 * count; seed++) {
    const match = matchUntil(game, setup, seed, enough);
    if (match) found.push(match);
  }
  if (found.length < count) throw new Error(`of ${100 * count} random matches of ${game.id} only ${found.length} got that far`);
  return found;
}
