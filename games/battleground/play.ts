// The game and its mind, without words and pictures: what runs in workers.
import { playableOf } from '@tabularium/parts/shape';
import { mind } from './bot/mind.ts';
import { battleground } from './rules/index.ts';

export default playableOf({ game: battleground, mind });
