// npm run api-docs
import { become, ensure } from './ensure.mjs';

if (!ensure()) process.exit(1);
become(['scripts/api-docs.ts', ...process.argv.slice(2)]);
