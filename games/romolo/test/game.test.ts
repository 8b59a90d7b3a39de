// What every game must get right: determinism, saving, undo, secrets, departures, bad answers.
import { checkGame } from '@tabularium/kernel/testing';
import { tableOf } from '../lesson/layout.ts';
import { romolo } from '../rules/index.ts';
import { checkInvariants, checkLayout } from './support/invariants.ts';
import { lively } from './support/lively.ts';
import { plenty } from './support/plenty.ts';

const noSecrets = {
  'battle.outcomes': 'reckoned from the tokens a seat may still play; those are looked for in its hand',
  'players.#.money': 'it can be reckoned from what everybody did in the open, ROM-18.4',
  'players.#.wages.affordable': 'follows from the money',
  'forecast.sides.#.money': 'the same money',
  'forecast.sides.#.total': 'with the same money',
};
checkGame(romolo, { noSecrets, invariants: checkInvariants, policy: lively, matches: 2, decisions: 200, samples: 6, mixtures: 2 });

/** The same from mid-game, with war and all characters in play. */
const busy: typeof romolo = {
  ...romolo,
  open: ({ mode, seats, options }, _content, dice) => tableOf({ ...plenty(mode, seats, dice.below(1000)), options }),
};
checkGame(busy, { noSecrets, invariants: checkLayout, policy: lively, matches: 2, decisions: 60, samples: 6, mixtures: 2 });
