// Spaces on which no card can ever be built. BAT-7.15, BAT-7.16

import type { Space } from '../../content/boards.ts';
import { SPACES } from '../../content/boards.ts';
import type { Table } from '../../table/table.ts';
import { EMPTY, IMPASSABLE } from '../../table/table.ts';
import { besideOf, NO_SPACE, SIDES } from '../land/spaces.ts';
import { fits, isBesideCity, ROAD_TYPES, settledSides, TURNS, typesInStock } from './placement.ts';

const MUST_SHOW_ROAD = 15;
/** Index: settled sides | sides towards open spaces << 8. Value: the types with a turn that fits and leads to a card or an open space. */
const LEADING = Array.from({ length: 4096 }, (_, code) => {
  const settled = code & 255;
  const somewhere = (settled & MUST_SHOW_ROAD) | (code >> 8);
  const leads = (exits: number): boolean => fits(exits, settled) && (exits & somewhere) !== 0;
  return TURNS.reduce((types, turns, type) => (turns.some(leads) ? types | (1 << type) : types), 0);
});

/** What the test looks at, by space. */
interface Survey {
  readonly isOpen: Uint8Array;
  /** The sides that built neighbours settle. */
  readonly settled: Uint8Array;
  /** The types in stock that the neighbours do not rule out. */
  readonly types: Uint16Array;
}

/** Closes every open space that no road can reach any more or that no card in stock fits, and returns them. BAT-7.16 */
export function closeSpaces(table: Table): Space[] {
  const inStock = typesInStock(table);
  const survey: Survey = { isOpen: new Uint8Array(SPACES), settled: new Uint8Array(SPACES), types: new Uint16Array(SPACES) };
  for (let space = 0; space < SPACES; space++) {
    if (table.lands[space] !== EMPTY) continue;
    survey.isOpen[space] = 1;
    survey.settled[space] = settledSides(table, space);
    survey.types[space] = isBesideCity(table, space) ? inStock & ROAD_TYPES : inStock; // BAT-7.6
  }
  while (dropHopeless(survey)); // it does not matter whose cities a space could be joined to. BAT-7.17
  const closed: Space[] = [];
  for (let space = 0; space < SPACES; space++) {
    if (table.lands[space] !== EMPTY || survey.isOpen[space] === 1) continue;
    table.lands[space] = IMPASSABLE; // BAT-7.15
    closed.push(space);
  }
  return closed;
}

/** One round of the test: true if it dropped a space. */
function dropHopeless(survey: Survey): boolean {
  const { isOpen } = survey;
  const isReached = reachedIn(survey);
  let dropped = false;
  for (let space = 0; space < SPACES; space++) {
    if (isOpen[space] === 0 || (isReached[space] === 1 && leadsSomewhere(survey, isReached, space))) continue;
    isOpen[space] = 0;
    dropped = true;
  }
  return dropped;
}
/** Finds the open spaces that a built card shows a road to, and the open spaces beyond them. */
function reachedIn({ isOpen, settled }: Survey): Uint8Array {
  const isReached = new Uint8Array(SPACES);
  const reached: Space[] = [];
  for (let space = 0; space < SPACES; space++)
    if (isOpen[space] === 1 && ((settled[space] as number) & MUST_SHOW_ROAD) !== 0) {
      isReached[space] = 1;
      reached.push(space);
    }
  for (const space of reached)
    for (let side = 0; side < SIDES; side++) {
      const next = besideOf(space, side);
      if (next === NO_SPACE || isOpen[next] === 0 || isReached[next] === 1) continue;
      isReached[next] = 1;
      reached.push(next); // the loop also visits what is pushed here
    }
  return isReached;
}
function leadsSomewhere({ settled, types }: Survey, isReached: Uint8Array, space: Space): boolean {
  let towards = 0;
  for (let side = 0; side < SIDES; side++) {
    const next = besideOf(space, side);
    if (next !== NO_SPACE && isReached[next] === 1) towards |= 1 << side;
  }
  return ((LEADING[(settled[space] as number) | (towards << 8)] as number) & (types[space] as number)) !== 0;
}
