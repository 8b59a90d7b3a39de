// Everything that any game must do, done by this one: determinism, saving, undo, secrets, departures, bad answers.
import { checkGame } from '@tabularium/kernel/testing';
import { hoplomachus } from '../rules/index.ts';
import { checkInvariants } from './support/invariants.ts';
import { lively } from './support/lively.ts';

const noSecrets = {
  'turn.hits': 'everybody saw the dice of a titan',
  'units.#': 'which units a faction has is known; where they are is looked for among its troops',
  'standing.#': 'who stands on a hex is shown by where the unit is',
};
checkGame(hoplomachus, { noSecrets, invariants: checkInvariants, policy: lively, matches: 2, decisions: 300, samples: 6, mixtures: 2 });
