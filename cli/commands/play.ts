import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { botFor, botNames, botsFor, random } from '@tabularium/bots';
import type { AnyKit, Bot, GamePackage } from '@tabularium/games/shape';
import { Match, type MatchRecord, parseRecord, type Seat, type SetupInput } from '@tabularium/kernel';
import { type Call, type Command, type Flags, LANG_FLAG, packageNamed, UsageError } from '../command.ts';
import { contentFrom } from '../content.ts';
import { playOn } from '../play/dialogue.ts';
import { linesFrom } from '../play/lines.ts';
import { boardLines, clearScreen, newsLines, resultLines } from '../play/screen.ts';
import { newsFor, type Session, saveRecord } from '../play/session.ts';
import { modeFrom, optionsFrom, SETUP_FLAGS } from '../setup.ts';
import { speakerFor } from '../speaker.ts';

export const play: Command = {
  name: 'play',
  summary: 'Plays a match in the terminal',
  words: ['<game>'],
  flags: {
    ...SETUP_FLAGS,
    'first-game': { help: 'the set-up for people who play for the first time' },
    seat: { value: 'N', help: 'the seat you take, 0 for the first (default: 0)' },
    hotseat: { help: 'people at every seat, one screen' },
    names: { value: 'A,B', help: 'what the players are called, by seat' },
    bots: { value: 'A,B', help: `who plays the other seats, cycled: ${botNames.join(', ')} (default: the best that can play the game)` },
    seed: { value: 'S', help: 'what the dice are made from (default: chance)' },
    resume: { value: 'FILE', help: 'go on with a saved match' },
    save: { value: 'FILE', help: 'where the record is kept (default: <game>-<seed>.json)' },
    lang: LANG_FLAG,
  },
  notes: ['In the game, "help" lists what you can type. When the input ends the match is saved.'],
  run: async (call) => {
    const session = sessionFrom(call);
    const finished = await playOn(session);
    session.lines.close();
    sayGoodbye(session, finished);
    return 0;
  },
};

function sayGoodbye(session: Session, finished: boolean): void {
  const { io, match, pkg } = session;
  const say = speakerFor(session);
  if (match.result) {
    const [seat] = session.people.size === 1 ? session.people : [];
    const news = seat === undefined ? [] : newsLines(session, speakerFor(session, seat), newsFor(session, seat));
    const lines = [...boardLines(session, seat ?? 'public'), '', ...news, ...resultLines(session, match.result)];
    io.stdout.write(`${clearScreen(session)}${lines.join('\n')}\n`);
  }
  const file = saveRecord(session);
  io.stdout.write(`${say.t('terminal.saved', { file })}\n`);
  if (!finished) io.stdout.write(`${say.t('terminal.resume', { game: pkg.game.id, file })}\n`);
}

function sessionFrom(call: Call): Session {
  const { io, flags, packages, words } = call;
  const pkg = packageNamed(packages, words[0]);
  const resumed = flags.text('resume');
  const record = resumed === undefined ? undefined : parseRecord(readFileSync(resumed, 'utf8'));
  const seed = record?.seed ?? flags.text('seed') ?? randomBytes(8).toString('hex');
  if (record && flags.text('content') !== undefined)
    throw new UsageError('--content: a saved match goes on with the content it was begun with');
  const match: Match<AnyKit> = record
    ? Match.resume(pkg.game, record)
    : Match.start(pkg.game, setupFrom(pkg, flags), { seed, content: contentFrom(pkg, call) });
  const people = peopleFrom(flags, match.setup.seats, record);
  const bots = botsFrom(pkg, flags);
  const others = Array.from({ length: match.setup.seats }, (_, seat) => seat).filter((seat) => !people.has(seat));
  return {
    pkg,
    match,
    io,
    seed,
    people,
    language: flags.language(io),
    lines: linesFrom(io),
    names: flags.list('names'),
    botAt: (seat) => bots[others.indexOf(seat) % bots.length] ?? random,
    file: flags.text('save') ?? resumed ?? `${pkg.game.id}-${seed.replaceAll(/[^\w-]/g, '_')}.json`,
    resigned: new Set(),
    read: new Map(Array.from(people, (seat) => [seat, record ? match.view(seat).events : 0])),
  };
}

function setupFrom(pkg: GamePackage, flags: Flags): SetupInput {
  if (flags.is('first-game')) return pkg.game.setup.firstGame;
  const mode = modeFrom(pkg, flags);
  const seats = flags.number('seats', 1);
  return { options: optionsFrom(pkg, flags), ...(mode === undefined ? {} : { mode }), ...(seats === undefined ? {} : { seats }) };
}

/** Who is a person: as the flags say, or in a saved match whoever was one so far. */
function peopleFrom(flags: Flags, seats: number, record: MatchRecord | undefined): ReadonlySet<Seat> {
  if (flags.is('hotseat')) return new Set(Array.from({ length: seats }, (_, seat) => seat));
  const seat = flags.number('seat', 0);
  if (seat !== undefined && seat >= seats) throw new UsageError(`--seat: the match has seats 0 to ${seats - 1}`);
  if (seat !== undefined) return new Set([seat]);
  const before = record?.inputs.filter((input) => input.kind === 'answer' && input.by === 'player').map((input) => input.seat) ?? [];
  return new Set(before.length > 0 ? before : [0]);
}

function botsFrom(pkg: GamePackage, flags: Flags): readonly Bot[] {
  const names = flags.list('bots');
  const best = botsFor(pkg).at(-1) ?? 'random';
  return (names.length > 0 ? names : [best]).map((name) => botFor(pkg, name));
}
