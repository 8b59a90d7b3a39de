// Shows one file to the tests as a mutant has it; the file itself stays as it is.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { root } from '../ensure.mjs';
import { type Mutant, mutated } from './mutate.ts';

export const MUTANT = 'TABULARIUM_MUTANT';
export const hasMutant = process.env[MUTANT] !== undefined;

/** Nothing, unless the environment names a mutant. */
export function mutantPlugin(): Plugin[] {
  const said = process.env[MUTANT];
  if (said === undefined) return [];
  const mutant: Mutant = JSON.parse(said);
  const file = root + mutant.path;
  return [
    { name: 'mutant', enforce: 'pre', load: (id) => (id.split('?')[0] === file ? mutated(readFileSync(file, 'utf8'), mutant) : null) },
  ];
}
