// One call of the command line, from its arguments to its exit code.
import { NoSuchBot } from '@tabularium/bots';
import { Refusal } from '@tabularium/kernel';
import type { GamePackage } from '@tabularium/parts/shape';
import { CannotServe } from '@tabularium/server/data-folder';
import { type Command, parseCall, UsageError } from './command.ts';
import { arena } from './commands/arena.ts';
import { backup } from './commands/backup.ts';
import { bench } from './commands/bench.ts';
import { duel } from './commands/duel.ts';
import { games } from './commands/games.ts';
import { ladder } from './commands/ladder.ts';
import { learn } from './commands/learn.ts';
import { newGame } from './commands/new-game.ts';
import { play } from './commands/play.ts';
import { replay } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { serve } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { work } from './commands/work.ts';
import { callOf, helpFor, helpForCommand } from './help.ts';
import { harmless, type Io } from './io.ts';
import { Stalled } from './watchdog.ts';

const COMMANDS: readonly Command[] = [
  games,
  play,
  simulate,
  duel,
  ladder,
  learn,
  arena,
  rules,
  replay,
  serve,
  work,
  backup,
  bench,
  newGame,
];

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
  if (command) return perform(command, rest, io, packages);
  io.stderr.write(`tabularium: there is no command "${harmless(name)}": choose from ${COMMANDS.map((one) => one.name).join(', ')}\n`);
  io.stderr.write('Run "tabularium --help" for help.\n');
  return BAD_USAGE;
}

/** Calls one command; gives its exit code. */
export async function perform(command: Command, args: readonly string[], io: Io, packages: readonly GamePackage[]): Promise<number> {
  try {
    const call = parseCall(command, args);
    if (!call.flags.is('help')) return await command.run({ ...call, io, packages });
    io.stdout.write(helpForCommand(command));
    return OK;
  } catch (error) {
    const isUsage = error instanceof UsageError || error instanceof NoSuchBot || (error instanceof Refusal && error.code === 'bad-setup');
    io.stderr.write(`tabularium: ${harmless(messageOf(error))}\n`);
    if (isUsage) io.stderr.write(`Run "${callOf(command)} --help" for help.\n`);
    return isUsage ? BAD_USAGE : FAILED;
  }
}

/** Our own errors say what to do; anything else is a defect, printed with its stack. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isOurs =
    error instanceof Refusal ||
    error instanceof UsageError ||
    error instanceof NoSuchBot ||
    error instanceof Stalled ||
    error instanceof CannotServe ||
    'code' in error;
  return isOurs ? error.message : (error.stack ?? error.message);
}
