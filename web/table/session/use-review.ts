import type { Show } from '@tabularium/parts/board';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { NO_PAST, type Past, type PastStep, remembered, stepsIn } from './past.ts';
import type { Picture } from './session.ts';

/** Milliseconds per step where nothing may move. */
const STILL_PACE = 700;

export interface Review {
  readonly step: PastStep;
  /** From 0. */
  readonly at: number;
  readonly count: number;
  readonly isRunning: boolean;
  /** The picture is still the one before the news, from which the board moves on. */
  readonly isBefore: boolean;
  readonly go: (to: number) => void;
  readonly toggle: () => void;
  readonly close: () => void;
}
interface Open {
  readonly steps: readonly PastStep[];
  readonly at: number;
  readonly isRunning: boolean;
}
/**
 * Lets the viewer watch again what the others did last. `open` is missing while there is nothing to watch; `recall` finds what happened
 * before the page was loaded, if anything did.
 */
export function useReview(
  picture: Picture,
  show: Show,
  pace: number,
  recall: (() => Promise<Past['last']>) | undefined,
): { readonly review: Review | undefined; readonly open: (() => void) | undefined } {
  const [seen, setSeen] = useState({ picture, past: NO_PAST });
  let { past } = seen;
  if (seen.picture !== picture) {
    past = remembered(past, { before: seen.picture, picture });
    setSeen({ picture, past });
  }
  const [opened, setOpened] = useState<Open>();
  const [drawn, setDrawn] = useState<PastStep['shot']>();
  const step = opened?.steps[opened.at];
  const isBefore = step !== undefined && drawn !== step.shot;
  useLayoutEffect(() => {
    setDrawn(step?.shot);
    if (step) show.hold(step.news, step.act);
  }, [show, step]);
  const close = useCallback(() => setOpened(undefined), []);
  useEffect(() => {
    if (!opened?.isRunning || !step) return undefined;
    const isLast = opened.at === opened.steps.length - 1;
    const timer = setTimeout(
      () => setOpened(isLast ? undefined : { ...opened, at: opened.at + 1 }), // at the end, back to now
      step.steps * (pace || STILL_PACE),
    );
    return () => clearTimeout(timer);
  }, [opened, step, pace]);
  const review = useMemo(
    (): Review | undefined =>
      opened &&
      step && {
        step,
        at: opened.at,
        count: opened.steps.length,
        isRunning: opened.isRunning,
        isBefore,
        go: (to) => setOpened({ ...opened, at: Math.max(0, Math.min(to, opened.steps.length - 1)), isRunning: false }),
        toggle: () => setOpened({ ...opened, isRunning: !opened.isRunning }),
        close,
      },
    [opened, step, isBefore, close],
  );
  const { last } = past;
  const [isEmpty, setEmpty] = useState(false);
  const look = (shots: Past['last']): void => setOpened({ steps: stepsIn(shots, show), at: 0, isRunning: true });
  const lookBack = (): void => {
    const found = (shots: Past['last']): void => (shots.length > 0 ? look(shots) : setEmpty(true));
    void recall?.().then(found, () => setEmpty(true));
  };
  const open = last.length > 0 ? (): void => look(last) : recall && !isEmpty ? lookBack : undefined;
  return { review, open };
}
