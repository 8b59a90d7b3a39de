// One call of the command line, from its arguments to its exit code.
import { NoSuchBot } from '@tabularium/bots';
import { Refusal } from '@tabularium/kernel';
import type { GamePackage } from '@tabularium/parts/shape';
import { type Command, parseCall, UsageError } from './command.ts';
import { bench } from './commands/bench.ts';
import { games } from './commands/games.ts';
import { newGame } from './commands/new-game.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { simulate } from './commands/simulate.ts';
import { helpFor, helpForCommand } from './help.ts';
import { harmless, type Io } from './io.ts';
import { Stalled } from './watchdog.ts';

const COMMANDS: readonly Command[] = [games, play, simulate, rules, replay, bench, newGame];

const OK = 0;
const FAILED = 1;
const BAD_USAGE = 2;

export async function run(args: readonly string[], io: Io, packages: readonly GamePackage[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    const about = COMMANDS.find((command) => command.name === rest[0]);
    io.stdout.write(about && name === 'help' ? helpForCommand(about) : helpFor(COMMANDS));
    return name === undefined ? BAD_USAGE : OK;
  }
  const command = COMMANDS.find((one) => one.name === name);
  try {
    if (!command) throw new UsageError(`there is no command "${name}": choose from ${COMMANDS.map((one) => one.name).join(', ')}`);
    const call = parseCall(command, rest);
    if (!call.flags.is('help')) return await command.run({ ...call, io, packages });
    io.stdout.write(helpForCommand(command));
    return OK;
  } catch (error) {
    const isUsage = error instanceof UsageError || error instanceof NoSuchBot || (error instanceof Refusal && error.code === 'bad-setup');
    io.stderr.write(`tabularium: ${harmless(messageOf(error))}\n`);
    if (isUsage) io.stderr.write(`Run "tabularium ${command ? `${command.name} ` : ''}--help" for help.\n`);
    return isUsage ? BAD_USAGE : FAILED;
  }
}

/** Our own errors say what to do; anything else is a defect, printed with its stack. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs =
    error instanceof Refusal || error instanceof UsageError || error instanceof NoSuchBot || error instanceof Stalled || 'code' in error;
  return isOurs ? error.message : (error.stack ?? error.message);
}
