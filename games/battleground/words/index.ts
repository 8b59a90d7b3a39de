// The words of the game and what can be chosen before a match: what a page needs while the rules run elsewhere.
import type { Naming } from '@tabularium/parts/shape';
import type { Faction } from '../content/kinds.ts';
import { setup } from '../table/schema.ts';
import type { BattlegroundView } from '../table/view.ts';
import { words } from './naming.ts';

/** As the rings of the figures on the board. */
const COLOURS: Readonly<Record<Faction, string>> = { masters: '#c8871a', evil: '#7b3fb0' };

export const naming: Naming<BattlegroundView> = {
  setup,
  words,
  colours: (view) => view.players.map(({ faction }) => COLOURS[faction]),
};
