// Runs a match in a worker. Its bots think in another worker with the same script, so that neither page nor match waits for them.
import { advise, think } from '@tabularium/bots/think';
import { loadLesson } from '@tabularium/games';
import { expose, type ProxyMarked, proxy } from 'comlink';
import type { Kept } from '../link/coaching.ts';
import { carryErrors } from '../link/errors.ts';
import { LinkError } from '../link/link.ts';
import { store } from '../store/index.ts';
import type { Adviser, Thinker } from './bots.ts';
import { hiredBots, type Staffing } from './hired.ts';
import { Keeper } from './keeper.ts';
import type { LessonKeeper } from './lesson-keeper.ts';
import { type Order, orderedMatch } from './order.ts';
import { playableFor } from './playable.ts';

/** Milliseconds that another page, or this one before a reload, has to release the match. */
const LOCK_PATIENCE = 3000;

/** Locks a match for this worker's lifetime: two pages playing the same match would corrupt it. */
async function hold(id: string): Promise<void> {
  if (!('locks' in navigator)) return; // insecure contexts have no locks
  await new Promise<void>((resolve, reject) => {
    const signal = AbortSignal.timeout(LOCK_PATIENCE);
    const forever = (): Promise<never> => {
      resolve();
      return new Promise(() => undefined);
    };
    navigator.locks
      .request(`tabularium/${id}`, { signal }, forever)
      .catch(() => reject(new LinkError('open-elsewhere', 'this match is open in another window: close it there first')));
  });
}

export type MatchWorker = {
  /** Starts a match, stores it and returns its id. */
  start(game: string, order: Order): Promise<string>;
  open(id: string, staffing: Staffing & ProxyMarked): Promise<Keeper & ProxyMarked>;
  /** Opens a lesson at the given bookmark. */
  learn(game: string, lesson: string | undefined, kept: Kept, staffing: Staffing & ProxyMarked): Promise<LessonKeeper & ProxyMarked>;
  /** Thinks for the bots of a match that runs in another worker. */
  serve(match: MessagePort): void;
};

/** The match that this worker started. It needs no checks, so we do not load their code. */
let begun: string | undefined;

const worker: MatchWorker = {
  async start(game, order) {
    const match = orderedMatch(await playableFor(game), order);
    await store.create(match);
    begun = match.pack === undefined ? match.id : undefined;
    return match.id;
  },
  async open(id, staffing) {
    await hold(id);
    const stored = await store.get(id);
    if (!stored) throw new LinkError('no-such-match', `there is no match ${id} in this browser`);
    const pkg = await playableFor(stored.game);
    const bots = hiredBots(staffing);
    const means = { store, thinker: bots, adviser: bots };
    if (id === begun) return proxy(new Keeper(pkg, stored, means));
    const { reopened } = await import('./reopen.ts');
    return proxy(await reopened(pkg, stored, means));
  },
  async learn(game, name, kept, staffing) {
    const [pkg, lesson] = await Promise.all([playableFor(game), loadLesson(game, name)]);
    if (!lesson) throw new LinkError('no-such-lesson', `${game} has no lesson ${name ?? ''}`);
    const { LessonKeeper } = await import('./lesson-keeper.ts');
    return proxy(new LessonKeeper(pkg, lesson, kept, hiredBots(staffing)));
  },
  serve(match) {
    const bots: Thinker & Adviser = {
      think: async (turn) => think(await playableFor(turn.game), turn),
      advise: async (position) => advise(await playableFor(position.game), position),
    };
    expose(bots, match);
  },
};

carryErrors();
expose(worker);
