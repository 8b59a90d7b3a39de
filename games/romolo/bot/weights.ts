// What each number of `foresight.ts` is worth, by mode. Written by the commands below, which give the same numbers again.
import type { Weights } from '@tabularium/parts/shape';

export const weights: Readonly<Record<string, Weights>> = {
  // npx tabularium learn romolo --mode free --seats 2 --matches 65 --seed 1
  // from 3361 positions of 59 matches; foretells 53 % of early, 60 % of middle, 75 % of late positions in 6 others
  free: {
    base: [
      0.03343, 0.00799, 0.02245, 0.09928, 0.09138, 0.2346, 0.08011, 0.1125, 0.07153, -0.006555, 0.2499, 0.1642, 0.05406, -0.05805, 0.07081,
    ],
    late: [
      0.04837, 0.005333, 0.05497, 0.157, 0.1821, 0.2773, -0.003989, 0.02507, -0.2219, -0.01524, 0.1962, 0.02937, -0.101, -0.008477, -0.4711,
    ],
  },
  // npx tabularium learn romolo --mode solo --seats 1 --matches 400 --seed 1
  // from 14579 positions of 360 matches; foretells 51 % of early, 76 % of middle, 92 % of late positions in 40 others
  solo: {
    base: [
      -0.0008008, 0.07412, -0.02909, 0.1919, -0.03524, 0.2902, -0.1077, -0.02682, 0.0773, -0.01101, -0.1831, 0.1183, -0.1908, -0.07789,
      0.8515,
    ],
    late: [
      0.0848, 0.02606, -0.02621, -0.2074, -0.1048, 0.4535, 0.1604, 0.04536, -0.07704, -0.02256, -0.004815, -0.03152, -0.4818, -0.04859,
      -0.2062,
    ],
    bias: -0.5516,
  },
};
