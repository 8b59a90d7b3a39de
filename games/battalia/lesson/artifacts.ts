// The third lesson: artifacts that transform cards. A lit title promotes two units, which raise a city, and a scroll wins back the bonus of
// the hero in a battle.
import type { Lesson } from '@tabularium/parts/shape';
import type { BattaliaKit } from '../table/table.ts';
import { type Layout, setupOf, tableOf } from './layout.ts';

/** Titles are lit on the fourth day of a week; the hand is of three factions, with two cards of each. */
const titleDay: Layout = {
  options: { weeks: 3 },
  greats: ['hammer', 'sword', 'horn'],
  day: 11,
  board: {
    b2: 'hub 1 of 0 woods',
    f6: 'hub 1 of 1 canyons',
    f2: 'hub lakes neutral 4',
    b6: 'hub woods neutral 4',
    c2: 'straight E-W',
    d2: 'straight E-W',
    e2: 'straight E-W',
    f4: 'straight N-S',
    f5: 'straight N-S',
  },
  players: [
    {
      faction: 'bear',
      heroes: ['f2'],
      hand: ['title isle', 'friman bear', 'friman ember', 'weapon bear', 'priest isle', 'scroll ember'],
      nation: ['supply', 'friman bear', 'supply', 'chief bear', 'supply', 'supply'],
      haven: ['supply', 'lord isle', 'supply', 'friman isle', 'supply'],
    },
    {
      faction: 'ember',
      hand: ['friman ember', 'friman ember', 'chief ember', 'supply', 'supply', 'supply'],
      nation: ['friman isle', 'priest bear', 'supply', 'supply', 'weapon ember', 'tool ember'],
      haven: ['friman ember', 'supply'],
    },
  ],
};

export const lesson: Lesson<BattaliaKit> = {
  seat: 0,
  scenes: { titleDay: { setup: setupOf(titleDay), table: tableOf(titleDay) } },
  steps: [
    {
      id: 'light',
      scene: 'titleDay',
      parts: [{ say: 'scene' }, { say: 'lack', look: 'upgrade b2' }, { say: 'lit', look: 'title' }],
    },
    {
      id: 'promote',
      scene: 'titleDay',
      parts: [
        { say: 'play', expect: ['title'], hint: 'usual' },
        { say: 'far', look: 'friman bear by 2 ranks' },
        { say: 'whom', expect: ['friman bear'], hint: 'one' },
        { say: 'risen' },
      ],
    },
    {
      id: 'twice',
      scene: 'titleDay',
      parts: [
        { say: 'again', expect: ['title'], hint: 'left' },
        { say: 'whom', expect: ['friman ember'], hint: 'priest' },
        { say: 'raise', expect: ['upgrade b2'], hint: 'chiefs' },
      ],
    },
    {
      id: 'stranger',
      scene: 'titleDay',
      parts: [
        { say: 'attack', expect: ['attack f2 neutral'], hint: 'hero' },
        { say: 'priest', look: 'add priest isle' },
        { say: 'scroll', expect: ['transform with scroll'], hint: 'short' },
        { say: 'whom', expect: ['priest isle'], hint: 'weapon' },
        { say: 'faction', expect: ['bear'], hint: 'own' },
      ],
    },
    {
      id: 'united',
      scene: 'titleDay',
      parts: [{ say: 'declare', expect: ['declare'], hint: 'enough' }, { say: 'won' }, { say: 'done' }],
    },
  ],
  hintsWhile: { at: 'day', week: 2 },
};
