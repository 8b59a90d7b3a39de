// Everything that others need of the game, in one object.
import { type GamePackage, packageOf } from '@tabularium/games/shape';
import { mind } from './bot/mind.ts';
import { parseOwnContent } from './content/own/index.ts';
import { arcaneLegions } from './index.ts';
import en from './messages/en.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import shown from './shown.ts';
import { terminal } from './terminal/index.ts';

const { words, rulebook } = shown;
export const arcaneLegionsPackage: GamePackage = packageOf({
  game: arcaneLegions,
  mind,
  terminal,
  messages: { en, it },
  words,
  rulebook,
  readContent: parseOwnContent,
});

export default arcaneLegionsPackage;
