import { loadPackages } from '@tabularium/games';
import { expect, test } from 'vitest';
import { type Captured, tabularium } from './captured.ts';

const packages = await loadPackages();
const duel = (args: string): Promise<Captured> => tabularium(`duel ${args}`, { packages });
interface Report {
  readonly matches: number;
  readonly together: boolean;
  readonly verdict: string;
  readonly score: { readonly value: number };
  readonly bots: readonly { readonly bot: string; readonly points: number; readonly matches: number }[];
  readonly seconds: number;
}
/** The part that does not depend on the machine. */
const known = ({ out }: Captured): Partial<Report> => {
  const { matches, score, bots } = JSON.parse(out) as Report;
  return { matches, score, bots: bots.map(({ bot, points, matches: own }) => ({ bot, points, matches: own })) };
};

test('it stops as soon as it is sure, after the same match on any number of threads', async () => {
  const sure = await duel('bluff --bots legionario,random --target 50 --threads 1 --json');
  expect(sure.code).toBe(0);
  const { matches, verdict } = JSON.parse(sure.out) as Report;
  expect(verdict).toBe('above');
  expect(matches).toBeLessThan(200);
  expect(known(await duel('bluff --bots legionario,random --target 50 --threads 2 --json'))).toEqual(known(sure));
});

test('equal bots share the points of every seed', async () => {
  const { out } = await duel('bluff --bots legionario,legionario --matches 20 --threads 1 --json');
  expect(JSON.parse(out)).toMatchObject({ matches: 20, score: { value: 0.5 } });
});

test('where all play together, each bot plays all seats, and success is compared', async () => {
  const { out } = await duel('hoplomachus --mode onslaught --seats 1 --bots random,random --matches 4 --threads 1 --json');
  const { together, bots } = JSON.parse(out) as Report;
  expect(together).toBe(true);
  expect(bots.map(({ matches }) => matches)).toEqual([2, 2]);
});

test('it says in words who did better', async () => {
  const { out } = await duel('bluff --seats 3 --bots legionario,random --matches 21 --threads 1');
  expect(out).toContain('legionario against random');
  expect(out).toMatch(/points of legionario +\d+\.\d % \(95 %: /);
});

test('it needs two bots that can play', async () => {
  for (const args of ['bluff', 'bluff --bots legionario', 'bluff --bots legionario,nobody']) expect((await duel(args)).code).toBe(2);
});
