import { writeFileSync } from 'node:fs';
import { botsFor } from '@tabularium/bots';
import { type Meeting, ratingsOf } from '@tabularium/lab';
import { USUAL } from '@tabularium/parts/levels';
import type { Ladder } from '@tabularium/parts/shape';
import { columns } from '../columns.ts';
import { type Command, JSON_FLAG, packageNamed, UsageError } from '../command.ts';
import { crewOf, THREADS_FLAG, threadsFrom } from '../crew/crew.ts';
import { fight } from '../duel/fight.ts';
import { progressBar } from '../progress.ts';
import { commandOf, SETUP_FLAGS, setupFrom } from '../setup.ts';

const MATCHES = 40;

export const ladder: Command = {
  name: 'ladder',
  summary: 'Rates the levels of a game on one scale, in matches among them',
  words: ['<game>'],
  flags: {
    mode: SETUP_FLAGS.mode,
    option: SETUP_FLAGS.option,
    matches: { value: 'N', help: `how many matches for each pair of levels (default: ${MATCHES})` },
    seed: { value: 'S', help: 'equal seeds give equal ratings (default: 1)' },
    out: { value: 'FILE', help: 'write the ratings into this file, which games keep as bot/ladder.ts' },
    threads: THREADS_FLAG,
    json: JSON_FLAG,
  },
  notes: [
    'Each level plays the next two above it, two seats at the table. Legionario has 1500 points; whoever has 400 more wins ten times as often.',
  ],
  run: async (call) => {
    const { io, flags, packages, words } = call;
    const pkg = packageNamed(packages, words[0]);
    const levels = botsFor(pkg);
    const setup = setupFrom(pkg, flags);
    if (setup.seats !== 2) throw new UsageError(`${setup.mode} is not for two: name another mode with --mode`);
    const most = flags.number('matches', 1) ?? MATCHES;
    const seed = flags.text('seed') ?? '1';
    const pairs = levels.flatMap((second, n) => levels.slice(n + 1, n + 3).map((first) => [first, second] as const));
    const crew = crewOf(pkg, threadsFrom(flags));
    const bar = progressBar(io, most * pairs.length);
    const meetings: Meeting[] = [];
    try {
      for (const bots of pairs) {
        const from = most * meetings.length;
        const { matches, errors, bots: sides } = await fight(pkg, crew, { setup, bots, seed, most }, (played) => bar.update(from + played));
        if (errors.length > 0) throw new Error(errors.join('\n'));
        meetings.push({ first: bots[0], second: bots[1], points: sides[0].points, matches });
      }
    } finally {
      await crew.close();
      bar.done();
    }
    const rated = ladderOf(meetings);
    const how = [commandOf('ladder', { ...setup, seats: undefined }, most, call), ...meetings.map(asLine)];
    const out = flags.text('out');
    if (out !== undefined) writeFileSync(out, fileOf(how, rated));
    if (flags.is('json')) io.stdout.write(`${JSON.stringify({ game: pkg.game.id, setup, seed, meetings, ...rated }, null, 2)}\n`);
    else io.stdout.write(asText(rated, meetings));
    return 0;
  },
};

function ladderOf(meetings: readonly Meeting[]): Ladder {
  const against = meetings.flatMap(({ first, second, points, matches }): [string, number][] => {
    const share = Number((points / matches).toFixed(2));
    if (second === USUAL) return [[first, share]];
    return first === USUAL ? [[second, Number((1 - share).toFixed(2))]] : [];
  });
  return { ratings: ratingsOf(meetings, USUAL), against: Object.fromEntries(against) };
}
const asLine = ({ first, second, points, matches }: Meeting): string => `${first} against ${second}: ${points} of ${matches}`;
function fileOf(how: readonly string[], { ratings, against }: Ladder): string {
  const listed = (of: Readonly<Record<string, number>>): string =>
    Object.entries(of)
      .map(([level, number]) => `${level}: ${number}`)
      .join(', ');
  return `// How strong the levels are. Written by the command below, which gives the same numbers again.
import type { Ladder } from '@tabularium/parts/shape';

${how.map((line) => `// ${line}`).join('\n')}
export const ladder: Ladder = {
  ratings: { ${listed(ratings)} },
  against: { ${listed(against)} },
};
`;
}
function asText({ ratings }: Ladder, meetings: readonly Meeting[]): string {
  const rated = Object.entries(ratings).toSorted(([, a], [, b]) => b - a);
  return `${[...columns(rated.map(([level, rating]) => [level, String(rating)])), ...meetings.map(asLine)].join('\n')}\n`;
}
