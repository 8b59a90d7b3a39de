import { randomPick } from '@tabularium/kernel';
import type { BlindBot } from '@tabularium/parts/shape';

/** Every legal answer is equally likely. */
export const random: BlindBot = { name: 'random', blind: true, pick: randomPick };
