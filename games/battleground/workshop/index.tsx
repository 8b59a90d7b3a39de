// Where players write their own characters, cards and armies.
import type { Workshop } from '@tabularium/parts/shape';
import { parseOwnContent } from '../content/own/index.ts';
import { builder } from './army-builder.ts';
import { EXAMPLE } from './example.ts';
import { Preview } from './preview.tsx';
import { snippets } from './snippets.ts';

export const workshop: Workshop = {
  read: parseOwnContent,
  example: EXAMPLE,
  schema: new URL('../content/own/schema.json', import.meta.url),
  snippets,
  Preview,
  builder,
};
