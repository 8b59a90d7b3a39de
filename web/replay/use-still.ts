import type { Eye, GameEvent, View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { useEffect, useRef, useState } from 'react';
import type { Told } from '../link/scene.ts';
import type { AllEyes } from '../worker/all-seeing.ts';
import type { OpenReplay } from './open-replay.ts';

/** The match at one place of the film, through somebody's eyes. */
export interface Still {
  readonly place: number;
  readonly eye: Eye | AllEyes;
  readonly view: View<AnyKit>;
  /** Whose side of the board is shown. */
  readonly seenBy: Eye;
  readonly log: readonly Told[];
  /** The first line of the log that this step added. */
  readonly fresh: number;
  /** The events of this step. Empty after a jump, which boards should not animate. */
  readonly news: readonly GameEvent[];
}

/** Fetches stills as the place changes. During scrubbing, only the latest counts. */
export function useStill(
  { worker }: Pick<OpenReplay, 'worker'>,
  place: number,
  eye: Eye | AllEyes,
  onTrouble: (error: unknown) => void,
): Still | undefined {
  const [still, setStill] = useState<Still>();
  const told = useRef(new Map<Eye, Promise<readonly Told[]>>());
  const wanted = useRef({ place, eye });
  const isFetching = useRef(false);
  wanted.current = { place, eye };
  useEffect(() => {
    const isThere = (one: Pick<Still, 'place' | 'eye'>): boolean => one.place === wanted.current.place && one.eye === wanted.current.eye;
    /** Fetches one at a time until the wanted one has arrived. */
    const fetchStills = async (): Promise<void> => {
      for (let now = wanted.current; ; now = wanted.current) {
        const ear = now.eye === 'all' ? 'public' : now.eye;
        const heard = told.current.get(ear) ?? worker.events(ear);
        told.current.set(ear, heard);
        const [all, { view, seenBy, told: count, fresh }] = await Promise.all([heard, worker.look(now.place, now.eye)]);
        if (!isThere(now)) continue;
        const log = all.filter(({ n }) => n < count);
        const news = log.filter(({ n }) => n >= fresh).map(({ event }) => event);
        setStill((last) => ({
          ...now,
          view,
          seenBy,
          log,
          fresh,
          news: last?.eye === now.eye && last.place === now.place - 1 ? news : [],
        }));
        return;
      }
    };
    if (isFetching.current) return;
    isFetching.current = true;
    fetchStills()
      .catch(onTrouble)
      .finally(() => {
        isFetching.current = false;
      });
  }, [worker, place, eye, onTrouble]);
  return still;
}
