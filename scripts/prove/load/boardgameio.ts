// Plays noughts and crosses on a server of boardgame.io, two players a match, each with a connection of its own.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastDice } from '@tabularium/kernel';
import { Host } from '../net/host.ts';

interface State {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}
interface Socket {
  on(event: string, hear: (...args: unknown[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
interface Match {
  readonly id: string;
  readonly sockets: readonly Socket[];
  state: State | undefined;
  /** Called when a message reaches one of its players. */
  hear: () => void;
}
const GAME = 'tic-tac-toe';
const require = createRequire(new URL('../../../bench/boardgameio.ts', import.meta.url));

const SERVER = new URL('./boardgameio-server.ts', import.meta.url);
/** How many matches are begun before any is played: beginning one is not measured. */
const AT_ONCE = 100;

/** A server of boardgame.io, in memory or with flat files. */
export class BoardgameIo implements AsyncDisposable {
  readonly #host: Host;
  readonly #folder: string | undefined;
  readonly #dice: FastDice;

  private constructor(host: Host, folder: string | undefined, seed: number) {
    this.#host = host;
    this.#folder = folder;
    this.#dice = new FastDice(seed);
  }
  static async open(store: 'memory' | 'flat files', seed: number): Promise<BoardgameIo> {
    const folder = store === 'memory' ? undefined : mkdtempSync(join(tmpdir(), 'tabularium-load-'));
    return new BoardgameIo(await Host.start(SERVER, folder === undefined ? [] : [folder]), folder, seed);
  }
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#host.stop();
    if (this.#folder !== undefined) rmSync(this.#folder, { recursive: true, force: true });
  }
  /** Plays matches for this many seconds, several moves at a time. With flat files, its server sometimes crashes. */
  async play(seconds: number, inFlight: number): Promise<{ readonly moves: number; readonly cpu: number }> {
    const end = performance.now() + seconds * 1000;
    const sum = { moves: 0, cpu: 0 };
    do {
      const matches: Match[] = [];
      try {
        for (let n = 0; n < AT_ONCE; n++) matches.push(await this.#host.whileAlive(begun(this.#host.port)));
        const { cpu: before } = await this.#host.usage();
        sum.moves += await this.#host.whileAlive(playAll(matches, this.#dice, inFlight));
        sum.cpu += (await this.#host.usage()).cpu - before;
      } finally {
        for (const { sockets } of matches) for (const socket of sockets) socket.disconnect();
      }
    } while (performance.now() < end);
    return sum;
  }
}

/** Plays matches to the end and counts the moves. */
async function playAll(matches: readonly Match[], dice: FastDice, inFlight: number): Promise<number> {
  const waiting = [...matches];
  let moves = 0;
  const work = async (): Promise<void> => {
    for (let match = waiting.shift(); match; match = waiting.shift()) {
      await move(match, dice);
      moves++;
      if (match.state?.ctx.gameover === undefined) waiting.push(match);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, work));
  return moves;
}

async function begun(port: number): Promise<Match> {
  const { io } = require('socket.io-client') as { readonly io: (address: string, options: object) => Socket };
  const base = `http://127.0.0.1:${port}`;
  const matchID = randomUUID(); // the first to join creates it; without a lobby there are no credentials to check, which flatters it
  const match: Match = { id: matchID, sockets: [], state: undefined, hear: () => undefined };
  const sockets = match.sockets as Socket[];
  for (const player of ['0', '1']) {
    const socket = io(`${base}/${GAME}`, { transports: ['websocket'], forceNew: true, reconnection: false });
    const isThere = new Promise<void>((resolve) => {
      socket.on('sync', (_id, synced) => {
        match.state = (synced as { readonly state: State }).state;
        resolve();
      });
    });
    socket.on('update', (_id, state) => {
      match.state = state as State;
      match.hear();
    });
    socket.on('connect', () => socket.emit('sync', matchID, player, undefined, 2));
    sockets.push(socket);
    await isThere;
  }
  return match;
}
/** Resolves once both players have heard of the move. */
async function move(match: Match, dice: FastDice): Promise<void> {
  const { state, sockets, id } = match;
  if (!state) throw new Error('the match has not begun');
  const { currentPlayer } = state.ctx;
  const free = state.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
  const payload = { type: 'mark', args: [free[dice.below(free.length)]], playerID: currentPlayer };
  await new Promise<void>((resolve) => {
    let heard = 0;
    match.hear = () => {
      if (++heard === sockets.length) resolve();
    };
    sockets[Number(currentPlayer)]?.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, id, currentPlayer);
  });
}
