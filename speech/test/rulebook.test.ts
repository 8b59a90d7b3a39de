import { expect, test } from 'vitest';
import { parseRulebook, parseWholeRulebook } from '../index.ts';

const english = `# The Game

Hello.

## 1 Aim

### TTT-1.1 (original)
Three in a row.
> Note: or a column.

### TTT-1.2 (ours, untestable)
Be kind.

## Reference: words

### Not a rule
`;

test('a rule has an id, a mark, a chapter and a text', () => {
  const { title, rules } = parseRulebook(english);
  expect(title).toBe('The Game');
  expect(rules).toEqual([
    { id: 'TTT-1.1', mark: 'original', untestable: false, chapter: '1 Aim', text: 'Three in a row.\n> Note: or a column.' },
    { id: 'TTT-1.2', mark: 'ours', untestable: true, chapter: '1 Aim', text: 'Be kind.' },
  ]);
});

test('marks mean the same in every language', () => {
  const [rule] = parseRulebook('## 1 Scopo\n\n### TTT-1.2 (nostra, non verificabile)\nSii gentile.\n').rules;
  expect(rule).toMatchObject({ mark: 'ours', untestable: true });
});

test('the whole text has a preface, and chapters with what stands before their rules', () => {
  const { title, preface, chapters } = parseWholeRulebook(english);
  expect({ title, preface }).toEqual({ title: 'The Game', preface: 'Hello.' });
  expect(chapters.map(({ heading, intro, rules }) => [heading, intro, rules.map(({ id }) => id)])).toEqual([
    ['1 Aim', '', ['TTT-1.1', 'TTT-1.2']],
    ['Reference: words', '### Not a rule', []],
  ]);
});
