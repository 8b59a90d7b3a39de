// What the others did last can be watched again, act by act.
import type { GameEvent } from '@tabularium/kernel';
import { actsIn, Show } from '@tabularium/parts/board';
import { expect, test } from 'vitest';
import { NO_PAST, type Past, remembered, stepsIn } from '../../table/session/past.ts';
import { lately } from '../../table/session/recalled.ts';
import type { Picture } from '../../table/session/session.ts';

const event = (kind: string, seat: number): GameEvent => Object.assign({ kind, rule: 'TOY-1' }, { seat });
const picture = (due: number, news: readonly GameEvent[], eye = 0): Picture =>
  ({ eye, due: [due], decision: due === eye ? { id: 'd' } : undefined, news }) as unknown as Picture;
/** The past after a row of pictures. */
const after = (...pictures: readonly Picture[]): Past =>
  pictures.slice(1).reduce((past, one, i) => remembered(past, { before: pictures[i] as Picture, picture: one }), NO_PAST);
const kinds = (past: Past): readonly (readonly string[])[] => past.last.map((shot) => shot.picture.news.map(({ kind }) => kind));

const START = picture(0, []);
const OWN = picture(1, [event('ended', 0)]);
const MOVED = picture(1, [event('moved', 1)]);
const STRUCK = picture(0, [event('struck', 1)]);

test('all that followed one’s own decision is remembered, and stays while the viewer does small things', () => {
  expect(kinds(after(START, OWN, MOVED, STRUCK))).toEqual([['ended'], ['moved'], ['struck']]);
  expect(kinds(after(START, OWN, MOVED, STRUCK, picture(0, [event('hired', 0)])))).toEqual([['ended'], ['moved'], ['struck']]);
  expect(kinds(after(START, OWN, MOVED, STRUCK, picture(0, [])))).toEqual([['ended'], ['moved'], ['struck']]); // taken back
});
test('the next time others act takes its place', () => {
  expect(kinds(after(START, OWN, MOVED, STRUCK, OWN, STRUCK))).toEqual([['ended'], ['struck']]);
});
test('a player alone can watch again what the game did by itself', () => {
  const automaton = picture(
    0,
    Array.from({ length: 9 }, () => event('rolled', 0)),
  );
  expect(after(START, automaton).last).toHaveLength(1);
  expect(after(START, picture(0, [event('hired', 0)])).last).toEqual([]);
});
test('nothing of it is left for the next person at the screen', () => {
  expect(after(START, OWN, MOVED, picture(1, [event('moved', 0)], 1))).toEqual(NO_PAST);
});

/** The same row of pictures, read back from places of a record. */
const readBack = async (...pictures: readonly Picture[]): Promise<Past> => {
  const events = pictures.flatMap(({ news }) => news);
  const at = async (place: number) => ({
    picture: { ...pictures[place], news: [] } as unknown as Picture,
    heard: pictures.slice(0, place + 1).reduce((sum, { news }) => sum + news.length, 0),
  });
  return { current: [], last: await lately(pictures.length - 1, at, events) };
};
test('a page that was reloaded finds the same in the record', async () => {
  const rows = [
    [START, OWN, MOVED, STRUCK],
    [START, OWN, MOVED, STRUCK, picture(0, [event('hired', 0)])],
    [START, OWN, MOVED, STRUCK, OWN, STRUCK],
    [START, picture(0, [event('hired', 0)])],
    [START],
  ];
  for (const row of rows) expect(kinds(await readBack(...row))).toEqual(kinds(after(...row)));
});

test('each act is a step; a picture without acts is one too', () => {
  const show = new Show();
  show.divide((news) => actsIn(news as readonly GameEvent[], 10, ({ kind }) => (kind === 'moved' || kind === 'struck' ? 2 : undefined)));
  const both = picture(0, [event('moved', 1), event('said', 1), event('struck', 1)]);
  const steps = stepsIn(after(START, OWN, both).last, show);
  expect(steps.map(({ act, events }) => [act, events.map(({ kind }) => kind)])).toEqual([
    [0, ['ended']],
    [0, ['moved']],
    [1, ['struck']],
  ]);
  // They freeze the part being watched, and do not disturb what the table has shown.
  const [, , last] = steps;
  if (!last) throw new Error('no step');
  show.skip(both.news);
  show.hold(last.news, last.act);
  expect([show.isHeld(last.news), show.isHeld(both.news), show.isOver(both.news), show.current(last.news)?.event]).toEqual([
    true,
    false,
    true,
    both.news[2],
  ]);
});
