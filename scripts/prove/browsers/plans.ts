// The shortest sensible set-up of every game, and who advises its players: some matches end sooner by chance, others by skill.
import type { NewTable } from '../../../web/test/browser/lobby.ts';

export interface Plan extends NewTable {
  readonly advice: 'greedy' | 'random';
}
/** Three seats, where the game has them. */
export const PLANS: Readonly<Record<string, Plan>> = {
  battalia: { mode: 'base', seats: 3, options: { weeks: 2 }, advice: 'random' },
  romolo: { mode: 'free', seats: 3, advice: 'random' },
  hoplomachus: { mode: 'pandemonium', seats: 3, advice: 'greedy' },
  battleground: { mode: 'first', seats: 2, advice: 'random' },
  'arcane-legions': { mode: 'custom', seats: 3, options: { total: 1000, victoryPoints: 2, tableSize: 75 }, advice: 'greedy' },
};
