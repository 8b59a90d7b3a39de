// The generic suite for this game in every mode: determinism, saving, undo, secrets, departures, bad answers.
import { checkGame } from '@tabularium/kernel/testing';
import { arcaneLegions } from '../rules/index.ts';
import { checkInvariants } from './support/invariants.ts';
import { lively } from './support/lively.ts';

const setups = arcaneLegions.setup.modes.map(({ id }) => ({ mode: id, seats: 2 }));
const noSecrets = { 'played.#': 'the order in which seats had their turns, which everybody saw' };
checkGame(arcaneLegions, {
  setups,
  noSecrets,
  invariants: checkInvariants,
  policy: lively,
  matches: 2,
  decisions: 80,
  samples: 3,
  mixtures: 1,
});
