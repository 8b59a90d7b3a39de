// The words of the game and what can be chosen before a match: what a page needs while the rules run elsewhere.
import type { Naming } from '@tabularium/parts/shape';
import { setup } from '../table/schema.ts';
import type { HoplomachusView } from '../table/view.ts';
import { FACTION_COLOURS, OWN_COLOURS, ownFactions, ownLivery } from './liveries.ts';
import { words } from './naming.ts';

/** The house's default before a faction is chosen. */
const colourOf = (view: HoplomachusView, faction: string | null): string | undefined =>
  faction === null ? undefined : (FACTION_COLOURS[faction] ?? OWN_COLOURS[ownLivery(faction, ownFactions(view))]);

export const naming: Naming<HoplomachusView> = {
  setup,
  words,
  colours: (view) => view.troops.flatMap(({ seat, faction }) => (seat === null ? [] : [colourOf(view, faction)])),
};
