import { availableParallelism } from 'node:os';
import { type Command, UsageError } from '../command.ts';
import { BOTS_FLAG, botsOf, DATABASE_FLAG, databaseOf, THREADS_FLAG } from '../serving.ts';

export const work: Command = {
  name: 'work',
  summary: 'Lets bots think on this machine, for servers that share a PostgreSQL database',
  words: [],
  flags: {
    database: { ...DATABASE_FLAG, help: 'the database of these servers: postgres://user@host/name (default: $DATABASE_URL)' },
    threads: { ...THREADS_FLAG, help: `${THREADS_FLAG.help} (default: as many as the machine has processors)` },
    bots: BOTS_FLAG,
    log: { help: 'a line of JSON for every turn of bots on standard error' },
  },
  notes: ['Ctrl+C ends it; turns that have begun are done elsewhere. docs/hosting.md says more.'],
  run: async ({ io, flags }) => {
    const database = databaseOf(flags, io.env);
    if (database === undefined) throw new UsageError('a worker needs --database, or DATABASE_URL');
    const threads = flags.number('threads', 1) ?? availableParallelism();
    const { attendedWork } = await import('@tabularium/server/attended'); // here, so that other commands do not load it
    await attendedWork({ database, threads, bots: botsOf(flags), isTalkative: flags.is('log') }, (text) => io.stdout.write(text));
    return 0;
  },
};
