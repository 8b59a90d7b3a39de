// The words of the game and what can be chosen before a match: what a page needs while the rules run elsewhere.
import type { Shown } from '@tabularium/games/shape';
import type { Faction } from './content/kinds.ts';
import { setup } from './schema.ts';
import type { BattaliaView } from './see.ts';
import { words } from './words.ts';

/** As on the board: see board/theme.module.css. */
const COLOURS: Readonly<Record<Faction, string>> = { bear: '#2e7a3c', isle: '#1d66b3', ember: '#b4281d', cloud: '#b98a12' };

const shown = {
  id: 'battalia',
  setup,
  levels: ['random', 'greedy'],
  messages: {
    en: () => import('./messages/en.json', { with: { type: 'json' } }),
    it: () => import('./messages/it.json', { with: { type: 'json' } }),
  },
  words,
  colours: (sight) => (sight as BattaliaView).players.map(({ faction }) => (faction ? COLOURS[faction] : undefined)),
  rulebook: { en: new URL('./rulebook/en.md', import.meta.url), it: new URL('./rulebook/it.md', import.meta.url) },
} satisfies Shown;
export default shown;
