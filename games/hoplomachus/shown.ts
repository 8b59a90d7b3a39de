// The words of the game and what can be chosen before a match: what a page needs while the rules run elsewhere.
import type { Shown } from '@tabularium/games/shape';
import { setup } from './schema.ts';
import type { HoplomachusView } from './view.ts';
import { words } from './words.ts';

/** As on the chips; see board/theme.module.css. A faction of one's own has the house's colours. */
const COLOURS: Readonly<Record<string, string>> = {
  amazons: '#6b3a9c',
  kunlun: '#2d7a43',
  refugees: '#c45a12',
  argonauts: '#117a78',
  atlanteans: '#2b7fc0',
  lamosians: '#7a5230',
  parthians: '#b3214a',
};

const shown = {
  id: 'hoplomachus',
  setup,
  levels: ['random', 'greedy'],
  messages: {
    en: () => import('./messages/en.json', { with: { type: 'json' } }),
    it: () => import('./messages/it.json', { with: { type: 'json' } }),
  },
  words,
  colours: (sight) => (sight as HoplomachusView).troops.flatMap(({ seat, faction }) => (seat === null ? [] : [COLOURS[faction ?? '']])),
  rulebook: { en: new URL('./rulebook/en.md', import.meta.url), it: new URL('./rulebook/it.md', import.meta.url) },
} satisfies Shown;
export default shown;
