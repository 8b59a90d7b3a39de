// What the tests share: the games, made once, and a page that is closed when a test ends.
import { loadPackages } from '@tabularium/games';
import { expect, inject, onTestFinished } from 'vitest';
import { App, type AppOptions } from './app.ts';
import type { Game } from './pages.ts';
import { placesIn } from './places.ts';
import { browser } from './provided.ts';

/** A page that is looked after: it is closed in the end, and must have said nothing about errors until then. */
export async function visit(options?: AppOptions, site: string = inject('site')): Promise<App> {
  const app = await App.open(site, await browser(), options);
  onTestFinished(async () => {
    const mishaps = [...app.mishaps];
    await app.close();
    expect(mishaps).toEqual([]);
  });
  return app;
}

export const packages = await loadPackages();
let made: readonly Game[] | undefined;
/** Every game with a match before each kind of decision. */
export const games = (): readonly Game[] => {
  made ??= packages.map((pkg) => ({ pkg, places: placesIn(pkg) }));
  return made;
};
export function battalia(): Game {
  const found = games().find(({ pkg }) => pkg.game.id === 'battalia');
  if (!found) throw new Error('there is no Battalia');
  return found;
}
