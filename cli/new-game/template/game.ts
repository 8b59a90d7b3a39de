// What the game is made of, and where its parts are loaded from.
import { defineGame } from '@tabularium/parts/define';
import type { NewGameKit } from './table/table.ts';
import type { NewGameView } from './table/view.ts';

export const newGame = defineGame<NewGameKit, NewGameView>({
  id: 'new-game',
  rules: async () => (await import('./rules/index.ts')).newGame,
  words: async () => ({ setup: (await import('./table/schema.ts')).setup }),
  messages: {
    en: async () => (await import('./messages/en.json', { with: { type: 'json' } })).default,
    it: async () => (await import('./messages/it.json', { with: { type: 'json' } })).default,
  },
  rulebook: { en: new URL('./rulebook/en.md', import.meta.url), it: new URL('./rulebook/it.md', import.meta.url) },
  board: async () => (await import('./board/index.tsx')).Board,
});
