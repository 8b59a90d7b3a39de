import { expect, test } from 'vitest';
import { breaches, type House } from '../house-rules.ts';
import { linesIn, unordered } from '../rooms.ts';

test.each([
  ['kernel/match.ts', "import { battalia } from '@tabularium/battalia';"],
  ['kernel/test/match.test.ts', "import { games } from '../../games/registry.ts';"],
  ['kernel/match.ts', "export * from '@tabularium/bots';"],
  ['kernel/match.ts', "const lab = await import('@tabularium/lab');"],
  ['kernel/match.ts', "type Bot = import('@tabularium/bots').Bot;"],
  ['games/battalia/rules/battle.ts', "import { greedy } from '@tabularium/bots';"],
  ['games/battalia/table/table.ts', "import { march } from '../../romolo/rules/march.ts';"],
  ['games/battalia/table/table.ts', "import { march } from '@tabularium/romolo';"],
  ['games/battalia/table/table.ts', "import { games } from '@tabularium/games';"],
  ['examples/dice/table/table.ts', "import { march } from '../../../games/romolo/rules/march.ts';"],
  ['examples/dice/rules/play.ts', 'export const roll = () => Math.random();'],
  ['parts/shape.ts', "import { games } from '../games/registry.ts';"],
  ['parts/shape.ts', "import { battalia } from '@tabularium/battalia';"],
  ['bots/greedy.ts', "import { makeServer } from '@tabularium/server';"],
  ['speech/sentence.ts', "import { main } from '../cli/main.ts';"],
])('%s may not say: %s', (path, text) => {
  expect(breaches(path, text)).toHaveLength(1);
});

test.each([
  ['kernel/match.ts', "import { Dice } from './dice.ts'; import { sha256 } from '@noble/hashes/sha2.js';"],
  ['games/battalia/rules/battle.ts', "import { PASS } from '@tabularium/kernel'; import { cards } from '../content/cards.ts';"],
  ['games/battalia/package.ts', "import { packageOf } from '@tabularium/parts/shape';"],
  ['games/registry.ts', "import { battalia } from '@tabularium/battalia';"],
  ['bots/greedy.ts', "import { games } from '@tabularium/games';"],
  ['cli/main.ts', "import { tournament } from '@tabularium/lab'; import { bench } from '@tabularium/bench';"],
])('%s may say: %s', (path, text) => {
  expect(breaches(path, text)).toEqual([]);
});

const forbidden = [
  ['try', 'export function roll() { try { return 1; } finally { } }'],
  ['throw', "export function roll() { throw new Error('no'); }"],
  ['async', 'export async function roll() { return 1; }'],
  ['Math.random', 'export const roll = () => Math.random();'],
  ['Date', 'export const roll = () => Date.now();'],
  ['Date', 'export const roll = () => new Date();'],
  ['await', 'export const rolls = { roll: await rolled };'],
  ['export apart from the declaration', 'function* roll() {}\nexport { roll };'],
  ['export apart from the declaration', "export * from './dice.ts';"],
  ['export apart from the declaration', "export { roll } from './dice.ts';"],
  ['export default', 'export default function* roll() {}'],
  ['export default', 'const roll = 1;\nexport default roll;'],
] as const;

test.each(forbidden)('rules code may not use %s: %s', (what, text) => {
  const line = text.split('\n').length;
  expect(breaches('games/battalia/rules/battle.ts', text)).toEqual([
    `games/battalia/rules/battle.ts:${line} rules code may not use ${what}`,
  ]);
});

test.each(forbidden)('other code may use %s: %s', (_what, text) => {
  expect(breaches('cli/play.ts', text)).toEqual([]);
});

test('words in comments, strings and names are not code', () => {
  const text = "// try to throw\nexport const async_ = { Date: 'throw', at: (event: { Date: string }) => event.Date };";
  expect(breaches('games/battalia/rules/battle.ts', text)).toEqual([]);
});

const README = 'games/chess/rules/README.md';
const house: House = {
  lines: [
    ...linesIn(
      README,
      'Rooms:\n\n| room | what |\n| --- | --- |\n| `board/` | squares |\n| `pieces/` | men |\n| `moves/` | how they go |\n',
    ),
    ...linesIn('games/README.md', '| room of `games/*/` | what |\n| --- | --- |\n| `content/` | |\n| `rules/` | |\n| `bot/` | |\n'),
  ],
  read: (path) =>
    ({
      'games/chess/rules/moves/castling.ts':
        'export function* castle(ref: Ref) {}\nexport const mark = (ref: Ref) => ref;\nexport const whyNotCastle = (table: Table) => null;',
      'games/chess/rules/pieces/king.ts': 'export const worth = 1;',
      'games/chess/game.ts': "({ ownContent: async () => (await import('./content/own/index.ts')).readContent })",
    })[path],
};

test.each([
  ['games/chess/rules/pieces/king.ts', "import { castle } from '../moves/castling.ts';", `in ${README} moves/ stands after it`],
  ['games/chess/rules/pieces/king.ts', "import { play } from '../play.ts';", 'stands beside the rooms'],
  ['games/chess/content/prices.ts', "import { king } from '../rules/pieces/king.ts';", 'in games/README.md rules/ stands after it'],
  ['examples/dice/content/prices.ts', "import { play } from '../rules/play.ts';", 'in games/README.md rules/ stands after it'],
  ['games/chess/rules/ghosts/king.ts', '', `${README} has no room ghosts/`],
  [
    'games/chess/bot/mind.ts',
    "import { castle } from '../rules/moves/castling.ts';",
    'may not import castle: procedures stay inside rules/',
  ],
  [
    'games/chess/bot/mind.ts',
    "import { mark as m } from '../rules/moves/castling.ts';",
    'may not import mark: procedures stay inside rules/',
  ],
  ['games/chess/bot/mind.ts', "import * as moves from '../rules/moves/castling.ts';", 'may not import castle, mark: procedures'],
  ['games/chess/bot/mind.ts', "export * from '../rules/moves/castling.ts';", 'may not import castle, mark: procedures'],
  ['games/chess/bot/mind.ts', "await import('../rules/moves/castling.ts');", 'may not import castle, mark: procedures'],
  ['web/table/seat.ts', "import { king } from '../../games/chess/rules/pieces/king.ts';", 'the door of a game is its game.ts'],
  ['games/chess/rules/moves/index.ts', '', 'no index inside the rooms of a game'],
  ['games/dice/content/own/index.ts', '', 'no index inside the rooms of a game'],
])('%s with %s is refused: %s', (path, text, reason) => {
  expect(breaches(path, text, house)).toEqual([expect.stringContaining(reason)]);
});

test.each([
  ['games/chess/rules/moves/castling.ts', "import { king } from '../pieces/king.ts'; import { square } from '../board/square.ts';"],
  ['games/chess/rules/moves/castling.ts', "import { step } from './step.ts';"],
  ['games/chess/rules/play.ts', "import { castle } from './moves/castling.ts';"],
  ['games/chess/bot/mind.ts', "import { whyNotCastle } from '../rules/moves/castling.ts';"],
  ['games/chess/bot/mind.ts', "import * as king from '../rules/pieces/king.ts';"],
  ['games/chess/rules/play.ts', "export type { Move } from './moves/castling.ts';"],
  ['games/chess/test/castling.test.ts', "import { castle } from '../rules/moves/castling.ts';"],
  ['games/registry.ts', "import { chess } from './chess/game.ts'; import { dice } from '../examples/dice/game.ts';"],
  ['web/test/unit/seat.test.ts', "import { game } from '../../../games/chess/rules/index.ts';"],
  ['games/chess/content/own/index.ts', ''],
])('%s with %s is in order', (path, text) => {
  expect(breaches(path, text, house)).toEqual([]);
});

test('rooms that no README orders are refused', () => {
  const paths = [
    'games/chess/rules/moves/castling.ts',
    'games/chess/board/map/map.tsx',
    'games/chess/test/play.test.ts',
    'games/registry.ts',
  ];
  expect(unordered(paths, house.lines)).toEqual(['games/chess/board/ has rooms, but no README has a table with their order']);
  expect(unordered(['games/dice/rules/play.ts', 'cli/play/lines.ts'], house.lines)).toEqual([]);
  expect(unordered(['web/link/scene.ts', 'web/main.tsx'], [])).toEqual(['web/ has rooms, but no README has a table with their order']);
});

test('a class that its stylesheet does not have is refused, wherever the stylesheet comes from', () => {
  const files: Readonly<Record<string, string>> = {
    'games/chess/board/man.module.css': '.man[data-x] { } .wide-man > .crown:hover { }',
    'parts/board/index.ts': "export { default as hintStyles } from './hint.module.css';",
    'parts/board/hint.module.css': '.hint { }',
  };
  const styled: House = { lines: [], read: (path) => files[path] };
  const using = (use: string): string[] =>
    breaches(
      'games/chess/board/man.tsx',
      `import { hintStyles as hints } from '@tabularium/parts/board';\nimport styles from './man.module.css';\n${use}`,
      styled,
    );
  expect(using("styles['man']; styles['wide-man']; styles['crown']; hints['hint']; styles[kind]; other['x'];")).toEqual([]);
  expect(using("styles['wide'];")).toEqual([
    'games/chess/board/man.tsx:3 may not use the class wide: games/chess/board/man.module.css has none',
  ]);
  expect(using("hints['man'];")).toEqual([expect.stringContaining('the class man: parts/board/hint.module.css has none')]);
});
