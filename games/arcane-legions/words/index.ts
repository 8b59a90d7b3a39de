// The words of the game and what can be chosen before a match: what a page needs while the rules run elsewhere.
import type { Naming } from '@tabularium/parts/shape';
import { setup } from '../table/schema.ts';
import type { ArcaneKit } from '../table/table.ts';
import type { ArcaneView } from '../table/view.ts';
import { meant } from './figures.ts';
import { givesUp } from './gives-up.ts';
import { goal } from './goal.ts';
import { words } from './naming.ts';
import { sound } from './sounds.ts';

export const naming: Naming<ArcaneView, ArcaneKit> = {
  setup,
  words,
  goal,
  givesUp,
  meant,
  sound,
};
