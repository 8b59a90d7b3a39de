// Matches with players' own content, from the workshop to the replay.
import { gameOf, loadPlayable } from '@tabularium/games';
import { FastDice, fileOf, Match, parseFile, randomPick } from '@tabularium/kernel';
import type { Playable, Workshop } from '@tabularium/parts/shape';
import { expect, test } from 'vitest';
import type { SeatInfo } from '../../link/link.ts';
import { LONGEST_LINK } from '../../settings/routes.ts';
import { partsOf } from '../../store/idb.ts';
import { memoryStore } from '../../store/memory.ts';
import { Keeper } from '../../worker/keeper.ts';
import { orderedMatch, resumedMatch } from '../../worker/order.ts';
import { ownIn, packFrom } from '../../worker/own-pack.ts';
import { Projector } from '../../worker/projector.ts';
import { reopened } from '../../worker/reopen.ts';
import { playShared, readShared, sharedText } from '../../worker/share.ts';
import { addedIn, endOfLine, placeOf } from '../../workshop/places.ts';
import { thinkerOf } from '../support/table.ts';

const hoplomachus = (await loadPlayable('hoplomachus')) as Playable;
const workshop = (await gameOf('hoplomachus')?.workshop?.()) as Workshop;
const { game } = hoplomachus;
const SEATS: readonly SeatInfo[] = [{ kind: 'human', name: 'Anna' }];
const read = workshop.read(workshop.example, 'en');
if ('errors' in read) throw new Error('the example is wrong');
const { content } = read;

function played(decisions: number) {
  const match = Match.start(game, { mode: 'onslaught', seats: 1 }, { seed: 'own', content });
  const dice = new FastDice(2);
  for (let n = 0; n < decisions && !match.result; n++) {
    const [decision] = match.pending;
    if (decision) match.answer(0, decision.id, randomPick(decision, decision.options.length, dice));
  }
  return match;
}

test('a link holds what was added to the game, and the match comes out the same', async () => {
  const record = played(150).record();
  const text = await sharedText(hoplomachus, record, game.version, SEATS);
  expect(text.length).toBeLessThan(LONGEST_LINK / 2);
  const { origins } = playShared(hoplomachus, await readShared(text));
  expect(origins.pack).toEqual(content);
  expect(Match.resume(game, origins).record()).toEqual(record);
});
test('a link with content that the game does not accept is refused', async () => {
  const shared = await readShared(await sharedText(hoplomachus, played(0).record(), game.version, SEATS));
  const bad = { ...shared, own: { added: { units: [{ id: 'my.Ghost' }] } } };
  expect(() => playShared(hoplomachus, bad)).toThrow(expect.objectContaining({ code: 'bad-content' }));
});
test('content that is more than an addition is carried whole', () => {
  const base = { units: [1, 2], titans: [3] };
  expect(ownIn(base, { units: [1, 2, 4], titans: [3] })).toEqual({ added: { units: [4] } });
  for (const pack of [{ units: [1, 2, 4], titans: [3] }, { units: [2], titans: [3] }, { units: [1, 2] }, { ...base, more: 1 }])
    expect(packFrom(base, ownIn(base, pack))).toEqual(pack);
});

test('a file and a replay carry it', () => {
  const match = played(60);
  const file = parseFile(JSON.stringify(fileOf(match.record(), SEATS)));
  expect(file.pack).toEqual(content);
  const projector = new Projector(hoplomachus, file);
  expect(projector.film.changes).toContainEqual({ kind: 'added', list: 'factions', id: 'my.Etruscans', values: [] });
  expect(projector.look(projector.film.places.length - 1, 0).table).toEqual(match.view(0).table);
});
test('a match says that it has such content: where it is played, in the list, and when opened from a file', async () => {
  const stored = orderedMatch(hoplomachus, { setup: { mode: 'onslaught', seats: 1 }, seats: SEATS, content });
  expect(partsOf(stored).summary.hasOwnContent).toBe(true);
  const means = { store: memoryStore(), thinker: thinkerOf(hoplomachus) };
  const { info } = await reopened(hoplomachus, stored, means);
  expect(info.hasOwnContent).toBe(true);
  expect(info.changes).toContainEqual({ kind: 'added', list: 'factions', id: 'my.Etruscans', values: [] });
  expect(resumedMatch(hoplomachus, played(20).record()).hasOwnContent).toBe(true);
  const plain = orderedMatch(hoplomachus, { setup: { mode: 'onslaught', seats: 1 }, seats: SEATS });
  expect(partsOf(plain).summary).not.toHaveProperty('hasOwnContent');
  expect(new Keeper(hoplomachus, plain, means).info).not.toHaveProperty('hasOwnContent');
});

test('places in a text', () => {
  expect(placeOf('ab\ncd', 2, 2)).toBe(4);
  expect(placeOf('ab', 9, 9)).toBe(2);
  expect(endOfLine('ab\ncd', 1)).toBe(2);
  expect(endOfLine('ab\ncd', 4)).toBe(5);
  const after = '[1,\n2]';
  const [start, end] = addedIn('[1]', after);
  expect(after.slice(0, start) + after.slice(end)).toBe('[1]');
  expect(after.slice(start, end)).toBe(',\n2');
});
