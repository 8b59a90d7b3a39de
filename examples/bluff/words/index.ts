// What a page needs while the rules run elsewhere: the choices before a match, and its sounds.
import type { Naming } from '@tabularium/parts/shape';
import { setup } from '../table/schema.ts';
import type { BluffKit } from '../table/table.ts';
import type { BluffView } from '../table/view.ts';

const SOUNDS = { rolled: 'dice', bid: 'card', doubted: 'blow', lost: 'fall' } as const;

export const naming: Naming<BluffView, BluffKit> = {
  setup,
  sound: ({ kind }) => (kind in SOUNDS ? SOUNDS[kind as keyof typeof SOUNDS] : undefined),
};
