import { expectFirst } from '@tabularium/parts/testing';
import { test } from 'vitest';
import { first } from '../first.ts';
import { battleground } from '../rules/index.ts';

test('a first game begins with the first card', () => {
  expectFirst(battleground, first, ['select']);
});
