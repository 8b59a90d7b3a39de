import { loadPackage } from '@tabularium/games';
import { type GamePackage } from '@tabularium/parts/shape';
import { use } from 'react';
import { loadSpoken, type Spoken } from '../settings/messages/index.ts';

const packages = new Map<string, Promise<GamePackage | undefined>>();
const spoken = new Map<string, Promise<Spoken | undefined>>();

/** A game with its rules and its text board, or nothing if there is no such game; the first call suspends until it is loaded. */
export function usePackage(id: string): GamePackage | undefined {
  const known = packages.get(id) ?? loadPackage(id);
  packages.set(id, known);
  return use(known);
}
/** A game's words and what can be chosen before a match. */
export function useSpoken(id: string): Spoken | undefined {
  const known = spoken.get(id) ?? loadSpoken(id);
  spoken.set(id, known);
  return use(known);
}
