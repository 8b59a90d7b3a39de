// npm start [-- --port P --host H]
import { attend, ensure } from './ensure.mjs';

if (!ensure()) process.exit(1);
attend(['scripts/serve.ts', ...process.argv.slice(2)]);
