import { loadPackages } from '@tabularium/games';
import { run } from './run.ts';

// `tabularium games | head` closes our output early: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), process, await loadPackages());
