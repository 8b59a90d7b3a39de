// What the game is made of, and where its parts are loaded from.
import { defineGame } from '@tabularium/parts/define';
import type { BattaliaKit } from './table/table.ts';
import type { BattaliaView } from './table/view.ts';

export const battalia = defineGame<BattaliaKit, BattaliaView>({
  id: 'battalia',
  rules: async () => (await import('./rules/index.ts')).battalia,
  bot: async () => (await import('./bot/mind.ts')).mind,
  foresight: async () => (await import('./bot/foresight.ts')).foresight,
  lessons: [
    { id: 'first', load: async () => (await import('./lesson/first-lesson.ts')).lesson },
    { id: 'cities', modes: ['base'], load: async () => (await import('./lesson/cities.ts')).lesson },
    { id: 'artifacts', modes: ['base'], load: async () => (await import('./lesson/artifacts.ts')).lesson },
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
});
