import { resolve } from 'node:path';
import { type Command, UsageError } from '../command.ts';
import { DATA_FLAG, DATABASE_FLAG, databaseOf, dataFolderOf } from '../serving.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'Writes everything that a server keeps into one file, while it runs',
  words: ['<file>'],
  flags: { data: DATA_FLAG, database: DATABASE_FLAG },
  notes: ['To go back to it: close the server, and put the file as tabularium.db into an empty folder of data (docs/hosting.md).'],
  run: async ({ io, flags, words: [file = ''] }) => {
    if (databaseOf(flags, io.env) !== undefined)
      throw new UsageError('what a server keeps in PostgreSQL is backed up with pg_dump, also while it runs: docs/hosting.md says how');
    const { backUp } = await import('@tabularium/server/backup');
    const bytes = backUp(dataFolderOf(flags), resolve(file));
    io.stdout.write(`${file}: ${Math.ceil(bytes / 1024)} kB. It holds the secrets of running matches: keep it to yourself.\n`);
    return 0;
  },
};
