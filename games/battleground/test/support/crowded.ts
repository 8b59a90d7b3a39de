// Battlefields where figures stand close to each other, to platforms and to objective tokens.
import type { Dice } from '@tabularium/kernel';
import { content } from '../../content/index.ts';
import type { CharacterDef } from '../../content/kinds.ts';
import { type MapDef, maps } from '../../content/maps.ts';
import { placeName } from '../../content/place-names.ts';
import { FOOTPRINTS, HEXES, POSITIONS } from '../../content/places.ts';
import type { Layout } from '../../lesson/layout.ts';
import { fits, terrainOfMap } from '../../rules/field/terrain.ts';

export interface Crowd {
  /** The first figure; a random one by default. */
  readonly first?: string;
  readonly characters?: readonly CharacterDef[];
  /** What else is written after a figure's place. */
  readonly words?: (character: CharacterDef, dice: Dice) => string;
  /** How many columns and rows the figures stand in; 7 and 9 by default. */
  readonly within?: readonly [columns: number, rows: number];
}
const AROUND = [7, 9] as const;
const TRIES = 40;

/** A map and where figures stand. Figures that find no place are left out. */
export function crowded(
  dice: Dice,
  { first = '', characters = content.characters, words = () => '', within = AROUND }: Crowd = {},
): Layout {
  const [columns, rows] = within;
  const map = maps[dice.below(maps.length)] as MapDef;
  const terrain = terrainOfMap(map);
  const near = dice.below(3) === 0 ? terrain.objectives : [...terrain.raised, ...terrain.objectives];
  const centre = (near[dice.below(near.length)] as number) % HEXES;
  const figures: Record<string, string> = {};
  const taken = new Set<number>();
  for (const character of characters.toSorted((a, b) => Number(b.id === first) - Number(a.id === first)))
    for (let tries = 0; tries < TRIES; tries++) {
      const hex = centre + (dice.below(columns) - (columns >> 1)) * 30 + dice.below(rows) - (rows >> 1);
      if (hex < 0 || hex >= HEXES) continue;
      const place = (character.massive ? 1 + dice.below(2) : 0) * POSITIONS + hex + dice.below(2) * HEXES;
      const base = FOOTPRINTS[place] as readonly number[];
      if (!fits(terrain, place) || base.some((position) => taken.has(position))) continue;
      figures[character.id] = `${placeName(place)} ${words(character, dice)}`.trim();
      for (const position of base) taken.add(position);
      break;
    }
  return { map: map.id, figures };
}
