// Random matches of every mode and number of seats, twice: no error, and the same final tables.
//   npm run prove -- twice --games 10000 --seed 1 [--game romolo]
import { botFor } from '@tabularium/bots';
import { loadPackages } from '@tabularium/games';
import { setupsOf, simulate } from '@tabularium/lab';
import { type GamePackage } from '@tabularium/parts/shape';
import { asked, refuse } from './asked.ts';

/** What was wrong, if anything was; otherwise the hash that came out both times. */
export function playedTwice(pkg: GamePackage, games: number, seed: string): { readonly hash: string; readonly wrong?: string } {
  const play = () => simulate(pkg.game, setupsOf(pkg.game, {}), { games, seed, bots: [botFor(pkg, 'random')] });
  const [one, two] = [play(), play()];
  const [failure] = one.failures;
  if (failure) return { hash: one.hash, wrong: `match ${failure.match} (${failure.mode}, ${failure.seats} seats): ${failure.message}` };
  return one.hash === two.hash ? { hash: one.hash } : { hash: one.hash, wrong: `another hash the second time: ${two.hash}` };
}

if (import.meta.main) {
  const { numbers, texts } = asked({ games: 1000, seed: 1 }, ['game']);
  const { games = 0, seed = 0 } = numbers;
  const packages = (await loadPackages()).filter(({ game }) => texts['game'] === undefined || game.id === texts['game']);
  if (packages.length === 0) refuse(`There is no game "${texts['game']}".`);
  for (const pkg of packages) {
    const { hash, wrong } = playedTwice(pkg, games, String(seed));
    console.log(`${pkg.game.id}: ${wrong ?? `${games} matches, twice the hash ${hash}`}`);
    if (wrong !== undefined) process.exitCode = 1;
  }
}
