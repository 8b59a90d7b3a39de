// The characters: when they come, and what lies on them. ROM-21.5
import { deepFreeze } from '@tabularium/kernel';
import { CHARACTERS, type Character } from './kinds.ts';

export interface CharacterDef {
  /** I comes first, III last. */
  readonly type: 'I' | 'II' | 'III';
  readonly group: 'civil' | 'economic' | 'military' | 'points';
  /** Charges for the whole game. */
  readonly charges: number;
}
export const characters: Readonly<Record<Character, CharacterDef>> = deepFreeze({
  aedificator: { type: 'I', group: 'civil', charges: 0 },
  apothecarius: { type: 'I', group: 'economic', charges: 0 },
  eques: { type: 'I', group: 'military', charges: 0 },
  furnarus: { type: 'I', group: 'civil', charges: 0 },
  negotiator: { type: 'I', group: 'economic', charges: 0 },
  praepositus: { type: 'I', group: 'economic', charges: 0 },
  traductor: { type: 'I', group: 'civil', charges: 0 },
  architectus: { type: 'II', group: 'civil', charges: 0 },
  defensor: { type: 'II', group: 'military', charges: 0 },
  dux: { type: 'II', group: 'military', charges: 4 }, // ROM-15.11
  foederatus: { type: 'II', group: 'military', charges: 3 }, // ROM-15.13
  mercator: { type: 'II', group: 'economic', charges: 0 },
  nauta: { type: 'II', group: 'economic', charges: 0 },
  praedo: { type: 'II', group: 'economic', charges: 0 },
  artifex: { type: 'III', group: 'points', charges: 0 },
  consul: { type: 'III', group: 'points', charges: 0 },
  heros: { type: 'III', group: 'military', charges: 0 },
  obsessor: { type: 'III', group: 'military', charges: 0 },
  patronus: { type: 'III', group: 'points', charges: 0 },
  publicus: { type: 'III', group: 'points', charges: 0 },
  sacerdos: { type: 'III', group: 'civil', charges: 0 },
});
export const CHARACTER_TYPES = ['I', 'II', 'III'] as const;
export type CharacterType = (typeof CHARACTER_TYPES)[number];
export const ofType = (type: CharacterType): Character[] => CHARACTERS.filter((id) => characters[id].type === type);

/** By the number of players: how many of each type are used, and the slots of the display. */
export const charactersUsed: Readonly<Record<number, Readonly<Record<CharacterType, number>>>> = deepFreeze({
  1: { I: 3, II: 3, III: 3 },
  2: { I: 4, II: 4, III: 4 },
  3: { I: 5, II: 5, III: 4 },
  4: { I: 6, II: 6, III: 5 },
});
export const displaySize: Readonly<Record<number, number>> = deepFreeze({ 1: 5, 2: 6, 3: 7, 4: 8 });
/** Walls that Defensor brings. ROM-15.10 */
export const DEFENSOR_WALLS = 3;
