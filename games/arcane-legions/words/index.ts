// The words of the game and what can be chosen before a match: what a page needs while the rules run elsewhere.
import type { Shown } from '@tabularium/parts/shape';
import { setup } from '../table/schema.ts';
import { words } from './naming.ts';

const shown = {
  id: 'arcane-legions',
  setup,
  levels: ['random', 'greedy'],
  messages: {
    en: () => import('../messages/en.json', { with: { type: 'json' } }),
    it: () => import('../messages/it.json', { with: { type: 'json' } }),
  },
  words,
  rulebook: { en: new URL('../rulebook/en.md', import.meta.url), it: new URL('../rulebook/it.md', import.meta.url) },
} satisfies Shown;
export default shown;
