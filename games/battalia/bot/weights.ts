// What each number of `foresight.ts` is worth, by mode. Written by the commands below, which give the same numbers again.
import type { Weights } from '@tabularium/parts/shape';

export const weights: Readonly<Record<string, Weights>> = {
  // npx tabularium learn battalia --mode base --seats 2 --matches 400 --seed 1
  // from 15194 positions of 360 matches; foretells 54 % of early, 64 % of middle, 81 % of late positions in 40 others
  base: {
    base: [
      0.152, -0.008119, -0.4711, -0.02271, 1.188, -0.05878, 2.665, 0.4921, 0.7343, -0.02927, 0.08007, -0.07434, 0.09672, 0.08154, 0.03806,
    ],
    late: [0.2853, 0.2585, 0.2745, 0.01822, 1.855, 0.1721, -3.061, -0.2412, -0.651, 0.1757, -0.06775, 0.08236, 0.001143, 0.02578, 0.1819],
  },
  // npx tabularium learn battalia --mode advanced --seats 2 --matches 400 --seed 1
  // from 14656 positions of 360 matches; foretells 54 % of early, 67 % of middle, 79 % of late positions in 40 others
  advanced: {
    base: [
      0.1742, -0.1621, -0.2485, 0.0004091, 0.665, -0.09796, 0.8998, 0.6176, 0.05809, 0.1822, 0.07261, 0.01536, 0.1375, 0.02034, 0.02542,
    ],
    late: [0.3128, 0.2561, 0.3558, -0.02994, 0.6024, 0.2596, -1.318, -0.2256, 0.8013, 0.1175, -0.1148, -0.02335, -0.07659, 0.1131, 0.1988],
  },
  // npx tabularium learn battalia --mode strongholds --seats 2 --matches 400 --seed 1
  // from 14972 positions of 360 matches; foretells 61 % of early, 66 % of middle, 80 % of late positions in 40 others
  strongholds: {
    base: [0.2214, -0.1993, 0.2113, -0.01208, 1.556, -0.06123, 2.314, 0.4618, 2.376, -0.01516, 0.0549, 0.04744, 0.09395, 0.05863, 0.0854],
    late: [0.2897, 0.4034, -0.1998, 0.01988, 0.2702, 0.2022, -2.736, -0.391, 2.437, 0.09387, 0.031, -0.1685, -0.043, 0.1087, 0.1243],
  },
  // npx tabularium learn battalia --mode exiles --seats 2 --matches 400 --seed 1
  // from 19394 positions of 360 matches; foretells 60 % of early, 74 % of middle, 86 % of late positions in 40 others
  exiles: {
    base: [
      0.05991, -0.09025, -0.03835, 0.001616, 0.4311, -0.03791, 0.3555, 0.5684, -0.2072, -0.1549, -0.8307, 1.505, -0.02657, 0.04239, 0.03904,
    ],
    late: [0.2855, 0.5127, 0.01108, 0.001268, 1.323, 0.05841, 0.08249, -0.1391, -0.2117, 0.5736, -0.4054, 1.218, 0.01244, 0.04178, 0.1359],
  },
};
