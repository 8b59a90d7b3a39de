// Every game of the registry, played at random and spoken in every language: no key and no fact may be missing.
import { loadPackages } from '@tabularium/games';
import { type GamePackage, LANGUAGES } from '@tabularium/games/shape';
import { FastDice, Match, randomPick } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { messageGaps, type Speaker, speaker } from '../index.ts';

/** Says everything that a random match brings up, the same thing only once. */
function sayMatch({ game }: GamePackage, setup: { mode: string; seats: number }, say: Speaker): void {
  const dice = new FastDice(setup.seats);
  const match = Match.start(game, setup, { seed: 'speech', dice });
  const said = new Set<string>();
  const once = (what: unknown, sayIt: () => void): void => {
    const text = JSON.stringify(what);
    if (!said.has(text)) sayIt();
    said.add(text);
  };
  for (let open = match.open[0]; open; open = match.open[0]) {
    for (const decision of match.pending) {
      const { ask, facts, options } = decision;
      const seat = decision.seats[0] ?? 0;
      once([ask, facts], () => say.ask(decision));
      once(match.trail(seat), () => say.trail(match.trail(seat)));
      for (const reason of match.whyNot(seat)) once(reason, () => say.reason(reason));
      options.forEach((option, n) => {
        const about = match.about(seat, n);
        once([ask, option], () => say.option(ask, option));
        once([ask, option, about], () => say.about(ask, option, about));
      });
    }
    match.playOpen(open, randomPick(open, match.optionsOf(open).length, dice));
  }
  for (let eye = 0; eye < setup.seats; eye++) for (const { event } of match.events(eye)) once(event, () => say.event(event));
  if (match.result) say.result(match.result);
  for (const column of Object.keys(match.result?.scores[0] ?? {})) say.score(column);
}

describe.each((await loadPackages()).map((pkg) => [pkg.game.id, pkg] as const))('%s', (_id, pkg) => {
  test('says the same things in every language', () => {
    expect(messageGaps(pkg.messages)).toEqual([]);
  });

  test.each(LANGUAGES)('has a name for everything that can be set up (%s)', (language) => {
    const missing = new Set<string>();
    const say = speaker(pkg, { language, onMissing: (what) => missing.add(what) });
    say.game();
    for (const { id } of pkg.game.setup.modes) say.mode(id);
    for (const { id, values } of pkg.game.setup.options) {
      say.setupOption(id);
      for (const value of values) say.setupValue(id, value);
    }
    expect([...missing]).toEqual([]);
  });

  test.each(pkg.game.setup.modes)('finds words for a whole match: $id', ({ id, seats }) => {
    const missing = new Set<string>();
    for (const language of LANGUAGES)
      sayMatch(pkg, { mode: id, seats: Math.min(...seats) }, speaker(pkg, { language, you: 0, onMissing: (what) => missing.add(what) }));
    expect([...missing]).toEqual([]);
  });
});
