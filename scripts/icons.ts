// Copies the icons that a board names out of the icon package: `node scripts/icons.ts battalia`.
// Run `npm run format` afterwards. icon-names.json in the game's board/ says what an icon is called here, what it is called there and who drew it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { roundPath } from './round-path.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const game = process.argv[2];
if (game === undefined) throw new Error('say which game: node scripts/icons.ts <game>');
const board = join(import.meta.dirname, '..', 'games', game, 'board');
const [file] = globSync('**/icon-names.json', { cwd: board });
if (file === undefined) throw new Error(`${game} names no icons: write icon-names.json in ${board}`);
const folder = dirname(join(board, file));
const names = read<Readonly<Record<string, { readonly icon: string }>>>(join(board, file));
const set = read<IconSet>(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'));

const pathOf = (name: string): string => {
  const body = set.icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon ${name}`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => roundPath(path));
  if (paths.length === 0) throw new Error(`${name} is not made of paths`);
  return paths.map((path, i) => (i === 0 ? path : `M0 0${path}`)).join(''); // each path starts at the origin, not where the previous one ends
};
const lines = Object.entries(names).map(([name, { icon }]) => `  ${name}: '${pathOf(icon)}',`);
writeFileSync(
  join(folder, 'icons.ts'),
  `// Made by scripts/icons.ts from icon-names.json: paths in a square of 512, in whole numbers.
// The icons are from game-icons.net, CC BY 3.0; icon-names.json says who drew each.
export const ICONS = {
${lines.join('\n')}
} as const;
export type IconName = keyof typeof ICONS;
`,
);
