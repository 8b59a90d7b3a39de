import { loadLesson, loadPackage } from '@tabularium/games';
import { FastDice, randomPick, type Seat } from '@tabularium/kernel';
import { LANGUAGES } from '@tabularium/parts/shape';
import { speaker } from '@tabularium/speech';
import { expect, test } from 'vitest';
import { lessonAfter } from '../../lesson/bookmark.ts';
import { type LessonLink, lessonLinkOf } from '../../lesson/lesson-link.ts';
import type { Coaching, Kept } from '../../link/coaching.ts';
import { type Picture, Session } from '../../table/session/session.ts';
import { LessonKeeper } from '../../worker/lesson-keeper.ts';
import { thinkerOf, until } from '../support/table.ts';

const ME: Seat = 0;
const pkg = await loadPackage('battalia');
const lesson = await loadLesson('battalia');
if (!pkg || !lesson) throw new Error('Battalia has no lesson');

interface Learning {
  readonly link: LessonLink;
  readonly session: Session;
}
async function learn(kept: Partial<Kept> = {}): Promise<Learning> {
  if (!pkg || !lesson) throw new Error('Battalia has no lesson');
  const host = new LessonKeeper(pkg, lesson, { seed: 'a test', moment: 0, ...kept }, thinkerOf(pkg));
  const link = lessonLinkOf({ game: 'battalia', lesson: undefined }, await host.begin(), host);
  const session = new Session(link);
  session.pace(0);
  return { link, session };
}
const coachOf = ({ session }: Learning): Coaching => {
  const { coach } = session.stage().picture;
  if (!coach) throw new Error('nobody coaches here');
  return coach;
};
/** Waits until it is the learner's turn or the match is over. */
async function settled({ session }: Learning): Promise<Picture & { readonly coach: Coaching }> {
  const isDone = ({ coach, decision, view }: Picture): boolean =>
    coach?.phase !== 'watch' && (coach?.phase !== 'free' || decision !== undefined || view.result !== undefined);
  const picture = await until(session, isDone);
  return { ...picture, coach: picture.coach as Coaching };
}
async function answer(learning: Learning, text?: string): Promise<void> {
  const { decision } = learning.session.stage().picture;
  const pick = text === undefined ? coachOf(learning).accepts[0] : decision?.texts.indexOf(text);
  if (!decision || pick === undefined) throw new Error(`nothing to answer: ${text}`);
  await learning.session.answer(pick);
}
const skip = ({ session, link }: Learning): Promise<void> => session.act(link.skip);
/** Does what the coach asks for. */
async function obey(learning: Learning): Promise<Coaching> {
  const { coach } = await settled(learning);
  if (coach.phase === 'read') await learning.session.act(learning.link.next);
  else await answer(learning);
  return (await settled(learning)).coach;
}

test('the whole lesson can be played by doing what it asks', async () => {
  const learning = await learn();
  const said: string[] = [];
  let { coach } = await settled(learning);
  for (; coach.phase !== 'free'; coach = await obey(learning)) {
    said.push(coach.say);
    if (coach.phase === 'act') expect(coach.accepts).toHaveLength(1);
  }
  expect(said).toEqual(lesson.steps.flatMap(({ id, parts }) => parts.map(({ say }) => `lesson.${id}.${say}`)));
  learning.session.close();
});

test.each(LANGUAGES)('everything the coach can say is a whole sentence (%s)', (language) => {
  const missing: string[] = [];
  const { t } = speaker(pkg, { language, names: ['Anna', 'Livia'], you: ME, onMissing: (what) => missing.push(what) });
  for (const { id, parts } of lesson.steps)
    for (const key of ['title', ...parts.flatMap(({ say, hint }) => [say, hint ?? say])]) t(`lesson.${id}.${key}`, { others: [1] });
  expect(missing).toEqual([]);
});

test('a wrong answer is not given, and the page is told', async () => {
  const learning = await learn();
  await obey(learning);
  let missteps = 0;
  learning.link.onMisstep(() => missteps++);
  const before = learning.session.stage().picture;
  await answer(learning, 'mulligan');
  expect(missteps).toBe(1);
  expect(learning.session.stage().picture).toBe(before);
});

test('while the coach only talks, nothing can be answered', async () => {
  const learning = await learn();
  let missteps = 0;
  learning.link.onMisstep(() => missteps++);
  await answer(learning, 'cohort bear');
  expect(missteps).toBe(1);
});

test('everything pointed out is an option or has a reason why not', async () => {
  const learning = await learn();
  let { coach } = await settled(learning);
  while (coach.say !== 'lesson.road.look') coach = await obey(learning);
  expect(coach.look).toMatchObject({ reason: { what: 'e4', because: 'noRoadToOwnCities' } });
  await skip(learning);
  expect(coachOf(learning).look).toMatchObject({ option: 0 });
});

test('back goes to the beginning of the step, then to the one before; none of it counts as news', async () => {
  const learning = await learn();
  const { session, link } = learning;
  for (let n = 0; n < 4; n++) await obey(learning);
  expect(coachOf(learning)).toMatchObject({ say: 'lesson.road.type', step: 1 });
  const { decision } = session.stage().picture;
  await session.act(link.back);
  expect(coachOf(learning)).toMatchObject({ say: 'lesson.road.build', step: 1 });
  expect(session.stage().picture.news).toEqual([]);
  expect(await link.answer(ME, decision?.id ?? '', 0)).toMatchObject({ given: 0 }); // an answer to a replaced match
  await session.act(link.back);
  expect(coachOf(learning)).toMatchObject({ say: 'lesson.cohort.welcome', canGoBack: false });
});

test('skip plays a step by the script, up to free play; restart begins anew', async () => {
  const learning = await learn();
  for (let step = 1; step < lesson.steps.length; step++) {
    await skip(learning);
    expect(coachOf(learning).step).toBe(step);
  }
  await skip(learning);
  expect((await settled(learning)).coach.phase).toBe('free');
  await learning.session.act(learning.link.restart);
  expect(coachOf(learning)).toMatchObject({ say: 'lesson.cohort.welcome', step: 0 });
});

test('after the lesson the match goes on, with hints until the end of the first week', async () => {
  const learning = await learn();
  for (let step = 0; step < lesson.steps.length; step++) await skip(learning);
  const days = new Set<number>();
  for (;;) {
    const { view, decision } = await settled(learning);
    const day = view.trail.find(({ at }) => at === 'day') as unknown as { day: number };
    const hint = await learning.link.hint();
    if (day.day > 7) {
      expect(hint).toBeUndefined();
      break;
    }
    days.add(day.day);
    if (!decision || hint === undefined) throw new Error('no hint in the first week');
    await learning.session.answer(hint);
  }
  expect([...days]).toEqual([6, 7]);
  learning.session.close();
});

test('a lesson continues where it was left', async () => {
  const first = await learn();
  for (let step = 0; step < 3; step++) await skip(first);
  const again = await learn(coachOf(first).kept);
  const { kept, say, accepts } = coachOf(first);
  expect(coachOf(again)).toMatchObject({ kept, say, accepts });

  for (let step = 3; step < lesson.steps.length; step++) await skip(first);
  await settled(first);
  await answer(first, 'keep');
  const { view, coach } = await settled(first);
  const free = await settled(await learn(coach.kept));
  expect(free.coach.phase).toBe('free');
  expect(free.view.table).toEqual(view.table);
});

test('the match after the lesson can be played to its end, and is kept', async () => {
  const learning = await learn();
  for (let step = 0; step < lesson.steps.length; step++) await skip(learning);
  const dice = new FastDice(1);
  for (;;) {
    const { view, decision } = await settled(learning);
    if (view.result || !decision) break;
    await learning.session.answer(randomPick(decision, decision.options.length, dice));
  }
  const { view, coach } = await settled(learning);
  expect(view.result).toBeDefined();
  const again = await learn(coach.kept);
  expect(again.session.stage().picture.view.result).toEqual(view.result);
  expect(await again.link.hint()).toBeUndefined();
});

test('a lesson has no record to show', async () => {
  const { link } = await learn();
  await expect(link.record()).rejects.toMatchObject({ code: 'bad-record' });
});

test('a lesson is followed by the next one, and the last by none', () => {
  const lessons = [{ id: 'first' }, { id: 'second' }];
  expect(lessonAfter(lessons, undefined)?.id).toBe('second');
  expect(lessonAfter(lessons, 'first')?.id).toBe('second');
  expect(lessonAfter(lessons, 'second')).toBeUndefined();
  expect(lessonAfter(lessons, 'gone')).toBeUndefined();
});
