import { columns } from './columns.ts';
import { type Command, flagsOf } from './command.ts';

const BIN = 'tabularium';
/** What is typed for a command. */
export const callOf = ({ name, calledAs = `${BIN} ${name}` }: Command): string => calledAs;

export function helpFor(commands: readonly Command[]): string {
  return [
    `${BIN}: tabletop games with every rule enforced.`,
    '',
    `Usage: ${BIN} <command> [options]`,
    '',
    ...columns(commands.map(({ name, words, summary }) => [`  ${[name, ...words].join(' ')}`, summary])),
    '',
    `Run "${BIN} <command> --help" for its options. Errors go to standard error; exit code 1, or 2 for bad usage.`,
    '',
  ].join('\n');
}

export function helpForCommand(command: Command): string {
  const flags = Object.entries(flagsOf(command)).map(([name, { value, help, multiple }]) => [
    `  --${name}${value === undefined ? '' : ` ${value}`}${multiple ? ' ...' : ''}`,
    help,
  ]);
  return [
    `Usage: ${[callOf(command), ...command.words].join(' ')} [options]`,
    '',
    `${command.summary}.`,
    '',
    ...columns(flags),
    ...(command.notes === undefined ? [] : ['', ...command.notes]),
    '',
  ].join('\n');
}
