// A match in which every chip, faction, row and part is of one's own: nothing is left unsaid, and nothing is called by its name inside.
import { type Eye, FastDice, Match } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import { listenTo, sayMatch } from '@tabularium/speech/testing/saying';
import { expect, test } from 'vitest';
import type { Content } from '../../content/index.ts';
import { checkContent, parseOwnContent } from '../../content/own/index.ts';
import { hoplomachus } from '../../game.ts';
import { EXAMPLE } from '../../workshop/example.ts';
import { snippets } from '../../workshop/snippets.ts';

const pkg = await packageOf(hoplomachus);
const { game, terminal } = pkg;

/** As many of everything as a match needs, so that nothing of the game itself comes up. */
function contentOfMyOwn(): Content {
  const insert = (id: string, text: string): string => snippets.find((one) => one.id === id)?.insert(text) ?? text;
  let text = EXAMPLE;
  for (const [id, count] of [
    ['unit', 30],
    ['neutral', 1],
    ['arena', 8],
    ['immortal', 5],
    ['titan', 1],
  ] as const)
    for (let n = 0; n < count; n++) text = insert(id, text);
  text = text
    .replace('"Noxius"', '"Dog o\'War"')
    .replace('"Noxius 2"', '"e8"')
    .replace('"Noxius 3"', '"Ötzi"')
    .replace('"boons"', `"parts": [${PART}],\n"traits": [{ "is": "smokeBody", "ignore": 1, "part": "Left Arm" }],\n"boons"`)
    .replace(
      '{ "do": "quake", "damage": 1 }',
      '{ "do": "regrow", "part": "Left Arm" }, { "do": "partsAct", "part": "Left Arm", "hexes": 1 }',
    );
  const read = parseOwnContent(text);
  if ('errors' in read) throw new Error(read.errors.map(({ line, problem }) => `${line}: ${problem}`).join('\n'));
  const isOwn = (id: string): boolean => id.startsWith('my.') || id === 'sentinel';
  return {
    units: read.content.units.filter(({ id }) => isOwn(id)),
    factions: read.content.factions.filter(({ id }) => isOwn(id)),
    immortals: read.content.immortals.filter(({ unit }) => isOwn(unit)),
    titans: read.content.titans.filter(({ unit }) => isOwn(unit)),
  };
}
const PART = `{
  "name": "Left Arm", "range": 1, "movement": 1, "health": 3, "attack": ["blue"],
  "count": 2, "priority": ["weakest"], "start": ["e8", "e4"]
}`;
const content = contentOfMyOwn();

test('it can be played with', () => {
  expect(checkContent(content)).toEqual([]);
  expect(content.factions.length).toBe(4);
});

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario'];
const WRONG = /\bmy\.|\{\{|undefined|NaN|\[object| {2}| [.,:]/;
const DECISIONS = 250;
test.each(game.setup.modes.map(({ id, seats }) => [id, seats.at(-1) ?? 2] as const))('in %s with %i players', (mode, seats) => {
  const { speakers, missing, hear } = listenTo(pkg, WRONG);
  const heard = new Set<string>();
  const match = Match.start(game, { mode, seats }, { seed: `own ${mode}`, content });
  const hearDrawing = (eye: Eye): void => {
    for (const { language, t } of speakers) {
      const drawing =
        terminal?.draw(match.view(eye), { eye, names: NAMES, language, width: 100, colour: false, paint: (_, text) => text, t }) ?? '';
      if (/\bmy\.|\{\{|undefined/.test(drawing)) missing.add(drawing);
    }
  };
  sayMatch(match, new FastDice(5), {
    speakers,
    decisions: DECISIONS,
    hear: (sentence = '') => {
      heard.add(sentence);
      hear(sentence);
    },
    at: (decision, n) => {
      if (n % 25 === 0) hearDrawing(decision.seats[0] ?? 'public');
    },
  });
  expect([...missing]).toEqual([]);
  expect([...heard].some((sentence) => /\bTiro\b/.test(sentence))).toBe(true);
});
