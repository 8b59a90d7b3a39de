// The arguments of a proof. Wrong ones are refused with a sentence before anything runs.
import { parseArgs } from 'node:util';
import { wholeNumber } from '../whole-number.ts';

interface Asked {
  /** By the names of options: whole numbers from 1 on. */
  readonly numbers: Readonly<Record<string, number>>;
  /** By the names of options: any text, or nothing. */
  readonly texts: Readonly<Record<string, string | undefined>>;
  readonly words: readonly string[];
  readonly isJson: boolean;
}
/** Numbers are given with their defaults, texts only by name. */
export function asked(
  usual: Readonly<Record<string, number>>,
  texts: readonly string[] = [],
  { takesWords = false, takesJson = false } = {},
): Asked {
  const names = [...Object.keys(usual), ...texts];
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
    const json = takesJson ? { json: { type: 'boolean' as const } } : {};
    const { values, positionals } = parseArgs({ options: { ...options, ...json }, allowPositionals: takesWords });
    const said = values as Readonly<Record<string, string | undefined>>;
    const numbers = Object.entries(usual).map(([name, value]) => [name, wholeNumber(`--${name}`, said[name] ?? String(value))]);
    return { numbers: Object.fromEntries(numbers), texts: said, words: positionals, isJson: 'json' in values };
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
