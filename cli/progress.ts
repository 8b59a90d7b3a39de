import type { Io } from './io.ts';

const WIDTH = 30;
const EVERY_MS = 100;

/** A progress bar, on a terminal only. `done()` removes it. */
export function progressBar({ stderr }: Io, total: number): { update: (count: number) => void; done: () => void } {
  if (!stderr.isTTY) return { update: () => undefined, done: () => undefined };
  const started = performance.now();
  let shown = started;
  return {
    update: (count) => {
      const now = performance.now();
      if (now - shown < EVERY_MS) return;
      shown = now;
      const full = Math.round((count / total) * WIDTH);
      const left = Math.round((((now - started) / count) * (total - count)) / 1000);
      stderr.write(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${count}/${total}, ${left} s left \u001B[K`);
    },
    done: () => stderr.write('\r\u001B[K'),
  };
}
