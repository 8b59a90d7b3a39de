import { useEffect, useState } from 'react';
import type { Place } from '../worker/projector.ts';

export const SPEEDS = { slow: 1600, normal: 800, fast: 250 } as const;
export type Speed = keyof typeof SPEEDS;

export interface Playback {
  readonly place: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly seek: (place: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly stepTurn: (by: 1 | -1) => void;
  readonly toggle: () => void;
}

/** Forwards, the start of the next turn. Backwards, the start of this turn, or of the one before if we are there. */
export function turnFrom(places: readonly Place[], place: number, by: 1 | -1): number {
  const turn = places[place]?.turn ?? 0;
  const firstOf = (wanted: number): number => places.findIndex((one) => one.turn === wanted);
  if (by > 0) {
    const next = firstOf(turn + 1);
    return next < 0 ? places.length - 1 : next;
  }
  const own = firstOf(turn);
  return own < place ? own : Math.max(0, firstOf(turn - 1));
}

export function usePlayback(places: readonly Place[]): Playback {
  const last = places.length - 1;
  const [place, setPlace] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const isPlaying = isRunning && place < last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setPlace(place + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, place, speed]);
  const seek = (to: number): void => {
    setRunning(false);
    setPlace(Math.max(0, Math.min(last, to)));
  };
  return {
    place,
    last,
    isPlaying,
    speed,
    setSpeed,
    seek,
    step: (by) => seek(place + by),
    stepTurn: (by) => seek(turnFrom(places, place, by)),
    toggle: () => {
      if (!isPlaying && place === last) setPlace(0);
      setRunning(!isPlaying);
    },
  };
}
