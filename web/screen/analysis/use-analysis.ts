import type { Seat } from '@tabularium/kernel';
import { proxy, type Remote, wrap } from 'comlink';
import { useEffect, useRef, useState } from 'react';
import { keepAnalysis, keptAnalysis } from '../../store/analyses.ts';
import type { Analysis, AnalysisProgress } from '../../worker/analysis.ts';
import type { Recorded } from '../../worker/projector.ts';
import type { ReplayWorker } from '../../worker/replay.worker.ts';

export interface AnalysisState {
  readonly analysis: Analysis | undefined;
  /** While it runs. */
  readonly progress: AnalysisProgress | undefined;
  readonly trouble: unknown;
  readonly start: () => void;
  readonly stop: () => void;
}

/** Analyses a match in a worker of its own, which is ended when the reader stops it or leaves. `id`: the match to keep it with. */
export function useAnalysis(id: string | undefined, record: () => Promise<Recorded>, seats: readonly Seat[]): AnalysisState {
  const [analysis, setAnalysis] = useState<Analysis>();
  const [progress, setProgress] = useState<AnalysisProgress>();
  const [trouble, setTrouble] = useState<unknown>();
  const thread = useRef<Worker>(undefined);
  const stop = (): void => {
    thread.current?.terminate();
    thread.current = undefined;
    setProgress(undefined);
  };
  useEffect(() => {
    let isWanted = true;
    if (id !== undefined) void keptAnalysis<Analysis>(id).then((kept) => isWanted && setAnalysis((now) => now ?? kept));
    return () => {
      isWanted = false;
      thread.current?.terminate();
    };
  }, [id]);
  const start = (): void => {
    stop();
    const own = new Worker(new URL('../../worker/replay.worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
    thread.current = own;
    setTrouble(undefined);
    setProgress({ done: 0, of: 0 });
    const run = async (): Promise<void> => {
      const worker: Remote<ReplayWorker> = wrap(own);
      const found = await worker.analyse(
        await record(),
        seats,
        proxy((now: AnalysisProgress) => thread.current === own && setProgress(now)),
      );
      if (thread.current !== own) return;
      setAnalysis(found);
      stop();
      if (id !== undefined) await keepAnalysis(id, found);
    };
    void run().catch((error: unknown) => {
      if (thread.current !== own) return;
      stop();
      setTrouble(error);
    });
  };
  return { analysis, progress, trouble, start, stop };
}
