import { expect, test } from 'vitest';
import { complaintAbout } from '../node-version.mjs';

test('Node 24 is what we want', () => {
  expect(complaintAbout('24.21.0')).toBeUndefined();
});

test.each(['20.20.2', '22.0.0', '26.1.0', ''])('Node "%s" is refused with advice', (version) => {
  expect(complaintAbout(version)).toMatch(/needs Node 24[^]*npm ci/);
});
