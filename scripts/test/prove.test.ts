// The long proofs in their short forms. That of `properties` is every random test.
import { spawnSync } from 'node:child_process';
import { loadPackages } from '@tabularium/games';
import { describe, expect, test } from 'vitest';
import { env, node, root } from '../ensure.mjs';
import { differences } from '../prove/isolation.ts';
import { playedTwice } from '../prove/twice.ts';

const prove = (...args: readonly string[]) => spawnSync(node, ['scripts/prove/index.ts', ...args], { cwd: root, env, encoding: 'utf8' });

test.each(await loadPackages())('the same matches of $game.id come out the same twice', (pkg) => {
  const { hash, wrong } = playedTwice(pkg, 6, '1');
  expect(wrong).toBeUndefined();
  expect(playedTwice(pkg, 6, '2').hash).not.toBe(hash);
});

describe('isolation', () => {
  const alone = new Map([['a.test.ts > adds', 'passed after 2 assertions']]);
  const again = (first: string, second: string) =>
    new Map([
      ['a.test.ts > adds', first],
      ['a.test.ts (again) > adds', second],
    ]);
  test('is a matter of every test and every assertion', () => {
    const [good, fewer] = ['passed after 2 assertions', 'passed after 1 assertions'];
    expect(differences(alone, again(good, good))).toEqual([]);
    expect(differences(alone, again(good, fewer))).toEqual([`a.test.ts (again) > adds: ${fewer}; alone: ${good}`]);
    expect(differences(alone, alone)).toEqual(['a.test.ts (again) > adds: was not run']);
  });
  test('holds for some of the files', () => {
    const { status, stdout } = prove('isolation', '--seed', '1', 'geometry/test/hex', 'kernel/test/testing.test');
    expect(stdout).toContain('(seed 1): 0 differences');
    expect(status).toBe(0);
  });
});

test.each(['romolo', 'hoplomachus', 'battleground', 'arcane-legions'])('the balance of %s can be measured', (game) => {
  const { status, stdout } = prove('balance', game, '--part', 'random', '--games', '1', '--seed', '1');
  expect(stdout).toMatch(/\d+ decisions, /);
  expect(status).toBe(0);
});
test('what cannot be proved is refused with a list of what can', () => {
  for (const args of [['nothing'], []]) {
    const { status, stdout } = prove(...args);
    expect([status, stdout.includes('isolation --seed')]).toEqual([2, true]);
  }
  expect(prove('balance', 'chess')).toMatchObject({ status: 2, stderr: expect.stringContaining('There is no balance of "chess"') });
  for (const [args, sentence] of [
    [['twice', '--games', 'many'], '--games must be a whole number from 1 on, not "many"'],
    [['twice', '--game', 'chess'], 'There is no game "chess".'],
    [['mutants', '--game', 'chess'], 'There are no rules of a game "chess"'],
    [['properties', '--fast'], "Unknown option '--fast'"],
  ] as const)
    expect(prove(...args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(sentence) });
});
