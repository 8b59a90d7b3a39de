// Copies the icons that a board names out of the icon package: `node scripts/icons.ts battalia`.
// Run `npm run format` afterwards. games/<game>/board/icon-names.json says what an icon is called here and what it is called there.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const game = process.argv[2];
if (game === undefined) throw new Error('say which game: node scripts/icons.ts <game>');
const folder = join(import.meta.dirname, '..', 'games', game, 'board');
const names = read<Readonly<Record<string, string>>>(join(folder, 'icon-names.json'));
const set = read<IconSet>(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'));

const pathOf = (name: string): string => {
  const body = set.icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon ${name}`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`${name} is not made of paths`);
  return paths.join('');
};
const lines = Object.entries(names).map(([name, theirs]) => `  ${name}: '${pathOf(theirs)}',`);
writeFileSync(
  join(folder, 'icons.ts'),
  `// Made by scripts/icons.ts from icon-names.json: paths in a square of 512.
// The icons are from game-icons.net, by Lorc, Delapouite, Caro Asercion, Skoll and other authors: CC BY 3.0.
export const ICONS = {
${lines.join('\n')}
} as const;
export type IconName = keyof typeof ICONS;
`,
);
