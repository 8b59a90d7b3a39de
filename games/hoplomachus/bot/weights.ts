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
  // npx tabularium learn hoplomachus --mode ascension --seats 1 --matches 300 --seed 1
  // from 3177 positions of 270 matches; foretells 65 % of early, 80 % of middle, 76 % of late positions in 30 others
  ascension: {
    base: [
      0.05732, 0.01657, -0.24, 0.1896, -1.605, -0.03798, 0.022, 0.1695, 0.01923, 0, -0.07073, 0.1012, 0.6325, 0, 0.01629, -0.01408, -0.2304,
      -0.1693,
    ],
    late: [
      -0.01629, 0.001786, 0.541, 0.7876, 0.9564, -0.009534, 0.1081, 0.3558, 0.03199, 0, -0.1704, 0.06111, 0.6015, 0, -0.2385, -0.03521,
      -0.5441, 0.2339,
    ],
    bias: -0.3346,
  },
  // npx tabularium learn hoplomachus --mode onslaught --seats 1 --matches 300 --seed 1
  // from 7378 positions of 270 matches; foretells 57 % of early, 61 % of middle, 67 % of late positions in 30 others
  onslaught: {
    base: [
      -0.01549, 0.006365, -0.01918, -0.2631, -0.4043, 0.05693, 0.2678, 0.01656, 0.01971, 0.1158, -0.06432, -0.01602, 0.03269, 0.4559,
      -0.05537, 0.003764, 0, -0.03895,
    ],
    late: [
      0.03369, 0.007428, 0.2512, -1.255, -0.492, 0.006137, 0.003712, -0.03894, 0.005793, -0.07791, 0.1776, -0.0396, -0.006152, 0.3202,
      -0.06193, -0.005643, 0, 0.04813,
    ],
    bias: -0.9727,
  },
};
