// What each number of `foresight.ts` is worth, by mode. Written by the commands below, which give the same numbers again.
import type { Weights } from '@tabularium/parts/shape';

export const weights: Readonly<Record<string, Weights>> = {
  // npx tabularium learn hoplomachus --mode skirmish --seats 2 --matches 300 --seed 1
  // from 9227 positions of 270 matches; foretells 61 % of early, 83 % of middle, 86 % of late positions in 30 others
  skirmish: {
    base: [0.1881, 0.02056, -0.1484, 0.9643, -0.2555, 0.3281, 0.6977, -0.02739, -0.06958, -0.2106, 0.1037, 0.1128, 0.3027, 0, 0, 0, 0, 0],
    late: [0.007499, 0.01294, 0.8244, 2.871, -0.6057, 0.3983, -0.05243, 0.5642, 0.1385, 0.5252, -0.04745, -0.06947, 0.6402, 0, 0, 0, 0, 0],
  },
  // npx tabularium learn hoplomachus --mode pandemonium --seats 3 --matches 200 --seed 1
  // from 14476 positions of 180 matches; foretells 40 % of early, 58 % of middle, 77 % of late positions in 20 others
  pandemonium: {
    base: [-0.1843, 0.02194, 0.09665, 1.295, -0.4289, 0.338, 0.5549, 0.06882, 0, 0.09453, 0.01906, -0.09959, 0.05065, 0, 0, 0, 0, 0],
    late: [-0.01297, 0.02933, -0.5049, 0.7506, 0.3937, 0.3234, 0.7987, 0.02805, 0, 0.2776, -0.1623, 0.03665, 0.1931, 0, 0, 0, 0, 0],
  },
  // npx tabularium learn hoplomachus --mode alliance --seats 4 --matches 200 --seed 1
  // from 11712 positions of 180 matches; foretells 66 % of early, 69 % of middle, 81 % of late positions in 20 others
  alliance: {
    base: [0.1991, 0.01029, -0.05052, 0.7607, -0.2767, 0.4351, -0.1123, 0.1486, -0.1617, -0.2896, -0.1499, 0.05644, 0.01814, 0, 0, 0, 0, 0],
    late: [-0.006379, 0.01652, 0.4611, 1.021, -0.1321, 0.1691, 1.08, -0.09788, -0.1694, 0.3872, 0.2031, 0.09198, 0.5157, 0, 0, 0, 0, 0],
  },
  // npx tabularium learn hoplomachus --mode ascension --seats 1 --matches 200 --seed 1
  // from 3403 positions of 180 matches; foretells 63 % of early, 85 % of middle, 85 % of late positions in 20 others
  ascension: {
    base: [
      0.0957, 0.01295, -0.3492, 0.1299, -1.006, -0.0008951, 0.05963, 0.1247, 0.00356, 0, 0.1965, 0.112, 0.5777, 0, -0.001595, -0.01805,
      -0.1512, -0.1456,
    ],
    late: [
      0.03783, -0.003031, 0.3234, 0.2766, 0.3285, 0.03122, 0.1901, 0.126, 0.02229, 0, -0.7959, 0.1043, 0.5289, 0, -0.2293, -0.01093,
      -0.5924, 0.1221,
    ],
    bias: 0.01295,
  },
  // npx tabularium learn hoplomachus --mode onslaught --seats 1 --matches 200 --seed 1
  // from 12220 positions of 180 matches; foretells 57 % of early, 57 % of middle, 61 % of late positions in 20 others
  onslaught: {
    base: [
      -0.01454, 0.004684, -0.006081, -0.1546, -0.3034, 0.04554, 0.21, 0.05198, 0.02417, 0.1241, 0.02484, -0.02191, 0.06893, 0.4409,
      -0.05108, 0.002892, 0, -0.03542,
    ],
    late: [
      -0.02641, 0.005517, 0.05358, -0.9099, -0.3591, 0.04469, -0.02094, -0.06928, -0.01146, -0.09455, 0.1034, -0.01541, -0.02487, 0.3444,
      -0.07471, -0.0073, 0, 0.01681,
    ],
    bias: -1.024,
  },
};
