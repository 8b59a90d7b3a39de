// What the game is made of, and where its parts are loaded from.
import { defineGame } from '@tabularium/parts/define';
import type { ArcaneKit } from './table/table.ts';
import type { ArcaneView } from './table/view.ts';

/** Modes with armies, and so with commanders and abilities in slots. */
const ARMIES = ['standard', 'kingOfTheHill', 'deathBeforeDishonor', 'custom'];

export const arcaneLegions = defineGame<ArcaneKit, ArcaneView>({
  id: 'arcane-legions',
  rules: async () => (await import('./rules/index.ts')).arcaneLegions,
  bot: async () => (await import('./bot/mind.ts')).mind,
  foresight: async () => (await import('./bot/foresight.ts')).foresight,
  ownContent: async () => (await import('./content/own/index.ts')).parseOwnContent,
  lessons: [
    { id: 'first', load: async () => (await import('./lesson/first-lesson.ts')).lesson },
    { id: 'losses', modes: ['firstBattle', ...ARMIES], load: async () => (await import('./lesson/losses-lesson.ts')).lesson },
    { id: 'abilities', modes: ARMIES, load: async () => (await import('./lesson/abilities-lesson.ts')).lesson },
  ],
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
