// What a bot that looks ahead goes by.
import type { Foresight } from '@tabularium/parts/shape';
import { DICE } from '../table/schema.ts';
import type { BluffKit, Table } from '../table/table.ts';
import type { BluffView } from '../table/view.ts';
import { worth } from './mind.ts';
import { weights } from './weights.ts';

const dice = ({ cups }: Table): number => cups.flat().length;

export const foresight: Foresight<BluffKit, BluffView> = {
  asks: new Set(['turn']),
  rank: ({ decision, view }, most) => {
    const { table } = view();
    const worths = decision.options.map((action) => worth(table, action));
    return [...worths.keys()].sort((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0)).slice(0, most);
  },
  names: ['dice'],
  features: ({ cups }, seat) => [cups[seat]?.length ?? 0],
  progress: (table) => 1 - dice(table) / (DICE * table.cups.length),
  clock: (table) => -dice(table), // every doubt costs somebody a die
  horizon: 2,
  weights,
};
