// Content that people write: their files, and the matches opened with them.
import { played, rule } from '@tabularium/kernel/testing';
import type { PublishedSchema } from '@tabularium/parts/own-content';
import { expectPublished, expectSameFacts, readerOf } from '@tabularium/parts/testing';
import { describe, expect, test } from 'vitest';
import { ABILITY_PRICES, BAR_ABILITIES, SLOT_ABILITIES } from '../../content/abilities.ts';
import { type Content, content } from '../../content/index.ts';
import { keywordsOf } from '../../content/keywords.ts';
import { ICONS, type SlotDef, type UnitDef } from '../../content/kinds.ts';
import { checkContent, parseOwnContent } from '../../content/own/index.ts';
import published from '../../content/own/schema.json' with { type: 'json' };
import { SENTENCES } from '../../content/own/sentences.ts';
import { pointsOf } from '../../content/points.ts';
import { arcaneLegions } from '../../rules/index.ts';
import type { ArcaneView } from '../../table/view.ts';
import { printedAbilities } from '../support/printed.ts';

type Loose = Record<string, unknown>;
const FOOT: Loose = { circle: 'white', size: 'small', pegs: 1 };
const AUGUR: Loose = { name: 'Augur', ...FOOT, circle: 'green', faction: 'roman', descriptor: 'human', troops: 'infantry' };
const GUARD: Loose = {
  name: 'Tiber Guard',
  faction: 'roman',
  base: 'wide',
  costs: [1, 2, 2, 2],
  colours: ['blue', 'red', 'grey', 'red'],
  bar: ['disciplined'],
  slots: [
    { ...FOOT, count: 3, icons: { D: 1 }, abilities: ['wallOfShields'], figure: '1R01' },
    { ...FOOT, count: 3, icons: { A: 1, M: 1 }, figure: '1R01' },
    { ...FOOT, count: 2, icons: { A: 1 } },
    { ...FOOT, circle: 'green', figure: 'Augur' },
  ],
};
const ARMY: Loose = { name: 'Tiber', faction: 'roman', total: 5000, units: ['Tiber Guard', 'Tiber Guard', 'R12'] };
const FILE: Loose = { figures: [AUGUR], units: [GUARD], armies: [ARMY] };

const { accepted, errors, problems } = readerOf(parseOwnContent);
const guard = (more: Loose): Loose => ({ ...FILE, units: [{ ...GUARD, ...more }] });

// ---- files that are accepted

rule('ARC-18.7', 'figures, units and armies of a file come after those of the game', () => {
  const { content: own, warnings } = accepted(FILE);
  expect(warnings).toEqual([]);
  expect([own.figures.at(-1)?.id, own.units.at(-1)?.id, own.armies.at(-1)]).toEqual([
    'my.Augur',
    'my.Tiber Guard',
    { id: 'my.Tiber', faction: 'roman', total: 5000, units: ['my.Tiber Guard', 'my.Tiber Guard', 'R12'] },
  ]);
  expect(own.units.slice(0, content.units.length)).toEqual(content.units);
  const slots = own.units.at(-1)?.slots.map(({ figure, icons, abilities }) => [figure, icons.A, icons.D, icons.M, ...abilities].join(' '));
  expect(slots).toEqual([
    ...Array(3).fill('1R01 0 1 0 wallOfShields'),
    ...Array(3).fill('1R01 1 0 1'),
    ...Array(2).fill(' 1 0 0'),
    'my.Augur 0 0 0',
  ]);
});
const FORD: Loose = {
  name: 'The Ford',
  width: 20,
  depth: 14,
  seats: [2, 3],
  zones: [
    { side: 'west', from: 0, to: 14 },
    { side: 'east', from: 0, to: 14 },
    { side: 'north', from: 4, to: 16 },
  ],
  pieces: [
    { piece: 'marsh', x: 10, y: 6, degrees: 45 },
    { piece: 'objective', x: 10, y: 10 },
  ],
};
rule(['ARC-18.7', 'ARC-13.6'], 'battlefields of a file can be played on, by as many players as they are for', () => {
  const own = accepted({ battlefields: [FORD] }).content;
  expect(own.battlefields.at(-1)).toMatchObject({
    id: 'my.The Ford',
    zones: [{ x: [0, 2], y: [0, 14], heading: 2 }, { x: [18, 20] }, { y: [12, 14] }],
  });
  const field = (mode: string, seats: number, options = {}) =>
    (played(arcaneLegions, { setup: { mode, seats, options }, content: own }).view('public').table as ArcaneView).field;
  expect(field('standard', 2)).toMatchObject({ id: 'my.The Ford', width: 20, depth: 14 });
  expect(field('standard', 3).pieces.map(({ kind, x, y, heading }) => [kind, x, y, heading])).toEqual([
    ['marsh', 10, 6, 1],
    ['objective', 10, 10, 0],
  ]);
  expect(field('kingOfTheHill', 2).pieces.map(({ kind, x, y }) => [kind, x, y])).toEqual([['objective', 10, 7]]); // the marsh makes room
  expect(field('deathBeforeDishonor', 2).pieces.map(({ kind }) => kind)).toEqual(['marsh']);
  expect([field('standard', 2, { battlefield: 'brokenGround' }).id, field('standard', 4).id]).toEqual(['brokenGround', 'fourCorners']);
});
rule('ARC-18.7', 'they are played with, under their names', () => {
  const match = played(arcaneLegions, {
    setup: { mode: 'standard', seats: 2, options: { points: 5000 } },
    content: accepted(FILE).content,
  });
  match.as(0, 'my.Tiber').as(1, 'build', 'my.Tiber Guard', 'R01', 'pass');
  expect(match.events('army').map(({ units }) => units)).toEqual([
    ['A:my.Tiber Guard', 'A:my.Tiber Guard#2', 'A:R12'],
    ['B:my.Tiber Guard', 'B:R01'],
  ]);
});
rule(['ARC-18.7', 'ARC-1.14'], 'the keywords of a unit follow from its figures', () => {
  expect(accepted(FILE).content.units.at(-1)).toMatchObject({ subfaction: null, descriptor: 'human', troops: 'infantry' });
  const mixed = guard({ slots: [...(GUARD['slots'] as Loose[]), { ...FOOT, count: 2, figure: '1E03' }] });
  expect(accepted(mixed).content.units.at(-1)).toMatchObject({ descriptor: 'mixed', troops: 'infantry' });
  for (const { id, slots, subfaction, descriptor, troops } of content.units) {
    const starting = slots.flatMap(({ figure }) => content.figures.filter((one) => one.id === figure));
    expect([id, keywordsOf(starting)]).toEqual([id, { subfaction, descriptor, troops }]);
  }
});
rule(['ARC-18.7', 'ARC-18.8'], 'points follow the formula unless others are written, which gets a remark', () => {
  const own = accepted(FILE).content.units.at(-1) as UnitDef;
  expect(own.points).toBe(pointsOf(own));
  const dear = accepted(guard({ points: own.points + 100 }));
  expect(dear.content.units.at(-1)?.points).toBe(own.points + 100);
  expect(dear.warnings).toMatchObject([{ problem: `Tiber Guard costs ${own.points + 100} points; fair would be ${own.points}.` }]);
});
rule('ARC-18.7', 'every unit and every army of the game could have been written in such a file', () => {
  const foot = ({ figure, ...slot }: SlotDef): Loose => (figure === null ? slot : { ...slot, figure: `Own ${figure}` });
  const { content: own, warnings } = accepted({
    figures: content.figures.map(({ id, subfaction, ...rest }) => ({
      name: `Own ${id}`,
      ...rest,
      ...(subfaction !== null && { subfaction }),
    })),
    units: content.units.map(({ id, subfaction: _subfaction, descriptor: _descriptor, troops: _troops, slots, ...rest }) => ({
      name: `Own ${id}`,
      ...rest,
      slots: slots.map(foot),
    })),
    armies: content.armies.map(({ id, faction, total, units }) => ({
      name: id,
      faction,
      total,
      units: units.map((unit) => `Own ${unit}`),
    })),
  });
  expect(warnings).toEqual([]);
  const again = (unit: UnitDef): UnitDef => ({
    ...unit,
    id: `my.Own ${unit.id}`,
    slots: unit.slots.map((slot) => ({ ...slot, figure: slot.figure === null ? null : `my.Own ${slot.figure}` })),
  });
  expect(own.units.slice(content.units.length)).toEqual(content.units.map(again));
});

// ---- points

describe('the points formula', () => {
  rule('ARC-18.8', 'abilities cost what the list says, and stand where it says', () => {
    const prices = printedAbilities.map(({ id, form, price, isPerIcon }) => [
      id,
      { form: form === 'bar and slot' ? 'both' : form, price, each: isPerIcon },
    ]);
    expect(Object.entries(ABILITY_PRICES)).toEqual(prices);
    expect(published.$defs.barAbility.enum).toEqual(BAR_ABILITIES);
    expect(published.$defs.slotAbility.enum).toEqual(SLOT_ABILITIES);
  });
});

// ---- files that are refused

describe('a file with something wrong in it', () => {
  rule('ARC-18.7', 'is refused with the line of every mistake, from top to bottom', () => {
    const file = `{
  "units": [
    {
      "name": "Guard", "faction": "gaul", "base": "wide",
      "costs": [1, 2, 2],
      "colours": ["blue", "pink", "grey", "red"],
      "bar": ["sniper"],
      "slots": [
        { "circle": "white", "size": "small", "pegs": "1", "icons": { "X": 1 }, "abilities": ["fear"], "figure": "1R01" }
      ]
    }
  ]
}`;
    expect(errors(file)).toEqual([
      '4:35 gaul is not possible here. Possible: roman, egyptian, han, mercenary.',
      '5:16 There are 3, but at least 4 are needed.',
      '6:27 pink is not possible here. Possible: blue, red, grey.',
      expect.stringContaining('7:15 sniper is not possible here. Possible: aggressive, auraOfPeace,'),
      '9:55 A whole number was expected here.',
      '9:76 "X" has no meaning here. Possible: A, D, R, M.',
      expect.stringContaining('9:95 fear is not possible here. Possible: armoredRush,'),
    ]);
  });
  rule(['ARC-18.7', 'ARC-1.6'], 'has figures that exist and fit their slots; like slots are one line', () => {
    const slot = (more: Loose): string[] => errors(guard({ slots: [...(GUARD['slots'] as Loose[]), { ...FOOT, count: 3, ...more }] }));
    expect(slot({ figure: '1R01' })).toEqual([]);
    expect(slot({ figure: '9Z99' })).toEqual([expect.stringMatching(/^\d+:\d+ There is no figure 9Z99\.$/)]);
    expect(slot({ figure: '1R05' })).toEqual([
      expect.stringContaining('1R05 does not fit here: it needs a slot that is white, large; pegs: 2.'),
    ]);
    const text = JSON.stringify(
      guard({
        slots: [
          { ...FOOT, count: 4 },
          { ...FOOT, figure: 'Nobody' },
        ],
      }),
      null,
      2,
    );
    const line = text.split('\n').findIndex((one) => one.includes('Nobody')) + 1;
    expect(errors(text)).toEqual([`${line}:21 There is no figure Nobody.`]);
  });
  rule('ARC-18.7', 'has units that can stand on the table', () => {
    expect(problems(guard({ slots: [FOOT] }))).toEqual(['At least one figure must stand on the base at the beginning.']);
    const many = { ...FOOT, count: 33 };
    expect(problems(guard({ slots: [many] }))).toEqual(['At most 32.']);
    const full = [
      { ...FOOT, count: 20, figure: '1R01' },
      { circle: 'white', size: 'large', pegs: 2, count: 3, figure: '1R05' },
    ];
    expect(problems(guard({ slots: full }))).toEqual([]);
    expect(problems(guard({ base: 'sortie', slots: full }))).toEqual(['The base has room for 16 small feet, but the slots need 32.']);
    expect(problems(guard({ base: 'column', slots: [...full, FOOT] }))).toEqual([
      'The base has room for 32 small feet, but the slots need 33.',
    ]);
  });
  rule(['ARC-18.7', 'ARC-2.2'], 'has every commander once', () => {
    const king = { circle: 'yellow', size: 'small', pegs: 3, figure: '1R20' };
    const led = (...kings: Loose[]): Loose => ({ ...guard({ slots: kings }), armies: [{ ...ARMY, units: ['Tiber Guard'] }] });
    expect(problems(led(king))).toEqual([]);
    expect(problems(led(king, king))).toEqual(['1R20 is a commander, and stands here twice.']);
    const two = { ...led(king), armies: [{ ...ARMY, units: ['Tiber Guard', 'R12'] }] };
    expect(problems(two)).toEqual(['R12: its commander is already in the army.']);
  });
  rule('ARC-18.7', 'names nothing as the game does, and nothing twice', () => {
    expect(problems({ units: [{ ...GUARD, name: 'R01', slots: [{ ...FOOT, figure: '1R01' }] }] })).toEqual([
      'The name R01 is already used.',
    ]);
    expect(problems({ figures: [{ ...AUGUR, name: '1R01' }] })).toEqual(['The name 1R01 is already used.']);
    expect(problems({ figures: [AUGUR, AUGUR] })).toEqual(['The name Augur is already used.']);
    expect(problems({ figures: [{ ...AUGUR, name: 'Au.gur' }] })).toEqual([expect.stringContaining('cannot be used')]);
    expect(problems({ ...FILE, armies: [{ ...ARMY, name: 'R01' }] })).toEqual([]); // nobody refers to armies
  });
  rule(['ARC-18.7', 'ARC-2.1', 'ARC-2.2', 'ARC-2.6'], 'has armies that could be played', () => {
    const army = (more: Loose): string[] => problems({ ...FILE, armies: [{ ...ARMY, ...more }] });
    expect(army({ units: ['R01', 'X01'] })).toEqual(['There is no unit X01.']);
    expect(army({ units: ['R12', 'R01', 'R12'] })).toEqual(['R12 is a command unit, and can be in an army only once.']);
    expect(army({ total: 2000, units: ['R18', 'R07'] })).toEqual(['The army costs 2275 points, but the agreed total is 2000.']);
    expect(army({ total: 20_000, units: Array(25).fill('E01') })).toEqual([
      'The bases need room for 50 sorties, but the deployment zone has room for 48.',
    ]);
    expect(army({ units: [] })).toEqual([expect.stringContaining('at least 1 are needed')]);
    expect(army({ total: 5600 })).toEqual([expect.stringContaining('5600 is not possible here')]);
  });
  rule('ARC-18.7', 'has content at all', () => {
    expect(problems({})).toEqual(['There is nothing in this file. Possible: figures, units, armies, battlefields.']);
    expect(errors('[]')).toEqual(['1:1 Curly brackets { } were expected here.']);
    expect(errors('{\n  "units": [\n    { "name": "Guard" "base": "wide" }\n  ]\n}')).toEqual(['3:23 One of , } was expected, not ".']);
  });
  rule('ARC-18.7', 'gets its answer in Italian too', () => {
    expect(parseOwnContent('{}', 'it')).toMatchObject({ errors: [{ problem: expect.stringContaining('In questo file non c’è niente.') }] });
  });
});

// ---- content that a match is opened with

describe('content', () => {
  type Copy = { [Kind in keyof Content]: Loose[] };
  const changed = (change: (copy: Copy) => void): readonly string[] => {
    const copy = JSON.parse(JSON.stringify(content));
    change(copy);
    return checkContent(copy);
  };
  rule('ARC-18.7', 'the game’s own is accepted, even with other numbers, and abilities anywhere', () => {
    expect(checkContent(content)).toEqual([]);
    expect(checkContent(accepted(FILE).content)).toEqual([]);
    const other = { bar: ['sniper', 'fear'], descriptor: 'undead', points: 25, name: { en: 'X', it: 'Y' } };
    expect(changed(({ units }) => void Object.assign(units[0] as Loose, other))).toEqual([]);
  });
  rule('ARC-18.7', 'of any other shape is refused', () => {
    for (const nonsense of [null, undefined, 3, 'content', [], {}, { units: [] }])
      expect(checkContent(nonsense), JSON.stringify(nonsense)).not.toEqual([]);
    expect(changed(({ units }) => void Object.assign(units[3] as Loose, { base: 'round' }))).toEqual([
      'units/3/base: round is not possible here. Possible: wide, column, sortie.',
    ]);
    expect(changed(({ figures }) => void Object.assign(figures[3] as Loose, { extra: 1 }))).toHaveLength(1);
  });
  rule('ARC-18.7', 'has figures for its slots, and units for its armies', () => {
    expect(changed(({ figures }) => void figures.splice(1, 1))).toContainEqual(
      expect.stringMatching(/^units\/11\/slots\/\d+\/figure: There is no figure 1R02\.$/),
    );
    expect(changed(({ units }) => void units.splice(17, 1))).toEqual(['armies/2/units/8: There is no unit R18.']);
    expect(changed(({ units }) => void units.push(units[0] as Loose))).toEqual([
      `units/${content.units.length}/name: The name R01 is already used.`,
    ]);
  });
  rule(['ARC-18.7', 'ARC-18.12'], 'has what every mode needs', () => {
    const fewer = (units: Loose[], least: number): void =>
      void units.splice(0, units.length, ...units.filter((unit) => Number(unit['points']) >= least));
    expect(changed(({ units, armies }) => void [armies.splice(0), fewer(units, 2001)])).toEqual([
      'units: The units of the first battle are missing.',
      'units: There is no unit for 500 points.',
    ]);
    expect(changed(({ battlefields }) => void battlefields.splice(3, 1))).toEqual(['battlefields: There is no battlefield theHill.']);
    expect(changed(({ battlefields }) => void battlefields.splice(5, 1))).toEqual(['battlefields: There is no battlefield for 3 players.']);
  });
  const NEAR = 'This must lie at least a formation length from deployment zones and other terrain, and not on an objective.';
  rule(['ARC-18.7', 'ARC-18.11'], 'has battlefields with zones and pieces on the table', () => {
    const field = (change: Loose): readonly string[] => changed(({ battlefields }) => void Object.assign(battlefields[1] as Loose, change));
    const south = { x: [0, 16], y: [0, 2], heading: 0 };
    expect(field({ zones: [south] })).toEqual(['battlefields/1/zones: Deployment zones: 1, but players: 2.']);
    const north = { ...south, y: [22, 24], heading: 4 };
    const zone = (more: Loose): readonly string[] => field({ zones: [south, { ...north, ...more }], pieces: [] });
    expect(zone({})).toEqual([]);
    expect(zone(south)).toEqual(['battlefields/1/zones/1: This deployment zone must not cover another one.']);
    for (const more of [{ heading: 2 }, { y: [21, 23] }, { y: [23, 25] }, { x: [8, 9] }, { x: [0.3, 8] }])
      expect(zone(more)).toEqual([expect.stringContaining('battlefields/1/zones/1: This deployment zone')]);
    const piece = (x: unknown): readonly string[] => field({ pieces: [{ piece: 'wood', x, y: 8, heading: 0 }] });
    expect(piece(2.5)).toEqual([]);
    for (const x of [2.3, -1, 17, 'here', null])
      expect(piece(x)).toEqual([expect.stringContaining('battlefields/1/pieces/0: This must lie')]);
    const wood = { piece: 'wood', x: 8, y: 8, heading: 0 };
    const near = (more: Loose): readonly string[] => field({ pieces: [wood, { ...wood, ...more }] });
    expect([near({ y: 12 }), near({ piece: 'objective', x: 10.5 })]).toEqual([[], []]);
    expect(near({ y: 11.5 })).toEqual(['battlefields/1/pieces/1: ' + NEAR]);
    expect(near({ piece: 'objective', x: 10 })).toEqual(['battlefields/1/pieces/0: ' + NEAR]); // terrain gives way to objectives
    expect(field({ pieces: [{ ...wood, y: 4.5 }] })).toEqual(['battlefields/1/pieces/0: ' + NEAR]);
  });
});

// ---- the schema and the sentences

test('the published schema says nothing that is not checked, and refers to all it defines and nothing else', () => {
  expectPublished(published as PublishedSchema);
  expect(Object.keys(published.$defs.icons.properties)).toEqual([...ICONS]);
});
test('every sentence gets its facts in both languages', () => {
  expectSameFacts(SENTENCES);
});
