// What must hold for the messages of every game: everything that its rules can say has a sentence, and no sentence is unused.

import { FastDice, type Match } from '@tabularium/kernel';
import type { AnyKit, GamePackage } from '@tabularium/parts/shape';
import { expect } from 'vitest';
import type { Sample } from './samples.ts';
import { keysIn, type Listening, listenTo, sayMatch } from './saying.ts';

export interface Wording {
  readonly pkg: GamePackage;
  /** What no sentence may contain. */
  readonly wrong?: RegExp;
}
type Options = ReadonlyMap<string, readonly unknown[]>;

/** Says something in every language; nothing may be missing. */
export function expectSaid({ pkg, wrong }: Wording, say: (listening: Listening) => void): void {
  const listening = listenTo(pkg, wrong);
  say(listening);
  expect([...listening.missing]).toEqual([]);
}
/** A group of messages has exactly these keys. */
export const expectKeys = ({ pkg }: Wording, group: string, names: readonly string[]): void =>
  expect(keysIn(pkg.messages.en, group).sort(), group).toEqual([...new Set(names)].sort());

export function expectEvents(wording: Wording, samples: readonly unknown[]): void {
  const events = samples as readonly { kind: string; rule: string }[];
  expectSaid(wording, ({ speakers, hear }) => {
    for (const event of events) for (const { event: say } of speakers) hear(say(event));
  });
  const kinds = events.map(({ kind }) => kind);
  expectKeys(wording, 'event', kinds);
}
export function expectTrail(wording: Wording, samples: readonly unknown[]): void {
  const steps = samples as readonly { at: string }[];
  expectSaid(wording, ({ speakers, hear }) => {
    for (const { trail } of speakers) trail(steps).forEach(hear);
  });
  const places = steps.map(({ at }) => at);
  expectKeys(wording, 'step', places);
}

interface Questions {
  /** The facts of questions, by decision; all others get the default ones. */
  readonly facts?: Readonly<Record<string, readonly Sample[]>>;
  readonly usual?: Sample;
  /** The names of `together`s. */
  readonly together?: readonly string[];
}
export function expectQuestions(wording: Wording, options: Options, { facts = {}, usual = {}, together = [] }: Questions = {}): void {
  expectSaid(wording, ({ speakers, hear }) => {
    for (const [ask, listed] of options)
      for (const { option: say, t } of speakers) {
        for (const one of facts[ask] ?? [usual]) hear(t(`ask.${ask}`, one));
        for (const option of listed) hear(say(ask, option));
        hear(say(ask, 'pass'));
      }
  });
  const keysOf = (group: string): string[] => keysIn(wording.pkg.messages.en, group);
  const asks = [...options.keys()];
  for (const group of ['ask', 'option']) expectKeys(wording, group, asks);
  for (const group of ['pass', 'about', 'group']) expect(asks).toEqual(expect.arrayContaining(keysOf(group)));
  expect([...asks, ...together]).toEqual(expect.arrayContaining(keysOf('waiting')));
  expect(keysOf('waiting')).toEqual(expect.arrayContaining([...together]));
}
/** Options with different notations read differently. Samples of some decisions differ only in their price. */
export function expectDifferent({ pkg, wrong }: Wording, options: Options, priced: readonly string[] = []): void {
  for (const [ask, listed] of options) {
    const notations = new Set(listed.map((option) => pkg.game.text(ask, option)));
    for (const { option: say } of listenTo(pkg, wrong).speakers) {
      const sentences = new Set(listed.map((option) => say(ask, option)));
      if (priced.includes(ask)) expect(sentences.size, ask).toBeGreaterThanOrEqual(notations.size);
      else expect(sentences.size, ask).toBe(notations.size);
    }
  }
}
/** Everything of a kind has a name of its own. */
export const expectNames = (wording: Wording, kinds: readonly (readonly string[])[], facts: Sample = {}): void =>
  expectSaid(wording, ({ speakers, hear }) => {
    for (const { t } of speakers)
      for (const kind of kinds) {
        const names = kind.map((what) => t('thing.other', { ...facts, what }));
        names.forEach(hear);
        expect(new Set(names).size).toBe(kind.length);
      }
  });
/** These groups of messages explain all of these things, and nothing else. */
export function expectExplained(wording: Wording, groups: Readonly<Record<string, readonly string[]>>): void {
  for (const [group, all] of Object.entries(groups)) {
    expectSaid(wording, ({ speakers, hear }) => {
      for (const { t } of speakers) for (const one of all) hear(t(`${group}.${one}.text`));
    });
    expectKeys(wording, group, all);
  }
}
type Led = readonly [option: Sample, about: Sample];
/** What options lead to, by decision. */
export function expectAbouts(wording: Wording, abouts: Readonly<Record<string, readonly Led[]>>): void {
  expectSaid(wording, ({ speakers, hear }) => {
    for (const [ask, all] of Object.entries(abouts))
      for (const [option, about] of all) for (const { about: say } of speakers) hear(say(ask, option, about));
  });
  expectKeys(wording, 'about', Object.keys(abouts));
}

interface Played {
  /** The seed of the answers. */
  readonly dice: number;
  readonly decisions: number;
  /** Everything that the rules can say. */
  readonly reasons: readonly string[];
}
/** Nothing is left unsaid in a random match. */
export const expectMatch = (wording: Wording, match: Match<AnyKit>, { dice, decisions, reasons }: Played): void =>
  expectSaid(wording, (listening) =>
    sayMatch(match, new FastDice(dice), {
      ...listening,
      decisions,
      at: ({ ask, options, seats: [seat = 0] }) => {
        if (options.some((_, option) => match.about(seat, option) !== undefined))
          expect(keysIn(wording.pkg.messages.en, 'about')).toContain(ask);
        for (const { because } of match.whyNot(seat)) expect(reasons).toContain(because);
      },
    }),
  );
