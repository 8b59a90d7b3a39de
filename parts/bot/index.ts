// What the minds of all games think with.
export { best, bestOrPass, highest, ranked, rankedOrPass } from './choosing.ts';
export { type Memory, remembered } from './memory.ts';
