// All that the house says, with every kind of fact, in both languages. To read it: npm run prove -- words --out DIR --game house
import { expect, test } from 'vitest';
import { skim } from '../../speech/testing/skim.ts';
import { houseWords } from '../prove/house-words.ts';

test('every message of the house can be said, and leaves nothing over', () => {
  const { wrong, unsaid } = skim({ messages: houseWords });
  expect({ wrong, unsaid }).toEqual({ wrong: [], unsaid: [] });
});

test('Italian uses one typography', () => {
  const texts = (part: object): readonly string[] => Object.values(part).flatMap((one) => (typeof one === 'string' ? [one] : texts(one)));
  expect(texts(houseWords.it).filter((text) => /['"]| \.\.\./.test(text))).toEqual([]);
});
