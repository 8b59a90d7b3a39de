// One typography for all Italian texts. Searches also match with the apostrophe of the keyboard (web/rulebook/search.ts).
import { readFileSync } from 'node:fs';
import { allGames } from '@tabularium/games';
import { expect, test } from 'vitest';

const house = ['web/settings', 'cli', 'speech'].map((room) => new URL(`../../${room}/messages/it.json`, import.meta.url));
const files = [...house, ...allGames.flatMap(({ rulebook }) => [rulebook.it, new URL('../messages/it.json', rulebook.it)])];

test.each(files)('%s writes the apostrophe as ’', (file) => {
  const text = readFileSync(file, 'utf8');
  expect(text.match(/.{0,20}\p{L}'.{0,20}/gu) ?? []).toEqual([]);
});
