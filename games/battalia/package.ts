// Everything that others need of the game, in one object.
import { type GamePackage, packageOf } from '@tabularium/parts/shape';
import { mind } from './bot/mind.ts';
import en from './messages/en.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import { battalia } from './rules/index.ts';
import { terminal } from './terminal/index.ts';
import shown from './words/index.ts';

const { words, rulebook } = shown;
export const battaliaPackage: GamePackage = packageOf({ game: battalia, mind, terminal, messages: { en, it }, words, rulebook });

export default battaliaPackage;
