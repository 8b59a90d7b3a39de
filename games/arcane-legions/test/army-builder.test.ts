// Armies built outside a match: how they can be changed, their figures, and how they come to the table.
import { Match } from '@tabularium/kernel';
import { times } from '@tabularium/kernel/testing';
import { expectOneArmy, expectPrintable, readerOf } from '@tabularium/parts/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { armies } from '../content/armies.ts';
import { whyNotArmy } from '../content/army-lists.ts';
import { content } from '../content/index.ts';
import { ABILITIES, FACTIONS } from '../content/kinds.ts';
import { termsOf } from '../content/own/card-flaws.ts';
import { parseOwnContent } from '../content/own/index.ts';
import published from '../content/own/schema.json' with { type: 'json' };
import { arcaneLegions } from '../rules/index.ts';
import { builder } from '../workshop/army-builder.ts';
import {
  areaUsed,
  costOf,
  countOf,
  dismissing,
  idleAbilities,
  problemsOf,
  taking,
  whyNotTake,
  withoutUnits,
} from '../workshop/army-changes.ts';
import { armyFigures } from '../workshop/army-figures.ts';
import { type ArmyFile, cleanName, newArmy, readArmy, writeArmy } from '../workshop/army-file.ts';
import { EXAMPLE } from '../workshop/example.ts';
import { abilitiesIn, type Filter, filtered, keywordsIn } from '../workshop/filter.ts';

const t = (key: string): string => key;
const reread = (army: ArmyFile): ArmyFile => {
  const read = readArmy(writeArmy(army));
  if (!read) throw new Error('it cannot be read');
  return read;
};
const isPlayable = (text: string): boolean => 'content' in parseOwnContent(text);
const like = (id: string): ArmyFile => {
  const army = armies.find((one) => one.id === id);
  if (!army) throw new Error(`there is no army ${id}`);
  return { ...newArmy(id, army.faction), total: army.total, units: army.units };
};
const of = (...units: readonly string[]): ArmyFile => units.reduce(taking, newArmy('x', 'roman'));
const reasons = (army: ArmyFile): string[] => problemsOf(army).map(({ because }) => because);

/** Any list that somebody could have typed or clicked, legal or not. */
const anyArmy = fc
  .tuple(
    fc.constantFrom(...FACTIONS),
    fc.constantFrom(...published.$defs.total.enum),
    fc.array(fc.constantFrom(...content.units.map(({ id }) => id)), { maxLength: 14 }),
    fc.string(),
  )
  .map(([faction, total, units, name]): ArmyFile => ({ ...newArmy(name, faction), total, units }));

describe('a file', () => {
  test('holds all of an army, finished or not', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        expect(reread(army)).toEqual(army);
      }),
      { numRuns: times(100) },
    );
  });
  test('counts as the player’s own content as soon as the army can be played, not before', () => {
    fc.assert(
      fc.property(anyArmy, (army) => {
        const isLegal = whyNotArmy(content, termsOf(army), army.units) === undefined;
        expect([problemsOf(army).length === 0, isPlayable(writeArmy(army))]).toEqual([isLegal, isLegal]);
      }),
      { numRuns: times(100) },
    );
  });
  test('has a name that can be printed, whatever was typed', () => {
    expectPrintable(cleanName, published.$defs.name);
  });
  test('keeps the player’s own units, under their names', () => {
    const army = readArmy(EXAMPLE);
    expect(army?.units.slice(0, 2)).toEqual(['my.Companions of Aulus', 'my.Capuan Veterans']);
    expect(army && problemsOf(army)).toEqual([]);
    const text = builder.renamed(EXAMPLE, 'Second Legion');
    expect(builder.nameOf(text)).toBe('Second Legion');
    expect(text).not.toContain('my.');
    expect(readArmy(text)?.units).toEqual(army?.units);
    expect(isPlayable(text)).toBe(true);
  });
  test('is refused without an army, with two, or in another shape', () => {
    expectOneArmy(builder, EXAMPLE, [{ units: 3 }, { total: 1 }]);
  });
  test('drops its own units where they are wrong', () => {
    const army = readArmy(EXAMPLE.replace('"figure": "Augur"', '"figure": "Auger"'));
    expect(army && reasons(army)).toContain('noSuchUnit');
  });
});

describe('changes', () => {
  test('are undone by their counterparts; like units stay together', () => {
    expect(of('R01', 'R04', 'R01').units).toEqual(['R01', 'R01', 'R04']);
    expect(dismissing(of('R01', 'R04', 'R01'), 'R01').units).toEqual(['R01', 'R04']);
    expect(dismissing(of('R01'), 'R04')).toEqual(of('R01'));
    expect(withoutUnits(of('R01', 'R04')).units).toEqual([]);
    expect([countOf(of('R01', 'R04', 'R01'), 'R01'), costOf(of('R01', 'R01')), areaUsed(of('R01', 'R10'))]).toEqual([2, 1600, 3]);
  });
  test('are refused with the reason the rules give', () => {
    expect(whyNotTake(of('R12'), 'R12')).toMatchObject({ because: 'oneOfEach', rule: 'ARC-2.2' });
    expect(whyNotTake(of('R12'), 'R01')).toBeUndefined();
    expect(whyNotTake({ ...of('R12'), total: 2000 }, 'R18')).toMatchObject({ because: 'tooDear', left: 950 });
    expect(whyNotTake(of(), 'my.Nobody')).toMatchObject({ because: 'noSuchUnit' });
  });
  test('everything wrong is listed, and what concerns the whole army only once', () => {
    expect(reasons(of())).toEqual(['noUnits']);
    expect(problemsOf({ ...of('R12', 'R12', 'R01'), total: 2000 })).toEqual([
      { rule: 'ARC-2.1', because: 'armyTooDear', cost: 2900, limit: 2000 },
      { rule: 'ARC-2.2', because: 'oneOfEach', what: 'R12' },
    ]);
    const wide = { ...of(...Array<string>(25).fill('E01')), total: 20_000 };
    expect(problemsOf(wide)).toEqual([{ rule: 'ARC-2.6', because: 'armyTooWide', area: 50, room: 48 }]);
  });
  test('a unit among strangers may lose an ability', () => {
    expect(idleAbilities(of('E06', 'H01'))).toEqual([
      { ability: 'hellenicPride', unit: 'E06', because: 'H01' },
      { ability: 'xenophobic', unit: 'H01', because: 'E06' },
    ]);
    expect([idleAbilities(of('E06', 'E01')), idleAbilities(of('H01', 'H02', 'H01')), idleAbilities(of())]).toEqual([[], [], []]);
  });
});

describe('what is shown', () => {
  const ANY: Filter = { faction: null, base: null, keyword: null, ability: null, order: 'printed' };
  const found = (filter: Partial<Filter>): string[] => filtered(content.units, { ...ANY, ...filter }).map(({ id }) => id);
  test('matches what was asked for', () => {
    expect(found({}).length).toBe(content.units.length);
    expect(found({ faction: 'mercenary', base: 'column' })).toEqual(['M01', 'M02']);
    expect(found({ keyword: 'greek' })).toEqual(['E06', 'E18']);
    expect(found({ faction: 'roman', keyword: 'command' })).toEqual(['R12', 'R13', 'R14', 'R15', 'R16', 'R17', 'R18']);
    expect(found({ ability: 'berserker' })).toEqual(['R05', 'M03']); // on a slot, and on a bar
    expect(found({ order: 'cheap' })[0]).toBe('H18');
    expect(found({ order: 'dear' })[0]).toBe('R18');
  });
  test('can be asked for only in words that some unit has', () => {
    for (const keyword of keywordsIn(content.units)) expect(found({ keyword })).not.toEqual([]);
    for (const ability of abilitiesIn(content.units)) expect(found({ ability })).not.toEqual([]);
    expect(abilitiesIn(content.units).length).toBe(ABILITIES.length);
  });
});

describe('an army in numbers', () => {
  test('a cohort and a commander', () => {
    expect(armyFigures(content, ['R01', 'R12'])).toEqual({
      units: 2,
      figures: 18,
      health: 20,
      commanders: 1,
      vp: 5,
      icons: { A: { start: 5, most: 13 }, D: { start: 6, most: 13 }, R: { start: 0, most: 0 }, M: { start: 8, most: 8 } },
      troops: { infantry: 2, cavalry: 0, shooters: 0, irregular: 0 },
      bases: { wide: 2, column: 0, sortie: 0 },
    });
  });
  test('nobody', () => {
    expect(armyFigures(content, [])).toMatchObject({ units: 0, figures: 0, health: 0, vp: 0 });
  });
});

describe('armies to begin with', () => {
  test('include an empty one for each faction, and the ready-made ones, which can be played', () => {
    const starts = builder.starts(t);
    expect(starts.map(({ text }) => isPlayable(text))).toEqual([...FACTIONS.map(() => false), ...armies.map(() => true)]);
    expect(starts.slice(FACTIONS.length).map(({ text }) => readArmy(text)?.units)).toEqual(armies.map(({ units }) => units));
  });
  test('can use the units of a file, if the file is right', () => {
    const begun = builder.startWith(EXAMPLE, t);
    const army = begun && readArmy(begun.text);
    expect(army).toMatchObject({ faction: 'roman', units: [] });
    expect(army && whyNotTake(army, 'my.Capuan Veterans')).toBeUndefined();
    expect(builder.startWith('{', t)).toBeUndefined();
    expect(builder.startWith(EXAMPLE.replace('"base": "wide"', '"base": "round"'), t)).toBeUndefined();
  });
});

describe('an army comes to the table', () => {
  const text = writeArmy(like('roman7000'));
  const small = writeArmy({ ...like('roman5000'), name: 'Small' });
  const setup = (mode: string, options: Record<string, string | number> = {}, seats = 2) => ({ mode, seats, options });
  test('in a match that fits it', () => {
    expect(builder.setupFor(text, 0)).toEqual({ mode: 'standard', options: { points: 7000 } });
    expect(builder.setupFor(writeArmy({ ...like('roman5000'), total: 6000 }), 1)).toEqual({ mode: 'custom', options: { total: 6000 } });
    expect(builder.setupFor('{', 0)).toEqual({ mode: 'standard', options: { points: 7000 } });
  });
  test('not in one that is too small for it', () => {
    expect(builder.whyNotIn(text, setup('standard', { points: 7000 }))).toBeNull();
    expect(builder.whyNotIn(text, setup('standard', { points: 5000 }))).toMatchObject({ because: 'armyTooDear', cost: 6950, limit: 5000 });
    expect(builder.whyNotIn(text, setup('custom', { total: 6000 }))).toMatchObject({ because: 'armyTooDear' });
    expect(builder.whyNotIn(writeArmy(like('han10000')), setup('standard', { points: 10000 }, 5))).toBeNull();
    const wide = writeArmy({ ...like('han10000'), units: Array<string>(17).fill('E01'), total: 20_000 });
    const onTable = (tableSize: number) => builder.whyNotIn(wide, setup('custom', { total: 20_000, tableSize }, 3));
    expect([onTable(100), onTable(125)]).toMatchObject([{ because: 'armyTooWide', area: 34, room: 32 }, null]);
  });
  test('in every mode except the one with fixed armies; where the total is fixed, the army has to keep to it', () => {
    const others = arcaneLegions.setup.modes.map(({ id }) => id).filter((mode) => !builder.modes.includes(mode));
    expect(others).toEqual(['firstBattle']);
    for (const mode of ['kingOfTheHill', 'deathBeforeDishonor']) {
      expect([text, small].map((army) => builder.whyNotIn(army, setup(mode)))).toEqual([null, null]);
      const large = builder.whyNotIn(writeArmy(like('roman10000')), setup(mode));
      expect(large).toMatchObject({ because: 'armyTooDear', limit: 7000 });
    }
  });
  test('together with others, and with the player’s own units, even if it is smaller than the total', () => {
    const joined = builder.joined([EXAMPLE, builder.renamed(EXAMPLE, 'Other'), builder.renamed(small, 'Legion of Capua'), small, text]);
    const read = readerOf(parseOwnContent).accepted(joined);
    expect(read.content.units.length).toBe(content.units.length + 2);
    const own = read.content.armies.slice(armies.length).map(({ id }) => id);
    expect(own).toEqual(['my.Legion of Capua', 'my.Other', 'my.Legion of Capua 2', 'my.Small', 'my.roman7000']);
    const offered = (mode: string, options: Record<string, number> = {}): readonly unknown[] => {
      const match = Match.start(arcaneLegions, { mode, seats: 2, options }, { seed: 'armies', content: read.content });
      return match.pending.find(({ seats }) => seats.includes(0))?.options ?? [];
    };
    for (const mode of builder.modes)
      expect(offered(mode, mode === 'custom' ? { total: 7000 } : {})).toEqual(expect.arrayContaining(own.map((army) => ({ army }))));
    expect(offered('standard', { points: 5000 })).not.toContainEqual({ army: 'my.roman7000' });
  });
  test('not from a file that is broken', () => {
    expect(builder.joined([text, '{'])).toBe('{');
    expect(isPlayable(builder.joined([text, EXAMPLE.replace('"count": 3', '"count": 4'), EXAMPLE]))).toBe(false);
  });
});
