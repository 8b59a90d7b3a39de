import type { Decision } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import { orderFrom } from '../play/orders.ts';

const texts = ['hire friman', 'hire lord', 'road simple', 'end'];
const PLAIN = { id: '1', seats: [0], ask: 'act', rule: 'X-1.1', options: texts, texts, pass: false };
const decision = (more: Partial<Decision<AnyKit>> = {}): Decision<AnyKit> => ({
  ...PLAIN,
  ...more,
});
const some = { some: { min: 0, max: 3 } };

test.each([
  ['1', {}, { do: 'pick', pick: 0 }],
  ['4', {}, { do: 'pick', pick: 3 }],
  ['5', {}, { do: 'unclear', candidates: [] }],
  ['0', {}, { do: 'unclear', candidates: [] }],
  ['0', { pass: true }, { do: 'pick', pick: 4 }],
  ['pass', { pass: true }, { do: 'pick', pick: 4 }],
  ['', { pass: true }, { do: 'pick', pick: 4 }],
  ['', {}, { do: 'board' }],
  ['', { options: ['end'], texts: ['end'] }, { do: 'pick', pick: 0 }],
  ['End', {}, { do: 'pick', pick: 3 }],
  ['ro', {}, { do: 'pick', pick: 2 }],
  ['lord', {}, { do: 'pick', pick: 1 }],
  ['hire', {}, { do: 'unclear', candidates: [0, 1] }],
  ['fly', {}, { do: 'unclear', candidates: [] }],
  ['3, 1', some, { do: 'pick', pick: [0, 2] }],
  ['road, end', some, { do: 'pick', pick: [2, 3] }],
  ['none', some, { do: 'pick', pick: [] }],
  ['', some, { do: 'pick', pick: [] }],
  ['1 9', some, { do: 'unclear', candidates: [] }],
  ['?', {}, { do: 'why', what: '' }],
  ['? hire', {}, { do: 'why', what: 'hire' }],
  ['?BAT-7.5', {}, { do: 'rule', id: 'BAT-7.5' }],
  ['? 7.5', {}, { do: 'rule', id: '7.5' }],
  ['?? 2', {}, { do: 'about', option: 1 }],
  ['about 2', {}, { do: 'about', option: 1 }],
  ['log', {}, { do: 'log', count: 20 }],
  ['diario 5', {}, { do: 'log', count: 5 }],
  ['cronaca 5', {}, { do: 'log', count: 5 }],
  ['save my match.json', {}, { do: 'save', file: 'my match.json' }],
  ['annulla', {}, { do: 'undo' }],
  ['quit', {}, { do: 'quit' }],
])('"%s" with %j', (line, more, order) => {
  expect(orderFrom(line, decision(more))).toEqual(order);
});
