// The server that is killed: it runs in a process of its own, and says on standard output when it listens.
import { NO_RATES } from '@tabularium/server/limits';
import { serve } from '@tabularium/server/serve';

const [data = '', port = ''] = process.argv.slice(2);
await serve({ host: '127.0.0.1', port: Number(port), data, pause: 0, limits: { ...NO_RATES, streamsOfAddress: 10_000 } });
process.stdout.write('listening\n');
