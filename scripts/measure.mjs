// npm run measure -- <name> ...
import { become, ensure } from './ensure.mjs';

if (!ensure()) process.exit(1);
become(['scripts/measure/index.ts', ...process.argv.slice(2)]);
