// The words of the game and what can be chosen before a match: what a page needs while the rules run elsewhere.
import type { Naming } from '@tabularium/parts/shape';
import type { Faction } from '../content/kinds.ts';
import { setup } from '../table/schema.ts';
import type { BattlegroundKit } from '../table/table.ts';
import type { BattlegroundView } from '../table/view.ts';
import { givesUp } from './gives-up.ts';
import { goal } from './goal.ts';
import { words } from './naming.ts';
import { sound } from './sounds.ts';

/** As the rings of the figures on the board. */
const COLOURS: Readonly<Record<Faction, string>> = { masters: '#c8871a', evil: '#7b3fb0' };

export const naming: Naming<BattlegroundView, BattlegroundKit> = {
  setup,
  words,
  goal,
  givesUp,
  sound,
  colours: (view) => view.players.map(({ faction }) => COLOURS[faction]),
};
