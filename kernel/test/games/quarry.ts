// Stones from a content pack that anybody may write: what a stone does is named in words that the game knows.
import type { Game, Referee, Result, Rules, Seat } from '../../index.ts';

export interface Stone {
  readonly id: string;
  readonly worth: number;
  readonly does: keyof typeof EFFECTS;
}
export interface Pack {
  readonly name: string;
  readonly stones: readonly Stone[];
}
interface Table {
  readonly content: Pack;
  heap: string[];
  taken: string[][];
  turn: Seat;
}
export interface QuarryKit {
  table: Table;
  setup: { mode: 'race'; seats: number; options: Record<string, never> };
  asks: { take: { stone: string } };
  event: { kind: 'took'; rule: string; seat: Seat; stone: string };
  step: { at: 'turn'; seat: Seat };
}
/** Whose turn it is afterwards. */
const EFFECTS = {
  plain: (seat: Seat, seats: number): Seat => (seat + 1) % seats,
  again: (seat: Seat): Seat => seat,
} as const;

const stoneOf = (table: Table, id: string): Stone => table.content.stones.find((stone) => stone.id === id) as Stone;

function* play(table: Table, ref: Referee<QuarryKit>): Rules<void> {
  while (table.heap.length > 0) {
    ref.checkpoint();
    const seat = table.turn;
    const { stone } = yield* ref.choose(seat, { ask: 'take', rule: 'QUA-1.1', options: () => table.heap.map((id) => ({ stone: id })) });
    table.heap.splice(table.heap.indexOf(stone), 1);
    (table.taken[seat] as string[]).push(stone);
    ref.tell({ kind: 'took', rule: 'QUA-1.1', seat, stone });
    table.turn = EFFECTS[stoneOf(table, stone).does](seat, table.taken.length);
  }
}
function result(table: Table, left: readonly Seat[]): Result | undefined {
  const scores = table.taken.map((stones) => ({ worth: stones.reduce((sum, id) => sum + stoneOf(table, id).worth, 0) }));
  const staying = table.taken.flatMap((_, seat) => (left.includes(seat) ? [] : [seat]));
  if (staying.length < 2) return { winners: staying, drawn: false, rule: 'QUA-2.2', because: 'alone', scores };
  if (table.heap.length > 0) return undefined;
  const best = Math.max(...staying.map((seat) => scores[seat]?.worth ?? 0));
  const winners = staying.filter((seat) => scores[seat]?.worth === best);
  return { winners, drawn: winners.length > 1, rule: 'QUA-2.1', because: 'worth', scores };
}

function checkContent(content: unknown): readonly string[] {
  const pack = content as Partial<Pack> | null;
  if (typeof pack !== 'object' || pack === null || !Array.isArray(pack.stones)) return ['a pack has a list of stones'];
  return (pack.stones as readonly Partial<Stone>[]).flatMap(({ id, worth, does }, i) => [
    ...(typeof id === 'string' ? [] : [`stone ${i} has no id`]),
    ...(typeof worth === 'number' ? [] : [`stone ${i} has no worth`]),
    ...(does !== undefined && does in EFFECTS
      ? []
      : [`stone ${i} does "${String(does)}", which is none of ${Object.keys(EFFECTS).join(', ')}`]),
  ]);
}

export const quarry: Game<QuarryKit> = {
  id: 'quarry',
  version: 1,
  prefix: 'QUA',
  setup: { modes: [{ id: 'race', seats: [2, 3] }], options: [], firstGame: { mode: 'race', seats: 2, options: {} } },
  content: {
    name: 'grey',
    stones: [1, 2, 3, 4, 5].map((worth) => ({ id: `grey${worth}`, worth, does: worth === 1 ? 'again' : 'plain' })),
  },
  checkContent,
  open: ({ seats }, content) => ({
    content,
    heap: content.stones.map((stone) => stone.id),
    taken: Array.from({ length: seats }, () => []),
    turn: 0,
  }),
  play,
  see: ({ heap, taken, turn }) => ({ heap: [...heap], taken: taken.map((stones) => [...stones]), turn }),
  guess: () => undefined,
  result,
  copy: ({ content, heap, taken, turn }) => ({ content, heap: [...heap], taken: taken.map((stones) => [...stones]), turn }),
  text: (_ask, { stone }) => `take ${stone}`,
};
export const redPack: Pack = {
  name: 'red',
  stones: [
    { id: 'ruby', worth: 9, does: 'plain' },
    { id: 'brick', worth: 1, does: 'again' },
    { id: 'rust', worth: 2, does: 'plain' },
  ],
};
