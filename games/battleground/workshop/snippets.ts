// What a click can add to a file: complete cards at a fair cost, to be changed afterwards. Their names are Latin, which suits every language.

import { snippetInto } from '@tabularium/parts/own-content';
import type { Workshop } from '@tabularium/parts/shape';

type Template = (name: string) => string;
const CHARACTER: Template = (name) => `{
  "name": "${name}", "faction": "evil",
  "health": 6,
  "stats": { "strength": 3, "perception": 4, "power": 3, "toughness": 3, "mind": 3 },
  "speed": [5, 8],
  "slots": { "weapons": 2, "types": ["melee", "ranged"], "trinkets": 1, "shields": 0, "armours": 1 },
  "abilities": [
    {
      "kind": "passive", "name": "Vigil",
      "traits": [{ "trait": "noFlank" }]
    },
    {
      "kind": "active", "name": "Saltus",
      "ap": 1, "mana": 1,
      "whom": { "who": "self" },
      "effects": [{ "do": "jump", "hexes": 3 }]
    }
  ],
  "cost": 18
}`;
const WEAPON: Template = (name) => `{
  "name": "${name}", "type": "ranged",
  "range": 8,
  "lines": [{ "net": 1, "wounds": 1 }, { "net": 3, "wounds": 2 }],
  "special": { "rerolls": { "when": "notMoved", "dice": 1 } },
  "cost": 5
}`;
const ITEM: Template = (name) => `{
  "name": "${name}", "type": "trinket",
  "use": { "kind": "oneUse", "effects": [{ "do": "gain", "token": "rapidity" }] },
  "cost": 2
}`;
const FATE: Template = (name) => `{
  "name": "${name}",
  "initiative": 4, "ap": 2, "mana": 1,
  "whom": { "who": "self" },
  "effects": [{ "do": "jump", "hexes": 2 }]
}`;
const GLORY: Template = (name) => `{
  "name": "${name}",
  "initiative": 2, "ap": 2, "mana": 1,
  "points": 15,
  "mission": { "mission": "woundEnemies", "enemies": 2 }
}`;
const ARMY: Template = (name) => `{
  "name": "${name}", "faction": "evil", "points": 100, "expansion": false,
  "characters": [
    { "character": "skeletor", "weapons": ["W02", "W23"], "items": ["I17"] },
    { "character": "mer_man", "weapons": ["W03"] },
    { "character": "trap_jaw", "weapons": ["W04", "W15"] }
  ],
  "fate": [
    "FE01", "FE01", "FE02", "FE02", "FE03", "FE03", "FE04", "FE04", "FE05", "FE05",
    "FE06", "FE06", "FE07", "FE07", "FE08", "FE08", "FE09", "FE09", "FE10", "FE10"
  ],
  "glory": ["GE1", "GE2"]
}`;

export const snippets: Workshop['snippets'] = [
  { id: 'character', insert: snippetInto('characters', CHARACTER, 'Umbra') },
  { id: 'weapon', insert: snippetInto('weapons', WEAPON, 'Arcus') },
  { id: 'item', insert: snippetInto('items', ITEM, 'Amuletum') },
  { id: 'fate', insert: snippetInto('fate', FATE, 'Impetus') },
  { id: 'glory', insert: snippetInto('glory', GLORY, 'Gemina palma') },
  { id: 'army', insert: snippetInto('armies', ARMY, 'Legio') },
];
