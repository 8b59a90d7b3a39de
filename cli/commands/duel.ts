import { botFor, botNames } from '@tabularium/bots';
import { FastDice, Match, type Setup } from '@tabularium/kernel';
import { type Bout, boutsOf, type Estimate, type Played, pointsOf, shareOf, timesOf, verdictOn } from '@tabularium/lab';
import type { GamePackage } from '@tabularium/parts/shape';
import { columns } from '../columns.ts';
import { type Call, type Command, JSON_FLAG, packageNamed, UsageError } from '../command.ts';
import { contentFrom } from '../content.ts';
import { crewOf, THREADS_FLAG, threadsFrom } from '../crew/crew.ts';
import { paintFor } from '../io.ts';
import { progressBar } from '../progress.ts';
import { SETUP_FLAGS, setupFrom } from '../setup.ts';

const MATCHES = 200;
/** Before so many matches nobody can be sure. */
const LEAST = 20;

export const duel: Command = {
  name: 'duel',
  summary: 'Compares two bots, and stops as soon as it is sure',
  words: ['<game>'],
  flags: {
    ...SETUP_FLAGS,
    bots: { value: 'A,B', help: `the two: ${botNames.join(', ')}` },
    matches: { value: 'N', help: `at most so many matches (default: ${MATCHES})` },
    target: { value: 'P', help: 'stop once the 95 % interval lies above or below P percent (default: play all matches)' },
    seed: { value: 'S', help: 'equal seeds give equal matches (default: 1)' },
    threads: THREADS_FLAG,
    json: JSON_FLAG,
  },
  notes: [
    'A plays one side and B all others; they change sides on equal seeds. The score is the share of the points that A gets; a draw is shared.',
    'Where all seats win together, each bot plays all of them on the same seeds, and the score is how often A succeeds as a percentage of how often B does.',
  ],
  run: async (call) => {
    const { io, flags, packages, words } = call;
    const pkg = packageNamed(packages, words[0]);
    const bots = flags.list('bots');
    if (bots.length !== 2) throw new UsageError('duel takes two bots: --bots A,B');
    for (const name of bots) botFor(pkg, name); // or it says what is wrong
    const report = await fight(pkg, bots, call);
    if (flags.is('json')) io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    else io.stdout.write(asText(report, call));
    return report.errors.length > 0 ? 1 : 0;
  },
};

/** What one bot did in all matches. */
interface Side {
  readonly bot: string;
  points: number;
  /** Matches in which it took part: all of them, or those that it played alone. */
  matches: number;
  decisions: number;
  seconds: number;
}
interface Report {
  readonly game: string;
  readonly setup: Setup;
  readonly seed: string;
  readonly bots: readonly Side[];
  readonly matches: number;
  readonly drawn: number;
  /** Whether the score is a multiple of the other's success, or a share of the points. */
  readonly together: boolean;
  readonly score: Estimate;
  readonly target?: number;
  readonly verdict?: ReturnType<typeof verdictOn>;
  /** CPU seconds of the matches that count, and what all would have cost. */
  readonly seconds: number;
  readonly secondsForAll: number;
  readonly errors: readonly string[];
}

async function fight(pkg: GamePackage, names: readonly string[], call: Call): Promise<Report> {
  const { io, flags } = call;
  const setup = setupFrom(pkg, flags);
  const seed = flags.text('seed') ?? '1';
  const most = flags.number('matches', 1) ?? MATCHES;
  const percent = flags.number('target', 0);
  const target = percent === undefined ? undefined : percent / 100;
  const content = contentFrom(pkg, call);
  const sides = sidesOf(pkg, setup);
  const together = new Set(sides).size === 1;
  const bouts = Array.from({ length: most }, (_, n) => boutsOf(sides, `${seed}/${n}`))
    .flat()
    .slice(0, most);
  const rounds = boutsOf(sides, seed).length;
  const bots = names.map((bot): Side => ({ bot, points: 0, matches: 0, decisions: 0, seconds: 0 }));
  const errors: string[] = [];
  let [matches, drawn, seconds] = [0, 0, 0];
  const scoreOf = (): Estimate => {
    const [first, second] = bots as [Side, Side];
    return together ? timesOf(first.points, second.points, first.matches) : shareOf(first.points, first.matches);
  };
  const crew = crewOf(pkg, threadsFrom(flags));
  const bar = progressBar(io, most);
  try {
    const played = crew.inOrder(
      'playOne',
      bouts.map((bout) => ({ game: pkg.game.id, setup, content, seed: bout.seed, bots: bout.bots.map((bot) => names[bot] as string) })),
    );
    for await (const one of played) {
      const bout = bouts[matches] as Bout;
      matches++;
      seconds += one.seconds;
      if (one.failure) errors.push(`match ${matches}: ${one.failure.message}, at ${one.failure.trail}`);
      if (one.result?.drawn) drawn++;
      count(one, bout, sides, bots);
      bar.update(matches);
      const isWhole = matches % rounds === 0 && matches >= LEAST;
      if (target !== undefined && isWhole && verdictOn(scoreOf(), target) !== 'open') break;
    }
  } finally {
    await crew.close();
    bar.done();
  }
  const score = scoreOf();
  const aimed = target !== undefined && { target, verdict: verdictOn(score, target) };
  const secondsForAll = (seconds / matches) * most;
  return { game: pkg.game.id, setup, seed, bots, matches, drawn, together, score, ...aimed, seconds, secondsForAll, errors };
}
/** By seat: who wins together. */
function sidesOf({ game, foresight }: GamePackage, setup: Setup): readonly number[] {
  const { table } = Match.lean(game, setup, new FastDice(1));
  return Array.from({ length: setup.seats }, (_, seat) => foresight?.sideOf?.(table, seat) ?? seat);
}
function count({ result, thought }: Played, bout: Bout, sides: readonly number[], bots: readonly Side[]): void {
  for (const [number, side] of bots.entries()) {
    const seats = [...bout.bots.keys()].filter((seat) => bout.bots[seat] === number);
    const [seat] = seats;
    if (seat === undefined) continue;
    side.matches++;
    if (result) side.points += Math.max(...seats.map((one) => pointsOf(result, sides, one)));
    for (const one of seats) {
      side.decisions += thought?.[one]?.decisions ?? 0;
      side.seconds += thought?.[one]?.seconds ?? 0;
    }
  }
}

function asText(report: Report, { io }: Call): string {
  const { game, setup, bots, matches, drawn, together, score, target, verdict, seconds, secondsForAll, errors } = report;
  const paint = paintFor(io);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const [first, second] = bots as [Side, Side];
  const scored = `${percent(score.value)} (95 %: ${percent(score.low)} to ${percent(score.high)})`;
  const rows = [
    ['game', `${game}, mode ${setup.mode}, ${setup.seats} seats`],
    ['bots', `${first.bot} against ${second.bot}`],
    ['matches', `${matches}, ${drawn} drawn`],
    together ? ['success', bots.map(({ bot, points, matches: own }) => `${bot} ${points} of ${own}`).join(', ')] : [],
    together ? [`as often as ${second.bot}`, scored] : [`points of ${first.bot}`, scored],
    target === undefined || verdict === undefined ? [] : ['target', `${percent(target)}: ${verdict}`],
    ...bots.map((side) => [`a decision of ${side.bot}`, `${Number(((1000 * side.seconds) / (side.decisions || 1)).toPrecision(2))} ms`]),
    ['CPU', `${seconds.toFixed(0)} s; all matches would have cost ${secondsForAll.toFixed(0)} s`],
    ...errors.map((error) => ['error', error]),
  ].filter((row) => row.length > 0);
  return `${columns(rows.map(([label = '', value = '']) => [paint('dim', label), value])).join('\n')}\n`;
}
