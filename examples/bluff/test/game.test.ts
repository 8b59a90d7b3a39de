// Everything that any game must do, done by this one: determinism, saving, undo, secrets, departures, bad answers.
import { checkGame } from '@tabularium/kernel/testing';
import { bluff } from '../rules/index.ts';

checkGame(bluff, { matches: 3 });
