import { loadLesson, loadPackage } from '@tabularium/games';
import { FastDice, randomPick, type Seat } from '@tabularium/kernel';
import { LANGUAGES } from '@tabularium/parts/shape';
import { speaker } from '@tabularium/speech';
import { expect, test } from 'vitest';
import { type LessonLink, lessonLinkOf } from '../../lesson/lesson-link.ts';
import type { MatchInfo } from '../../link/link.ts';
import type { Kept, Standing } from '../../worker/course.ts';
import { LessonKeeper } from '../../worker/lesson-keeper.ts';
import { think } from '../../worker/think.ts';

const ME: Seat = 0;
const pkg = await loadPackage('battalia');
const lesson = await loadLesson('battalia');
if (!pkg || !lesson) throw new Error('Battalia has no lesson');

function learn(kept: Partial<Kept> = {}): LessonLink {
  if (!pkg || !lesson) throw new Error('Battalia has no lesson');
  const host = new LessonKeeper(pkg, lesson, { seed: 'a test', moment: 0, ...kept });
  const info: MatchInfo = { id: 'lesson', game: 'battalia', setup: pkg.game.setup.firstGame, seats: [] };
  const link = lessonLinkOf({ info, host, bots: { think: async (turn) => think(pkg, turn) } });
  link.pace(0);
  return link;
}
/** Waits until nobody else has to do anything. */
async function settled(link: LessonLink): Promise<Standing> {
  for (;;) {
    const standing = await link.standing();
    const { view } = await link.look(ME);
    if (standing.phase !== 'watch' && (standing.phase !== 'free' || view.decisions.length > 0 || view.result)) return standing;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
async function answer(link: LessonLink, text?: string): Promise<void> {
  const [decision] = (await link.look(ME)).view.decisions;
  const { accepts } = await link.standing();
  const pick = text === undefined ? accepts[0] : decision?.texts.indexOf(text);
  if (!decision || pick === undefined) throw new Error(`nothing to answer: ${text}`);
  await link.answer(ME, decision.id, pick);
}
async function goOn(link: LessonLink): Promise<Standing> {
  const { phase } = await settled(link);
  if (phase === 'read') await link.next();
  else await answer(link);
  return settled(link);
}

test('the whole lesson can be played by doing what it asks', async () => {
  const link = learn();
  const said: string[] = [];
  let standing = await settled(link);
  for (; standing.phase !== 'free'; standing = await goOn(link)) {
    said.push(standing.say);
    if (standing.phase === 'act') expect(standing.accepts).toHaveLength(1);
  }
  expect(said).toEqual(lesson.steps.flatMap(({ id, parts }) => parts.map(({ say }) => `lesson.${id}.${say}`)));
  link.close();
});

test.each(LANGUAGES)('everything that the coach can say is a whole sentence (%s)', (language) => {
  const missing: string[] = [];
  const { t } = speaker(pkg, { language, names: ['Anna', 'Livia'], you: ME, onMissing: (what) => missing.push(what) });
  for (const { id, parts } of lesson.steps)
    for (const key of ['title', ...parts.flatMap(({ say, hint }) => [say, hint ?? say])]) t(`lesson.${id}.${key}`, { others: [1] });
  expect(missing).toEqual([]);
});

test('another answer is not given, and the page is told', async () => {
  const link = learn();
  await goOn(link);
  let missteps = 0;
  link.onMisstep(() => missteps++);
  const before = await link.standing();
  await answer(link, 'mulligan');
  expect(missteps).toBe(1);
  expect(await link.standing()).toEqual(before);
  expect((await link.look(ME)).picture).toBe(0);
});

test('while the coach only talks, nothing can be answered', async () => {
  const link = learn();
  let missteps = 0;
  link.onMisstep(() => missteps++);
  await answer(link, 'cohort bear');
  expect(missteps).toBe(1);
});

test('what is looked at is an option or the reason why it is none', async () => {
  const link = learn();
  let standing = await settled(link);
  while (standing.say !== 'lesson.road.look') standing = await goOn(link);
  expect(standing.look).toMatchObject({ reason: { what: 'e4', because: 'noRoadToOwnCities' } });
  await link.skip();
  expect((await link.standing()).look).toMatchObject({ option: 0 });
});

test('back goes to the beginning of the step, then to the one before; eyes look anew', async () => {
  const link = learn();
  for (let n = 0; n < 4; n++) await goOn(link);
  expect(await link.standing()).toMatchObject({ say: 'lesson.road.type', step: 1 });
  const { undos } = (await link.look(ME)).view;
  await link.back();
  expect(await link.standing()).toMatchObject({ say: 'lesson.road.build', step: 1 });
  expect((await link.look(ME)).view.undos).toBeGreaterThan(undos);
  await link.back();
  expect(await link.standing()).toMatchObject({ say: 'lesson.cohort.welcome', canGoBack: false });
});

test('skip does a step as the script has it, up to free play; restart begins anew', async () => {
  const link = learn();
  for (let step = 1; step < lesson.steps.length; step++) {
    await link.skip();
    expect((await link.standing()).step).toBe(step);
  }
  await link.skip();
  expect((await settled(link)).phase).toBe('free');
  await link.restart();
  expect(await link.standing()).toMatchObject({ say: 'lesson.cohort.welcome', step: 0 });
});

test('after the lesson the match goes on, with hints until the end of the first week', async () => {
  const link = learn();
  for (let step = 0; step < lesson.steps.length; step++) await link.skip();
  const days = new Set<number>();
  for (;;) {
    await settled(link);
    const { view } = await link.look(ME);
    const [decision] = view.decisions;
    const day = view.trail.find(({ at }) => at === 'day') as unknown as { day: number };
    const hint = await link.hint();
    if (day.day > 7) {
      expect(hint).toBeUndefined();
      break;
    }
    days.add(day.day);
    if (!decision || hint === undefined) throw new Error('no hint in the first week');
    await link.answer(ME, decision.id, hint);
  }
  expect([...days]).toEqual([6, 7]);
  link.close();
});

test('a lesson is gone on with where it was left', async () => {
  const first = learn();
  for (let step = 0; step < 3; step++) await first.skip();
  const again = learn(await first.kept());
  const { moment, say, accepts } = await first.standing();
  expect(await again.standing()).toMatchObject({ moment, say, accepts });

  for (let step = 3; step < lesson.steps.length; step++) await first.skip();
  await settled(first);
  await answer(first, 'keep');
  const free = learn(await first.kept());
  expect((await settled(free)).phase).toBe('free');
  expect((await free.look(ME)).view.table).toEqual((await first.look(ME)).view.table);
});

test('the match after the lesson can be played to its end, and is still there then', async () => {
  const link = learn();
  for (let step = 0; step < lesson.steps.length; step++) await link.skip();
  const dice = new FastDice(1);
  for (;;) {
    await settled(link);
    const { view } = await link.look(ME);
    const [decision] = view.decisions;
    if (view.result || !decision) break;
    await link.answer(ME, decision.id, randomPick(decision, decision.options.length, dice));
  }
  const { result } = (await link.look(ME)).view;
  expect(result).toBeDefined();
  const again = learn(await link.kept());
  expect((await again.look(ME)).view.result).toEqual(result);
  expect(await again.hint()).toBeUndefined();
});

test('a lesson has no record to show', async () => {
  await expect(learn().record()).rejects.toMatchObject({ code: 'bad-record' });
});
