// Builds the site if its sources changed, and serves it.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { env, root } from './ensure.mjs';
import { assertNodeVersion } from './node-version.mjs';
import { isStale, listen, siteServer } from './site.ts';

assertNodeVersion();
const { values } = parseArgs({
  options: { port: { type: 'string', default: '5173' }, host: { type: 'string', default: 'localhost' }, help: { type: 'boolean' } },
});
if (values.help) {
  console.log(
    'npm start -- [--port 5173] [--host localhost]\nBuilds the site if its sources changed, and serves it on the first free port.',
  );
  process.exit(0);
}
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`--port must be a number up to 65535, not "${values.port}"`);
  process.exit(2);
}

const dist = join(root, 'web', 'dist');
if (isStale(root, dist)) {
  console.log('Building the site ...');
  const { status } = spawnSync('vite', ['build', 'web', '--logLevel', 'error'], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const server = siteServer(dist);
const open = await listen(server, values.host, port);
console.log(`\n  Tabularium is open at http://${values.host}:${open}/\n`);
console.log('  Ctrl+C closes it. To play in the terminal: npx tabularium play battalia');
