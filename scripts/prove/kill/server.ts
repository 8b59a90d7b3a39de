// The server to kill. It runs in its own process and prints a line once it listens.
import { NO_RATES } from '@tabularium/server/limits';
import { serve } from '@tabularium/server/serve';

const [data = '', port = ''] = process.argv.slice(2);
await serve({ host: '127.0.0.1', port: Number(port), data, pause: 0, limits: { ...NO_RATES, streamsOfAddress: 10_000 } });
process.stdout.write('listening\n');
