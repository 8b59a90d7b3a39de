// One typography for all that is said in Italian. Whoever searches or types finds it with the apostrophe of the keyboard, too (web/rulebook/search.ts).
import { readFileSync } from 'node:fs';
import { games } from '@tabularium/games';
import { expect, test } from 'vitest';

const rooms = ['web', 'cli', 'speech', ...games.map(({ id }) => `games/${id}`)];
const files = [...rooms.map((room) => `${room}/messages/it.json`), ...games.map(({ id }) => `games/${id}/rulebook/it.md`)];

test.each(files)('%s writes the apostrophe as ’', (file) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(text.match(/.{0,20}\p{L}'.{0,20}/gu) ?? []).toEqual([]);
});
