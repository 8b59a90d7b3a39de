// The proof of kills in its short form, on both databases.
import { expect, test } from 'vitest';
import { faultsIn, killing } from '../prove/kill.ts';

test('nothing acknowledged is lost when a server is killed', async () => {
  const report = await killing({ kills: 2, matches: 5, seed: 1, acts: 12 });
  expect(faultsIn(report), JSON.stringify(report)).toBe(0);
  expect(report).toMatchObject({ kills: 2, matches: 5 });
  expect(report.acknowledged).toBeGreaterThanOrEqual(60);
});
test('nor when two servers share a database that is restarted', async () => {
  const report = await killing({ kills: 1, restarts: 1, matches: 5, seed: 1, acts: 12, database: 'postgres' });
  expect(faultsIn(report), JSON.stringify(report)).toBe(0);
  expect(report).toMatchObject({ kills: 1, restarts: 1, matches: 5 });
  expect(report.acknowledged).toBeGreaterThanOrEqual(60);
});
