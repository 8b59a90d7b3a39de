// Everything that any game must do, done by this one: determinism, saving, undo, secrets, departures, bad answers.
import { checkGame } from '@tabularium/kernel/kit';
import { romolo } from '../index.ts';
import { checkInvariants } from './invariants.ts';
import { lively } from './lively.ts';

checkGame(romolo, { invariants: checkInvariants, policy: lively, matches: 2, decisions: 300, samples: 6, mixtures: 2 });
