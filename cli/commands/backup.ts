import { resolve } from 'node:path';
import type { Command } from '../command.ts';
import { DATA_FLAG, dataFolderOf } from '../serving.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'Writes everything that a server keeps into one file, while it runs',
  words: ['<file>'],
  flags: { data: DATA_FLAG },
  notes: ['To go back to it: close the server, and put the file as tabularium.db into an empty folder of data (docs/hosting.md).'],
  run: async ({ io, flags, words: [file = ''] }) => {
    const { backUp } = await import('@tabularium/server/backup');
    const bytes = backUp(dataFolderOf(flags), resolve(file));
    io.stdout.write(`${file}: ${Math.ceil(bytes / 1024)} kB. It holds the secrets of running matches: keep it to yourself.\n`);
    return 0;
  },
};
