// The words of the game and what can be chosen before a match: what a page needs while the rules run elsewhere.
import type { Shown } from '@tabularium/parts/shape';
import type { BattaliaView } from '../rules/see.ts';
import { setup } from '../table/schema.ts';
import { COLOURS } from './colours.ts';
import { words } from './naming.ts';

const shown = {
  id: 'battalia',
  setup,
  levels: ['random', 'greedy'],
  messages: {
    en: () => import('../messages/en.json', { with: { type: 'json' } }),
    it: () => import('../messages/it.json', { with: { type: 'json' } }),
  },
  words,
  colours: (sight) => (sight as BattaliaView).players.map(({ faction }) => (faction ? COLOURS[faction] : undefined)),
  rulebook: { en: new URL('../rulebook/en.md', import.meta.url), it: new URL('../rulebook/it.md', import.meta.url) },
} satisfies Shown;
export default shown;
