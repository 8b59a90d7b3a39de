// What the game is made of, and where its parts are loaded from.
import { defineGame } from '@tabularium/parts/define';
import type { BluffKit } from './table/table.ts';
import type { BluffView } from './table/view.ts';

export const bluff = defineGame<BluffKit, BluffView>({
  id: 'bluff',
  rules: async () => (await import('./rules/index.ts')).bluff,
  bot: async () => (await import('./bot/mind.ts')).mind,
  foresight: async () => (await import('./bot/foresight.ts')).foresight,
  words: async () => (await import('./words/index.ts')).naming,
  messages: {
    en: async () => (await import('./messages/en.json', { with: { type: 'json' } })).default,
    it: async () => (await import('./messages/it.json', { with: { type: 'json' } })).default,
  },
  rulebook: { en: new URL('./rulebook/en.md', import.meta.url), it: new URL('./rulebook/it.md', import.meta.url) },
  terminal: async () => (await import('./terminal/index.ts')).terminal,
});
