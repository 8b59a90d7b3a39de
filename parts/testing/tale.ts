// Finished matches for the tests of stories.
import { certain, type Decision, type Dice, type Game, type Kit, Match, type Pick, type SetupInput } from '@tabularium/kernel';
import type { Deed, Tale } from '../shape.ts';

/** Plays a match to its end, and returns what a story is told from. */
export function taleOf<K extends Kit, Sight extends object>(
  game: Game<K>,
  setup: SetupInput,
  pick: (decision: Decision<K>, dice: Dice, match: Match<K>) => Pick,
  dice: Dice,
): Tale<K, Sight> {
  const match = Match.start(game, setup, { seed: 'story' });
  for (let [open] = match.pending; open !== undefined && match.result === undefined; [open] = match.pending)
    match.answer(certain(open.seats[0], 'a seat'), open.id, pick(open, dice, match));
  const events = match.events('public').map(({ event }) => event);
  const sight = match.view('public').table as Sight;
  return { setup: match.setup, result: certain(match.result, 'an end'), events, sight, standings: [] };
}

/** How often something was done in all deeds together: the sum of the counts of `story.did.<what>`. */
export const doneIn = (deeds: readonly Deed[], what: string): number =>
  deeds.flatMap(({ did }) => did).reduce((sum, { key, facts }) => (key === `story.did.${what}` ? sum + Number(facts?.['count']) : sum), 0);
