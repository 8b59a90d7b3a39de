// Every game of the registry, played at random and spoken in every language: no key and no fact may be missing.
import { loadPackages, loadPlayable } from '@tabularium/games';
import { FastDice, Match } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { messageGaps } from '../index.ts';
import { keysIn, listenTo, sayMatch } from '../testing/saying.ts';

describe.each((await loadPackages()).map((pkg) => [pkg.game.id, pkg] as const))('%s', (_id, pkg) => {
  test('says the same things in every language', () => {
    const own = (gap: string): boolean => gap.includes(' lacks army.'); // replaces the house's words, only in languages that need it
    expect(messageGaps(pkg.messages).filter((gap) => !own(gap))).toEqual([]);
  });

  test('every mode and every option of the set-up has its name, and nothing else has', () => {
    const { speakers, missing } = listenTo(pkg);
    const { modes, options } = pkg.game.setup;
    for (const { game: name, mode, setupOption, setupValue } of speakers) {
      name();
      for (const { id } of modes) mode(id);
      for (const { id, values } of options) {
        setupOption(id);
        for (const value of values) setupValue(id, value);
      }
    }
    expect([...missing]).toEqual([]);
    expect(keysIn(pkg.messages.en, 'mode').sort()).toEqual(modes.map(({ id }) => id).sort());
    expect(keysIn(pkg.messages.en, 'setupOption').sort()).toEqual(options.map(({ id }) => id).sort());
  });

  test('every reason that a bot can give has its words, and there are no others', async () => {
    const names = (await loadPlayable(pkg.game.id))?.foresight?.names ?? [];
    expect(keysIn(pkg.messages.en, 'foresight').sort()).toEqual([...names].sort());
  });

  test.each(pkg.game.setup.modes)('finds words for a whole match: $id', ({ id, seats }) => {
    const { missing, ...listening } = listenTo(pkg);
    const dice = new FastDice(Math.min(...seats));
    sayMatch(Match.start(pkg.game, { mode: id, seats: Math.min(...seats) }, { seed: 'speech', dice }), dice, listening);
    expect([...missing]).toEqual([]);
  });
});
