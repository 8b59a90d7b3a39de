import type { Messages } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { messageGaps, type Speaker, type SpeakerOptions, speaker } from '../index.ts';

const en: Messages = {
  ask: { act: '{{seat, seat}}, what now?', pick: 'Choose {{min}} to {{max}}' },
  option: {
    act: {
      end: 'End the turn',
      hire: 'Hire a {{unit, term}}',
      attack: { by: 'target', hero: "Attack {{of, seat}}'s hero", other: 'Attack the {{target, term}}' },
    },
    recall: { by: 'recall', true: 'Take the ambush up', false: 'Leave it' },
    cell: 'Mark {{value}}',
  },
  group: { act: { end: 'Turn', of: { unit: 'The {{unit, term}}' }, attack: 'Fight' } },
  pass: { pay: 'Pay nothing' },
  event: {
    drew_one: '{{seat, seat}} draws a card',
    drew_other: '{{seat, seat}} draws {{count}} cards',
    drew_you_one: 'You draw a card',
    drew_you_other: 'You draw {{count}} cards',
    paid: '{{seat, seat}} pays {{cards, cards}}',
    struck: '{{target, term}} is struck$t(lost, {"count": {{hp}} })',
    walked: '{{unit, term}} goes to {{path, last}}',
    hoped: 'The {{unit, term}} hopes for {{expected, rounded}} ({{defeats, percent}})',
    hired: '{{unit, term, capital}}s: {{unit, term(form: plural)}} ({{change, signed}})',
  },
  lost_zero: '',
  lost_one: ', 1 hp lost',
  lost_other: ', {{count}} hp lost',
  thing: { hire: 'hire a {{second, term}}', other: '{{what, term}}' },
  reason: { poor: '{{what}}: you need {{needed}} more' },
  about: { act: { hire: 'Leaves {{left}} in the stock' } },
  step: { day: 'Day {{day}}', turn: "{{seat, seat}}'s turn" },
  result: { full: 'The board is full.' },
  term: { friman: 'friman', friman_plural: 'frimen', city: 'city', bear: 'Bärfolk' },
};
const pkg = {
  messages: { en, it: en },
  words: (value: string, t: (key: string) => string) => {
    const [form = '', faction] = value.split(' ');
    return faction === undefined ? undefined : `${t(`term.${faction}`)} ${t(`term.${form}`)}`;
  },
};
const speak = (options: Partial<SpeakerOptions> = {}): Speaker & { missing: string[] } => {
  const missing: string[] = [];
  return { ...speaker(pkg, { language: 'en', names: ['Anna', 'Bruno'], onMissing: (what) => missing.push(what), ...options }), missing };
};

test('a question knows its seat, its facts and how many may be chosen', () => {
  const { ask } = speak();
  const decision = { id: '1', seats: [1], rule: 'X-1.1', options: [], texts: [], pass: false };
  expect(ask({ ...decision, ask: 'act' })).toBe('Bruno, what now?');
  expect(ask({ ...decision, ask: 'pick', some: { min: 1, max: 3 } })).toBe('Choose 1 to 3');
});

test('an option is said by what it does, by a fact it selects, or by its value', () => {
  const { option } = speak();
  expect(option('act', { do: 'hire', unit: 'friman' })).toBe('Hire a friman');
  expect(option('act', { do: 'attack', target: 'hero', of: 0 })).toBe("Attack Anna's hero");
  expect(option('act', { do: 'attack', target: 'city' })).toBe('Attack the city');
  expect(option('recall', { recall: false })).toBe('Leave it');
  expect(option('cell', 4)).toBe('Mark 4');
});

test('passing has a word of the game or of the house', () => {
  expect(speak().option('pay', 'pass')).toBe('Pay nothing');
  expect(speak().option('act', 'pass')).toBe('Pass');
  expect(speak({ language: 'it' }).option('act', 'pass')).toBe('Passa');
});

test('events have plurals, and sentences for the reader where there are some', () => {
  expect(speak().event({ kind: 'drew', rule: 'X-1.1', seat: 0, count: 1 } as never)).toBe('Anna draws a card');
  expect(speak({ you: 0 }).event({ kind: 'drew', rule: 'X-1.1', seat: 0, count: 2 } as never)).toBe('You draw 2 cards');
  expect(speak({ you: 0 }).event({ kind: 'paid', rule: 'X-1.1', seat: 0, cards: [] } as never)).toBe('Anna pays nothing');
});

test('equal cards are counted, put-together names come from the package', () => {
  const paid = { kind: 'paid', rule: 'X-1.1', seat: 1, cards: ['friman bear', 'city', 'friman bear'] };
  expect(speak().event(paid as never)).toBe('Bruno pays 2 × Bärfolk friman and city');
});

test('an object is a word of its fields, a list has a last one, and a part of a sentence may be empty', () => {
  const { event, missing } = speak();
  const struck = (hp: number): string => event({ kind: 'struck', rule: 'X-1.1', target: { friman: 'bear' }, hp } as never);
  expect([0, 1, 2].map(struck)).toEqual([
    'Bärfolk friman is struck',
    'Bärfolk friman is struck, 1 hp lost',
    'Bärfolk friman is struck, 2 hp lost',
  ]);
  expect(event({ kind: 'walked', rule: 'X-1.1', unit: 'friman', path: ['d3', 'd4'] } as never)).toBe('friman goes to d4');
  expect(missing).toEqual([]);
});

test('what a reason is about has words by its first word, or by all of them', () => {
  const { thing } = speak();
  const reason = { rule: 'X-1.1', because: 'poor' };
  expect(thing({ ...reason, what: 'hire friman' })).toBe('hire a friman');
  expect(thing({ ...reason, what: 'friman bear' })).toBe('Bärfolk friman');
  expect(thing(reason)).toBeUndefined();
});

test('numbers are rounded', () => {
  const hoped = { kind: 'hoped', rule: 'X-1.1', unit: 'friman', expected: 5 / 3, defeats: 0.374 };
  expect(speak().event(hoped)).toBe('The friman hopes for 1.7 (37%)');
});

test('formatters can be chained and take a form', () => {
  expect(speak().event({ kind: 'hired', rule: 'X-1.1', unit: 'friman', change: 1 } as never)).toBe('Frimans: frimen (+1)');
});

test('reasons, previews, the trail and results are sentences', () => {
  const { reason, about, trail, result, missing } = speak();
  expect(reason({ rule: 'X-1.1', because: 'poor', what: 'hire lord', needed: 2 })).toBe('hire lord: you need 2 more');
  expect(about('act', { do: 'hire', unit: 'friman' }, { left: 3 })).toBe('Leaves 3 in the stock');
  expect(about('act', { do: 'end' }, { odds: { win: 0.5 }, cards: [1, 2] })).toBe('odds: (win: 0.5), cards: (1, 2)');
  expect(about('act', { do: 'end' }, undefined)).toBeUndefined();
  expect(trail([{ at: 'day', day: 2 } as never, { at: 'turn', seat: 0 } as never])).toEqual(['Day 2', "Anna's turn"]);
  const ended = { rule: 'X-1.2', because: 'full', scores: [] };
  expect(result({ ...ended, winners: [1], drawn: false })).toBe('Bruno has won. The board is full.');
  expect(result({ ...ended, winners: [0, 1], drawn: false })).toBe('Anna and Bruno have won. The board is full.');
  expect(result({ ...ended, winners: [0, 1], drawn: true })).toBe('A draw between Anna and Bruno. The board is full.');
  expect(result({ ...ended, winners: [], drawn: false })).toBe('Nobody has won. The board is full.');
  expect(missing).toEqual([]);
});

test('a seat without a name is a player, and nobody is nobody', () => {
  const { name, t } = speak({ names: [] });
  expect(name(1)).toBe('Player 2');
  expect(t('option.act', { do: 'attack', target: 'hero', of: -1 })).toBe("Attack nobody's hero");
});

test('what is missing is shown as its key and told', () => {
  const { event, option, missing } = speak();
  expect(event({ kind: 'flew', rule: 'X-1.1' })).toBe('event.flew');
  expect(option('act', { do: 'fly' })).toBe('option.act.fly');
  option('act', { do: 'hire' });
  option('act', { do: 'hire', unit: 'lord' });
  expect(missing).toEqual(['event.flew', 'option.act.fly', '{{unit, term}} in "Hire a {{unit, term}}"', 'term.lord']);
});

test('a sentence that wants a fact it does not get is told', () => {
  const { t, missing } = speak();
  t('reason.poor', { what: 'hire lord' });
  expect(missing).toEqual(['{{needed}} in "hire lord: you need {{needed}} more"']);
});

test('names cannot smuggle in sentences', () => {
  const { ask, event } = speak({ names: ['{{seat}} $t(result.full)'] });
  const decision = { id: '1', seats: [0], ask: 'act', rule: 'X-1.1', options: [], texts: [], pass: false };
  expect(ask(decision)).toBe('{{seat}} $t(result.full), what now?');
  const paid = { kind: 'paid', rule: 'X-1.1', seat: 0, cards: ['city', 'city', 'friman bear'] };
  expect(event(paid as never)).toBe('{{seat}} $t(result.full) pays 2 × city and Bärfolk friman');
});

test('a language that lacks a key is found, plurals aside', () => {
  const messages = { en: { a: { b: 'x', c_one: 'x', c_other: 'x' } }, it: { a: { c_one: 'x', c_many: 'x', c_other: 'x' }, d: 'x' } };
  expect(messageGaps(messages)).toEqual(['it lacks a.b', 'en lacks d']);
});
test('what only "you" would read is missing for the others', () => {
  const messages = { event: { lost_you: 'You lose.', drew_you_one: 'You draw one.', drew_one: 'One is drawn.' } };
  expect(messageGaps({ en: messages, it: messages })).toEqual(['en lacks event.lost', 'it lacks event.lost']);
});
test('in a selection each sentence has its own for "you"; a selection for "you" is never read', () => {
  const took = (own: Messages): Messages => ({ event: { took: { by: 'coins', 1: 'One.', other: 'Some.', ...own } } });
  const good = took({ '1_you': 'You take one.', other_you: 'You take some.' });
  const said = speaker({ messages: { en: good, it: good } }, { language: 'en', names: ['Anna'], you: 0 });
  expect(said.event({ kind: 'took', rule: '', seat: 0, coins: 1 } as never)).toBe('You take one.');
  expect(said.event({ kind: 'took', rule: '', seat: 0, coins: 2 } as never)).toBe('You take some.');
  expect(messageGaps({ en: good, it: good })).toEqual([]);
  const bad: Messages = { event: { took: { by: 'coins', other: 'Some.' }, took_you: { by: 'coins', other: 'You take some.' } } };
  const plain: Messages = { event: { took: { by: 'coins', other: 'Some.' } } };
  expect(
    speaker({ messages: { en: bad, it: bad } }, { language: 'en', names: ['Anna'], you: 0 }).event({
      kind: 'took',
      rule: '',
      seat: 0,
    } as never),
  ).toBe('Some.');
  expect(messageGaps({ en: bad, it: bad })).toContain('en never reads event.took_you: in a selection each sentence has its own _you');
  expect(messageGaps({ en: plain, it: plain })).toEqual([]);
});

test('an option stands under the heading of what it does, or of whom it is about', () => {
  const { group } = speak();
  expect(group('act', { do: 'attack', target: 'city' })).toEqual({ heading: 'Fight', place: 2, isOfOne: false });
  expect(group('act', { do: 'hire', unit: 'friman' })).toEqual({ heading: 'The friman', place: 1, isOfOne: true });
  expect(group('act', { do: 'sing' })).toBeUndefined();
  expect(group('cell', 4)).toBeUndefined();
});

test('Italian puts a d between equal vowels: before names, in lists, at the beginning', () => {
  const it: Messages = {
    event: { gave: 'Tocca a {{to, seat}}, {{all, seats}}.', first: 'A {{to, seat}} e a te: e è già a Asti, o a Roma.' },
  };
  const say = speaker({ messages: { en: it, it } }, { language: 'it', names: ['Anna', 'Elena', 'Ugo'] });
  expect(say.event({ kind: 'gave', rule: '', to: 0, all: [2, 1] } as never)).toBe('Tocca ad Anna, Ugo ed Elena.');
  expect(say.event({ kind: 'gave', rule: '', to: 1, all: [1, 0] } as never)).toBe('Tocca a Elena, Elena e Anna.');
  expect(say.event({ kind: 'first', rule: '', to: 0 } as never)).toBe('Ad Anna e a te: ed è già ad Asti, o a Roma.');
  const english = speaker({ messages: { en: it, it } }, { language: 'en', names: ['Anna'] });
  expect(english.event({ kind: 'first', rule: '', to: 0 } as never)).toContain('A Anna e a te');
});
