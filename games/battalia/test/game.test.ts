// The checks that every game must pass: determinism, saving, undo, secrets, departures, bad answers.
import { checkGame } from '@tabularium/kernel/testing';
import { battalia } from '../rules/index.ts';
import { checkInvariants } from './support/invariants.ts';
import { lively } from './support/lively.ts';

const noSecrets = {
  'stock.supplies': 'they are all alike',
  box: 'everybody saw what left the game; what nobody saw is dealt anew among the buried',
  limbo: 'suspended cards lay open before everybody',
};
const passing = {
  targeted: 'an amulet can send the card that it changed into ambush',
  discarded: 'the top of a pile is seen until the next card lies on it or it is shuffled',
  announced: 'how many cards a cohort has is said aloud, BAT-5.3',
};
checkGame(battalia, {
  noSecrets,
  passing,
  invariants: checkInvariants,
  policy: lively,
  matches: 2,
  decisions: 400,
  samples: 8,
  mixtures: 2,
});
