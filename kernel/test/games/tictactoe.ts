// Noughts and crosses: no secrets, no chance. The smallest whole game, and the one the benchmark plays.
import type { Game, Result, Rules, Seat } from '../../index.ts';
import type { Referee } from '../../referee.ts';

interface Table {
  readonly content: object;
  /** Seat of the mark in each of the nine cells, or -1. */
  cells: number[];
  turn: Seat;
  winner: Seat | null;
}
export interface TicTacToeKit {
  table: Table;
  setup: { mode: 'classic'; seats: number; options: Record<string, never> };
  asks: { mark: number };
  event: { kind: 'marked'; rule: string; seat: Seat; cell: number };
  step: { at: 'turn'; seat: Seat };
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;
const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const hasLine = (cells: readonly number[], seat: Seat): boolean => {
  for (const [a, b, c] of LINES) if (cells[a] === seat && cells[b] === seat && cells[c] === seat) return true;
  return false;
};

function* play(table: Table, ref: Referee<TicTacToeKit>): Rules<void> {
  while (table.winner === null && table.cells.includes(-1)) {
    ref.checkpoint();
    const seat = table.turn;
    const cell = yield* ref.choose(seat, {
      ask: 'mark',
      rule: 'TTT-1.1',
      options: () => CELLS.filter((free) => table.cells[free] === -1),
      always: true,
    });
    table.cells[cell] = seat;
    if (hasLine(table.cells, seat)) table.winner = seat;
    table.turn = 1 - seat;
    ref.tell({ kind: 'marked', rule: 'TTT-1.1', seat, cell });
  }
}
function result({ winner, cells }: Table): Result | undefined {
  if (winner !== null) return { winners: [winner], drawn: false, rule: 'TTT-1.2', because: 'line', scores: [] };
  return cells.includes(-1) ? undefined : { winners: [0, 1], drawn: true, rule: 'TTT-1.2', because: 'full', scores: [] };
}

export const ticTacToe: Game<TicTacToeKit> = {
  id: 'tic-tac-toe',
  version: 1,
  prefix: 'TTT',
  setup: { modes: [{ id: 'classic', seats: [2] }], options: [], firstGame: { mode: 'classic', seats: 2, options: {} } },
  content: {},
  open: (_setup, content) => ({ content, cells: CELLS.map(() => -1), turn: 0, winner: null }),
  play,
  see: ({ cells, turn }) => ({ cells: [...cells], turn }),
  guess: () => undefined,
  result,
  agreedDraw: (_table, left) => ({
    winners: [0, 1].filter((seat) => !left.includes(seat)),
    drawn: true,
    rule: 'TTT-1.3',
    because: 'agreed',
    scores: [],
  }),
  copy: ({ content, cells, turn, winner }) => ({ content, cells: [...cells], turn, winner }),
  text: (_ask, cell) => `mark ${cell}`,
};
