// The content of the game; a match cannot be opened with any other.
import { deepFreeze } from '@tabularium/kernel';
import { characters } from './characters.ts';
import { constructions } from './constructions.ts';
import { maps } from './maps.ts';
import { units } from './tables.ts';

export const content = deepFreeze({ maps, constructions, characters, units });
export type Content = typeof content;
