import { loadPackages } from '@tabularium/games';
import { Match } from '@tabularium/kernel';
import { setupsOf } from '@tabularium/lab';
import { curiousPlay } from './places.ts';
const [pkg] = await loadPackages();
if (!pkg) throw new Error();
const t0 = performance.now();
for (let seed = 1; performance.now() - t0 < 900000; seed++)
  for (const setup of setupsOf(pkg.game, { options: { weeks: 5, startHeroes: 0 } })) for (const curiosity of [0, 5]) for (const fondOf of [[], ['act amulet']]) {
    const one = { setup, seed, curiosity, fondOf };
    const match = Match.start(pkg.game, one.setup, { seed: `place ${seed}` });
    for (const { ask, upTo } of curiousPlay(pkg, match, one)) if (ask === 'evict') console.log(setup.mode, setup.seats, seed, curiosity, fondOf, upTo);
  }
