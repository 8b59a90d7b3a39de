// The proof of abuse in its short form.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ATTACKS } from '../prove/abuse/attacks.ts';
import { abusing } from '../prove/abuse.ts';

test('a server stands every kind of bad request', { timeout: 120_000 }, async () => {
  const { answers, faults } = await abusing(4 * ATTACKS.length, 1, 'open', 2);
  expect(faults).toEqual([]);
  expect(Object.keys(answers).toSorted()).toEqual(ATTACKS.toSorted());
  for (const kind of [
    'replayed by others',
    'seats of others',
    'calls for hosts',
    'chat of strangers',
    'tables of others',
    'forged cookies',
  ])
    expect([kind, Object.keys(answers[kind] ?? {}).filter((status) => status !== '401' && status !== '403')]).toEqual([kind, []]);
});

test('a server that does not start is reported, and leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tabularium-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  vi.stubEnv('TMPDIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const ends = new URL('../prove/net/usage.ts', import.meta.url); // it has nothing to do
  const { requests, faults } = await abusing(10, 1, 'open', 1, ends);
  expect([requests, faults]).toEqual([0, ['Error: the server did not start: 0']]);
  expect(readdirSync(folder)).toEqual([]);
});
