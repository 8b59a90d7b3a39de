// The generic suite for this game with more than two players, and from mid-battle, where everybody is in everybody's way.
import { checkGame } from '@tabularium/kernel/testing';
import { tableOf } from '../lesson/layout.ts';
import { arcaneLegions } from '../rules/index.ts';
import { brawl } from './support/brawl.ts';
import { checkInvariants, checkScene } from './support/invariants.ts';
import { lively } from './support/lively.ts';

const setups = arcaneLegions.setup.modes.flatMap(({ id, seats }) =>
  seats.flatMap((count) => (count > 2 ? [{ mode: id, seats: count }] : [])),
);
const noSecrets = { 'played.#': 'the order in which seats had their turns, which everybody saw' };
checkGame(arcaneLegions, {
  setups,
  noSecrets,
  invariants: checkInvariants,
  policy: lively,
  matches: 1,
  decisions: 45,
  samples: 1,
  mixtures: 1,
});

const busy: typeof arcaneLegions = {
  ...arcaneLegions,
  open: ({ seats, options }, content, dice) => {
    const { terms, ...table } = tableOf(brawl(dice.below(1000), { seats }));
    return { ...table, content, terms: { ...terms, teams: options['teams'] === 'on' } };
  },
};
const busySetups = [2, 4].map((seats) => ({ mode: 'standard', seats }));
checkGame(busy, {
  setups: busySetups,
  noSecrets,
  invariants: checkScene,
  policy: lively,
  matches: 2,
  decisions: 60,
  samples: 2,
  mixtures: 1,
});
