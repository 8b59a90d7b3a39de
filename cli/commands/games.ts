import { botsFor } from '@tabularium/bots';
import type { GamePackage } from '@tabularium/parts/shape';
import { speaker } from '@tabularium/speech';
import { columns, wrapped } from '../columns.ts';
import { type Call, type Command, JSON_FLAG, LANG_FLAG } from '../command.ts';
import { paintFor, widthOf } from '../io.ts';

export const games: Command = {
  name: 'games',
  summary: 'The games with their modes, seats and options',
  words: [],
  flags: { lang: LANG_FLAG, json: JSON_FLAG },
  run: (call) => {
    const { io, packages, flags } = call;
    if (flags.is('json'))
      io.stdout.write(
        `${JSON.stringify(
          packages.map((pkg) => asData(pkg, call)),
          null,
          2,
        )}\n`,
      );
    else io.stdout.write(`${packages.flatMap((pkg) => asText(pkg, call)).join('\n')}\n`);
    return 0;
  },
};

function asData(pkg: GamePackage, { flags, io }: Call): object {
  const { id, version, setup } = pkg.game;
  const say = speaker(pkg, { language: flags.language(io) });
  return {
    id,
    version,
    ...say.game(),
    modes: setup.modes.map((mode) => ({ ...mode, name: say.mode(mode.id) })),
    options: setup.options.map((option) => ({ ...option, label: say.setupOption(option.id) })),
    firstGame: setup.firstGame,
    bots: botsFor(pkg),
    ...(pkg.readContent ? { takesContent: true } : {}),
  };
}

function asText(pkg: GamePackage, { io, flags }: Call): string[] {
  const paint = paintFor(io);
  const { id, setup } = pkg.game;
  const say = speaker(pkg, { language: flags.language(io) });
  const { name, summary } = say.game();
  const modes = setup.modes.map((mode) => [`    ${paint('cyan', mode.id)}`, `${mode.seats.join(', ')} seats`, say.mode(mode.id)]);
  const options = setup.options.map((option) => {
    const values = option.values.map((value) => (value === option.default ? paint('bold', `[${value}]`) : String(value)));
    const only = [option.modes && `modes ${option.modes.join(', ')}`, option.seats && `${option.seats.join(', ')} seats`].filter(Boolean);
    const limits = only.length > 0 ? ` (${only.join('; ')} only)` : '';
    return [`    ${paint('cyan', option.id)}`, values.join(' | '), `${say.setupOption(option.id)}${limits}`];
  });
  return [
    `${paint('bold', id)}  ${name}`,
    ...wrapped(summary, widthOf(io.stdout), '  '),
    '  modes',
    ...columns(modes),
    ...(options.length > 0 ? ['  options (--option name=value; defaults in brackets)', ...columns(options)] : []),
    `  bots: ${botsFor(pkg).join(', ')}`,
    ...(pkg.readContent ? ['  takes custom content (--content FILE)'] : []),
    '',
  ];
}
