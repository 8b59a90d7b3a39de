// "What if": a copy of a running match to try a turn on. It guesses what its player cannot see and rolls dice of its own, so it gives
// nothing away.
import { wrap } from 'comlink';
import type { MatchInfo } from '../link/link.ts';
import { go } from '../settings/routes.ts';
import { store } from '../store/index.ts';
import type { ReplayWorker } from '../worker/replay.worker.ts';

/** Continues from the match's last checkpoint, usually the beginning of a turn. */
export async function startTrial({ id }: MatchInfo): Promise<void> {
  const stored = await store.get(id);
  if (!stored) throw new Error(`there is no match ${id} in this browser`);
  const thread = new Worker(new URL('../worker/replay.worker.ts', import.meta.url), { type: 'module', name: 'trial' });
  try {
    const worker = wrap<ReplayWorker>(thread);
    const { places } = await worker.open(stored);
    const trial = await worker.branch(places.length - 1, stored.seats);
    await store.create({ ...trial, trialOf: id });
    go({ page: 'match', id: trial.id });
  } finally {
    thread.terminate();
  }
}
/** Goes back as if nothing had happened. */
export async function endTrial({ id, trialOf }: MatchInfo): Promise<void> {
  if (trialOf === undefined) return;
  go({ page: 'match', id: trialOf });
  await store.remove(id);
}
