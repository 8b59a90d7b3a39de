// What leaves the pages as text: the board in words, what happened, and the names of files. None of it may contain a name from inside the program.
import { loadPackages } from '@tabularium/games';
import { FastDice, Match, randomPick } from '@tabularium/kernel';
import { momentsIn } from '@tabularium/kernel/testing';
import { type GamePackage, LANGUAGES } from '@tabularium/parts/shape';
import { speaker } from '@tabularium/speech';
import { hasInnerName } from '@tabularium/speech/testing/inner-names';
import { expect, test } from 'vitest';
import { fileNameOf } from '../../store/download.ts';

const NAMES = ['Livia', 'Marcus', 'Octavia', 'Quintus'];
const DECISIONS = 400;
const EVERY = 40;
/** Dice drawn as letters at the end of a line: those that hit are capitals. */
const ROLLED = / {2}[A-Za-z]{1,8}$/;

/** Every text of a random match in both languages, line by line. */
function exportsOf(pkg: GamePackage): ReadonlySet<string> {
  const lines = new Set<string>();
  const [mode] = pkg.game.setup.modes;
  if (mode === undefined) throw new Error('no modes');
  const match = Match.start(pkg.game, { mode: mode.id, seats: mode.seats.at(-1) ?? 2 }, { seed: 'exported' });
  const names = NAMES.slice(0, match.setup.seats);
  const speakers = LANGUAGES.map((language) => speaker(pkg, { language, names }));
  const dice = new FastDice(1);
  let n = 0;
  for (const { seat } of momentsIn(match, DECISIONS, (asked) => randomPick(asked, asked.options.length, dice))) {
    if (n++ % EVERY > 0) continue;
    for (const { language, t } of speakers) {
      const view = match.view(seat);
      const drawing = pkg.terminal.draw(view, { eye: seat, names, language, width: 100, colour: false, paint: (_, text) => text, t });
      for (const line of drawing.split('\n')) lines.add(line.trim().replace(ROLLED, ''));
    }
  }
  for (const say of speakers) {
    for (const { event } of match.events('public')) lines.add(say.event(event));
    if (match.result) lines.add(say.result(match.result));
  }
  lines.add(fileNameOf(match.record()));
  return lines;
}

test.each((await loadPackages()).map((pkg) => [pkg.game.id, pkg] as const))('%s exports no inner names', (_, pkg) => {
  expect([...exportsOf(pkg)].filter(hasInnerName)).toEqual([]);
});
