// Everything that any game must do, done by this one: determinism, saving, undo, secrets, departures, bad answers.
import { checkGame } from '@tabularium/kernel/kit';
import { battalia } from '../index.ts';
import { checkInvariants } from './invariants.ts';
import { lively } from './lively.ts';

checkGame(battalia, { invariants: checkInvariants, policy: lively, matches: 2, decisions: 400, samples: 8, mixtures: 2 });
