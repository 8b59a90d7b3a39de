// npm test [-- step ...]
import { become, ensure } from './ensure.mjs';

if (!ensure()) {
  console.log('0 passed, 1 failed'); // the last line is always the sum
  process.exit(1);
}
become(['scripts/checks.ts', ...process.argv.slice(2)]);
