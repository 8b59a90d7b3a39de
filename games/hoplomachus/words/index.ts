// The words of the game and what can be chosen before a match: what a page needs while the rules run elsewhere.
import type { Naming } from '@tabularium/parts/shape';
import { setup } from '../table/schema.ts';
import type { HoplomachusKit } from '../table/table.ts';
import type { HoplomachusView } from '../table/view.ts';
import { goal } from './goal.ts';
import { FACTION_COLOURS, OWN_COLOURS, ownFactions, ownLivery } from './liveries.ts';
import { words } from './naming.ts';
import { sound } from './sounds.ts';

/** The house's default before a faction is chosen. */
const colourOf = (view: HoplomachusView, faction: string | null): string | undefined =>
  faction === null ? undefined : (FACTION_COLOURS[faction] ?? OWN_COLOURS[ownLivery(faction, ownFactions(view))]);

export const naming: Naming<HoplomachusView, HoplomachusKit> = {
  setup,
  words,
  colours: (view) => view.troops.flatMap(({ seat, faction }) => (seat === null ? [] : [colourOf(view, faction)])),
  goal,
  givesUp: ({ ask, options }, option) =>
    ask === 'engage' && option === options.length ? { key: 'givesUp.engage', facts: { count: options.length } } : undefined,
  sound,
};
