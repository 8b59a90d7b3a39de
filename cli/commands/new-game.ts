import { fileURLToPath } from 'node:url';
import type { Command } from '../command.ts';
import { writeGame } from '../new-game/write.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export const newGame: Command = {
  name: 'new-game',
  summary: 'Writes a small game with its tests into games/<id>/, for you to turn into your own',
  words: ['<id>'],
  flags: {},
  notes: ['docs/write-a-game.md leads from there to a game of your own.'],
  run: ({ io, words: [id = ''], packages }) => {
    const prefixes = packages.map(({ game }) => game.prefix);
    writeGame(root, id, prefixes);
    io.stdout.write(
      [
        `games/${id}/ is written, docs/api/${id}.md describes it for programs, and games/registry.ts names it.`,
        `  npx tabularium play ${id}`,
        `  npx vitest games/${id}`,
        `  npx vite web    (and open #/new/${id})`,
        'docs/write-a-game.md says how to go on.',
        '',
      ].join('\n'),
    );
    return 0;
  },
};
