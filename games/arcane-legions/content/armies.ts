// Armies to begin with. ARC-18.9
import type { ArmyDef } from './kinds.ts';

export const armies: readonly ArmyDef[] = [
  { id: 'roman5000', faction: 'roman', total: 5000, units: ['R12', 'R01', 'R01', 'R03', 'R04', 'R10'] },
  { id: 'roman7000', faction: 'roman', total: 7000, units: ['R12', 'R01', 'R01', 'R03', 'R04', 'R06', 'R07', 'R17'] },
  {
    id: 'roman10000',
    faction: 'roman',
    total: 10000,
    units: ['R12', 'R01', 'R05', 'R03', 'R04', 'R06', 'R07', 'R17', 'R18', 'R08', 'R09'],
  },
  { id: 'egyptian5000', faction: 'egyptian', total: 5000, units: ['E15', 'E03', 'E12', 'E02', 'E04', 'E10'] },
  { id: 'egyptian7000', faction: 'egyptian', total: 7000, units: ['E13', 'E15', 'E03', 'E07', 'E02', 'E04', 'E08', 'E11'] },
  {
    id: 'egyptian10000',
    faction: 'egyptian',
    total: 10000,
    units: ['E13', 'E15', 'E03', 'E06', 'E02', 'E04', 'E08', 'E08', 'E05', 'E18', 'E17'],
  },
  { id: 'han5000', faction: 'han', total: 5000, units: ['H15', 'H01', 'H01', 'H02', 'H07', 'H03'] },
  { id: 'han7000', faction: 'han', total: 7000, units: ['H15', 'H16', 'H02', 'H03', 'H06', 'H08', 'H09', 'H10'] },
  { id: 'han10000', faction: 'han', total: 10000, units: ['H15', 'H16', 'H17', 'H01', 'H01', 'H02', 'H03', 'H06', 'H06', 'H08', 'H09'] },
  { id: 'mercenary5000', faction: 'mercenary', total: 5000, units: ['M08', 'M01', 'M03', 'M04', 'M04', 'M05'] },
  { id: 'mercenary7000', faction: 'mercenary', total: 7000, units: ['M10', 'M08', 'M09', 'M01', 'M03', 'M04', 'M04', 'M06'] },
  {
    id: 'mercenary10000',
    faction: 'mercenary',
    total: 10000,
    units: ['M10', 'M08', 'M01', 'M01', 'M03', 'M04', 'M06', 'M06', 'M06', 'M06', 'M07'],
  },
];
/** Of the first battle. ARC-18.12 */
export const FIRST_ARMIES: readonly ArmyDef[] = [
  { id: 'firstRoman', faction: 'roman', total: 2500, units: ['R01', 'R03', 'R04'] },
  { id: 'firstEgyptian', faction: 'egyptian', total: 2500, units: ['E01', 'E02', 'E04'] },
];
