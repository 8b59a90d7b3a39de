import { describe, expect, test } from 'vitest';
import { canonical, FastDice, type Input, Match, type MatchRecord, parseRecord, randomPick, type Undo, verifyRecord } from '../index.ts';
import { sealed } from '../seal.ts';
import { ambush } from './games/ambush.ts';
import { bids } from './games/bids.ts';
import { quarry, redPack } from './games/quarry.ts';
import { refusal } from './refusals.ts';

/** A match with forced answers, draws, undos and a departure. */
function recorded(seed = 'recorded e'): MatchRecord {
  const match = Match.start(ambush, { mode: 'melee', seats: 4, options: { lives: 2, tokens: 5 } }, { seed });
  const dice = new FastDice(4);
  while (!match.result) {
    const decision = match.pending[dice.below(match.pending.length)];
    const seat = decision?.seats[0] as number;
    match.answer(seat, decision?.id as string, randomPick(decision as never, decision?.options.length as number, dice));
    if (match.canUndo(seat) && dice.below(3) === 0) match.undo(seat);
    if (match.inputs.length >= 20 && !match.result && !match.inputs.some((input) => input.kind === 'leave')) match.leave(3);
  }
  return parseRecord(JSON.stringify(match.record()));
}
const record = recorded();
const edited = (change: (draft: { -readonly [Key in keyof MatchRecord]: MatchRecord[Key] } & { inputs: Input[] }) => void): MatchRecord => {
  const draft = JSON.parse(JSON.stringify(record)) as Parameters<typeof change>[0];
  change(draft);
  return parseRecord(JSON.stringify(sealed(draft)));
};
const find = (inputs: readonly Input[], fits: (input: Input) => boolean): number => inputs.findIndex(fits);
const isPlayers = (input: Input): boolean => input.kind === 'answer' && input.by === 'player';

describe('a record', () => {
  test('holds every kind of input, and is verified to the same last table', () => {
    expect(new Set(record.inputs.map((input) => (input.kind === 'answer' ? input.by : input.kind)))).toEqual(
      new Set(['player', 'rules', 'undo', 'leave']),
    );
    expect(record.draws.length).toBeGreaterThan(0);
    expect(verifyRecord(ambush, record).digest()).toBe(record.digest);
  });
  test('of a running match is verified, too', () => {
    const match = Match.start(bids(), { seats: 2 }, { seed: 'x' });
    match.answer(0, match.pending[0]?.id as string, 1);
    expect(verifyRecord(bids(), match.record()).pending).toEqual(match.pending);
  });
  test('is resumed up to any input', () => {
    for (const upTo of [0, 1, 10, record.inputs.length])
      expect(Match.resume(ambush, record, { upTo }).inputs.length).toBeGreaterThanOrEqual(upTo);
    expect(Match.resume(ambush, record, { upTo: 0 }).result).toBeUndefined();
  });
  test('does not depend on the order in which a store returns its keys', () => {
    expect(verifyRecord(ambush, parseRecord(canonical(record))).digest()).toBe(record.digest);
  });
  test('keeps a player’s own pack whole', () => {
    const match = Match.start(quarry, {}, { seed: 'p', content: structuredClone(redPack) });
    match.answer(0, match.pending[0]?.id as string, 1);
    const kept = parseRecord(JSON.stringify(match.record()));
    expect(kept.pack).toEqual(redPack);
    expect(verifyRecord(quarry, kept).table.content).toEqual(redPack);
    const other = sealed({ ...kept, pack: { ...redPack, name: 'blue' } });
    expect(refusal('bad-record', () => verifyRecord(quarry, other))).toContain('other content');
  });
});

describe('an edited record is refused, even with a new seal:', () => {
  const cases: Readonly<Record<string, (draft: Parameters<Parameters<typeof edited>[0]>[0]) => void>> = {
    'another seed': (draft) => (draft.seed = 'another'),
    'another set-up': (draft) => (draft.setup = { ...draft.setup, options: { lives: 3, tokens: 5, rescue: true } }),
    'an impossible set-up': (draft) => (draft.setup = { ...draft.setup, seats: 9 }),
    'another opening': (draft) => (draft.opening = draft.opening.map((n) => n + 1)),
    'a number drawn otherwise': (draft) => (draft.draws = draft.draws.map((n, i) => (i === 0 ? (n + 1) % 6 : n))),
    'a number drawn more': (draft) => (draft.draws = [...draft.draws, 0]),
    'another winner': (draft) => (draft.result = { ...(draft.result as object), winners: [1, 2] }),
    'no result': (draft) => (draft.result = null),
    'another digest': (draft) => (draft.digest = draft.digest.replace(/^./, (c) => (c === '0' ? '1' : '0'))),
    'another content': (draft) => (draft.content = draft.content.replace(/^./, (c) => (c === '0' ? '1' : '0'))),
    'the last input missing': (draft) => draft.inputs.pop(),
    'an input missing': (draft) => draft.inputs.splice(find(draft.inputs, isPlayers), 1),
    'an input twice': (draft) => draft.inputs.splice(3, 0, draft.inputs[3] as Input),
    'two inputs swapped': (draft) => draft.inputs.splice(1, 2, draft.inputs[2] as Input, draft.inputs[1] as Input),
    'another number of an option': (draft) =>
      change(
        draft.inputs,
        (input) => isPlayers(input) && isOne(input),
        (input) => ({ ...input, pick: 99 }),
      ),
    'another option': (draft) => change(draft.inputs, isPlayers, (input) => ({ ...input, option: { do: 'win' } })),
    'another text': (draft) => change(draft.inputs, isPlayers, (input) => ({ ...input, text: 'win' })),
    'another question': (draft) => change(draft.inputs, isPlayers, (input) => ({ ...input, ask: 'win' })),
    'another seat': (draft) => change(draft.inputs, isPlayers, (input) => ({ ...input, seat: (input.seat + 1) % 4 })),
    'no such seat': (draft) => change(draft.inputs, isPlayers, (input) => ({ ...input, seat: 17 })),
    'an answer that the rules are said to have given': (draft) => change(draft.inputs, isPlayers, (input) => ({ ...input, by: 'rules' })),
    'an answer of the rules that a player is said to have given': (draft) =>
      change(
        draft.inputs,
        (input) => input.kind === 'answer' && input.by === 'rules',
        (input) => ({ ...input, by: 'player' }),
      ),
    'an undo of something else': (draft) =>
      change(
        draft.inputs,
        (input) => input.kind === 'undo',
        (input) => ({ ...input, of: (input as Undo).of + 1 }),
      ),
    'an undo that was not allowed': (draft) =>
      change(
        draft.inputs,
        (input) => input.kind === 'undo',
        (input) => ({ ...input, seat: (input.seat + 1) % 4 }),
      ),
    'a departure of another seat': (draft) =>
      change(
        draft.inputs,
        (input) => input.kind === 'leave',
        (input) => ({ ...input, seat: 2 }),
      ),
    'an input of no kind': (draft) => change(draft.inputs, isPlayers, (input) => ({ ...input, kind: 'cheat' }) as never),
    'an input that is nothing': (draft) => draft.inputs.splice(2, 1, null as never),
    'inputs after the end': (draft) => draft.inputs.push({ ...(draft.inputs[0] as Input), n: draft.inputs.length + 1 }),
  };
  const isOne = (input: Input): boolean => input.kind === 'answer' && typeof input.pick === 'number';
  function change(inputs: Input[], fits: (input: Input) => boolean, to: (input: Input) => Input): void {
    const place = find(inputs, fits);
    expect(place).toBeGreaterThanOrEqual(0);
    inputs[place] = to(inputs[place] as Input);
  }
  for (const [what, edit] of Object.entries(cases))
    test(what, () => {
      expect(refusal('bad-record', () => verifyRecord(ambush, edited(edit)))).not.toBe('');
    });
});

describe('a damaged record is refused:', () => {
  const text = JSON.stringify(record);
  test('cut off anywhere', () => {
    for (let length = 0; length < text.length; length += 97) refusal('bad-record', () => parseRecord(text.slice(0, length)));
  });
  test('edited without a new seal', () => {
    expect(refusal('bad-record', () => parseRecord(text.replace('"seat":0', '"seat":1')))).toContain('its seal does not fit');
  });
  test('of another format, or not a record', () => {
    expect(refusal('bad-record', () => parseRecord(JSON.stringify(sealed({ ...record, format: 9 }))))).toContain('format 9');
    expect(refusal('bad-record', () => parseRecord('"hello"'))).toContain('a record is an object, this is string');
    expect(refusal('bad-record', () => parseRecord(JSON.stringify(sealed({ ...record, inputs: 'many' }))))).toContain(
      '"record.inputs" is "many" instead of a list',
    );
  });
  test('of another game', () => {
    expect(refusal('bad-record', () => verifyRecord(bids(), { ...record, version: 1, content: bidsContent() }))).toContain(
      'a record of ambush, not of bids',
    );
  });
  test('of another version', () => {
    expect(refusal('bad-record', () => verifyRecord({ ...ambush, version: 4 }, record))).toContain(
      'version 3 of ambush, this is version 4',
    );
  });
  const bidsContent = (): string => Match.start(bids(), {}, { seed: 's' }).record().content;
});
