// The cards of the six titans. A row that does more with two hits bears the name of its first line. HOP-14.12, HOP-14.13
import type { TitanDef, TitanShards } from './rival-kinds.ts';

/** Shards that lie on the pedestals, inactive, until a unit takes them. */
const TO_TAKE: TitanShards = { active: false, hp: 0, colour: null, action: 'take', broken: null };

const mars: TitanDef = {
  unit: 'ti.mars',
  difficulty: 2,
  priority: ['hero', 'weakest'],
  dice: ['green', 'yellow', 'blue', 'red'],
  shardDice: ['yellow', 'black', 'blue', 'blue'],
  shards: { active: false, hp: 0, colour: null, action: 'silence', broken: null },
  boons: [],
  traits: [{ is: 'drums' }],
  parts: [],
  allies: { kind: 'sentinels', priority: ['hero', 'weakest'] },
  alwaysArenaTurn: false,
  rows: [
    { id: 'advance', die: 'green', per: 'any', lines: [[{ do: 'move', hexes: [1, 1, 2, 2, 3, 3] }]] },
    {
      id: 'conscript',
      die: 'yellow',
      per: 'count',
      lines: [
        [{ do: 'conscript' }, { do: 'conscript' }],
        [{ do: 'conscript' }, { do: 'conscript' }, { do: 'alliesGain', hp: 1 }],
      ],
    },
    { id: 'smite', die: 'blue', per: 'each', lines: [[{ do: 'attack', within: [1, 2, 2, 2, 2, 3] }]] },
    { id: 'toss', die: 'black', per: 'any', lines: [[{ do: 'toss', damage: 1, hexes: 3 }]] },
    { id: 'callToArms', die: 'red', per: 'any', lines: [[{ do: 'arenaTurn' }]] },
  ],
};

const ifreet: TitanDef = {
  unit: 'ti.ifreet',
  difficulty: 3,
  priority: ['shardholder', 'hero', 'deadliest'],
  dice: ['yellow', 'green', 'blue', 'blue', 'blue', 'black'],
  shardDice: [],
  shards: { active: true, hp: 1, colour: 'blue', action: 'take', broken: 'equip' },
  boons: [{ is: 'holderDie', add: 'green' }, { is: 'ignoresSmokeBody' }],
  traits: [{ is: 'smokeBody', ignore: 1, part: 'tendril' }],
  parts: [
    { unit: 'tendril', count: 2, priority: ['shardholder', 'weakest'], start: ['e8', 'e4'] },
    { unit: 'head', count: 1, priority: ['shardholder', 'hero', 'deadliest'] },
  ],
  allies: null,
  alwaysArenaTurn: false,
  rows: [
    { id: 'regrow', die: 'yellow', per: 'any', lines: [[{ do: 'regrow', part: 'tendril' }]] },
    {
      id: 'coil',
      die: 'green',
      per: 'any',
      lines: [
        [
          { do: 'partsAct', part: 'tendril', hexes: 0 },
          { do: 'partsAct', part: 'head', hexes: 2 },
        ],
      ],
    },
    {
      id: 'surge',
      die: 'blue',
      per: 'count',
      lines: [
        [{ do: 'move', hexes: 2 }, { do: 'attack' }],
        [{ do: 'move', hexes: 2 }, { do: 'blast', within: 2, damage: 2 }, { do: 'attack' }],
      ],
    },
    { id: 'rise', die: 'black', per: 'any', lines: [[{ do: 'rise', part: 'head', hexes: 3 }]] },
  ],
};

const charybdis: TitanDef = {
  unit: 'ti.charybdis',
  difficulty: 1,
  priority: ['onInner', 'slowest'],
  dice: ['green', 'blue', 'blue', 'black', 'black'],
  shardDice: [],
  shards: TO_TAKE,
  boons: [{ is: 'notPulled' }, { is: 'holderDie', add: 'blue' }],
  traits: [{ is: 'rooted' }, { is: 'healsByShards', heals: [0, 0, 1, 1, 2] }],
  parts: [],
  allies: null,
  alwaysArenaTurn: false,
  rows: [
    { id: 'undertow', die: 'green', per: 'any', lines: [[{ do: 'current' }]] },
    {
      id: 'pull',
      die: 'blue',
      per: 'count',
      lines: [[{ do: 'pull', within: 4, all: false }], [{ do: 'pull', within: 4, all: true }]],
    },
    {
      id: 'crush',
      die: 'black',
      per: 'count',
      lines: [[{ do: 'attack' }], [{ do: 'blast', within: 1, damage: 1 }, { do: 'attack' }, { do: 'attack' }]],
    },
  ],
};

const talos: TitanDef = {
  unit: 'ti.talos',
  difficulty: 2,
  priority: ['nextToBrokenShard', 'fastest'],
  dice: ['green', 'green', 'yellow', 'blue', 'black'],
  shardDice: [],
  shards: { active: true, hp: 3, colour: 'blue', action: null, broken: 'stay' },
  boons: [],
  traits: [{ is: 'bronzeSkin' }],
  parts: [],
  allies: null,
  alwaysArenaTurn: false,
  rows: [
    {
      id: 'march',
      die: 'green',
      per: 'count',
      lines: [
        [{ do: 'move', hexes: 2 }],
        [
          { do: 'move', hexes: 3 },
          { do: 'blast', within: 1, damage: 1 },
        ],
      ],
    },
    { id: 'reforge', die: 'yellow', per: 'any', lines: [[{ do: 'reforge', hp: 2, heal: 1 }]] },
    { id: 'furnace', die: 'blue', per: 'any', lines: [[{ do: 'blast', within: 1, damage: 1 }]] },
    { id: 'hammer', die: 'black', per: 'any', lines: [[{ do: 'attack' }]] },
  ],
};

const arges: TitanDef = {
  unit: 'ti.arges',
  difficulty: 3,
  priority: ['nextToActiveShard', 'activeShard', 'strongest'],
  dice: ['yellow', 'green', 'blue', 'blue', 'black'],
  shardDice: [],
  shards: { active: true, hp: 2, colour: 'red', action: null, broken: 'remove' },
  boons: [{ is: 'nearDie', add: 'yellow' }],
  traits: [{ is: 'shardsMustStand' }],
  parts: [],
  allies: null,
  alwaysArenaTurn: false,
  rows: [
    { id: 'wear', die: 'yellow', per: 'any', lines: [[{ do: 'wear', damage: 1 }]] },
    {
      id: 'stride',
      die: 'black',
      per: 'any',
      lines: [
        [
          { do: 'move', hexes: 2 },
          { do: 'blast', within: 1, damage: 1 },
        ],
      ],
    },
    { id: 'bolt', die: 'blue', per: 'count', lines: [[{ do: 'attack' }], [{ do: 'attack' }, { do: 'fork', damage: 1 }]] },
    { id: 'quake', die: 'green', per: 'any', lines: [[{ do: 'quake', damage: 1 }]] },
  ],
};

const nyx: TitanDef = {
  unit: 'ti.nyx',
  difficulty: 2,
  priority: ['shardholder', 'hero', 'leastDeadly'],
  dice: ['yellow', 'yellow', 'green', 'green', 'blue', 'black', 'black'],
  shardDice: [],
  shards: TO_TAKE,
  boons: [{ is: 'ignoresVeil' }, { is: 'noSlumber' }],
  traits: [{ is: 'veil' }, { is: 'shardsReturn' }],
  parts: [],
  allies: { kind: 'arena', priority: ['hero', 'weakest'] },
  alwaysArenaTurn: true,
  rows: [
    {
      id: 'nightfall',
      die: 'yellow',
      per: 'count',
      lines: [
        [{ do: 'nightfall', limit: 2 }],
        [
          { do: 'nightfall', limit: 2 },
          { do: 'alliesGain', hp: 1 },
        ],
      ],
    },
    { id: 'glide', die: 'green', per: 'any', lines: [[{ do: 'move', hexes: 3, flight: true }]] },
    { id: 'slumber', die: 'blue', per: 'any', lines: [[{ do: 'slumber', within: 3 }]] },
    { id: 'nightBlade', die: 'black', per: 'any', lines: [[{ do: 'attack' }]] },
  ],
};

export const titans: readonly TitanDef[] = [mars, ifreet, charybdis, talos, arges, nyx];
