// npm run prove -- <name> ...
import { become, ensure } from './ensure.mjs';

if (!ensure()) process.exit(1);
become(['scripts/prove/index.ts', ...process.argv.slice(2)]);
