// Everything that any game must do, done by this one.
import { checkGame } from '@tabularium/kernel/testing';
import { newGame } from '../rules/index.ts';

checkGame(newGame);
