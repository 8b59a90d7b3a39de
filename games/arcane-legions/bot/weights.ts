// What each number of `foresight.ts` is worth, by mode. Written by the commands below, which give the same numbers again.
import type { Weights } from '@tabularium/parts/shape';

export const weights: Readonly<Record<string, Weights>> = {
  // npx tabularium learn arcane-legions --mode firstBattle --seats 2 --matches 150 --seed 1
  // from 1064 positions of 135 matches; foretells 61 % of early, 78 % of middle, 88 % of late positions in 15 others
  firstBattle: {
    base: [0.9195, 0.7434, 0.1944, 2.17, 0.6625, 2.164, 0.2862, 0.9994, 0, -0.06838, 1.109, 0.2335, 0.9356],
    late: [3.187, -1.506, 0.3432, 2.849, 2.054, 0.6033, 0.994, 3.012, 0, 4.227, 2.975, 0.2728, -0.5828],
  },
  // npx tabularium learn arcane-legions --mode standard --seats 2 --matches 44 --seed 1
  // from 761 positions of 40 matches; foretells 37 % of early, 65 % of middle, 100 % of late positions in 4 others
  standard: {
    base: [1.796, 1.396, 0.4768, 0.7849, -0.1347, -0.002263, 1.386, -0.09183, -0.2952, 0.5335, 0.5276, 0.4557, 0.1093],
    late: [3.678, -0.0324, 0.8945, 0.8421, 0.22, -0.2379, -0.3481, 0.7667, 0.1749, 0.2544, 0.06168, 0.4854, 0.2941],
  },
};
