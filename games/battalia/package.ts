// Everything that others need of the game, in one object.
import { type GamePackage, packageOf } from '@tabularium/games/shape';
import { mind } from './bot/mind.ts';
import { battalia } from './index.ts';
import en from './messages/en.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import { terminal } from './terminal/index.ts';
import { words } from './words.ts';

export const battaliaPackage: GamePackage = packageOf({
  game: battalia,
  mind,
  terminal,
  messages: { en, it },
  words,
  rulebook: { en: new URL('./rulebook/en.md', import.meta.url), it: new URL('./rulebook/it.md', import.meta.url) },
});
