// Helpers for the tests of every game's terminal: drawings without `speech`, and checks for every drawing.

import type { Eye, Kit } from '@tabularium/kernel';
import { expect } from 'vitest';
import type { Canvas, Language, Messages, Paint, Sighted, Terminal } from '../shape.ts';
import { widthOf } from '../terminal/lines.ts';

export const NAMES = ['Anna', 'Bruno', 'Chiara', 'Davide'];
const WIDTHS = [80, 100, 140];
const NARROW = [40, 60];

const foundIn = (messages: Messages, key: string): Messages | string | undefined =>
  key.split('.').reduce<Messages | string | undefined>((at, part) => (typeof at === 'object' ? at[part] : undefined), messages);
/** Whether there is a sentence for the key, or one for each number. */
export const isSaid = (messages: Messages, key: string): boolean =>
  [key, `${key}_other`].some((one) => typeof foundIn(messages, one) === 'string');
/** The sentence for a number, if the message has several. */
const numbered = (key: string, { count }: Readonly<Record<string, unknown>>): string =>
  typeof count === 'number' ? `${key}_${count === 1 ? 'one' : 'other'}` : key;
/** Fills in sentences plainly; throws if a key or fact is missing. */
export const plainly =
  (messages: Messages, language: Language): Canvas['t'] =>
  (key, facts = {}) => {
    const found = foundIn(messages, key) ?? foundIn(messages, numbered(key, facts));
    if (typeof found !== 'string') throw new Error(`${language} lacks ${key}`);
    return found.replaceAll(/\{\{(\w+)\}\}/g, (_, fact: string) => {
      const value = facts[fact];
      if (typeof value === 'string' || typeof value === 'number') return `${value}`;
      throw new Error(`${key} lacks ${fact}`);
    });
  };
const colours: Paint = (style, text) => `<${[style].flat().join(' ')}>${text}</>`;
const withoutColours = (text: string): string => text.replaceAll(/<[^>]*>/g, '');

export interface Look {
  readonly language?: Language;
  readonly width?: number;
  readonly colour?: boolean;
  readonly names?: readonly string[];
}
export type Draw<K extends Kit, Sight extends object> = (sight: Sighted<K, Sight>, look?: Look) => string;
export const drawer =
  <K extends Kit, Sight extends { readonly eye: Eye }>(
    terminal: Terminal<K, Sight>,
    messages: Readonly<Record<Language, Messages>>,
  ): Draw<K, Sight> =>
  (sight, { language = 'en', width = 100, colour = false, names = NAMES } = {}) => {
    const paint: Paint = colour ? colours : (_, text) => text;
    return terminal.draw(sight, { eye: sight.table.eye, names, language, width, colour, paint, t: plainly(messages[language], language) });
  };

/** Drawings keep within every width, contain nothing but readable text, and are the same in colour. Calls back with each. */
export function expectSound<K extends Kit, Sight extends object>(
  draw: Draw<K, Sight>,
  sight: Sighted<K, Sight>,
  { language, leftovers }: { readonly language: Language; readonly leftovers: RegExp },
  each: (drawing: string) => void,
): void {
  for (const width of WIDTHS) {
    const drawing = draw(sight, { language, width });
    expect(tooLong(drawing, width)).toEqual([]);
    expect(drawing).not.toMatch(/undefined|NaN|\bnull\b|\[object|\{\{/);
    expect(drawing).not.toMatch(leftovers);
    each(drawing);
    if (width === 100) expect(withoutColours(draw(sight, { language, width, colour: true }))).toBe(drawing);
  }
}

const ODD_NAMES = ['Bartholomew Featherstonehaugh of the Emerald Lakes', '山田太郎と花子とその仲間たち', 'a\u001b[31mb\nc', '🐻🐻🐻'];
/** Drawings keep within the width with names of any length and script. */
export function expectRoomForNames<K extends Kit, Sight extends object>(
  draw: Draw<K, Sight>,
  sight: Sighted<K, Sight>,
  names: readonly string[] = ODD_NAMES,
): void {
  for (const width of [...NARROW, ...WIDTHS]) {
    const drawing = draw(sight, { width, names });
    expect(tooLong(drawing, width)).toEqual([]);
    expect(drawing).not.toContain('\u001b');
  }
}
const tooLong = (drawing: string, width: number): string[] => drawing.split('\n').filter((text) => widthOf(text) > width);
