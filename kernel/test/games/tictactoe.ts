// Noughts and crosses: no secrets, no chance. The smallest whole game, and the one the benchmark plays.
import type { Game, Result, Rules, Seat } from '../../index.ts';
import type { Referee } from '../../referee.ts';

interface Table {
  readonly content: object;
  /** Seat of the mark in each of the nine cells, or -1. */
  cells: number[];
  turn: Seat;
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

const winnerOf = ({ cells }: Table): Seat | undefined => {
  for (const [a, b, c] of LINES) if (cells[a] !== -1 && cells[a] === cells[b] && cells[a] === cells[c]) return cells[a];
  return undefined;
};

function* play(table: Table, ref: Referee<TicTacToeKit>): Rules<void> {
  while (result(table) === undefined) {
    ref.checkpoint();
    const seat = table.turn;
    const cell = yield* ref.choose(seat, {
      ask: 'mark',
      rule: 'TTT-1.1',
      options: () => CELLS.filter((free) => table.cells[free] === -1),
      always: true,
    });
    table.cells[cell] = seat;
    table.turn = 1 - seat;
    ref.tell({ kind: 'marked', rule: 'TTT-1.1', seat, cell });
  }
}
function result(table: Table): Result | undefined {
  const winner = winnerOf(table);
  if (winner === undefined && table.cells.includes(-1)) return undefined;
  const drawn = winner === undefined;
  return { winners: drawn ? [0, 1] : [winner], drawn, rule: 'TTT-1.2', because: drawn ? 'full' : 'line', scores: [] };
}

export const ticTacToe: Game<TicTacToeKit> = {
  id: 'tic-tac-toe',
  version: 1,
  prefix: 'TTT',
  setup: { modes: [{ id: 'classic', seats: [2] }], options: [], firstGame: { mode: 'classic', seats: 2, options: {} } },
  content: {},
  open: (_setup, content) => ({ content, cells: CELLS.map(() => -1), turn: 0 }),
  play,
  see: ({ cells, turn }) => ({ cells: [...cells], turn }),
  guess: () => undefined,
  result,
  copy: ({ content, cells, turn }) => ({ content, cells: [...cells], turn }),
  text: (_ask, cell) => `mark ${cell}`,
};
