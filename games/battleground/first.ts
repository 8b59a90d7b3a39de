// A first game: the armies, cards and places of the introductory game. The first card is the first decision.
import type { First } from '@tabularium/parts/shape';
import { setup } from './table/schema.ts';

/** The winner of the roll goes first. */
export const first: First = { setup: { ...setup.firstGame }, answers: ['me'] };
