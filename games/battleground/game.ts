// What the game is made of, and where its parts are loaded from.
import { defineGame } from '@tabularium/parts/define';
import type { BattlegroundKit } from './table/table.ts';
import type { BattlegroundView } from './table/view.ts';

export const battleground = defineGame<BattlegroundKit, BattlegroundView>({
  id: 'battleground',
  rules: async () => (await import('./rules/index.ts')).battleground,
  bot: async () => (await import('./bot/mind.ts')).mind,
  foresight: async () => (await import('./bot/foresight.ts')).foresight,
  ownContent: async () => (await import('./content/own/index.ts')).parseOwnContent,
  lessons: [
    { id: 'first', load: async () => (await import('./lesson/first-lesson.ts')).lesson },
    { id: 'cover', load: async () => (await import('./lesson/heights-lesson.ts')).lesson },
    { id: 'interruptions', modes: ['first', 'standard'], load: async () => (await import('./lesson/interruptions-lesson.ts')).lesson },
  ],
  first: async () => (await import('./first.ts')).first,
  story: async () => (await import('./story.ts')).story,
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
