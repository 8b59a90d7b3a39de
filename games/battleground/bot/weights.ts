// What each number of `foresight.ts` is worth, by mode. Written by the commands below, which give the same numbers again.
import type { Weights } from '@tabularium/parts/shape';

export const weights: Readonly<Record<string, Weights>> = {
  // npx tabularium learn battleground --mode first --seats 2 --matches 300 --seed 1
  // from 1350 positions of 270 matches; foretells 54 % of early, 84 % of middle, 89 % of late positions in 30 others
  first: {
    base: [0.2759, -0.2428, 0.008993, 0.5966, 0.4167, 0.183, 0.7844, -0.04987, 0.06094, 0, -0.1363, -0.0222],
    late: [0.4017, -0.1361, -0.1711, -0.2922, -0.5685, 0.6514, -0.4885, 0.1932, -0.03598, 0, 0.1049, 0.37],
  },
  // npx tabularium learn battleground --mode standard --seats 2 --matches 160 --seed 1
  // from 720 positions of 144 matches; foretells 62 % of early, 100 % of middle, 100 % of late positions in 16 others
  standard: {
    base: [0.2457, -0.007857, -0.101, 0.1345, 0.5381, 0.4149, 0.8738, -0.03767, 0.1026, 0.01285, -0.1179, 0.2376],
    late: [0.5607, 0.5328, -0.2326, 0.1122, 0.1066, 0.2904, -1.123, -0.2095, -0.09706, 0.008433, -0.0164, -0.2217],
  },
};
