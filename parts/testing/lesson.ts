// Plays a lesson by its script on the real rules, and checks the words of every coach.

import { type Game, type Kit, Match, parseSave } from '@tabularium/kernel';
import { type Played, played, ScriptedDice } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { LANGUAGES, type Language, type Lesson, type LessonPart } from '../shape.ts';

/** Which of the accepted answers to give: the first or the last, to see that it makes no difference. */
export type Which = 'first' | 'last';
interface How {
  readonly seed?: number;
  readonly which?: Which;
}
/** A moment at which the coach speaks. */
export interface Moment<K extends Kit> {
  /** `step.say` */
  readonly moment: string;
  readonly part: LessonPart;
  readonly match: Played<K>;
  readonly dice: ScriptedDice;
}
interface Rehearsal<K extends Kit> {
  /** The match when the coach says this. */
  readonly at: (moment: string, how?: How) => Played<K>;
  /** After a whole scene. */
  readonly after: (scene: string, how?: How) => Moment<K>;
  /** Every scripted answer of a scene is offered, and whatever a part looks at is ruled out, or offered where that is allowed. */
  readonly expectScript: (scene: string, how: How & { readonly looksAtOffers?: boolean }) => void;
  /** The scenes use the game's own content, and the match after one of them can be saved. */
  readonly expectSavable: (scene: string) => void;
}

/** Gives the first answers by default. */
export function rehearsalOf<K extends Kit>(game: Game<K>, { seat, scenes, steps }: Lesson<K>, usual: Which = 'first'): Rehearsal<K> {
  /** The answers that a part accepts. */
  const answersTo = (match: Played<K>, { expect: wanted = [] }: LessonPart): readonly string[] =>
    wanted === 'any' ? match.texts(seat) : wanted;
  function perform(match: Played<K>, part: LessonPart, which: Which): void {
    const answer = answersTo(match, part).at(which === 'first' ? 0 : -1);
    if (answer !== undefined) match.as(seat, answer);
    match.play(...(part.auto ?? []));
  }
  /** The match of a scene, each time the coach speaks. */
  function* moments(name: string, { seed = 1, which = usual }: How = {}): Generator<Moment<K>> {
    const scene = scenes[name];
    if (!scene) throw new Error(`the lesson has no scene ${name}`);
    const { setup, table, draws = [] } = scene;
    const dice = new ScriptedDice(draws, { thenSeed: seed });
    const match = played(game, { setup, table, dice });
    for (const { id, scene: of, parts } of steps)
      for (const part of of === name ? parts : []) {
        yield { moment: `${id}.${part.say}`, part, match, dice };
        perform(match, part, which);
      }
  }
  function at(moment: string, how?: How): Played<K> {
    const step = steps.find(({ id }) => moment.startsWith(`${id}.`));
    if (step) for (const one of moments(step.scene, how)) if (one.moment === moment) return one.match;
    throw new Error(`the coach never says ${moment}`);
  }
  function after(scene: string, how?: How): Moment<K> {
    const last = [...moments(scene, how)].at(-1);
    if (!last) throw new Error(`nothing happens in ${scene}`);
    return last;
  }
  function expectScript(scene: string, { looksAtOffers = false, ...how }: Parameters<Rehearsal<K>['expectScript']>[1]): void {
    for (const { part, match } of moments(scene, how)) {
      const { expect: wanted, look } = part;
      if (wanted !== undefined) expect(match.texts(seat)).toEqual(expect.arrayContaining([...answersTo(match, part)]));
      if (look !== undefined && !(looksAtOffers && match.texts(seat).includes(look)))
        expect(match.whyNot(seat, look)).toMatchObject({ what: look });
    }
  }
  function expectSavable(scene: string): void {
    for (const { table } of Object.values(scenes)) expect(table.content).toBe(game.content);
    const { match } = after(scene);
    const loaded = Match.load(game, parseSave(JSON.stringify(match.match.save())));
    expect(loaded.view(seat).table).toEqual(match.view(seat).table);
  }
  return { at, after, expectScript, expectSavable };
}

// ---- its words

/** By step and key, in every language. */
type Texts = Readonly<Record<Language, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** Every part that accepts only some answers has a hint for the others. */
export function expectHints({ steps }: Pick<Lesson, 'steps'>): void {
  const silent = steps.flatMap(({ id, parts }) =>
    parts.flatMap(({ say, expect: wanted, hint }) =>
      wanted !== undefined && wanted !== 'any' && hint === undefined ? [`${id}.${say}`] : [],
    ),
  );
  expect(silent).toEqual([]);
}
/** Every text that the steps of a game's lessons name exists in every language, and no other. */
export function expectWritten(lessons: Pick<Lesson, 'steps'> | readonly Pick<Lesson, 'steps'>[], texts: Texts): void {
  const steps = [lessons].flat().flatMap((lesson) => lesson.steps);
  const keys = steps.flatMap(({ id, parts }) => [
    `${id}.title`,
    ...parts.flatMap(({ say, hint }) => [say, ...(hint === undefined ? [] : [hint])].map((key) => `${id}.${key}`)),
  ]);
  for (const language of LANGUAGES) {
    const written = Object.entries(texts[language]).flatMap(([id, group]) => Object.keys(group).map((key) => `${id}.${key}`));
    expect(written.sort()).toEqual(keys.toSorted());
  }
}
/** The coach never says more than three sentences at once. */
export function expectBrief(texts: Texts): void {
  for (const language of LANGUAGES)
    for (const [id, group] of Object.entries(texts[language]))
      for (const [key, text] of Object.entries(group))
        expect(`${text} `.split(/[.!?]\**\s/).length - 1, `${language} ${id}.${key}`).toBeLessThanOrEqual(3);
}
