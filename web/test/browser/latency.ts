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
