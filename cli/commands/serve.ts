import type { Command } from '../command.ts';
import { UsageError } from '../command.ts';
import { DATABASE_FLAG, SERVE_FLAGS, serveOptions, siteOf, THREADS_FLAG } from '../serving.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'Opens a house for matches with people elsewhere, with its database and the site',
  words: [],
  flags: {
    ...SERVE_FLAGS,
    database: DATABASE_FLAG,
    threads: { ...THREADS_FLAG, help: `${THREADS_FLAG.help} (default: 1; 0 on a database that workers share)` },
    site: { value: 'DIR|none', help: 'the built site (default: web/dist, if it was built)' },
  },
  notes: ['Ctrl+C closes it; everything is kept. docs/hosting.md says how to run it for others.'],
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
