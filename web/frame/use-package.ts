import { gameOf, loadPackage } from '@tabularium/games';
import type { GamePackage, Ladder } from '@tabularium/parts/shape';
import { use } from 'react';
import { loadSpoken, type Spoken } from '../settings/messages/index.ts';

const packages = new Map<string, Promise<GamePackage | undefined>>();
const ladders = new Map<string, Promise<Ladder | undefined>>();
const spoken = new Map<string, Promise<Spoken | undefined>>();

/** A game with its rules and text board, if it exists. Suspends until it is loaded. */
export function usePackage(id: string): GamePackage | undefined {
  const known = packages.get(id) ?? loadPackage(id);
  packages.set(id, known);
  return use(known);
}
/** A game's words and set-up options, if it exists. Suspends until they are loaded. */
export function useSpoken(id: string): Spoken | undefined {
  const known = spoken.get(id) ?? loadSpoken(id);
  spoken.set(id, known);
  return use(known);
}
/** How strong the bots of a game are, if that was measured. Suspends until it is loaded. */
export function useLadder(id: string): Ladder | undefined {
  const known = ladders.get(id) ?? Promise.resolve(gameOf(id)?.ladder?.());
  ladders.set(id, known);
  return use(known);
}
