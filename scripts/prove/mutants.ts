// Puts small faults into the rules of a game, one at a time, and lists those that no test of the game notices:
//   npm run prove -- mutants --game romolo --count 20 --seed 1
import { spawnSync } from 'node:child_process';
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { FastDice, shuffle } from '@tabularium/kernel';
import { env, root } from '../ensure.mjs';
import { asked, refuse } from './asked.ts';
import { MUTANT } from './mutant-plugin.ts';
import { type Mutant, mutantsOf } from './mutate.ts';

/** A mutant that runs so much longer than the sound rules goes round in circles, and is noticed by that. */
const PATIENCE = 4;

/** So many mutants of a game's rules; equal seeds give equal ones. */
export function draw(game: string, count: number, seed: number): readonly Mutant[] {
  const files = globSync(`{games,examples}/${game}/rules/**/*.ts`, { cwd: root }).toSorted();
  const all = files.flatMap((path) => mutantsOf(path.replaceAll('\\', '/'), readFileSync(root + path, 'utf8')));
  shuffle(all, new FastDice(seed));
  return all.slice(0, count);
}

type Verdict = 'noticed' | 'endless' | 'survived';
/** Runs the tests of a game, or a part of them, until one fails. */
export function verdictOf(folder: string, mutant?: Mutant, timeout?: number): Verdict {
  const more = mutant ? { [MUTANT]: JSON.stringify(mutant) } : {};
  const { status, error } = spawnSync('vitest', ['run', folder, '--bail=1', '--reporter=dot'], {
    cwd: root,
    env: { ...env, ...more },
    stdio: 'ignore',
    timeout,
    killSignal: 'SIGKILL',
  });
  if (error) return 'endless';
  return status === 0 ? 'survived' : 'noticed';
}

if (import.meta.main) {
  const { numbers, texts } = asked({ count: 20, seed: 1 }, ['game', 'out']);
  const { count = 0, seed = 0 } = numbers;
  const { game = '', out } = texts;
  const mutants = draw(game, count, seed);
  if (mutants.length === 0) refuse(`There are no rules of a game "${game}": say which with --game.`);
  const everything = `games/${game}/test/`;
  const began = Date.now();
  if (verdictOf(everything) !== 'survived') refuse(`The tests of ${game} fail without any mutant: mend that first.`);
  const timeout = PATIENCE * (Date.now() - began);
  let survivors = 0;
  for (const mutant of mutants) {
    const first = verdictOf(`${everything}rules/`, mutant, timeout); // they are quick, and notice most
    const verdict = first === 'survived' ? verdictOf(everything, mutant, timeout) : first;
    if (verdict === 'survived') survivors += 1;
    if (out !== undefined) appendFileSync(out, `${JSON.stringify({ ...mutant, verdict })}\n`);
    console.log(`${verdict.padEnd(8)} ${mutant.path}:${mutant.line}  ${mutant.was.split('\n')[0]}  ->  ${mutant.becomes.split('\n')[0]}`);
  }
  console.log(`${survivors} of ${mutants.length} mutants of ${game} survived (seed ${seed})`);
}
