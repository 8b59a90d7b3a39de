// What a click can add to a file: complete cards, to be changed afterwards. Their names are Latin, which suits every language.

import { snippetInto } from '@tabularium/parts/own-content';
import type { Workshop } from '@tabularium/parts/shape';

type Template = (name: string) => string;
const FIGURE: Template = (name) => `{
  "name": "${name}", "circle": "white", "size": "small", "pegs": 1,
  "faction": "roman", "descriptor": "human", "troops": "infantry"
}`;
const FORMATION: Template = (name) => `{
  "name": "${name}", "faction": "egyptian", "base": "wide",
  "costs": [1, 2, 2, 2],
  "colours": ["blue", "red", "grey", "red"],
  "bar": ["spearmen"],
  "slots": [
    { "count": 3, "circle": "white", "size": "small", "pegs": 1, "icons": { "D": 1 }, "figure": "1E01" },
    { "count": 3, "circle": "white", "size": "small", "pegs": 1, "icons": { "A": 1 }, "figure": "1E01" },
    { "count": 2, "circle": "white", "size": "small", "pegs": 1, "icons": { "A": 1, "D": 1 } },
    { "count": 3, "circle": "white", "size": "small", "pegs": 1, "icons": { "M": 1 }, "figure": "1E01" }
  ]
}`;
const SORTIE: Template = (name) => `{
  "name": "${name}", "faction": "han", "base": "sortie",
  "costs": [1, 1, 2, 1],
  "colours": ["blue", "grey", "grey", "grey"],
  "slots": [
    { "count": 2, "circle": "white", "size": "small", "pegs": 1, "icons": { "R": 1 }, "abilities": ["sniper"], "figure": "1H02" },
    { "count": 2, "circle": "white", "size": "small", "pegs": 1, "icons": { "R": 1 } },
    { "circle": "white", "size": "small", "pegs": 1, "icons": { "D": 1 }, "figure": "1H02" },
    { "count": 2, "circle": "white", "size": "small", "pegs": 1, "icons": { "M": 1 }, "figure": "1H02" }
  ]
}`;
const ARMY: Template = (name) => `{
  "name": "${name}", "faction": "mercenary", "total": 5000,
  "units": ["M01", "M03", "M08", "M04", "M07", "M09"]
}`;
const BATTLEFIELD: Template = (name) => `{
  "name": "${name}", "width": 16, "depth": 20, "seats": [2],
  "zones": [
    { "side": "south", "from": 0, "to": 16 },
    { "side": "north", "from": 0, "to": 16 }
  ],
  "pieces": [
    { "piece": "objective", "x": 5, "y": 10 },
    { "piece": "objective", "x": 12, "y": 10 },
    { "piece": "rocks", "x": 8.5, "y": 10, "degrees": 45 }
  ]
}`;

export const snippets: Workshop['snippets'] = [
  { id: 'formation', insert: snippetInto('units', FORMATION, 'Manipulus') },
  { id: 'sortie', insert: snippetInto('units', SORTIE, 'Velites') },
  { id: 'figure', insert: snippetInto('figures', FIGURE, 'Miles') },
  { id: 'army', insert: snippetInto('armies', ARMY, 'Exercitus') },
  { id: 'battlefield', insert: snippetInto('battlefields', BATTLEFIELD, 'Campus') },
];
