// What can be added to a file with a click: complete chips, each worth what it should be, to be changed afterwards. Their names are Latin, which
// is read in every language.
import {
  entryOf,
  freeName,
  insertInList,
  insertInObject,
  insertItem,
  itemsOf,
  listOf,
  type Node,
  readLeniently,
  snippetInto,
} from '@tabularium/parts/own-content';
import type { Workshop } from '@tabularium/parts/shape';

type Template = (name: string) => string;
const chip =
  (kind: string, range: number, movement: number, health: number, attack: string, skills: string): Template =>
  (name) =>
    `{
  "name": "${name}", "class": "${kind}",
  "range": ${range}, "movement": ${movement}, "health": ${health},
  "attack": [${attack}],
  "skills": { ${skills} }
}`;

/** One of each class, in turn. */
const UNITS: readonly Template[] = [
  chip('attacker', 1, 2, 3, '"black", "blue", "yellow"', '"retaliate": true, "whirlwind": true'),
  chip('archer', 2, 2, 3, '"black", "yellow"', '"firstStrike": true, "longShot": 4'),
  chip('defender', 1, 2, 6, '"blue", "yellow"', '"provoke": true, "deflect": true'),
  chip('beast', 1, 4, 4, '"green", "green"', '"firstStrike": true, "packHunter": true'),
  chip('tactician', 1, 2, 5, '"green", "blue"', '"tactic": 3, "mend": 1'),
];
const HERO = chip('attacker', 1, 3, 9, '"black", "green", "green"', '"charge": true, "deflect": true, "hurl": 1');
const NEUTRAL = chip('attacker', 1, 3, 8, '"black", "green", "green"', '"charge": true, "cleave": true, "showman": true');
const ARENA = chip('beast', 1, 3, 4, '"green", "green"', '"firstStrike": true');
const IMMORTAL: Template = (name) => `{
  "name": "${name}",
  "range": 1, "movement": 2, "health": 5,
  "attack": ["black", "blue", "blue"],
  "skills": { "retaliate": true },
  "effects": [
    { "die": "black", "act": { "do": "shackle" } },
    { "die": "blue", "act": { "do": "scorch", "damage": 1 } }
  ]
}`;
const TITAN: Template = (name) => `{
  "name": "${name}",
  "range": 1, "health": 28, "difficulty": 2,
  "attack": ["black", "black", "black", "green"],
  "priority": ["shardholder", "hero", "weakest"],
  "dice": ["green", "green", "blue", "blue", "black", "black"],
  "shards": {
    "active": false, "hp": 0, "colour": null,
    "action": "take", "broken": null
  },
  "boons": [{ "is": "holderDie", "add": "green" }],
  "rows": [
    {
      "name": "Passus", "die": "green", "per": "any",
      "lines": [[{ "do": "move", "hexes": [1, 1, 2, 2, 3, 3] }]]
    },
    {
      "name": "Terrae motus", "die": "blue", "per": "count",
      "lines": [
        [{ "do": "quake", "damage": 1 }],
        [{ "do": "blast", "within": 2, "damage": 1 }]
      ]
    },
    {
      "name": "Clava", "die": "black", "per": "each",
      "lines": [[{ "do": "attack" }]]
    }
  ]
}`;
const faction = (name: string, units: string, hero: string): string => `{
  "name": "${name}",
  "units": ${units.replaceAll('\n', '\n  ')},
  "hero": ${hero.replaceAll('\n', '\n  ')},
  "tactics": ["adrenaline", "bolsterHealth", "hamstring", "stun"]
}`;
const NAMES = {
  faction: 'Nova Familia',
  unit: 'Tiro',
  hero: 'Primus',
  neutral: 'Rudiarius',
  arena: 'Noxius',
  immortal: 'Umbra',
  titan: 'Gigas',
};
const FULL = 10;

/** Into the first faction that has room for one more; otherwise a faction begins with it. */
function addUnit(text: string): string {
  const factions = factionsIn(text);
  const open = factions.find((one) => itemsOf(entryOf(one, 'units')).length < FULL);
  const count = itemsOf(entryOf(open, 'units')).length;
  const unit = (UNITS[count % UNITS.length] as Template)(freeName(text, NAMES.unit)); // a remainder is a valid index
  if (!open) return addFaction(text, listOf(unit), HERO(freeName(text, NAMES.hero)));
  const units = entryOf(open, 'units');
  return units ? insertInList(text, units, unit) : insertInObject(text, open, `"units": ${listOf(unit)}`);
}
/** Into the first faction that has none; otherwise a faction begins with it. */
function addHero(text: string): string {
  const hero = HERO(freeName(text, NAMES.hero));
  const open = factionsIn(text).find((one) => entryOf(one, 'hero') === undefined);
  return open ? insertInObject(text, open, `"hero": ${hero}`) : addFaction(text, '[]', hero);
}
const addFaction = (text: string, units: string, hero: string): string =>
  insertItem(text, 'factions', faction(freeName(text, NAMES.faction), units, hero));

const factionsIn = (text: string): readonly Node[] =>
  itemsOf(entryOf(readLeniently(text), 'factions')).filter(({ kind }) => kind === 'object');
export const snippets: Workshop['snippets'] = [
  { id: 'unit', insert: addUnit },
  { id: 'hero', insert: addHero },
  { id: 'neutral', insert: snippetInto('neutralHeroes', NEUTRAL, NAMES.neutral) },
  { id: 'arena', insert: snippetInto('arenaUnits', ARENA, NAMES.arena) },
  { id: 'immortal', insert: snippetInto('immortals', IMMORTAL, NAMES.immortal) },
  { id: 'titan', insert: snippetInto('titans', TITAN, NAMES.titan) },
];
