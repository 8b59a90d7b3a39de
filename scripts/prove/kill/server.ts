// The server to kill. It runs in its own process and prints a line once it listens.
import { NO_RATES } from '@tabularium/server/limits';
import { serve } from '@tabularium/server/serve';

const [home = '', port = ''] = process.argv.slice(2);
await serve({
  host: '127.0.0.1',
  port: Number(port),
  ...(/^postgres(ql)?:/.test(home) ? { database: home } : { data: home }),
  pause: 0,
  limits: { ...NO_RATES, streamsOfAddress: 10_000 },
  sweep: { every: 1000, after: 3000 }, // a killed server keeps its jobs, which others take over sooner here than usual
});
process.stdin.resume().once('close', () => process.exit()); // the parent process is dead
process.stdout.write('listening\n');
