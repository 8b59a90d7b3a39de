// The file in which a game keeps what its features are worth, mode by mode, with how each was learnt. It is laid out as the formatter
// would.
import type { Learnt } from '@tabularium/bots/learn';
import type { Weights } from '@tabularium/parts/shape';

const HEAD = `// What each number of \`foresight.ts\` is worth, by mode. Written by the commands below, which give the same numbers again.
import type { Weights } from '@tabularium/parts/shape';

export const weights: Readonly<Record<string, Weights>> = {
`;
const END = '};\n';

/** The file with the weights learnt for one mode; the other modes stay as they are in `old`. */
export function weightsFile(old: string | undefined, mode: string, how: readonly string[], weights: Weights): string {
  const entries = new Map(entriesIn(old ?? ''));
  entries.set(mode, entryOf(mode, how, weights));
  return `${HEAD}${[...entries.values()].join('')}${END}`;
}
/** By mode: its comment and its weights, as text. */
const entriesIn = (text: string): [string, string][] =>
  [...text.matchAll(/(?: {2}\/\/.*\n)* {2}'?([\w-]+)'?: \{\n[\s\S]*?\n {2}\},\n/g)].map(([entry, mode = '']) => [mode, entry]);

export function entryOf(mode: string, how: readonly string[], { base, late, bias }: Weights): string {
  const key = /^\w+$/.test(mode) ? mode : `'${mode}'`;
  const lines = [
    ...how.map((line) => `// ${line}`),
    `${key}: {`,
    ...listed('base', base),
    ...listed('late', late),
    ...(bias === undefined ? [] : [`  bias: ${bias},`]),
    '},',
  ];
  return lines.map((line) => `  ${line}\n`).join('');
}
const WIDTH = 140;
/** Numbers fill their lines. */
function listed(name: string, numbers: readonly number[]): string[] {
  const one = `  ${name}: [${numbers.join(', ')}],`;
  if (one.length + 2 <= WIDTH) return [one];
  const lines: string[] = [];
  let line = '   ';
  for (const number of numbers) {
    if (line.length + ` ${number},`.length + 2 > WIDTH) {
      lines.push(line);
      line = '   ';
    }
    line += ` ${number},`;
  }
  return [`  ${name}: [`, ...lines, line, '  ],'];
}

/** How it was learnt: the command, and what the weights predict in matches that were held out. */
export function howLearnt(command: string, { matches, positions, heldOut, foretold }: Learnt): readonly string[] {
  const share = (one: number | null | undefined): string => (typeof one === 'number' ? `${Math.round(100 * one)} %` : 'none');
  const [early, middle, late] = foretold.map(share);
  return [
    command,
    `from ${positions} positions of ${matches} matches; foretells ${early} of early, ${middle} of middle, ${late} of late positions in ${heldOut} others`,
  ];
}
