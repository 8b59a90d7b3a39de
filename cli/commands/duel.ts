import { botFor, botNames } from '@tabularium/bots';
import { columns } from '../columns.ts';
import { type Call, type Command, JSON_FLAG, packageNamed, UsageError } from '../command.ts';
import { contentFrom } from '../content.ts';
import { crewOf, THREADS_FLAG, threadsFrom } from '../crew/crew.ts';
import { fight, type Outcome } from '../duel/fight.ts';
import { paintFor } from '../io.ts';
import { progressBar } from '../progress.ts';
import { SETUP_FLAGS, setupFrom } from '../setup.ts';

const MATCHES = 200;

export const duel: Command = {
  name: 'duel',
  summary: 'Compares two bots, and stops as soon as it is sure',
  words: ['<game>'],
  flags: {
    ...SETUP_FLAGS,
    bots: { value: 'A,B', help: `the two: ${botNames.join(', ')}` },
    matches: { value: 'N', help: `at most this many matches (default: ${MATCHES})` },
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
    const [first, second, ...others] = flags.list('bots');
    if (first === undefined || second === undefined || others.length > 0) throw new UsageError('duel takes two bots: --bots A,B');
    for (const name of [first, second]) botFor(pkg, name); // or it says what is wrong
    const percent = flags.number('target', 0);
    const contest = {
      setup: setupFrom(pkg, flags),
      content: contentFrom(pkg, call),
      bots: [first, second] as const,
      seed: flags.text('seed') ?? '1',
      most: flags.number('matches', 1) ?? MATCHES,
      target: percent === undefined ? undefined : percent / 100,
    };
    const crew = crewOf(pkg, threadsFrom(flags));
    const bar = progressBar(io, contest.most);
    try {
      const outcome = await fight(pkg, crew, contest, bar.update);
      bar.done();
      io.stdout.write(flags.is('json') ? `${JSON.stringify(outcome, null, 2)}\n` : asText(outcome, call));
      return outcome.errors.length > 0 ? 1 : 0;
    } finally {
      await crew.close();
    }
  },
};

function asText(outcome: Outcome, { io }: Call): string {
  const { game, setup, bots, matches, drawn, together, score, target, verdict, seconds, secondsForAll, errors } = outcome;
  const paint = paintFor(io);
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const [first, second] = bots;
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
