import { botFor, botNames } from '@tabularium/bots';
import type { SetupInput } from '@tabularium/kernel';
import { type Report, setupsOf, simulate as simulateMatches } from '@tabularium/lab';
import type { Bot, GamePackage } from '@tabularium/parts/shape';
import { columns } from '../columns.ts';
import { type Call, type Command, type Flags, JSON_FLAG, packageNamed, UsageError } from '../command.ts';
import { contentFrom } from '../content.ts';
import { paintFor } from '../io.ts';
import { progressBar } from '../progress.ts';
import { modeFrom, optionsFrom, SETUP_FLAGS } from '../setup.ts';

const ALL = 'all';

export const simulate: Command = {
  name: 'simulate',
  summary: 'Plays many matches among bots',
  words: ['<game>'],
  flags: {
    ...SETUP_FLAGS,
    mode: { value: 'M', help: 'the mode, or all of them in turn (default: the first)' },
    seats: { value: 'N', help: 'how many play, or all numbers in turn (default: the fewest)' },
    games: { value: 'G', help: 'how many matches (default: 100)' },
    seed: { value: 'S', help: 'equal seeds give equal matches (default: 1)' },
    bots: { value: 'A,B', help: `who plays, by seat and cycled: ${botNames.join(', ')} (default: random)` },
    rotate: { help: 'the bots change seats from match to match' },
    from: { value: 'N', help: 'start with match number N, to repeat a single match of many (default: 0)' },
    json: JSON_FLAG,
  },
  notes: ['Seconds are CPU seconds. The exit code is 1 if a match ended in an error.'],
  run: (call) => {
    const { io, flags, packages, words } = call;
    const pkg = packageNamed(packages, words[0]);
    const games = flags.number('games', 1) ?? 100;
    const names = flags.list('bots');
    const bots = (names.length > 0 ? names : ['random']).map((name) => botFor(pkg, name));
    const content = contentFrom(pkg, call);
    const bar = progressBar(io, games);
    const report = simulateMatches(content ? { ...pkg.game, content } : pkg.game, setupsFor(pkg, flags), {
      games,
      bots,
      seed: flags.text('seed') ?? '1',
      rotate: flags.is('rotate'),
      from: flags.number('from', 0) ?? 0,
      onProgress: bar.update,
    });
    bar.done();
    io.stdout.write(flags.is('json') ? `${JSON.stringify(report, null, 2)}\n` : asText(report, call, bots));
    return report.errors > 0 ? 1 : 0;
  },
};

function setupsFor(pkg: GamePackage, flags: Flags): readonly SetupInput[] {
  const { modes } = pkg.game.setup;
  const options = optionsFrom(pkg, flags);
  const everyMode = flags.text('mode') === ALL;
  const everySeats = flags.text('seats') === ALL;
  const mode = everyMode ? undefined : (modeFrom(pkg, flags) ?? modes[0]?.id);
  const seats = everySeats
    ? undefined
    : (flags.number('seats', 1) ?? (everyMode ? undefined : modes.find(({ id }) => id === mode)?.seats[0]));
  const setups = setupsOf(pkg.game, { options, ...(mode === undefined ? {} : { mode }), ...(seats === undefined ? {} : { seats }) });
  if (setups.length > 0) return setups;
  const known = modes.map(({ id, seats: numbers }) => `${id} (${numbers.join(', ')} seats)`).join(', ');
  throw new UsageError(`${pkg.game.id} cannot be played by ${seats} in this mode: choose from ${known}`);
}

function asText(report: Report, { io, flags }: Call, bots: readonly Bot[]): string {
  const seated = report.wins.map((_, seat) => `${bots[seat % bots.length]?.name} in seat ${seat}`).join(', ');
  const paint = paintFor(io);
  const share = (count: number): string => `${count} (${((100 * count) / report.games).toFixed(1)} %)`;
  const rows = [
    ['game', `${report.game}, mode ${report.mode}, ${report.seats} seats`],
    ['matches', String(report.games)],
    ['bots', flags.is('rotate') ? `${bots.map(({ name }) => name).join(', ')}, changing seats` : seated],
    ...report.wins.map((wins, seat) => [`wins of seat ${seat}`, share(wins)]),
    ...Object.entries(report.winsByBot ?? {}).map(([bot, wins]) => [`wins of ${bot}`, share(wins)]),
    ['draws', share(report.draws)],
    ['decisions', `${report.decisions}, ${report.meanDecisions.toFixed(1)} a match, at most ${report.maxOptions} options`],
    ['speed', `${report.decisionsPerSecond} decisions a CPU second, ${report.seconds.toFixed(2)} s`],
    ['hash', report.hash],
    ['errors', report.errors > 0 ? paint('red', String(report.errors)) : '0'],
  ].map(([label = '', value = '']) => [paint('dim', label), value]);
  const failures = report.failures.map(
    ({ match, mode, seats, decisions, message, trail }) =>
      `${paint('red', `match ${match}`)} (${mode}, ${seats} seats), after ${decisions} decisions: ${message}\n  at ${trail}`,
  );
  return `${[...columns(rows), ...failures].join('\n')}\n`;
}
