// A match in this browser: it runs in one worker, and its bots think in another.
import { type ProxyMarked, proxy, type Remote, transfer, wrap } from 'comlink';
import { linkOf } from '../link/driver.ts';
import { carryErrors } from '../link/errors.ts';
import type { Host } from '../link/host.ts';
import { LinkError, type MatchLink } from '../link/link.ts';
import { PATIENCE, watched, within } from '../link/watchdog.ts';
import type { Staffing } from './hired.ts';
import type { MatchWorker } from './match.worker.ts';
import type { Order } from './order.ts';

carryErrors();

/** A worker and its remote, kept together because comlink closes a remote that nobody refers to. */
interface Staff {
  readonly worker: Worker;
  readonly remote: Remote<MatchWorker>;
}
function hire(): Staff {
  const worker = new Worker(new URL('./match.worker.ts', import.meta.url), { type: 'module' });
  return { worker, remote: wrap(worker) };
}
/** The worker that started a match also opens it, as it has loaded the game. */
let spare: Staff | undefined;
function take(): Staff {
  const taken = spare ?? hire();
  spare = undefined;
  return taken;
}
/** Prepares a worker for a match that will start soon. */
export function warmUp(): void {
  spare ??= hire();
}

const nothing = (): void => undefined;
/** Starts a match and stores it; `openMatch` plays it. */
export async function startMatch(game: string, order: Order): Promise<string> {
  const staff = take();
  try {
    const id = await Promise.race([within(PATIENCE.opening, staff.remote.start(game, order), nothing), failureOf(staff.worker)]);
    spare?.worker.terminate(); // prepared in the meantime, and not needed
    spare = staff;
    return id;
  } catch (error) {
    staff.worker.terminate();
    throw error;
  }
}

/** Opens a stored match where it stopped. */
export const openMatch = (id: string): Promise<MatchLink> =>
  inWorkers(async ({ matches, staffing, onClose }) => {
    const opened = await within(PATIENCE.opening, matches.open(id, staffing), onClose);
    const host = watched<Host>(opened, patienceFor, onClose);
    return linkOf(await host.begin(), host, onClose);
  });
/** More patience for `play`, as the match itself ends a bot that takes too long. */
const patienceFor = (method: string): number => (method === 'play' ? 2 * PATIENCE.thinking : PATIENCE.match);

export interface Workers {
  readonly matches: Remote<MatchWorker>;
  readonly staffing: Staffing & ProxyMarked;
  readonly onClose: () => void;
}
/** Prepares a worker for bots before the match asks. A match that asks again has given up on the previous one. */
function botAgency(): Staffing & { readonly dismiss: () => void } {
  let waiting: Staff | undefined = hire();
  let working: Staff | undefined;
  return {
    hireBots: () => {
      working?.worker.terminate();
      working = waiting ?? hire();
      waiting = undefined;
      const { port1, port2 } = new MessageChannel();
      void working.remote.serve(transfer(port1, [port1]));
      return transfer(port2, [port2]);
    },
    dismiss: () => {
      waiting?.worker.terminate();
      working?.worker.terminate();
    },
  };
}

/** Opens something in workers of its own, which end when it closes. */
export async function inWorkers<T>(open: (workers: Workers) => Promise<T>): Promise<T> {
  const matches = take();
  const bots = botAgency();
  const onClose = (): void => {
    matches.worker.terminate();
    bots.dismiss();
  };
  try {
    return await Promise.race([
      open({ matches: matches.remote, staffing: proxy({ hireBots: bots.hireBots }), onClose }),
      failureOf(matches.worker),
    ]);
  } catch (error) {
    onClose();
    throw error;
  }
}

/** Rejects if the worker's script cannot be loaded; such a worker never answers. */
const failureOf = (worker: Worker): Promise<never> =>
  new Promise((_resolve, reject) => {
    const fail = ({ message }: ErrorEvent): void => reject(new LinkError('failed', message || 'the match could not be loaded'));
    worker.addEventListener('error', fail, { once: true });
  });
