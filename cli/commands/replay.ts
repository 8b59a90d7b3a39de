import { readFileSync } from 'node:fs';
import {
  contentChanges,
  type Eye,
  type MatchFile,
  type MatchRecord,
  type Part,
  parseFinished,
  partsOf,
  type Result,
  verifyRecord,
} from '@tabularium/kernel';
import type { GamePackage, Paint } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';
import { type Call, type Command, JSON_FLAG, LANG_FLAG, packageNamed, UsageError } from '../command.ts';
import { paintFor } from '../io.ts';
import { ownContentLines } from '../own-content.ts';
import { type Replayed, replayRecord } from '../replayed.ts';
import { speakerFor } from '../speaker.ts';
import { PATIENCE, within } from '../watchdog.ts';

/** Steps of the trail that make a heading: the round and the turn, say, but not every action. */
const HEADING_DEPTH = 2;

export const replay: Command = {
  name: 'replay',
  summary: 'Retells a recorded match, or verifies it',
  words: ['<record.json>'],
  flags: {
    verify: { help: 'check every option, drawn number and the last table against the rules, and tell only the outcome' },
    seat: { value: 'N', help: 'tell what the seat saw (default: what everybody saw)' },
    lang: LANG_FLAG,
    json: JSON_FLAG,
  },
  run: (call) => {
    const record: MatchFile = parseFinished(readFileSync(call.words[0] ?? '', 'utf8'));
    within(call.io, PATIENCE.opening, () => show(record, call));
    return 0;
  },
};

function show(record: MatchFile, call: Call): void {
  const { io, packages, flags } = call;
  const pkg = packageNamed(packages, record.game);
  if (flags.is('verify')) verifyRecord(pkg.game, record);
  const say = speakerFor({ pkg, language: flags.language(io), names: record.seats?.map(({ name }) => name) ?? [] });
  if (flags.is('json')) io.stdout.write(`${JSON.stringify(asData(pkg, record, call, say), null, 2)}\n`);
  else if (flags.is('verify'))
    io.stdout.write(`${[...verifiedLines(pkg, record, say, paintFor(io)), ...uncheckedLines(pkg, record, say)].join('\n')}\n`);
  else tell(pkg, record, call, say);
}

function eyeFrom({ flags }: Call, record: MatchRecord): Eye {
  const seat = flags.number('seat', 0);
  if (seat !== undefined && seat >= record.setup.seats) throw new UsageError(`--seat: the match has seats 0 to ${record.setup.seats - 1}`);
  return seat ?? 'public';
}

function verifiedLines(pkg: GamePackage, record: MatchFile, say: Speaker, paint: Paint): readonly string[] {
  const { game, setup, inputs, draws, opening, result, digest } = record;
  const state = result === null ? 'not finished yet' : 'finished';
  const outcome = `${paint('green', 'OK')} ${game}, ${setup.mode}, ${setup.seats} seats: ${inputs.length} inputs, ${opening.length + draws.length} numbers drawn, ${state}, digest ${digest}`;
  const dice = record.dice ? [say.t('terminal.fairDice', { commitment: record.dice.commitment })] : [];
  return [outcome, ...dice, ...ownContentLines(pkg, record.pack, say, paint)];
}

function asData(pkg: GamePackage, record: MatchRecord, call: Call, say: Speaker): object {
  const log: object[] = [];
  const match = replayRecord(pkg, record, eyeFrom(call, record), ({ input, trail, events, isUnseen }) => {
    log.push({
      ...(input ?? { kind: 'opening' }),
      trail: say.trail(trail),
      ...(isUnseen ? { unseen: true } : {}),
      told: events.map((event) => ({ ...event, sentence: say.event(event) })),
    });
  });
  const { game, version, setup, inputs } = record;
  return {
    game,
    version,
    mode: setup.mode,
    seats: setup.seats,
    options: setup.options,
    inputs: inputs.length,
    verified: call.flags.is('verify'),
    ownContent: record.pack === undefined ? [] : contentChanges(pkg.game.content, record.pack),
    digest: match?.digest() ?? null,
    result: match ? (match.result ?? null) : record.result,
    ...(isWhole(pkg, record) ? {} : { parts: partsOf(record), checked: isOwn(pkg, record) ? partsOf(record).at(-1) : null }),
    log,
  };
}

function tell(pkg: GamePackage, record: MatchRecord, call: Call, say: Speaker): void {
  const { io } = call;
  const paint = paintFor(io);
  for (const line of ownContentLines(pkg, record.pack, say, paint)) io.stdout.write(`${line}\n`);
  let heading = '';
  let wasUnseen = false;
  replayRecord(pkg, record, eyeFrom(call, record), (step) => {
    const notes = [
      ...(step.input ? [] : partLines(pkg, step.part, say)),
      ...(step.isUnseen && !wasUnseen ? [say.t('terminal.unseen')] : []),
    ];
    wasUnseen = step.isUnseen;
    if (notes.length > 0) io.stdout.write(`\n${notes.map((note) => paint('yellow', note)).join('\n')}\n`);
    const here = say.trail(step.trail.slice(0, HEADING_DEPTH)).join(' › ');
    if (here !== heading) io.stdout.write(`\n${paint('bold', here)}\n`);
    heading = here;
    io.stdout.write(
      stepLines(step, say, paint)
        .map((line) => `${line}\n`)
        .join(''),
    );
  });
  const result = record.result as Result | null;
  io.stdout.write(`\n${result ? outcome(result, say, paint) : paint('dim', say.t('terminal.unfinished'))}\n`);
}

/** What to say at the start of a part, if the game has changed since then or just before. */
function partLines(pkg: GamePackage, { version, from, lost }: Part, say: Speaker): string[] {
  return [
    ...(from > 0 ? [say.t('terminal.passage', { version, count: lost })] : []),
    ...(version === pkg.game.version ? [] : [say.t('terminal.olderPart', { version, now: pkg.game.version })]),
  ];
}
function uncheckedLines(pkg: GamePackage, record: MatchRecord, say: Speaker): string[] {
  return partsOf(record)
    .filter(({ version }) => version !== pkg.game.version)
    .map(({ version, from, to }) => say.t('terminal.unchecked', { version, from: from + 1, to }));
}
const isOwn = ({ game }: GamePackage, { version }: MatchRecord): boolean => version === game.version;
const isWhole = (pkg: GamePackage, record: MatchRecord): boolean => isOwn(pkg, record) && record.passages === undefined;

function stepLines({ input, events }: Replayed, say: Speaker, paint: Paint): string[] {
  const told = events.map((event) => `  ${say.event(event)} ${paint('dim', event.rule)}`);
  if (!input) return told;
  const what =
    input.kind === 'answer'
      ? input.text
      : say.t(input.kind === 'draw' ? `terminal.draw.${input.says}` : `terminal.${input.kind}`, { ...input });
  return [paint('dim', `${String(input.n).padStart(5)} ${say.name(input.seat)}: ${what}`), ...told];
}
const outcome = (result: Result, say: Speaker, paint: Paint): string =>
  `${paint('green', say.result(result))} ${paint('dim', result.rule)}`;
