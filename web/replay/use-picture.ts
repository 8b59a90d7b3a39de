import type { Eye, GameEvent, View } from '@tabularium/kernel';
import type { AnyKit } from '@tabularium/parts/shape';
import { useEffect, useRef, useState } from 'react';
import type { Told } from '../link/scene.ts';
import type { AllEyes } from '../worker/all-seeing.ts';
import type { OpenReplay } from './open-replay.ts';

/** The match at one place, as some eyes see it. */
export interface Picture {
  readonly place: number;
  readonly eye: Eye | AllEyes;
  readonly view: View<AnyKit>;
  /** At whose place one sits. */
  readonly seenBy: Eye;
  readonly log: readonly Told[];
  /** The first line of the log that this step added. */
  readonly fresh: number;
  /** What this step told, if it was a step and not a leap. */
  readonly news: readonly GameEvent[];
}

/** Fetches pictures as the place changes; while somebody scrubs, only the latest counts. */
export function usePicture(
  { worker }: Pick<OpenReplay, 'worker'>,
  place: number,
  eye: Eye | AllEyes,
  onTrouble: (error: unknown) => void,
): Picture | undefined {
  const [picture, setPicture] = useState<Picture>();
  const told = useRef(new Map<Eye, Promise<readonly Told[]>>());
  const wanted = useRef({ place, eye });
  const isFetching = useRef(false);
  wanted.current = { place, eye };
  useEffect(() => {
    const isThere = (one: Pick<Picture, 'place' | 'eye'>): boolean => one.place === wanted.current.place && one.eye === wanted.current.eye;
    /** One picture at a time, until the one that is wanted is there. */
    const fetchPictures = async (): Promise<void> => {
      for (let now = wanted.current; ; now = wanted.current) {
        const ear = now.eye === 'all' ? 'public' : now.eye;
        const heard = told.current.get(ear) ?? worker.events(ear);
        told.current.set(ear, heard);
        const [all, { view, seenBy, told: count, fresh }] = await Promise.all([heard, worker.look(now.place, now.eye)]);
        if (!isThere(now)) continue;
        const log = all.filter(({ n }) => n < count);
        const news = log.filter(({ n }) => n >= fresh).map(({ event }) => event);
        setPicture((last) => ({
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
    fetchPictures()
      .catch(onTrouble)
      .finally(() => {
        isFetching.current = false;
      });
  }, [worker, place, eye, onTrouble]);
  return picture;
}
