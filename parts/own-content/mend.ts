// Makes what it can of something half-written, for a preview.
import type { Json } from '@tabularium/kernel';
import type { Flaw } from './problems.ts';
import type { CommonWhy } from './sentences.ts';
import { type Defs, flawsOf, type Schema } from './shape.ts';

export interface Mended {
  readonly value: Json;
  /** What was wrong with it. */
  readonly flaws: readonly Flaw<CommonWhy>[];
  /** What is left is right, except that lists may be too short. */
  readonly isUsable: boolean;
}
/** Takes out what is wrong: a half-written skill must not hide the chip. */
export function mended(written: Json, schema: Schema, defs: Defs): Mended {
  const flaws = flawsOf(written, schema, defs);
  const value = structuredClone(written);
  for (let worst = worstOf(flaws); worst; worst = worstOf(flawsOf(value, schema, defs))) {
    if (worst.path.length === 0) return { value, flaws, isUsable: false };
    remove(value, worst.path);
  }
  return { value, flaws, isUsable: true };
}
const worstOf = (flaws: readonly Flaw<CommonWhy>[]): Flaw | undefined => flaws.find(({ because }) => because !== 'tooFew');
function remove(value: Json, path: Flaw['path']): void {
  const [key, ...deeper] = path;
  if (key === undefined || typeof value !== 'object' || value === null) return;
  const holder = value as Record<string | number, Json>; // lists have numbers for keys
  if (deeper.length > 0) remove(holder[key] ?? null, deeper);
  else if (Array.isArray(value)) value.splice(Number(key), 1);
  else delete holder[key];
}

/** `health: A whole number was expected here.` */
export const atPath = ({ path }: Flaw, sentence: string): string => [...(path.length > 0 ? [path.join(' › ')] : []), sentence].join(': ');
