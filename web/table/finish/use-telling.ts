import { proxy, type Remote, wrap } from 'comlink';
import { useEffect, useState } from 'react';
import { named } from '../../frame/match-words.ts';
import type { MatchLink } from '../../link/link.ts';
import type { ReplayWorker } from '../../worker/replay.worker.ts';
import type { Telling } from '../../worker/tale.ts';

export interface TellingState {
  /** From 0 to 1. */
  readonly done: number;
  readonly telling: Telling | undefined;
  /** The match as text for a link; undefined if it does not fit in one. */
  readonly shared: (() => Promise<string>) | undefined;
}

/** Works out how a match went, in a worker of its own. It may fail silently: there is still the score sheet. */
export function useTelling(link: MatchLink, isKept: boolean, name: string): TellingState {
  const [state, setState] = useState<TellingState>({ done: 0, telling: undefined, shared: undefined });
  useEffect(() => {
    if (!isKept) return undefined;
    let isWanted = true;
    const thread = new Worker(new URL('../../worker/replay.worker.ts', import.meta.url), { type: 'module', name: 'telling' });
    const tell = async (): Promise<void> => {
      const worker: Remote<ReplayWorker> = wrap(thread);
      const record = await link.record();
      const onProgress = proxy((done: number) => setState((now) => (now.telling ? now : { ...now, done })));
      const telling = await worker.tell(record, onProgress);
      const shared = record.passages === undefined ? () => worker.sharedFrom(record, named(link.info.seats, name)) : undefined;
      if (isWanted) setState({ done: 1, telling, shared });
    };
    void tell().catch(() => isWanted && setState((now) => ({ ...now, done: 1 })));
    return () => {
      isWanted = false;
      thread.terminate();
    };
  }, [link, isKept, name]);
  return state;
}
