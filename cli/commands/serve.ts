import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { DATABASE_FLAG, SERVE_FLAGS, serveOptions, siteOf, THREADS_FLAG } from '../serving.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'Runs a server for online tables, with the site and a database',
  words: [],
  flags: {
    ...SERVE_FLAGS,
    database: DATABASE_FLAG,
    threads: { ...THREADS_FLAG, help: `${THREADS_FLAG.help} (default: 1; 0 on a database that workers share)` },
    site: { value: 'DIR|none', help: 'the folder of the built site, or none for the API alone (default: web/dist, if it has been built)' },
  },
  notes: ['Ctrl+C stops it, and nothing is lost. docs/hosting.md explains how to run a public server.'],
  run: async ({ io, flags }) => {
    const threads = flags.number('threads', 0) ?? 1;
    const options = { ...serveOptions(flags, io.env), site: siteOf(flags), threads };
    if (threads === 0 && 'data' in options) throw new UsageError('--threads 0 needs --database, where workers let the bots play');
    if (options.site === undefined && !flags.has('site'))
      io.stderr.write('The site has not been built, so only the API is served. To build it: npx vite build web\n');
    const { attended } = await import('@tabularium/server/attended'); // here, so that other commands do not load it
    await attended(options, (text) => io.stdout.write(text));
    return 0;
  },
};
