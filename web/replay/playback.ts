import { useEffect, useRef, useState } from 'react';
import type { Place } from '../worker/projector.ts';

/** Milliseconds per step. */
export const STEP_TIMES = { slow: 1600, normal: 800, fast: 250 } as const;
export type PlaybackSpeed = keyof typeof STEP_TIMES;

export interface Playback {
  readonly place: number;
  readonly last: number;
  readonly isPlaying: boolean;
  readonly speed: PlaybackSpeed;
  readonly setSpeed: (speed: PlaybackSpeed) => void;
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

export function usePlayback(places: readonly Place[], start = 0): Playback {
  const last = places.length - 1;
  const [place, setPlace] = useState(Math.min(start, last));
  const [isRunning, setRunning] = useState(false);
  const [speed, setSpeed] = useState<PlaybackSpeed>('normal');
  const isPlaying = isRunning && place < last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setTimeout(() => setPlace(place + 1), STEP_TIMES[speed]);
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

/** Space plays and pauses, arrow keys step; with Shift they step by turns. */
export function usePlaybackKeys(playback: Playback): void {
  const latest = useRef(playback);
  latest.current = playback;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target, key, shiftKey } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('[role="dialog"]:not([data-beside])')) return;
      if (target instanceof HTMLElement && target.closest('input, select, textarea, [role="menu"]')) return;
      const { seek, step, stepTurn, toggle, last } = latest.current;
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : undefined;
      const isOnButton = target instanceof HTMLElement && target.closest('button, a') !== null;
      if (by !== undefined) (shiftKey ? stepTurn : step)(by);
      else if (key === 'Home') seek(0);
      else if (key === 'End') seek(last);
      else if (key === ' ' && !isOnButton) toggle();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
