// What each number of `foresight.ts` is worth, by mode. Written by the commands below, which give the same numbers again.
import type { Weights } from '@tabularium/parts/shape';

export const weights: Readonly<Record<string, Weights>> = {
  // npx tabularium learn arcane-legions --mode firstBattle --seats 2 --matches 150 --seed 1
  // from 1064 positions of 135 matches; foretells 61 % of early, 78 % of middle, 88 % of late positions in 15 others
  firstBattle: {
    base: [0.9195, 0.7434, 0.1944, 2.17, 0.6625, 2.164, 0.2862, 0.9994, 0, -0.06838, 1.109, 0.2335, 0.9356],
    late: [3.187, -1.506, 0.3432, 2.849, 2.054, 0.6033, 0.994, 3.012, 0, 4.227, 2.975, 0.2728, -0.5828],
  },
  // npx tabularium learn arcane-legions --mode standard --seats 2 --matches 24 --seed 1
  // from 410 positions of 22 matches; foretells 53 % of early, 60 % of middle, 100 % of late positions in 2 others
  standard: {
    base: [2.583, 1.213, 0.7674, 0.1576, 0.07064, -0.3184, 0.2653, 0.03206, -0.2796, 0.717, -0.02941, 0.3732, 0.1077],
    late: [2.557, -0.4089, 0.7004, 0.8453, -0.2775, -0.07741, 0.7345, 0.8196, -0.3291, 0.3941, 1.298, 0.4499, 0.2116],
  },
};
