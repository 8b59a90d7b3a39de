// The show leads: while the board plays the news, log, figures, the next question and the next picture wait.
import type { GameEvent } from '@tabularium/kernel';
import { actsIn, Show } from '@tabularium/parts/board';
import { expect, test, vi } from 'vitest';
import { Reel } from '../../table/session/reel.ts';
import type { Picture } from '../../table/session/session.ts';
import { toldOf } from '../../table/session/told.ts';

const event = (kind: string, seat = 1): GameEvent => Object.assign({ kind, rule: 'TOY-1' }, { seat });
const STEPS: Readonly<Record<string, number>> = { moved: 1, rolled: 2 };
/** A board that shows moves and rolls. */
function shown(): Show {
  const show = new Show();
  show.divide((news) => actsIn(news as readonly GameEvent[], 10, ({ kind }) => STEPS[kind]));
  return show;
}
const picture = (log: readonly GameEvent[], news: readonly GameEvent[], more: object = {}): Picture =>
  ({
    eye: 0,
    due: [0],
    left: [],
    view: { events: log.length },
    decision: { id: `d${log.length}` },
    log: log.map((one, n) => ({ n, event: one })),
    news,
    ...more,
  }) as unknown as Picture;

const OLD = [event('began')];
const [MOVED, SAID, ROLLED, COUNTED] = [event('moved'), event('said'), event('rolled'), event('counted')];
const NEWS = [MOVED, SAID, ROLLED, COUNTED];
const before = picture(OLD, [], { due: [1], decision: undefined });
const after = picture([...OLD, ...NEWS], NEWS);
const lines = ({ picture: { log } }: ReturnType<typeof toldOf>): readonly string[] => log.map((line) => line.event.kind);

test('the log comes along act by act; figures and the question wait for the last one', () => {
  const show = shown();
  const first = toldOf(after, before, show);
  expect(first).toMatchObject({ isPlaying: true, picture: { decision: undefined, view: { events: 1 }, due: [1], news: NEWS } });
  expect(lines(first)).toEqual(['began', 'moved']);
  show.go(NEWS, 1);
  const second = toldOf(after, before, show);
  expect(second).toMatchObject({ isPlaying: true, picture: { decision: undefined, view: { events: 1 } } });
  expect(lines(second)).toEqual(['began', 'moved', 'said', 'rolled']);
  show.go(NEWS, 2);
  expect(toldOf(after, before, show)).toEqual({ isPlaying: false, picture: after });
});

test('a coach speaks of what happened once the board has shown it', () => {
  const show = shown();
  const [then, now] = [{ step: 1 }, { step: 2 }];
  const lesson = { ...after, coach: now } as unknown as Picture;
  const earlier = { ...before, coach: then } as unknown as Picture;
  expect(toldOf(lesson, earlier, show).picture.coach).toBe(then);
  show.skip(NEWS);
  expect(toldOf(lesson, earlier, show).picture.coach).toBe(now);
});

test('a viewer who skips sees everything at once', () => {
  const show = shown();
  show.skip(NEWS);
  expect(toldOf(after, before, show)).toEqual({ isPlaying: false, picture: after });
});

test('nothing waits where nothing moves, or where no board shows it', () => {
  const still = [SAID, COUNTED];
  const quiet = picture([...OLD, ...still], still);
  expect(toldOf(quiet, before, shown())).toEqual({ isPlaying: false, picture: quiet });
  expect(toldOf(after, before, new Show())).toEqual({ isPlaying: false, picture: after });
});

test('a short step of the viewer’s own is not waited for, somebody else’s is', () => {
  const [own, other] = [[event('moved', 0)], [event('moved', 1)]];
  expect(toldOf(picture([...OLD, ...own], own), before, shown()).isPlaying).toBe(false);
  expect(toldOf(picture([...OLD, ...other], other), before, shown()).isPlaying).toBe(true);
});

test('what another person saw is never told again', () => {
  const theirs = { ...before, eye: 1 };
  expect(toldOf(after, theirs, shown())).toEqual({ isPlaying: false, picture: after });
});

test('a board that is taken away ends the show', () => {
  const show = new Show();
  const heard = vi.fn();
  show.subscribe(heard);
  const take = show.divide((news) => news.map((one) => ({ event: one, steps: 1 })));
  expect(show.isOver(NEWS)).toBe(false);
  take();
  expect(show.isOver(NEWS)).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the next picture waits until the one before has been played, and no longer', () => {
  const show = shown();
  const pictures: Picture[] = [];
  const reel = new Reel<Picture>(
    (one) => pictures.push(one),
    () => !show.isOver(pictures.at(-1)?.news ?? []),
  );
  show.subscribe(() => reel.next());
  const later = picture(OLD, [COUNTED]);
  reel.push(after);
  reel.push(later);
  expect(pictures).toEqual([after]);
  show.go(NEWS, 1);
  expect(pictures).toEqual([after]);
  show.go(NEWS, 2);
  expect(pictures).toEqual([after, later]);
  // What the viewer did is shown at once.
  reel.push(after, true);
  expect(pictures).toEqual([after, later, after]);
});
