import { expectFirst } from '@tabularium/parts/testing';
import { test } from 'vitest';
import { first } from '../first.ts';
import { hoplomachus } from '../rules/index.ts';

test('a first game begins with the rush of the first unit', () => {
  expectFirst(hoplomachus, first, ['vanguard']);
});
