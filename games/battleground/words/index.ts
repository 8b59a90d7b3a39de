// The words of the game and what can be chosen before a match: what a page needs while the rules run elsewhere.
import type { Shown } from '@tabularium/parts/shape';
import type { Faction } from '../content/kinds.ts';
import { setup } from '../table/schema.ts';
import type { BattlegroundView } from '../table/view.ts';
import { words } from './naming.ts';

/** As the rings of the figures on the board. */
const COLOURS: Readonly<Record<Faction, string>> = { masters: '#c8871a', evil: '#7b3fb0' };

const shown = {
  id: 'battleground',
  setup,
  levels: ['random', 'greedy'],
  messages: {
    en: () => import('../messages/en.json', { with: { type: 'json' } }),
    it: () => import('../messages/it.json', { with: { type: 'json' } }),
  },
  words,
  colours: (sight) => (sight as BattlegroundView).players.map(({ faction }) => COLOURS[faction]),
  rulebook: { en: new URL('../rulebook/en.md', import.meta.url), it: new URL('../rulebook/it.md', import.meta.url) },
} satisfies Shown;
export default shown;
