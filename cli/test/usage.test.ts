import { expect, test } from 'vitest';
import { tabularium } from './captured.ts';
import { bareToy } from './toy/package.ts';

test('help lists the commands, and a command its options', async () => {
  for (const args of ['--help', 'help', '-h']) {
    const { code, out, err } = await tabularium(args);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const command of [
      'games',
      'play',
      'simulate',
      'learn',
      'arena',
      'rules',
      'replay',
      'serve',
      'work',
      'backup',
      'bench',
      'new-game',
    ])
      expect(out).toContain(`  ${command}`);
  }
  const help = await tabularium('simulate --help');
  expect(help.code).toBe(0);
  expect(help.out).toContain('Usage: tabularium simulate <game> [options]');
  expect(help.out).toContain('--bots A,B');
  expect((await tabularium('help simulate')).out).toBe(help.out);
});

test('no command at all is bad usage', async () => {
  expect((await tabularium('')).code).toBe(2);
});

test.each([
  [
    'host',
    'there is no command "host": choose from games, play, simulate, duel, ladder, learn, arena, rules, replay, serve, work, backup, bench, new-game',
  ],
  ['simulate', 'simulate takes <game>, not nothing'],
  ['simulate chess', 'there is no game "chess": choose from tic-tac-toe'],
  ['simulate tic-tac-toe --fast', "Unknown option '--fast'. simulate takes --mode, --seats"],
  ['simulate tic-tac-toe --mode quick', 'there is no mode "quick": tic-tac-toe has classic'],
  ['simulate tic-tac-toe --seats 3', 'tic-tac-toe cannot be played by 3 in this mode: choose from classic (2 seats)'],
  ['simulate tic-tac-toe --seats two', '--seats must be a whole number from 1 to 1000000000, not "two"'],
  ['simulate tic-tac-toe --from 1e300', '--from must be a whole number from 0 to 1000000000, not "1e300"'],
  ['simulate tic-tac-toe --from 99999999999999999999', '--from must be a whole number'],
  ['simulate tic-tac-toe --games 0', '--games must be a whole number from 1 to 1000000000, not "0"'],
  ['simulate tic-tac-toe --bots clever', 'there is no bot "clever": choose from random, novizio, legionario, centurione, legato'],
  ['simulate tic-tac-toe --option size=4', '--option size=4: write name=value; the options of tic-tac-toe are none'],
  ['arena tic-tac-toe', 'arena needs --bots: a command, or random, novizio, legionario, centurione, legato'],
  ['arena tic-tac-toe --bots random --seats 5', 'mode classic is for 2 seats, not 5'],
  ['play tic-tac-toe --seat 2', '--seat: the match has seats 0 to 1'],
  ['play tic-tac-toe --seats 5', 'mode classic is for 2 seats, not 5'],
  ['play tic-tac-toe --lang de', '--lang must be one of en, it, not "de"'],
  ['rules tic-tac-toe TTT-7.7', 'tic-tac-toe has no rule TTT-7.7'],
  ['new-game My_Game', 'an id is made of lower-case words with hyphens between them, like "my-game", not "My_Game"'],
  ['new-game class', '"class" is a reserved word of JavaScript'],
  ['new-game bluff', 'there already is a game "bluff", or something called bluff in games/registry.ts'],
  ['serve now', 'serve takes no arguments, not now'],
  ['serve --database mysql://root:secret@here/x', '--database takes an address like postgres://user@host/name'],
  ['serve --database postgres://here/x --data there', '--data and --database exclude each other'],
  ['serve --threads 0', '--threads 0 needs --database'],
  ['work', 'a worker needs --database, or DATABASE_URL'],
  ['work --database postgres://here/x --threads 0', '--threads must be a whole number from 1'],
  ['backup x.db --database postgres://here/x', 'pg_dump'],
  ['serve --port http', '--port must be a number up to 65535, not "http"'],
  ['serve --port 65536', '--port must be a number up to 65535, not "65536"'],
  ['serve --port -1', "Option '--port' argument is ambiguous"],
  ['serve --host http://localhost', '--host takes a name or an address like localhost or 0.0.0.0, not "http://localhost"'],
  ['serve --host=', '--host takes a name or an address like localhost or 0.0.0.0, not ""'],
  ['serve --origin table.example', '--origin takes an address like https://table.example, not "table.example"'],
  ['serve --origin ftp://table.example', '--origin takes an address like https://table.example, not "ftp://table.example"'],
  ['serve --origin https://table.example/games', '--origin takes an address like https://table.example, without a path'],
  ['serve --data=', '--data takes the name of a folder'],
  ['serve --site cli', 'cli has no index.html: --site takes the folder of the built site, or none'],
  ['backup', 'backup takes <file>, not nothing'],
  ['new-game', 'new-game takes <id>, not nothing'],
  ['games now', 'games takes no arguments, not now'],
])('bad usage: %s', async (args, complaint) => {
  const { code, out, err } = await tabularium(args);
  expect(err).toContain(complaint);
  expect(err).toMatch(/--help" for help\.\n$/);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('a bot that cannot play the game says so', async () => {
  const { code, err } = await tabularium('simulate tic-tac-toe --bots greedy', { packages: [bareToy] });
  expect(code).toBe(2);
  expect(err).toContain('greedy cannot play tic-tac-toe: the game has no mind for it yet');
});

test('a file that is not there is an error, not bad usage', async () => {
  const { code, out, err } = await tabularium('replay nowhere.json --json');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain('nowhere.json');
});
