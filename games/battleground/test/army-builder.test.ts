// Armies built outside a match: how they can be changed, their statistics, and how they are brought to a match.
import { Match } from '@tabularium/kernel';
import { times } from '@tabularium/kernel/testing';
import { expectOneArmy, expectPrintable, readerOf } from '@tabularium/parts/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { armies } from '../content/armies.ts';
import { deckCards, equippable, recruitable } from '../content/army-lists.ts';
import { content } from '../content/index.ts';
import { FACTIONS } from '../content/kinds.ts';
import { parseOwnContent } from '../content/own/index.ts';
import published from '../content/own/schema.json' with { type: 'json' };
import { battleground } from '../rules/index.ts';
import { builder } from '../workshop/army-builder.ts';
import {
  adding,
  changingSides,
  costOf,
  dismissing,
  giving,
  isNever,
  leavingOut,
  problemsOf,
  taking,
  takingBack,
  whyNotAdd,
  whyNotGive,
  whyNotTake,
  withFactionDeck,
  withoutDeck,
} from '../workshop/army-changes.ts';
import { type ArmyFile, cleanName, newArmy, readArmy, writeArmy } from '../workshop/army-file.ts';
import { BONUS_KINDS, bonusKind, deckFigures } from '../workshop/deck-figures.ts';
import { EXAMPLE } from '../workshop/example.ts';

const t = (key: string): string => key;
const reread = (army: ArmyFile): ArmyFile => {
  const read = readArmy(writeArmy(army));
  if (!read) throw new Error('it cannot be read');
  return read;
};
const isPlayable = (text: string): boolean => 'content' in parseOwnContent(text);
const start = (name: string): string => builder.starts(t).find((one) => one.name === cleanName(name))?.text ?? '';
/** The army of the example, in a file of its own. */
const FIST = EXAMPLE;

// ---- random armies

/** A number of steps, each a random possible one. */
const anyArmy = fc
  .tuple(fc.constantFrom(...FACTIONS), fc.constantFrom(60, 100, 150), fc.boolean(), fc.array(fc.nat(), { maxLength: 60 }), fc.string())
  .map(([faction, points, expansion, steps, name]) => {
    let army: ArmyFile = { ...newArmy(name, faction), terms: { points, expansion } };
    for (const step of steps) {
      const { list, terms } = army;
      const ways = [
        ...recruitable(content, terms, list).map((character) => () => taking(army, character)),
        ...equippable(content, terms, list).map(
          ({ character, card }) =>
            () =>
              giving(army, character, card),
        ),
        ...deckCards(content, list).map((card) => () => adding(army, card)),
      ];
      army = ways[step % Math.max(1, ways.length)]?.() ?? army;
    }
    return army;
  });

describe('a file', () => {
  test('holds all of an army, finished or not', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        const { name, terms, list } = reread(army);
        expect({ name, terms, list }).toEqual({ name: army.name, terms: army.terms, list: army.list });
      }),
      { numRuns: times(100) },
    );
  });
  test('is custom content once the army can be played, and not before', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        for (const one of [army, withFactionDeck(army)]) expect(isPlayable(writeArmy(one))).toBe(problemsOf(one).length === 0);
      }),
      { numRuns: times(100) },
    );
  });
  test('has a name that can be printed, whatever was typed', () => {
    expectPrintable(cleanName, published.$defs.name);
  });
  test('keeps custom cards and refers to them by name', () => {
    const army = readArmy(FIST);
    expect(army?.list.characters[0]).toEqual({ character: 'my.Fisto', weapons: ['my.Iron Fist'], items: ['my.Eternian Relic', 'I02'] });
    expect(army && problemsOf(army)).toEqual([]);
    const text = builder.renamed(FIST, 'Second Fist');
    expect(builder.nameOf(text)).toBe('Second Fist');
    expect(text).not.toContain('my.');
    expect(readArmy(text)?.list).toEqual(army?.list);
    expect(isPlayable(text)).toBe(true);
  });
  test('with no army, with two, or with another shape is no army file', () => {
    expectOneArmy(builder, FIST, [{ fate: 3 }, { points: 1000 }]);
  });
  test('with faulty custom cards loses them', () => {
    const army = readArmy(FIST.replace('"cost": 4', '"cost": 4, "copies": 3'));
    expect(army && problemsOf(army).map(({ because }) => because)).toContain('noSuchCard');
  });
});

describe('changes', () => {
  const he = taking(newArmy('x', 'masters'), 'he_man');
  test('are undone by their counterparts', () => {
    expect(dismissing(he, 'he_man').list.characters).toEqual([]);
    const armed = giving(giving(he, 'he_man', 'W01'), 'he_man', 'I17');
    expect(armed.list.characters).toEqual([{ character: 'he_man', weapons: ['W01'], items: ['I17'] }]);
    expect(takingBack(takingBack(armed, 'he_man', 'W01'), 'he_man', 'I17')).toEqual(he);
    const twice = adding(adding(he, 'F01'), 'F01');
    expect(leavingOut(twice, 'F01').list.fate).toEqual(['F01']);
    expect(leavingOut(adding(he, 'GM1'), 'GM1')).toEqual(he);
  });
  test('are refused with the reason that the rules give', () => {
    expect(whyNotTake(he, 'he_man')).toMatchObject({ because: 'taken', rule: 'MOB-9.2' });
    expect(whyNotTake(he, 'he_man_bc')).toMatchObject({ because: 'expansionOff' });
    expect(whyNotGive(he, 'he_man', 'W02')).toMatchObject({ because: 'notForIt' });
    expect(whyNotGive(he, 'he_man', 'W01')).toBeNull();
    expect(whyNotAdd(adding(adding(he, 'F01'), 'F01'), 'F01')).toMatchObject({ because: 'copiesUsed' });
    expect(whyNotTake({ ...he, terms: { points: 30, expansion: false } }, 'stratos')).toMatchObject({ because: 'tooDear', left: 7 });
  });
  test('some cards can never be given to a character, others just not now', () => {
    const never = (character: string, card: string): boolean => {
      const reason = whyNotGive(taking(he, character), character, card);
      return reason !== null && isNever(reason);
    };
    expect(never('stratos', 'W02')).toBe(true);
    expect(never('stratos', 'W23')).toBe(true);
    expect(never('stratos', 'I05')).toBe(true);
    expect(never('stratos', 'I10')).toBe(true);
    expect(never('stratos', 'W09')).toBe(false);
    const armed = giving(giving(he, 'he_man', 'W01'), 'he_man', 'W09');
    expect(isNever(whyNotGive(armed, 'he_man', 'W10') ?? { because: '', rule: '' })).toBe(false);
  });
  test('an army that changes sides keeps its neutral cards', () => {
    const army = changingSides(adding(adding(adding(he, 'F01'), 'FM01'), 'G01'), 'evil');
    expect(army.list).toEqual({ faction: 'evil', characters: [], fate: ['F01'], glory: ['G01'] });
  });
  test('the deck of the faction is complete, and can be emptied', () => {
    for (const faction of FACTIONS) {
      const army = withFactionDeck(newArmy('x', faction));
      expect(problemsOf(army).map(({ because }) => because)).toEqual(['noCharacter']);
      expect(withoutDeck(army).list.fate).toEqual([]);
    }
  });
  test('an army that costs too much is told so once', () => {
    const dear = { ...taking(withFactionDeck(he), 'stratos'), terms: { points: 60, expansion: false } };
    const far = taking(taking(dear, 'ram_man'), 'orko');
    expect(costOf(far)).toBe(73);
    expect(problemsOf(far)).toEqual([{ rule: 'MOB-9.1', because: 'armyTooDear', cost: 73, limit: 60 }]);
  });
});

describe('the statistics of a deck', () => {
  test('are those of the first game', () => {
    for (const { fate } of armies.slice(0, 2)) {
      const figures = deckFigures(content, fate);
      expect(figures).toMatchObject({ cards: 20, initiative: 3.7, ap: 2, mana: 1.2 });
      expect(figures.histogram.reduce((sum, column) => sum + column.cards, 0)).toBe(20);
      expect(Object.values(figures.kinds).reduce((sum, count) => sum + count, 0)).toBe(20);
    }
  });
  test('are empty for an empty deck', () => {
    const figures = deckFigures(content, []);
    expect(figures).toMatchObject({ cards: 0, initiative: 0, ap: 0, mana: 0 });
    expect(figures.histogram.map(({ initiative }) => initiative)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });
  test('count every kind of bonus', () => {
    const kinds = Object.fromEntries(content.fate.map((card) => [card.id, bonusKind(card)]));
    expect(kinds).toMatchObject({
      F01: 'boost',
      F02: 'movement',
      F03: 'healing',
      F10: 'attack',
      F11: 'mana',
      F12: 'hindrance',
      F14: 'cards',
      FE02: 'hindrance',
      FE07: 'mana',
      FE08: 'boost',
      FM10: 'movement',
    });
    expect(new Set(Object.values(kinds))).toEqual(new Set(BONUS_KINDS));
  });
});

describe('armies to start from', () => {
  test('are the ready-made ones, which can be played, and an empty one for each side', () => {
    const starts = builder.starts(t);
    expect(starts.map(({ text }) => isPlayable(text))).toEqual([false, false, ...armies.map(() => true)]);
    expect(starts.slice(2).map(({ text }) => readArmy(text)?.list)).toEqual(armies.map(({ id: _id, ...list }) => list));
  });
});

test('can use the cards of a file, if the file is valid', () => {
  const begun = builder.startWith(EXAMPLE, t);
  const army = begun && readArmy(begun.text);
  expect(army?.list).toEqual({ faction: 'masters', characters: [], fate: [], glory: [] });
  expect(army && whyNotTake(army, 'my.Fisto')).toBeNull();
  expect(army && whyNotAdd(army, 'my.Rally')).toBeNull();
  expect(builder.startWith('{', t)).toBeUndefined();
  expect(builder.startWith(EXAMPLE.replace('"cost": 4', '"cost": "4"'), t)).toBeUndefined();
});

describe('an army can be brought', () => {
  const text = start('board.name'); // the first ready-made army; every name has the same translation here
  test('to a match that fits it', () => {
    expect(builder.setupFor(text, 0)).toEqual({ mode: 'standard', options: { masters: 'first', points: 100, expansion: 'off' } });
    expect(builder.setupFor(text, 1).options['masters']).toBe('second');
    const evil = writeArmy(newArmy('x', 'evil'));
    expect(builder.setupFor(evil, 0).options['masters']).toBe('second');
    expect(builder.setupFor(evil, 1).options['masters']).toBe('first');
  });
  test('neither to a match that is too small for it, nor with massive figures to one without the expansion', () => {
    const setup = (options: Record<string, string | number>) => ({ mode: 'standard', seats: 2, options });
    expect(builder.whyNotIn(text, setup({ points: 80 }))).toBeNull();
    expect(builder.whyNotIn(text, setup({ points: 70 }))).toMatchObject({ because: 'armyTooDear', cost: 77, limit: 70 });
    expect(builder.modes).toEqual(['standard']); // armies are fixed in the first game
    const rider = writeArmy(
      withFactionDeck({ ...taking({ ...newArmy('x', 'evil'), terms: { points: 60, expansion: true } }, 'skeletor_p') }),
    );
    expect(builder.whyNotIn(rider, setup({ points: 100, expansion: 'off' }))).toMatchObject({ because: 'expansionOff' });
    expect(builder.whyNotIn(rider, setup({ points: 100, expansion: 'on' }))).toBeNull();
  });
  test('together with others, and with custom cards', () => {
    const joined = builder.joined([FIST, builder.renamed(FIST, 'Other'), builder.renamed(text, 'The Fist'), text]);
    const read = readerOf(parseOwnContent).accepted(joined);
    expect(read.content.characters.length).toBe(content.characters.length + 1);
    const own = read.content.armies.slice(armies.length).map(({ id }) => id);
    expect(own).toEqual(['my.The Fist', 'my.Other', 'my.The Fist 2', `my.${builder.nameOf(text)}`]);

    const match = Match.start(battleground, { mode: 'standard', seats: 2 }, { seed: 'armies', content: read.content });
    const options = match.pending.find(({ seats }) => seats.includes(0))?.options ?? [];
    expect(options).toEqual(expect.arrayContaining(own.map((army) => ({ army }))));
  });
  test('from no broken file', () => {
    expect(builder.joined([text, '{'])).toBe('{');
    expect(isPlayable(builder.joined([text, FIST.replace('"cost": 4', '"cost": 5'), FIST]))).toBe(false);
  });
});
