import type { Mind, MindBot } from '@tabularium/parts/shape';

/** Does at once what looks best to the game's own mind. */
export const greedy = (mind: Mind): MindBot => ({ name: 'greedy', blind: false, mind });
