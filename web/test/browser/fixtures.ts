// Shared by the tests: the games, prepared once, and pages that close when their test ends.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games as homeGames } from '@tabularium/games';
import { packageOf as partsOf } from '@tabularium/parts/define';
import { type GamePackage } from '@tabularium/parts/shape';
import { expect, inject, onTestFinished } from 'vitest';
import { App, type AppOptions } from './app.ts';
import type { Game } from './pages.ts';
import { type Places, placesIn } from './places.ts';
import { browser } from './provided.ts';

/** Opens the site. When the test ends, the page is closed and must have reported no errors. */
export async function visit(options?: AppOptions, site: string = inject('site')): Promise<App> {
  const app = await App.open(site, await browser(), options);
  onTestFinished(async () => {
    const mishaps = [...app.mishaps];
    await app.close();
    expect(mishaps).toEqual([]);
  });
  return app;
}

export const packages = await Promise.all(homeGames.map(partsOf));
export function packageOf(id: string): GamePackage {
  const found = packages.find(({ game }) => game.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}
const made = new Map<string, Game>();
/** A game with a match before each kind of decision. */
export function gameOf(id: string): Game {
  const pkg = packageOf(id);
  const known = made.get(id) ?? { pkg, places: sharedPlaces(pkg) };
  made.set(id, known);
  return known;
}
/** Finding them takes seconds, so the first process to need them does it for all. */
function sharedPlaces(pkg: GamePackage): Places {
  const file = join(inject('notes'), `${pkg.game.id}.json`);
  if (existsSync(file)) {
    const { found, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    return { ...rest, found: new Map(found) };
  }
  const places = placesIn(pkg);
  writeFileSync(`${file}.${process.pid}`, JSON.stringify({ ...places, found: [...places.found] }));
  renameSync(`${file}.${process.pid}`, file); // atomic, so that nobody reads a half-written file
  return places;
}
export const games = (): readonly Game[] => packages.map(({ game }) => gameOf(game.id));
export const battalia = (): Game => gameOf('battalia');
