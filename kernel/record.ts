// Reading saves and records from outside, and verifying a record step by step.
import { canonical, digestContent } from './digest.ts';
import { messageOf, Refusal, type RefusalCode } from './errors.ts';
import { BYS, type Game, type Kit } from './game.ts';
import { DRAW_WORDS, type MatchRecord, type Origins, type Save } from './inputs.ts';
import { Match } from './match.ts';
import { sealOf } from './seal.ts';
import { type Shape, wrongIn } from './shape.ts';

const COUNTS: Shape = { list: 'count' };
const SETUP: Shape = { of: { mode: 'string', seats: 'count', options: { map: { any: ['string', 'number', 'boolean'] } } } };
const NUMBERED = { n: 'count', seat: 'count' } as const;
const LEAVE: Shape = { of: { ...NUMBERED, kind: { is: ['leave'] } } };
const ANSWER: Shape = {
  of: {
    ...NUMBERED,
    kind: { is: ['answer'] },
    ask: 'string',
    pick: { any: ['count', COUNTS] },
    option: 'json',
    text: 'string',
    by: { is: BYS },
  },
  maybe: { joined: { is: [true] } },
};
const UNDO: Shape = { of: { ...NUMBERED, kind: { is: ['undo'] }, of: 'count' }, maybe: { with: COUNTS } };
const DRAW: Shape = { of: { ...NUMBERED, kind: { is: ['draw'] }, says: { is: DRAW_WORDS } } };
const CHECKPOINT: Shape = {
  of: { inputs: 'count', draws: 'count', heard: COUNTS, left: COUNTS, barrier: 'count' },
  maybe: { decider: 'count' },
};
const COUNTERS: Shape = { of: { inputs: 'count', decisions: 'count', tries: COUNTS, undos: 'count' }, maybe: { hushed: COUNTS } };
const SAVE: Shape = {
  of: {
    game: 'string',
    version: 'count',
    content: 'string',
    setup: SETUP,
    words: 'count',
    table: 'object',
    mark: CHECKPOINT,
    inputs: { list: { any: [ANSWER, LEAVE] } },
    draws: COUNTS,
    barrier: 'count',
    counters: COUNTERS,
    seal: 'string',
  },
  maybe: { seed: 'string', agreed: COUNTS },
  more: true,
};
const ORIGINS = {
  game: 'string',
  setup: SETUP,
  seed: 'string',
  inputs: { list: { any: [ANSWER, LEAVE, UNDO, DRAW] } },
} as const;
const PASSAGES: Shape = { list: { of: { after: 'count', from: 'count', lost: 'count', save: 'object' } } };
const RECORD: Shape = {
  of: {
    ...ORIGINS,
    version: 'count',
    content: 'string',
    opening: COUNTS,
    draws: COUNTS,
    digest: 'string',
    seal: 'string',
  },
  maybe: {
    pack: 'object',
    passages: PASSAGES,
    save: 'object',
  },
  more: true,
};

/** Our records are never nested this deeply; deeper ones could overflow the stack. */
const DEEPEST = 100;
/** Characters that a terminal would obey instead of showing. */
const CONTROLS = /(?![\n\t])\p{Cc}/u;
/** Finds excessive nesting and control characters. */
function wrongSigns(value: unknown): string | undefined {
  const rest: { readonly part: unknown; readonly depth: number }[] = [{ part: value, depth: 0 }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { part, depth } = next;
    if (depth > DEEPEST) return 'it is nested too deeply';
    if (typeof part === 'string' && CONTROLS.test(part)) return 'a text in it has control characters';
    if (typeof part !== 'object' || part === null) continue;
    for (const [key, inner] of Object.entries(part)) {
      if (CONTROLS.test(key)) return 'a name in it has control characters';
      rest.push({ part: inner, depth: depth + 1 });
    }
  }
  return undefined;
}

function parse(text: string, shape: Shape, code: RefusalCode, what: string): object {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refusal(code, `this ${what} is not complete JSON, it may have been cut off: ${messageOf(error)}`);
  }
  const wrong = wrongFile(value, shape, what);
  if (wrong !== undefined) throw new Refusal(code, wrong);
  return value as object;
}
function wrongFile(value: unknown, shape: Shape, what: string): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return `a ${what} is an object, this is ${Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value}`;
  const { format, seal } = value as Partial<Save>;
  if (format !== 1) return `this ${what} has format ${JSON.stringify(format)}, this program reads format 1`;
  const wrong = wrongSigns(value) ?? wrongIn(value, shape, what);
  if (wrong !== undefined) return `this ${what} is damaged: ${wrong}`;
  return seal === sealOf(value) ? undefined : `this ${what} was changed after it was written: its seal does not fit`;
}

/** What is wrong with the origins of a match. */
export function wrongOrigins(value: Origins): string | undefined {
  return wrongIn(value, { of: ORIGINS, maybe: { pack: 'object', passages: PASSAGES }, more: true }, 'match') ?? wrongPassages(value);
}
function wrongPassages({ passages = [], inputs }: Origins): string | undefined {
  for (const [i, { after, save }] of passages.entries()) {
    const wrong = after > inputs.length ? `it comes after input ${after}, and there are ${inputs.length}` : wrongSave(save);
    if (wrong !== undefined) return `passage ${i + 1} is damaged: ${wrong}`;
  }
  return undefined;
}
/** What is wrong with a save, except in its table, which only its game can check. */
export function wrongSave(value: unknown): string | undefined {
  const wrong = wrongFile(value, SAVE, 'save');
  if (wrong !== undefined) return wrong;
  const { setup, mark, counters, inputs, agreed = [] } = value as Save;
  const { tries, hushed = tries } = counters;
  const damaged = (name: string, found: unknown, what: string): string =>
    `this save is damaged: "${name}" is ${JSON.stringify(found)} instead of ${what}`;
  const seats = [...mark.left, ...agreed, ...(mark.decider === undefined ? [] : [mark.decider]), ...inputs.map(({ seat }) => seat)];
  const stranger = seats.find((seat) => seat >= setup.seats);
  if (stranger !== undefined) return damaged('seat', stranger, `one below ${setup.seats}`);
  if (new Set(agreed).size !== agreed.length) return damaged('agreed', agreed, 'a list of seats');
  if (mark.heard.length !== setup.seats + 1) return damaged('mark.heard', mark.heard, `${setup.seats + 1} numbers`);
  for (const [name, list] of Object.entries({ tries, hushed }))
    if (list.length !== setup.seats) return damaged(`counters.${name}`, list, `${setup.seats} numbers`);
  const place = inputs.findIndex(({ n }, i) => n > counters.inputs || n <= (inputs[i - 1]?.n ?? 0));
  return place === -1 ? undefined : damaged(`inputs.${place}.n`, inputs[place]?.n, `a number that comes next, up to ${counters.inputs}`);
}
export function parseSave(text: string): Save {
  const save = parse(text, SAVE, 'bad-save', 'save') as Save;
  const wrong = wrongSave(save);
  if (wrong !== undefined) throw new Refusal('bad-save', wrong);
  return save;
}
export function parseRecord(text: string): MatchRecord {
  const record = parse(text, RECORD, 'bad-record', 'record') as MatchRecord;
  const wrong = wrongPassages(record);
  if (wrong !== undefined) throw new Refusal('bad-record', `this record is damaged: ${wrong}`);
  return record;
}

/** Replays a record: every listed option, drawn number, result and the last table must come out as written. */
export function verifyRecord<K extends Kit>(game: Game<K>, record: MatchRecord): Match<K> {
  if (record.version !== game.version)
    throw new Refusal('bad-record', `the record is of version ${record.version} of ${game.id}, this is version ${game.version}`);
  if (record.content !== digestContent(record.pack ?? game.content))
    throw new Refusal('bad-record', 'the record was played with other content');
  let match: Match<K>;
  try {
    match = Match.resume(game, record);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'bad-record') throw error;
    throw new Refusal('bad-record', `the record cannot be replayed: ${messageOf(error)}`);
  }
  const again = match.record();
  for (const part of ['opening', 'draws', 'inputs', 'result'] as const)
    if (canonical(again[part]) !== canonical(record[part])) throw new Refusal('bad-record', `replaying the record gives different ${part}`);
  if (again.digest !== record.digest)
    throw new Refusal('bad-record', `the last table has digest ${again.digest}, the record says ${record.digest}`);
  return match;
}
