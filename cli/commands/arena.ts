import { botNames } from '@tabularium/bots';
import { checkSetup } from '@tabularium/kernel';
import { type ArenaReport, arena as playArena } from '../arena/arena.ts';
import { type Player, playerFor } from '../arena/players.ts';
import { columns } from '../columns.ts';
import { type Call, type Command, JSON_FLAG, packageNamed, UsageError } from '../command.ts';
import { contentFrom } from '../content.ts';
import { harmless, paintFor } from '../io.ts';
import { progressBar } from '../progress.ts';
import { modeFrom, optionsFrom, SETUP_FLAGS } from '../setup.ts';

const DECISION_LIMIT = 5000;
const MATCH_LIMIT = 600_000;

export const arena: Command = {
  name: 'arena',
  summary: 'Lets programs play against each other',
  words: ['<game>'],
  flags: {
    ...SETUP_FLAGS,
    bots: {
      value: 'COMMAND',
      help: `a player: a shell command, or ${botNames.join(', ')}; repeat it for more. Players take turns in the seats`,
      multiple: true,
    },
    games: { value: 'G', help: 'how many matches (default: 1)' },
    seed: { value: 'S', help: 'the same seed and deterministic bots give the same matches (default: 1)' },
    'time-limit': { value: 'MS', help: `milliseconds for each decision (default: ${DECISION_LIMIT})` },
    'match-limit': { value: 'MS', help: `milliseconds for all decisions of a bot in one match (default: ${MATCH_LIMIT})` },
    json: JSON_FLAG,
  },
  notes: [
    'A program reads a JSON line from standard input for each decision and answers with one: see docs/api/README.md.',
    'A program that crashes, hangs or gives an invalid answer loses its seat to a random player, and the exit code is 1.',
  ],
  run: async (call) => {
    const { io, flags, packages, words } = call;
    const pkg = packageNamed(packages, words[0]);
    const names = flags.texts('bots');
    if (names.length === 0) throw new UsageError(`arena needs --bots: a command, or ${botNames.join(', ')}`);
    const content = contentFrom(pkg, call);
    const mode = modeFrom(pkg, flags) ?? pkg.game.setup.modes[0]?.id;
    const seats = flags.number('seats', 1) ?? pkg.game.setup.modes.find(({ id }) => id === mode)?.seats[0];
    const setup = { options: optionsFrom(pkg, flags), ...(mode !== undefined && { mode }), ...(seats !== undefined && { seats }) };
    const games = flags.number('games', 1) ?? 1;
    const limits = { decision: flags.number('time-limit', 1) ?? DECISION_LIMIT, match: flags.number('match-limit', 1) ?? MATCH_LIMIT };
    const places = Math.max(names.length, checkSetup(pkg.game.setup, setup).seats);
    const players = Array.from({ length: places }, (_, i) => playerFor(pkg, names[i % names.length] as string, limits));
    const bar = progressBar(io, games);
    const report = await withPlayers(players, () =>
      playArena(content ? { ...pkg, game: { ...pkg.game, content } } : pkg, {
        games,
        seed: flags.text('seed') ?? '1',
        setup,
        players,
        onProgress: bar.update,
      }),
    );
    bar.done();
    io.stdout.write(flags.is('json') ? `${JSON.stringify(report, null, 2)}\n` : asText(report, call));
    return report.lost.length + report.errors.length > 0 ? 1 : 0;
  },
};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Does something with players and ends them all afterwards, even if we are stopped in the middle. */
async function withPlayers<T>(players: readonly Player[], deed: () => Promise<T>): Promise<T> {
  const kill = (): void => {
    for (const player of players) player.kill();
  };
  const stop = (): never => process.exit(1);
  process.once('exit', kill);
  for (const signal of SIGNALS) process.once(signal, stop);
  try {
    return await deed();
  } finally {
    await Promise.all(players.map((player) => player.close()));
    process.off('exit', kill);
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

function asText(report: ArenaReport, { io }: Call): string {
  const paint = paintFor(io);
  const share = (count: number): string => `${count} (${((100 * count) / report.games).toFixed(1)} %)`;
  const rows = [
    ['game', `${report.game}, mode ${report.mode}, ${report.seats} seats`],
    ['matches', String(report.games)],
    ...report.wins.map((wins, seat) => [`wins of seat ${seat}`, share(wins)]),
    ...Object.entries(report.winsByBot).map(([bot, wins]) => [`wins of ${bot}`, share(wins)]),
    ['draws', share(report.draws)],
    ['decisions', `${report.decisions}, ${(report.decisions / report.games).toFixed(1)} a match`],
    ['hash', report.hash],
    ['seats lost', report.lost.length > 0 ? paint('red', String(report.lost.length)) : '0'],
    ['errors', report.errors.length > 0 ? paint('red', String(report.errors.length)) : '0'],
  ].map(([label = '', value = '']) => [paint('dim', label), value]);
  const failures = [
    ...report.lost.map(
      ({ match, seat, bot, decisions, reason }) => [match, `seat ${seat}, ${bot}, after ${decisions} decisions: ${reason}`] as const,
    ),
    ...report.errors.map(({ match, message }) => [match, message] as const),
  ].map(([match, why]) => `${paint('red', `match ${match}`)}: ${harmless(why)}`);
  return `${[...columns(rows), ...failures].join('\n')}\n`;
}
