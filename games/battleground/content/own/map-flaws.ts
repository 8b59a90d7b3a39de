// What can be wrong with a map: hexes that do not exist, pieces on top of each other. MOB-16.5
import { flaw } from '@tabularium/parts/own-content';
import { ELEMENTS, type ElementKind, type MapDef } from '../maps.ts';
import { positionOf } from '../place-names.ts';
import { hexOf, levelOf, NOWHERE } from '../places.ts';
import type { Flaw } from './sentences.ts';

export function mapFlaws({ elements, difficult, objectives, starts = [] }: MapDef): Flaw[] {
  const flaws: Flaw[] = [];
  /** By hex: the element that fills it. */
  const filled = new Map<number, ElementKind>();
  const refuse = (path: Flaw['path'], hex: string): void => void flaws.push(flaw(path, 'badHex', { hex }));
  const hexCalled = (name: string): number => {
    const position = positionOf(name);
    return position !== NOWHERE && levelOf(position) === 0 ? position : NOWHERE;
  };
  for (const [kind, pieces] of Object.entries(elements) as [ElementKind, readonly string[]][])
    for (const [i, piece] of pieces.entries()) {
      const names = piece.split(' ');
      const path = ['elements', kind, i];
      if (names.length !== ELEMENTS[kind].length) flaws.push(flaw(path, 'badElement', { kind, count: ELEMENTS[kind].length }));
      for (const name of names) {
        const hex = hexCalled(name);
        if (hex === NOWHERE || filled.has(hex)) refuse(path, name);
        else filled.set(hex, kind);
      }
    }
  /** Nothing on the hex keeps a figure from standing there. */
  const isFree = (hex: number): boolean => !filled.has(hex) || filled.get(hex) === 'PL';
  for (const name of difficult.split(' ').filter(Boolean)) {
    const hex = hexCalled(name);
    if (hex === NOWHERE || !isFree(hex)) refuse(['difficult'], name);
  }
  const canStand = (name: string): boolean => {
    const position = positionOf(name);
    if (position === NOWHERE) return false;
    return levelOf(position) === 0 ? isFree(position) : filled.get(hexOf(position)) === 'PL';
  };
  for (const name of objectives.split(' ').filter(Boolean)) if (!canStand(name)) refuse(['objectives'], name);
  for (const [i, { at }] of starts.entries()) if (!canStand(at)) refuse(['starts', i, 'at'], at);
  return flaws;
}
