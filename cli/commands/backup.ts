import { resolve } from 'node:path';
import { type Command, UsageError } from '../command.ts';
import { DATA_FLAG, DATABASE_FLAG, databaseOf, dataFolderOf } from '../serving.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'Copies all data of a server into one file, even while it runs',
  words: ['<file>'],
  flags: { data: DATA_FLAG, database: DATABASE_FLAG },
  notes: ['To restore it, stop the server and put the file into an empty data folder as tabularium.db (docs/hosting.md).'],
  run: async ({ io, flags, words: [file = ''] }) => {
    if (databaseOf(flags, io.env) !== undefined)
      throw new UsageError('what a server keeps in PostgreSQL is backed up with pg_dump, also while it runs: docs/hosting.md says how');
    const { backUp } = await import('@tabularium/server/backup');
    const bytes = backUp(dataFolderOf(flags), resolve(file));
    io.stdout.write(`${file}: ${Math.ceil(bytes / 1024)} kB. It contains the secrets of running matches: keep it private.\n`);
    return 0;
  },
};
