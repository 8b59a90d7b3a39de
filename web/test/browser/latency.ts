// How long it takes until a move that was made here can be seen.
import type { Page } from 'playwright-core';

interface Watched {
  readonly latencies: number[];
}

/** From now on the page notes, for every option that is clicked, when the first frame that shows the outcome is drawn. */
export const watchMoves = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const latencies: number[] = [];
    Object.assign(globalThis, { latencies });
    const picture = (): string =>
      `${document.querySelector('[data-part="play"]')?.textContent} ${document.querySelectorAll('[role="log"] p').length}`;
    const onClick = ({ target, timeStamp }: MouseEvent): void => {
      if (!(target instanceof Element) || !target.closest('[data-choice]')) return;
      const before = picture();
      const look = (now: number): void => {
        if (picture() !== before) latencies.push(now - timeStamp);
        else if (now - timeStamp < 5000) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', onClick, { capture: true });
  });

/** The median of what was noted, in milliseconds. */
export async function medianOf(page: Page): Promise<{ readonly median: number; readonly moves: number }> {
  const noted = await page.evaluate(() => (globalThis as unknown as Watched).latencies);
  const sorted = noted.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, moves: sorted.length };
}

interface Paced {
  readonly tasks: number[];
  readonly frames: number[];
}
/** From now on the page notes how long its long tasks take (more than 50 ms), and how far its frames are apart. */
export const watchPace = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tasks: number[] = [];
    const frames: number[] = [];
    Object.assign(globalThis, { pace: { tasks, frames } });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    let last = performance.now();
    const frame = (now: number): void => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });

export interface Pace {
  /** In milliseconds. */
  readonly tasks: readonly number[];
  readonly framesPerSecond: number;
  /** In milliseconds. */
  readonly medianFrame: number;
}
/** How the page was since the last time it was asked, or since it is watched. */
export async function paceOf(page: Page): Promise<Pace> {
  const { tasks, frames } = await page.evaluate(() => {
    const { pace } = globalThis as unknown as { readonly pace: Paced };
    return { tasks: pace.tasks.splice(0), frames: pace.frames.splice(0) };
  });
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    tasks,
    framesPerSecond: (1000 * frames.length) / frames.reduce((sum, frame) => sum + frame, 0),
    medianFrame: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
  };
}
