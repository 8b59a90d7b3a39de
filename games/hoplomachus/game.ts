// What the game is made of, and where its parts are loaded from.
import { defineGame } from '@tabularium/parts/define';
import type { HoplomachusKit } from './table/table.ts';
import type { HoplomachusView } from './table/view.ts';

export const hoplomachus = defineGame<HoplomachusKit, HoplomachusView>({
  id: 'hoplomachus',
  rules: async () => (await import('./rules/index.ts')).hoplomachus,
  bot: async () => (await import('./bot/mind.ts')).mind,
  foresight: async () => (await import('./bot/foresight.ts')).foresight,
  ownContent: async () => (await import('./content/own/index.ts')).parseOwnContent,
  lessons: [
    { id: 'first', load: async () => (await import('./lesson/first-lesson.ts')).lesson },
    { id: 'crowd', modes: ['onslaught'], load: async () => (await import('./lesson/crowd.ts')).lesson },
    { id: 'titan', modes: ['ascension'], load: async () => (await import('./lesson/titan.ts')).lesson },
  ],
  /** What the rivals' rules leave open. */
  assists: [
    'rivalAt',
    'rivalNext',
    'rivalMark',
    'rivalTo',
    'rivalAbility',
    'rivalObject',
    'rivalHex',
    'rivalTarget',
    'rivalTrample',
    'effectOn',
    'effectAt',
  ],
  first: async () => (await import('./first.ts')).first,
  story: async () => (await import('./story/index.ts')).story,
  words: async () => (await import('./words/index.ts')).naming,
  messages: {
    en: async () => (await import('./messages/en.json', { with: { type: 'json' } })).default,
    it: async () => (await import('./messages/it.json', { with: { type: 'json' } })).default,
  },
  rulebook: { en: new URL('./rulebook/en.md', import.meta.url), it: new URL('./rulebook/it.md', import.meta.url) },
  terminal: async () => (await import('./terminal/index.ts')).terminal,
  cover: async () => (await import('./cover/index.tsx')).cover,
  ending: async () => (await import('./cover/index.tsx')).ending,
  board: async () => (await import('./board/index.tsx')).Board,
  workshop: async () => (await import('./workshop/index.tsx')).workshop,
});
