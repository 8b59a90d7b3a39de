import type { BlindBot } from '@tabularium/games/shape';
import { randomPick } from '@tabularium/kernel';

/** Every legal answer is equally likely. */
export const random: BlindBot = { name: 'random', blind: true, pick: randomPick };
