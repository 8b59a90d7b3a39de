// Flags that describe a set-up, the same for every command that opens matches.

import { checkSetup, type OptionValue, type Setup } from '@tabularium/kernel';
import type { GamePackage } from '@tabularium/parts/shape';
import { type Call, type Flag, type Flags, UsageError } from './command.ts';
import { CONTENT_FLAG } from './content.ts';

export const SETUP_FLAGS = {
  mode: { value: 'M', help: 'the mode (default: the first)' },
  seats: { value: 'N', help: 'how many play (default: the fewest)' },
  option: { value: 'NAME=VALUE', help: 'an option of the set-up', multiple: true },
  content: CONTENT_FLAG,
} satisfies Readonly<Record<string, Flag>>;

/** The options given as `--option name=value`; a value becomes the listed one with that text. */
export function optionsFrom({ game }: GamePackage, flags: Flags): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(
    flags.texts('option').map((given) => {
      const [, id = '', text = ''] = /^([^=]+)=(.*)$/.exec(given) ?? [];
      const option = game.setup.options.find((one) => one.id === id);
      if (!option) {
        const known = game.setup.options.map((one) => one.id).join(', ') || 'none';
        throw new UsageError(`--option ${given}: write name=value; the options of ${game.id} are ${known}`);
      }
      const value = option.values.find((one) => String(one) === text);
      if (value === undefined) throw new UsageError(`--option ${id} must be one of ${option.values.join(', ')}, not "${text}"`);
      return [id, value];
    }),
  );
}

export function modeFrom({ game }: GamePackage, flags: Flags): string | undefined {
  const mode = flags.text('mode');
  const known = game.setup.modes.map(({ id }) => id);
  if (mode !== undefined && !known.includes(mode)) throw new UsageError(`there is no mode "${mode}": ${game.id} has ${known.join(', ')}`);
  return mode;
}

/** The set-up asked for; by default the first mode with the fewest seats. */
export function setupFrom(pkg: GamePackage, flags: Flags): Setup {
  const { setup } = pkg.game;
  const mode = modeFrom(pkg, flags) ?? setup.modes[0]?.id;
  const seats = flags.number('seats', 1) ?? setup.modes.find(({ id }) => id === mode)?.seats[0];
  return checkSetup(setup, {
    options: optionsFrom(pkg, flags),
    ...(mode !== undefined && { mode }),
    ...(seats !== undefined && { seats }),
  });
}

/** The command that plays the same matches again. */
export function commandOf(
  command: string,
  { mode, seats }: Pick<Setup, 'mode'> & { readonly seats?: number | undefined },
  matches: number,
  { words, flags }: Call,
): string {
  const table = seats === undefined ? '' : ` --seats ${seats}`;
  const options = flags.texts('option').map((one) => ` --option ${one}`);
  const content = flags.has('content') ? ` --content ${flags.text('content')}` : '';
  return `npx tabularium ${command} ${words[0]} --mode ${mode}${table}${options.join('')}${content} --matches ${matches} --seed ${flags.text('seed') ?? '1'}`;
}
