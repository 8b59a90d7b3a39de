// Builds the site if its sources changed, and starts the server: the site, online tables and their database.
import { spawnSync } from 'node:child_process';
import type { Command } from '../cli/command.ts';
import { perform } from '../cli/run.ts';
import { BUILT_SITE, PORTS, SERVE_FLAGS, serveOptions } from '../cli/serving.ts';
import { env, root } from './ensure.mjs';
import { assertNodeVersion } from './node-version.mjs';
import { isStale } from './site.ts';

const start: Command = {
  name: 'start',
  calledAs: 'npm start --',
  summary: 'Builds the site if its sources have changed, and serves it with online tables on the first free port',
  words: [],
  flags: SERVE_FLAGS,
  run: async ({ flags, io }) => {
    const options = { ...serveOptions(flags, io.env), ports: PORTS, site: BUILT_SITE };
    if (isStale(root, BUILT_SITE)) {
      console.log('Building the site ...');
      const { status } = spawnSync('vite', ['build', 'web', '--logLevel', 'error'], { cwd: root, env, stdio: 'inherit' });
      if (status !== 0) return status ?? 1;
    }
    const { attended } = await import('@tabularium/server/attended');
    await attended(options, (text) => process.stdout.write(text));
    return 0;
  },
};

assertNodeVersion();
process.exitCode = await perform(start, process.argv.slice(2), process, []);
