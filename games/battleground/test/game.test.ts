// The checks that every game must pass: determinism, saving, undo, secrets, departures, bad answers.
import { checkGame } from '@tabularium/kernel/testing';
import { tableOf } from '../lesson/layout.ts';
import { battleground } from '../rules/index.ts';
import { brawl } from './support/brawl.ts';
import { checkInvariants, checkScene } from './support/invariants.ts';
import { lively } from './support/lively.ts';

const noSecrets = {
  'players.#.glory.cards': 'all of an army list that is known; of others a list is made up, MOB-17.4',
  'standing.#': 'who stands on a hex is shown by where the figure is',
};
checkGame(battleground, { noSecrets, invariants: checkInvariants, policy: lively, matches: 2, decisions: 150, samples: 5, mixtures: 2 });

/** The same starting in the middle of a brawl, where everybody is in everybody's way. */
const busy: typeof battleground = {
  ...battleground,
  open: ({ mode }, content, dice) => {
    const sketch = brawl(dice.below(1000), mode);
    const { terms, ...table } = tableOf(sketch);
    return { ...table, content, terms: { ...terms, map: sketch.map as string } }; // one of the game's own maps
  },
};
checkGame(busy, { noSecrets, invariants: checkScene, policy: lively, matches: 2, decisions: 70, samples: 5, mixtures: 2 });
