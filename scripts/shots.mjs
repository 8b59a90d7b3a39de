// npm run shots -- --out DIR
import { become, ensure } from './ensure.mjs';

if (!ensure()) process.exit(1);
become(['scripts/shots.ts', ...process.argv.slice(2)]);
