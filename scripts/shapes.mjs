// npm run shapes
import { become, ensure } from './ensure.mjs';

if (!ensure()) process.exit(1);
become(['scripts/shapes.ts', ...process.argv.slice(2)]);
