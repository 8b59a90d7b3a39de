import type { Command } from '../command.ts';
import { SERVE_FLAGS, serveOptions, siteOf } from '../serving.ts';

export const serve: Command = {
  name: 'serve',
  summary: 'Opens a house for matches with people elsewhere, with its database and the site',
  words: [],
  flags: { ...SERVE_FLAGS, site: { value: 'DIR|none', help: 'the built site (default: web/dist, if it was built)' } },
  notes: ['Ctrl+C closes it; everything is kept. docs/hosting.md says how to run it for others.'],
  run: async ({ io, flags }) => {
    const options = { ...serveOptions(flags), site: siteOf(flags) };
    if (options.site === undefined && !flags.has('site'))
      io.stderr.write('The site has not been built, so only the API is served. To build it: npx vite build web\n');
    const { attended } = await import('@tabularium/server/attended'); // here, so that other commands do not load it
    await attended(options, (text) => io.stdout.write(text));
    return 0;
  },
};
