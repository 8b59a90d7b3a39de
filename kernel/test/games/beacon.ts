// A fire that spreads by dice, against all seats together: an automaton whose ties anybody at the table may break.
import type { Game, Referee, Result, Rules, Seat } from '../../index.ts';

interface Table {
  readonly content: object;
  fires: number[];
  winds: number[];
  night: number;
  watch: Seat;
  left: Seat[];
  readonly seats: number;
}
export interface BeaconKit {
  table: Table;
  setup: { mode: 'solo' | 'crew'; seats: number; options: { nights?: number } };
  asks: { tie: { cell: number }; douse: { cell: number } };
  event:
    | { kind: 'wind'; rule: string; die: number }
    | { kind: 'spread' | 'doused'; rule: string; cell: number }
    | { kind: 'shuffled'; rule: string };
  step: { at: 'night'; night: number } | { at: 'watch'; seat: Seat };
}
type Ref = Referee<BeaconKit>;

const CELLS = [0, 1, 2, 3, 4];
const LOST_AT = 4; // BEA-3.1
const hottest = (table: Table): number[] => {
  const most = Math.max(...table.fires);
  return CELLS.filter((cell) => table.fires[cell] === most);
};
const crew = (table: Table): Seat[] => Array.from({ length: table.seats }, (_, seat) => seat);

function* play(table: Table, ref: Ref): Rules<void> {
  while (result(table, []) === undefined) {
    ref.checkpoint();
    table.left = [...ref.left];
    if (table.watch === 0) yield* ref.within({ at: 'night', night: table.night }, spread(table, ref));
    if (result(table, []) !== undefined) return;
    yield* ref.within({ at: 'watch', seat: table.watch }, douse(table, ref, table.watch));
    table.watch = (table.watch + 1) % table.seats;
    if (table.watch === 0) table.night--;
  }
}
/** The wind says how often the hottest fire grows; if several are equally hot, the seats say which. BEA-1.1 */
function* spread(table: Table, ref: Ref): Rules<void> {
  if (table.winds.length === 0) {
    table.winds = [1, 1, 2, 2, 3];
    ref.shuffle(table.winds);
    ref.tell({ kind: 'shuffled', rule: 'BEA-1.3' });
  }
  const wind = ref.draw(table.winds);
  const die = ref.roll(6);
  ref.tell({ kind: 'wind', rule: 'BEA-1.1', die });
  for (let gusts = die > 4 ? wind : 1; gusts > 0; gusts--) {
    const { cell } = yield* ref.choose(crew(table), {
      ask: 'tie',
      rule: 'BEA-1.2',
      options: () => hottest(table).map((tied) => ({ cell: tied })),
    });
    table.fires[cell] = (table.fires[cell] as number) + 1;
    ref.tell({ kind: 'spread', rule: 'BEA-1.2', cell });
  }
}
function* douse(table: Table, ref: Ref, seat: Seat): Rules<void> {
  if (table.left.includes(seat) || table.fires.every((fire) => fire === 0)) return;
  const { cell } = yield* ref.choose(seat, {
    ask: 'douse',
    rule: 'BEA-2.1',
    options: () => CELLS.filter((burning) => table.fires[burning] !== 0).map((burning) => ({ cell: burning })),
    ruledOut: () =>
      CELLS.filter((cold) => table.fires[cold] === 0).map((cold) => ({ rule: 'BEA-2.2', because: 'nothing burns', what: `douse ${cold}` })),
  });
  table.fires[cell] = (table.fires[cell] as number) - 1;
  ref.tell({ kind: 'doused', rule: 'BEA-2.1', cell });
}
function result(table: Table, left: readonly Seat[]): Result | undefined {
  const lost = table.fires.some((fire) => fire >= LOST_AT) || left.length === table.seats;
  if (!lost && table.night > 0) return undefined;
  return {
    winners: lost ? [] : crew(table),
    drawn: false,
    rule: lost ? 'BEA-3.1' : 'BEA-3.2',
    because: lost ? 'burnt' : 'dawn',
    scores: [],
  };
}

export const beacon: Game<BeaconKit> = {
  id: 'beacon',
  version: 1,
  prefix: 'BEA',
  setup: {
    modes: [
      { id: 'solo', seats: [1] },
      { id: 'crew', seats: [2, 3] },
    ],
    options: [{ id: 'nights', values: [3, 6], default: 6 }],
    firstGame: { mode: 'solo', seats: 1, options: { nights: 6 } },
  },
  content: {},
  open: ({ seats, options }, content) => ({
    content,
    fires: [1, 1, 1, 0, 0],
    winds: [],
    night: options.nights ?? 6,
    watch: 0,
    left: [],
    seats,
  }),
  play,
  see: ({ fires, winds, night, watch, left }) => ({ fires: [...fires], winds: winds.length, night, watch, left: [...left] }),
  guess: (table, _seat, dice) => {
    for (let i = table.winds.length - 1; i > 0; i--) {
      const j = dice.below(i + 1);
      [table.winds[i], table.winds[j]] = [table.winds[j] as number, table.winds[i] as number];
    }
  },
  result,
  copy: (table) => ({ ...table, fires: [...table.fires], winds: [...table.winds], left: [...table.left] }),
  text: (ask, { cell }) => `${ask} ${cell}`,
};
