// What each number of `foresight.ts` is worth, by mode. Written by the commands below, which give the same numbers again.
import type { Weights } from '@tabularium/parts/shape';

export const weights: Readonly<Record<string, Weights>> = {
  // npx tabularium learn romolo --mode free --seats 2 --matches 130 --seed 1
  // from 6688 positions of 117 matches; foretells 54 % of early, 62 % of middle, 77 % of late positions in 13 others
  free: {
    base: [
      0.01449, -0.005427, 0.03752, 0.05018, -0.05718, 0.2222, 0.1634, 0.1618, 0.1726, -0.002659, 0.2648, 0.215, 0.02863, -0.0376, 0.04812,
    ],
    late: [
      0.0547, 0.03917, 0.09448, 0.2464, 0.3245, 0.3288, 0.07975, -0.009231, -0.2299, -0.005232, 0.2724, 0.09002, -0.2254, 0.006255,
      0.001694,
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
