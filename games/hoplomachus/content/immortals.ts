// What the dice of an immortal lead to, in the order in which they are checked. HOP-13.17
import type { ImmortalDef } from './rival-kinds.ts';

export const immortals: readonly ImmortalDef[] = [
  {
    unit: 'im.antony',
    effects: [
      { die: 'green', act: { do: 'displaceTarget' } },
      { die: 'blue', act: { do: 'alliesGain', hp: 1 } },
    ],
  },
  {
    unit: 'im.realmstalker',
    effects: [
      { die: 'black', act: { do: 'realmStep' } },
      { die: 'green', act: { do: 'banish' } },
      { die: 'blue', act: { do: 'echo', damage: 1 } },
    ],
  },
  {
    unit: 'im.valeria',
    effects: [
      { die: 'black', act: { do: 'shackle' } },
      { die: 'blue', act: { do: 'bulwark' } },
    ],
  },
  {
    unit: 'im.kazir',
    effects: [
      { die: 'green', act: { do: 'scorch', damage: 1 } },
      { die: 'blue', act: { do: 'hotStones', damage: 1 } },
    ],
  },
  {
    unit: 'im.hesper',
    effects: [
      { die: 'blue', act: { do: 'secondCut', damage: 1 } },
      { die: 'yellow', act: { do: 'selfGain', hp: 1 } },
    ],
  },
  {
    unit: 'im.brennus',
    effects: [
      { die: 'green', act: { do: 'muster' } },
      { die: 'blue', act: { do: 'drive', hexes: 1 } },
      { die: 'yellow', act: { do: 'headHunt', damage: 1 } },
    ],
  },
];
