// npm start
import { become, ensure } from './ensure.mjs';

if (!ensure()) process.exit(1);
become(['cli/tabularium.mjs', 'play', 'battalia', ...process.argv.slice(2)]);
