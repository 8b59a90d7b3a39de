// Random matches of every mode and number of seats, twice: no error, and the same final tables.
//   npm run prove -- twice --games 10000 --seed 1 [--game romolo]
import { parseArgs } from 'node:util';
import { botFor } from '@tabularium/bots';
import { type GamePackage, loadPackages } from '@tabularium/games';
import { setupsOf, simulate } from '@tabularium/lab';

/** What was wrong, if anything was; otherwise the hash that came out both times. */
export function playedTwice(pkg: GamePackage, games: number, seed: string): { readonly hash: string; readonly wrong?: string } {
  const play = () => simulate(pkg.game, setupsOf(pkg.game, {}), { games, seed, bots: [botFor(pkg, 'random')] });
  const [one, two] = [play(), play()];
  const [failure] = one.failures;
  if (failure) return { hash: one.hash, wrong: `match ${failure.match} (${failure.mode}, ${failure.seats} seats): ${failure.message}` };
  return one.hash === two.hash ? { hash: one.hash } : { hash: one.hash, wrong: `another hash the second time: ${two.hash}` };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' }, game: { type: 'string' } },
  });
  const packages = (await loadPackages()).filter(({ game }) => values.game === undefined || game.id === values.game);
  if (packages.length === 0) console.error(`There is no game "${values.game}".`);
  if (packages.length === 0) process.exitCode = 2;
  for (const pkg of packages) {
    const { hash, wrong } = playedTwice(pkg, Number(values.games), values.seed);
    console.log(`${pkg.game.id}: ${wrong ?? `${values.games} matches, twice the hash ${hash}`}`);
    if (wrong !== undefined) process.exitCode = 1;
  }
}
