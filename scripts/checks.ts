// Everything that must hold: `npm test [-- step ...] [--game id | --since commit]`. The last line is the sum: `N passed, N failed`.
import { argumentsOf } from './checks/arguments.ts';
import { outcomesOf } from './checks/lanes.ts';
import { stepsFor } from './checks/steps.ts';
import { closingLines } from './checks/telling.ts';
import { assertNodeVersion } from './node-version.mjs';

assertNodeVersion();
const wanted = argumentsOf(process.argv.slice(2));
if (typeof wanted === 'string') {
  console.error(wanted);
  process.exit(2);
}
const outcomes = await outcomesOf(stepsFor(wanted));
for (const line of closingLines(outcomes)) console.log(line);
process.exitCode = outcomes.some(({ failures }) => failures.length > 0) ? 1 : 0;
