// Noughts and crosses as one writes it for boardgame.io, on its local client.
import { createRequire } from 'node:module';

interface State {
  readonly G: { readonly cells: (string | null)[] };
  readonly ctx: { readonly gameover?: unknown };
}
interface Client {
  start(): void;
  stop(): void;
  reset(): void;
  getState(): State | null;
  readonly moves: { readonly mark: (cell: number) => void };
}
interface BoardgameIo {
  readonly Client: (options: { game: object; numPlayers: number; debug: boolean }) => Client;
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

/** As in its documentation; `invalidMove` is its own constant. */
export function gameFor(invalidMove: unknown): object {
  return {
    name: 'tic-tac-toe',
    setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      mark: ({ G, playerID }: { G: State['G']; playerID: string }, cell: number) => {
        if (G.cells[cell] !== null) return invalidMove;
        G.cells[cell] = playerID;
        return undefined;
      },
    },
    endIf: ({ G: { cells }, ctx }: { G: State['G']; ctx: { currentPlayer: string } }) => {
      for (const [a, b, c] of LINES)
        if (cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]) return { winner: ctx.currentPlayer };
      return cells.includes(null) ? undefined : { draw: true };
    },
  };
}

export interface BoardgameIoMatches {
  /** Plays one random match on a new client, as each of our matches is a new one, and counts its moves. */
  readonly fresh: () => number;
  /** The same on a client that is reset between matches. */
  readonly reused: () => number;
}

/** Nothing if boardgame.io is not installed: it is for developers only. */
export function boardgameIo(below: (n: number) => number): BoardgameIoMatches | undefined {
  process.env['NODE_ENV'] = 'production'; // without it boardgame.io checks and logs, which would flatter us
  const require = createRequire(import.meta.url);
  let open: () => Client;
  try {
    const { Client: makeClient } = require('boardgame.io/client') as BoardgameIo;
    const { INVALID_MOVE } = require('boardgame.io/core') as { INVALID_MOVE: unknown };
    const game = gameFor(INVALID_MOVE);
    open = () => makeClient({ game, numPlayers: 2, debug: false });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
  const lasting = open();
  lasting.start();
  return {
    fresh: () => {
      const client = open();
      client.start();
      const moves = playRandomly(client, below);
      client.stop();
      return moves;
    },
    reused: () => {
      lasting.reset();
      return playRandomly(lasting, below);
    },
  };
}

function playRandomly(client: Client, below: (n: number) => number): number {
  let moves = 0;
  for (let state = client.getState(); state && state.ctx.gameover === undefined; state = client.getState()) {
    const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    client.moves.mark(free[below(free.length)] ?? 0);
    moves++;
  }
  return moves;
}
