import { readFileSync, writeFileSync } from 'node:fs';
import { learn as learnFrom, type Study } from '@tabularium/bots/learn';
import { type Command, JSON_FLAG, packageNamed, UsageError } from '../command.ts';
import { contentFrom } from '../content.ts';
import { crewOf, THREADS_FLAG, threadsFrom } from '../crew/crew.ts';
import { keptIn } from '../crew/kept-matches.ts';
import { entryOf, howLearnt, weightsFile } from '../crew/weights-file.ts';
import { progressBar } from '../progress.ts';
import { commandOf, SETUP_FLAGS, setupFrom } from '../setup.ts';

const MATCHES = 300;

export const learn: Command = {
  name: 'learn',
  summary: 'Learns what the positions of a game are worth, for bots that look ahead',
  words: ['<game>'],
  flags: {
    ...SETUP_FLAGS,
    matches: { value: 'N', help: `how many matches to learn from (default: ${MATCHES})` },
    seed: { value: 'S', help: 'equal seeds give equal weights (default: 1)' },
    out: { value: 'FILE', help: 'write the weights into this file, which games keep as bot/weights.ts; its other modes stay' },
    resume: { value: 'FILE', help: 'keep the matches in this file, and continue from them' },
    threads: THREADS_FLAG,
    json: JSON_FLAG,
  },
  notes: [
    "The game's own mind plays every seat, and strays now and then. Every tenth match is held out, to see what the weights foretell.",
  ],
  run: async (call) => {
    const { io, flags, packages, words } = call;
    const pkg = packageNamed(packages, words[0]);
    const { game, mind, foresight } = pkg;
    if (!mind || !foresight) throw new UsageError(`${game.id} cannot be learnt: it has no foresight yet`);
    const setup = setupFrom(pkg, flags);
    const content = contentFrom(pkg, call);
    const seed = flags.text('seed') ?? '1';
    const most = flags.number('matches', 1) ?? MATCHES;
    const { names } = foresight;
    const kept = keptIn(flags.text('resume'), {
      game: game.id,
      version: game.version,
      setup,
      seed,
      features: names,
      ...(content && { content }),
    });
    const crew = crewOf(pkg, threadsFrom(flags));
    const bar = progressBar(io, most);
    const seeds = Array.from({ length: Math.max(0, most - kept.studies.length) }, (_, n) => `${seed}/${kept.studies.length + n}`);
    try {
      for await (const study of crew.inOrder(
        'studyOne',
        seeds.map((one) => ({ game: game.id, setup, content, seed: one })),
      )) {
        kept.add(study);
        bar.update(kept.studies.length);
      }
    } finally {
      await crew.close();
      bar.done();
    }
    const ended = kept.studies.slice(0, most).filter((one): one is Study => one !== null);
    const learnt = learnFrom(ended, names.length);
    const how = howLearnt(commandOf('learn', setup, most, call), learnt);
    const out = flags.text('out');
    if (out !== undefined) writeFileSync(out, weightsFile(textIn(out), setup.mode, how, learnt.weights));
    const endless = most - ended.length;
    const report = { game: game.id, setup, seed, features: names, endless, ...learnt };
    if (flags.is('json')) io.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    else io.stdout.write(`${entryOf(setup.mode, how, learnt.weights)}${endless > 0 ? `  ${endless} matches did not end\n` : ''}`);
    return 0;
  },
};

function textIn(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
