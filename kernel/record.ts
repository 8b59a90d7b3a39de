// Reading saves and records that come from outside, and checking a record step by step.
import { canonical, digestContent } from './digest.ts';
import { Refusal, type RefusalCode } from './errors.ts';
import { type Game, isBy, type Kit } from './game.ts';
import { type Answer, DRAW_WORDS, type Draw, type Input, type MatchRecord, type Save } from './inputs.ts';
import { Match } from './match.ts';
import { sealOf } from './seal.ts';

type Shape = Readonly<Record<string, 'string' | 'number' | 'object' | 'array'>>;
const SAVE_SHAPE: Shape = {
  game: 'string',
  version: 'number',
  content: 'string',
  setup: 'object',
  words: 'number',
  table: 'object',
  mark: 'object',
  inputs: 'array',
  draws: 'array',
  barrier: 'number',
  counters: 'object',
  seal: 'string',
};
const RECORD_SHAPE: Shape = {
  game: 'string',
  version: 'number',
  content: 'string',
  setup: 'object',
  seed: 'string',
  opening: 'array',
  draws: 'array',
  inputs: 'array',
  digest: 'string',
  seal: 'string',
};

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value);

const isInput = (input: unknown): boolean =>
  kindOf(input) === 'object' &&
  ['answer', 'leave', 'undo', 'draw'].includes((input as Input).kind) &&
  Number.isInteger((input as Input).n) &&
  Number.isInteger((input as Input).seat) &&
  ((input as Input).kind !== 'draw' || DRAW_WORDS.includes((input as Draw).says)) &&
  ((input as Input).kind !== 'answer' || isBy((input as Answer).by));
function wrongInputs(inputs: readonly unknown[]): string | undefined {
  const place = inputs.findIndex((input) => !isInput(input));
  return place === -1 ? undefined : `input ${place + 1} is ${JSON.stringify(inputs[place])}`;
}
function wrongNumbers(draws: readonly unknown[]): string | undefined {
  const place = draws.findIndex((number) => !Number.isInteger(number) || (number as number) < 0);
  return place === -1 ? undefined : `number ${place + 1} of the drawn ones is ${JSON.stringify(draws[place])}`;
}

/** No record of ours goes so deep; what does would only fill the stack. */
const DEEPEST = 100;
/** What a terminal would obey instead of showing it. */
const CONTROLS = /(?![\n\t])\p{Cc}/u;
/** Nesting without end, and signs that mean something to a terminal. */
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
    throw new Refusal(
      code,
      `this ${what} is not whole JSON, it may have been cut off: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (kindOf(value) !== 'object') throw new Refusal(code, `a ${what} is an object, this is ${kindOf(value)}`);
  const fields = value as Record<string, unknown>;
  if (fields['format'] !== 1)
    throw new Refusal(code, `this ${what} has format ${JSON.stringify(fields['format'])}, this program reads format 1`);
  for (const [name, kind] of Object.entries(shape))
    if (kindOf(fields[name]) !== kind)
      throw new Refusal(code, `this ${what} is damaged: "${name}" is ${kindOf(fields[name])} instead of ${kind}`);
  const wrong =
    wrongSigns(value) ?? wrongInputs(fields['inputs'] as readonly unknown[]) ?? wrongNumbers(fields['draws'] as readonly unknown[]);
  if (wrong !== undefined) throw new Refusal(code, `this ${what} is damaged: ${wrong}`);
  if (fields['seal'] !== sealOf(fields)) throw new Refusal(code, `this ${what} was changed after it was written: its seal does not fit`);
  return fields;
}

export function parseSave(text: string): Save {
  const save = parse(text, SAVE_SHAPE, 'bad-save', 'save') as Save;
  const { agreed, setup } = save;
  const isFine = agreed === undefined || (Array.isArray(agreed) && new Set(agreed).size === agreed.length && agreed.every(isSeatOf(setup)));
  if (!isFine) throw new Refusal('bad-save', `this save is damaged: "agreed" is ${JSON.stringify(agreed)} instead of a list of seats`);
  return save;
}
const isSeatOf =
  ({ seats }: Save['setup']) =>
  (seat: unknown): boolean =>
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
export const parseRecord = (text: string): MatchRecord => parse(text, RECORD_SHAPE, 'bad-record', 'record') as MatchRecord;

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
    throw new Refusal('bad-record', `the record cannot be replayed: ${error instanceof Error ? error.message : String(error)}`);
  }
  const again = match.record();
  for (const part of ['opening', 'draws', 'inputs', 'result'] as const)
    if (canonical(again[part]) !== canonical(record[part]))
      throw new Refusal('bad-record', `the ${part} of the record differ from what the rules make of it`);
  if (again.digest !== record.digest)
    throw new Refusal('bad-record', `the last table has digest ${again.digest}, the record says ${record.digest}`);
  return match;
}
