import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { botFor, botNames, levelFor, random } from '@tabularium/bots';
import {
  carryOn,
  isPlayers,
  LONGEST_NAME,
  Match,
  type MatchFile,
  type MatchRecord,
  type Passage,
  parseFile,
  Refusal,
  type Seat,
  type SeatInfo,
  type SetupInput,
  verifyRecord,
} from '@tabularium/kernel';
import { USUAL } from '@tabularium/parts/levels';
import type { AnyKit, GamePackage } from '@tabularium/parts/shape';
import { type Call, type Command, type Flags, LANG_FLAG, packageNamed, UsageError } from '../command.ts';
import { contentFrom } from '../content.ts';
import { playOn } from '../play/dialogue.ts';
import { linesFrom } from '../play/lines.ts';
import { boardLines, clearScreen, newsLines, resultLines } from '../play/screen.ts';
import { keep, newsFor, type Session } from '../play/session.ts';
import { modeFrom, optionsFrom, SETUP_FLAGS } from '../setup.ts';
import { speakerFor } from '../speaker.ts';
import { PATIENCE, within } from '../watchdog.ts';

export const play: Command = {
  name: 'play',
  summary: 'Plays a match in the terminal',
  words: ['<game>'],
  flags: {
    ...SETUP_FLAGS,
    'first-game': { help: 'the set-up suggested for a first game' },
    seat: { value: 'N', help: 'the seat you take, 0 for the first (default: 0)' },
    hotseat: { help: 'people at every seat, one screen' },
    names: { value: 'A,B', help: 'what the players are called, by seat' },
    bots: { value: 'A,B', help: `who plays the other seats, cycled: ${botNames.join(', ')} (default: ${USUAL})` },
    seed: { value: 'S', help: 'the seed of the dice (default: random)' },
    resume: { value: 'FILE', help: 'continue a saved match' },
    save: { value: 'FILE', help: 'where to save the match after every answer (default: a new file here)' },
    lang: LANG_FLAG,
  },
  notes: [
    'In the game, "help" lists what you can type. Every answer is kept as it is given: --resume goes on even after a power cut.',
    'The file of a running match is closed, so that nobody reads hands or dice in it; once the match is over, anybody can.',
  ],
  run: async (call) => {
    const session = within(call.io, PATIENCE.opening, () => sessionFrom(call));
    const finished = await playOn(session).finally(() => session.lines.close()); // an open input would keep the program alive
    within(call.io, PATIENCE.step, () => sayGoodbye(session, finished));
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
  const file = keep(session);
  io.stdout.write(`${say.t('terminal.saved', { file })}\n`);
  if (!finished) io.stdout.write(`${say.t('terminal.resume', { game: pkg.game.id, file })}\n`);
}

/** Flags that a saved match leaves no choice about. */
const SETTLED = [...Object.keys(SETUP_FLAGS), 'first-game', 'seat', 'hotseat', 'names', 'bots', 'seed'];

function sessionFrom(call: Call): Session {
  const { io, flags, packages, words } = call;
  const pkg = packageNamed(packages, words[0]);
  const resumed = flags.text('resume');
  const asked = SETTLED.find((name) => flags.has(name));
  if (resumed !== undefined && asked !== undefined)
    throw new UsageError(`--${asked}: a saved match keeps the people, bots, options and content it was started with`);
  const { match, seats, seed, file, passage } = resumed === undefined ? begun(pkg, call) : goneOn(pkg, resumed);
  const people = new Set(seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : [])));
  const bots = seats.map(({ level }) => botFor(pkg, levelFor(pkg, level)));
  const session = {
    pkg,
    match,
    io,
    seed,
    seats,
    people,
    language: flags.language(io),
    names: seats.map(({ name }) => name),
    botAt: (seat: Seat) => bots[seat] ?? random,
    file: fileFor(flags.text('save'), file, resumed),
    resigned: new Set(match.inputs.flatMap((input) => (input.kind === 'leave' ? [input.seat] : []))),
    read: new Map(Array.from(people, (seat) => [seat, resumed === undefined ? 0 : match.heard(seat)])),
  };
  try {
    keep(session);
  } catch (error) {
    throw new UsageError(`--save: the match cannot be saved: ${error instanceof Error ? error.message : String(error)}`);
  }
  const note = passage && speakerFor(session).t('terminal.passed', { from: passage.from, to: pkg.game.version, count: passage.lost });
  return { ...session, notes: note === undefined ? [] : [note], lines: linesFrom(io) };
}

/** Where to save the match: never over another file. */
function fileFor(asked: string | undefined, usual: string, resumed: string | undefined): string {
  const file = asked ?? usual;
  if (file !== resumed && existsSync(file))
    throw new UsageError(`--save: the file ${file} already exists: choose another, or continue it with --resume ${file}`);
  return file;
}

interface Opened {
  readonly match: Match<AnyKit>;
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
  /** Where it is saved by default. */
  readonly file: string;
  /** How it got here from an older version of the game. */
  readonly passage?: Passage | undefined;
}
function begun(pkg: GamePackage, call: Call): Opened {
  const { flags } = call;
  const given = flags.text('seed');
  const seed = given ?? randomBytes(16).toString('hex');
  const match = Match.start(pkg.game, setupFrom(pkg, flags), { seed, content: contentFrom(pkg, call) });
  const name = given?.replaceAll(/[^\w-]/g, '_').slice(0, 40) ?? randomBytes(4).toString('hex'); // a random seed must not show in the name
  return { match, seed, seats: seatsFrom(pkg, flags, match.setup.seats), file: `${pkg.game.id}-${name}.json` };
}
function goneOn({ game }: GamePackage, file: string): Opened {
  const saved = parseFile(readFileSync(file, 'utf8'));
  if (saved.result !== null) throw new Refusal('match-over', `this match is over: \`tabularium replay ${file}\` tells it`);
  const match = resumedFrom(game, saved);
  const passage = match.passages.at(saved.passages?.length ?? 0);
  return { match, seats: saved.seats ?? seatsIn(saved), seed: saved.seed, file, passage };
}
/** Replays the whole match, so that one that breaks the rules is refused. A match of an older version continues from as far as the rules agree. */
function resumedFrom(game: GamePackage['game'], saved: MatchFile): Match<AnyKit> {
  try {
    return saved.game === game.id && saved.version < game.version ? carryOn(game, saved) : verifyRecord(game, saved);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('bad-record', `this match cannot be continued: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function setupFrom(pkg: GamePackage, flags: Flags): SetupInput {
  if (flags.is('first-game')) return pkg.game.setup.firstGame;
  const mode = modeFrom(pkg, flags);
  const seats = flags.number('seats', 1);
  return { options: optionsFrom(pkg, flags), ...(mode === undefined ? {} : { mode }), ...(seats === undefined ? {} : { seats }) };
}

/** Who sits where, according to the flags. */
function seatsFrom(pkg: GamePackage, flags: Flags, count: number): readonly SeatInfo[] {
  const own = flags.number('seat', 0) ?? 0;
  if (own >= count) throw new UsageError(`--seat: the match has seats 0 to ${count - 1}`);
  const names = flags.list('names');
  const wrong = names.find((name) => name.length > LONGEST_NAME || /\p{Cc}/u.test(name));
  if (wrong !== undefined) throw new UsageError(`--names: "${wrong}" is empty or longer than ${LONGEST_NAME} letters`);
  const bots = flags.list('bots').map((name) => botFor(pkg, name).name);
  const seats: SeatInfo[] = [];
  let others = 0;
  for (let seat = 0; seat < count; seat++) {
    const name = names[seat] ?? '';
    if (flags.is('hotseat') || seat === own) seats.push({ kind: 'human', name });
    else seats.push({ kind: 'bot', name, level: bots[others++ % bots.length] ?? levelFor(pkg) });
  }
  return seats;
}
/** For old files, which have no seats: people sit where a person has answered. */
function seatsIn({ setup, inputs }: MatchRecord): readonly SeatInfo[] {
  const people = new Set(inputs.flatMap((input) => (input.kind === 'answer' && isPlayers(input.by) ? [input.seat] : [])));
  const isPerson = (seat: Seat): boolean => (people.size > 0 ? people.has(seat) : seat === 0);
  return Array.from({ length: setup.seats }, (_, seat) => ({ kind: isPerson(seat) ? 'human' : 'bot', name: '' }));
}
