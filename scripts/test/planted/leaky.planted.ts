import { expect, test } from 'vitest';

test('leaves something behind', () => {
  process.env['PLANTED'] = 'here';
  setInterval(() => undefined, 60_000);
  expect(process.env['PLANTED']).toBe('here');
});
