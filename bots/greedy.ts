import type { Mind, MindBot } from '@tabularium/parts/shape';

/** Takes what looks best to the game's own mind. */
export const greedy = (mind: Mind): MindBot => ({ name: 'greedy', blind: false, mind });
