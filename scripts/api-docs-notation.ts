// Examples of a game's notation, collected from random matches of all its modes.
import { loadPlayable } from '@tabularium/games';
import { type Decision, FastDice, Match, randomPick } from '@tabularium/kernel';
import { setupsOf } from '@tabularium/lab';
import type { AnyKit } from '@tabularium/parts/shape';

const MOST = 5;
/** How many matches to play for each mode and number of seats, and how many decisions of each match to look at. */
const MATCHES = 2;
const LONGEST = 3000;

/** Calls `look` for every decision of random matches. */
export async function lookAtMatches(
  id: string,
  look: (match: Match<AnyKit>, decision: Decision<AnyKit>) => void,
  { matches = MATCHES, longest = LONGEST } = {},
): Promise<void> {
  const pkg = await loadPlayable(id);
  if (!pkg) throw new Error(`there is no game ${id}`);
  for (const setup of setupsOf(pkg.game, {}))
    for (let n = 0; n < matches; n++) {
      const dice = new FastDice(n + 1);
      const match = Match.start(pkg.game, setup, { seed: `reference ${n}` });
      for (let count = 0; !match.result && count < longest; count++) {
        const [open] = match.open;
        const [decision] = match.pending;
        if (!open || !decision) break;
        look(match, decision);
        match.playOpen(open, randomPick(open, decision.options.length, dice));
      }
    }
}

/** For every question a few texts, each of a different kind. */
export async function notationSeen(id: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const seen = new Map<string, Map<string, string>>();
  await lookAtMatches(id, (_, { ask, texts }) => {
    const own = seen.get(ask) ?? new Map<string, string>();
    seen.set(ask, own);
    for (const text of texts) {
      const kind = text.split(/[ .]/)[0] ?? '';
      if (own.size < MOST && !own.has(kind)) own.set(kind, text);
    }
  });
  return new Map([...seen].map(([ask, texts]) => [ask, [...texts.values()]]));
}
