// What a command is: its flags with their help, and what it does.
import { parseArgs } from 'node:util';
import type { GamePackage, Language } from '@tabularium/parts/shape';
import { LANGUAGES } from '@tabularium/parts/shape';
import { type Io, languageOf } from './io.ts';

/** The command was called wrongly (exit code 2). The message says what would be right. */
export class UsageError extends Error {}

export interface Flag {
  readonly help: string;
  /** The placeholder of its value; a flag without one is a switch. */
  readonly value?: string;
  /** May be given several times. */
  readonly multiple?: boolean;
}
export interface Call {
  readonly io: Io;
  readonly packages: readonly GamePackage[];
  readonly words: readonly string[];
  readonly flags: Flags;
}
export interface Command {
  readonly name: string;
  /** How it is called, if not as `tabularium <name>`. */
  readonly calledAs?: string;
  readonly summary: string;
  /** The positional arguments. */
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, Flag>>;
  /** Extra lines for the help text. */
  readonly notes?: readonly string[];
  run(call: Call): number | Promise<number>;
}

/** A larger number of anything is a typo. */
const MOST = 1_000_000_000;

export class Flags {
  readonly #values: Readonly<Record<string, unknown>>;
  constructor(values: Readonly<Record<string, unknown>>) {
    this.#values = values;
  }
  is(name: string): boolean {
    return this.#values[name] === true;
  }
  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }
  text(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }
  texts(name: string): readonly string[] {
    const value = this.#values[name];
    return Array.isArray(value) ? value.map(String) : [];
  }
  /** A comma-separated list. */
  list(name: string): readonly string[] {
    return (this.text(name) ?? '').split(',').filter((one) => one !== '');
  }
  number(name: string, least: number): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > MOST)
      throw new UsageError(`--${name} must be a whole number from ${least} to ${MOST}, not "${text}"`);
    return value;
  }
  language(io: Io): Language {
    const asked = this.text('lang');
    const language = languageOf(asked, io);
    if (language === undefined) throw new UsageError(`--lang must be one of ${LANGUAGES.join(', ')}, not "${asked}"`);
    return language;
  }
}

export const JSON_FLAG: Flag = { help: 'one JSON document on standard output and nothing else' };
export const LANG_FLAG: Flag = { value: LANGUAGES.join('|'), help: 'the language (default: that of the system)' };

const HELP_FLAG: Flag = { help: 'this text' };
export const flagsOf = (command: Command): Readonly<Record<string, Flag>> => ({ ...command.flags, help: HELP_FLAG });

/** Reads the arguments of a command, or says what is wrong with them. */
export function parseCall(command: Command, args: readonly string[]): Pick<Call, 'words' | 'flags'> {
  const known = flagsOf(command);
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { value, multiple = false }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple, ...(name === 'help' ? { short: 'h' } : {}) },
    ]),
  );
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const complaint = (error instanceof Error ? error.message : String(error)).split('. To specify')[0];
    throw new UsageError(
      `${complaint}. ${command.name} takes ${Object.keys(known)
        .map((name) => `--${name}`)
        .join(', ')}`,
    );
  }
  const flags = new Flags(parsed.values);
  const most = command.words.length;
  const least = command.words.filter((word) => !word.startsWith('[')).length;
  if (!flags.is('help') && (parsed.positionals.length < least || parsed.positionals.length > most))
    throw new UsageError(
      `${command.name} takes ${command.words.join(' ') || 'no arguments'}, not ${parsed.positionals.join(' ') || 'nothing'}`,
    );
  return { words: parsed.positionals, flags };
}

/** The game with this id, or an error that lists all ids. */
export function packageNamed(packages: readonly GamePackage[], id: string | undefined): GamePackage {
  const found = packages.find(({ game }) => game.id === id);
  if (!found) throw new UsageError(`there is no game "${id}": choose from ${packages.map(({ game }) => game.id).join(', ')}`);
  return found;
}
