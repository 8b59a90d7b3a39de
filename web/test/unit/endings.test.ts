import { games } from '@tabularium/games';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

test.each(games.map((game) => [game.id, game] as const))('%s has a picture of its own for each way a match ends', async (_, { ending }) => {
  const Picture = (await ending?.())?.Picture ?? expect.unreachable();
  const drawn = (['won', 'lost', 'drawn'] as const).map((outcome) => renderToStaticMarkup(createElement(Picture, { outcome })));
  expect(new Set(drawn).size).toBe(3);
  for (const picture of drawn) expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 400 300"/);
});
