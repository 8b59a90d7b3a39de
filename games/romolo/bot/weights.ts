// What each number of `foresight.ts` is worth, by mode. Written by the commands below, which give the same numbers again.
import type { Weights } from '@tabularium/parts/shape';

export const weights: Readonly<Record<string, Weights>> = {
  // npx tabularium learn romolo --mode free --seats 2 --matches 300 --seed 1
  // from 15772 positions of 270 matches; foretells 50 % of early, 58 % of middle, 74 % of late positions in 30 others
  free: {
    base: [
      -0.01022, -0.02749, 0.02239, 0.02508, -0.05125, 0.1968, 0.1569, 0.1243, 0.1423, 0.003955, 0.1728, 0.3066, -0.07502, -0.06098, 0.1582,
    ],
    late: [
      0.07516, 0.07226, 0.05059, 0.2208, 0.5031, 0.4037, -0.05137, -0.04631, -0.118, -0.01274, 0.1274, -0.1384, -0.2225, -0.06311, 0.01456,
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
  // npx tabularium learn romolo --mode teams --seats 4 --matches 50 --seed 1
  // from 4517 positions of 45 matches; foretells none of early, 74 % of middle, 98 % of late positions in 5 others
  teams: {
    base: [
      0.00189, -0.06784, 0.04959, 0.04029, -0.0194, 0.4795, 0.1453, 0.05125, 0.1009, -0.004163, 0.096, 0.1673, 0.1989, 0.05786, 0.3859,
    ],
    late: [
      0.03503, -0.02155, 0.08267, 0.0582, 0.1481, 0.42, 0.2055, -0.03107, 0.1403, 0.001503, 0.06238, 0.08115, -0.3561, 0.03325, 0.1495,
    ],
  },
};
