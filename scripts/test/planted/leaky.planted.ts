import { expect, test } from 'vitest';

test('leaves something behind', () => {
  process.env['PLANTED'] = 'here';
  expect(process.env['PLANTED']).toBe('here');
});
