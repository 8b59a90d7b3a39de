// The server's side of `host.ts`: tells its port, and what it has used whenever it is asked.
import { readdirSync } from 'node:fs';
import type { Usage } from './host.ts';

type Known = Pick<Usage, 'commits' | 'streams'>;

/** `look` says what only the server itself knows. */
export function tellUsage(port: number, look: () => Known, close: () => Promise<void>): void {
  process.on('message', ({ collect }: { readonly collect: boolean }) => {
    if (collect) for (let n = 0; n < 3; n++) globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external, rss } = process.memoryUsage();
    const files = readdirSync('/proc/self/fd').length;
    process.send?.({ cpu: (user + system) / 1e6, heap: heapUsed + external, rss, files, ...look() } satisfies Usage);
  });
  const end = (): void => void close().finally(() => process.exit());
  process.once('SIGTERM', end);
  process.once('disconnect', end);
  process.send?.({ port });
}
