// Everything that others need of the game, in one object.
import { type GamePackage, packageOf } from '@tabularium/parts/shape';
import { mind } from './bot/mind.ts';
import { parseOwnContent } from './content/own/index.ts';
import en from './messages/en.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import { hoplomachus } from './rules/index.ts';
import { terminal } from './terminal/index.ts';
import shown from './words/index.ts';

const { words, rulebook } = shown;
export const hoplomachusPackage: GamePackage = packageOf({
  game: hoplomachus,
  mind,
  terminal,
  messages: { en, it },
  words,
  rulebook,
  readContent: parseOwnContent,
});

export default hoplomachusPackage;
