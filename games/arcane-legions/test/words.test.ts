// Everything the rules can say has a sentence in both languages: by types, by sources, and in real matches.

import { Match } from '@tabularium/kernel';
import { packageOf } from '@tabularium/parts/define';
import type { Speaker } from '@tabularium/speech';
import { type Sample, samplesFrom } from '@tabularium/speech/testing/samples';
import { found, type Listening, listenTo, rulesIn } from '@tabularium/speech/testing/saying';
import {
  expectAbouts,
  expectDifferent,
  expectEvents,
  expectExplained,
  expectKeys,
  expectMatch,
  expectNames,
  expectQuestions,
  expectSaid,
  expectTrail,
  type Wording,
} from '@tabularium/speech/testing/wording';
import { describe, expect, test } from 'vitest';
import { FIRST_ARMIES } from '../content/armies.ts';
import { content } from '../content/index.ts';
import {
  ABILITIES,
  BASES,
  CIRCLES,
  DESCRIPTORS,
  FACTIONS,
  ICONS,
  PIECES,
  SIDE_COLOURS,
  SIDES,
  SUBFACTIONS,
  TROOPS,
} from '../content/kinds.ts';
import { arcaneLegions } from '../game.ts';
import { type Layout, setupOf, tableOf } from '../lesson/layout.ts';
import { ORDERS, TEMPLATES } from '../table/asks.ts';
import { HEADINGS } from '../table/names.ts';

const pkg = await packageOf(arcaneLegions);
const { game } = pkg;
const home = new URL('../', import.meta.url);
/** What an army may hold is decided along with the cards. */
const rulesText = rulesIn(home) + rulesIn(home, 'content');

/** What was not filled in, keys instead of sentences, and stray spaces and stops. */
const WRONG =
  /\{\{|\$t\(|undefined|NaN|\[object|\bnull\b|\b(?:many|way|aim|put|term|part|icon|notch|unit|figure|ability|event|step|thing|reason)\.\w| {2}| [.,:;]|\.\.|^\s|\s$|\(\)/;
const WORDING: Wording = { pkg, wrong: WRONG };
const listen = (): Listening => listenTo(pkg, WRONG);

// ---- samples of everything that a type allows

const UNITS = ['A:R01', 'B:my.Iron Guard#2'];
const POSES = ['8.5 9.2929 NE', '4 0.5 N'];
const SLOTS = ['S1', 'S12'];
const NOTCHES = SIDES.flatMap((side) => ['', '-', '+'].map((mark) => `${side}${mark}`));
const SOME_ABILITIES = ['intuition', 'sniper'];
const PARTS = [
  { reason: 'icons', value: 6 },
  { reason: 'trample', value: 2 },
  { reason: 'side', value: -3 },
];
const SNAPS = SIDES.flatMap((side) => ['B:E01', 'wood 2', 'edge'].map((against) => ({ side, against, at: '8.5 9.2929 NE' })));
const MOVES = [{ from: 'S1', to: 'S12' }];
const BY_TYPE: Record<string, readonly unknown[]> = {
  Seat: [0, 1],
  UnitName: UNITS,
  SlotName: SLOTS,
  NotchName: ['F', 'L-'],
  PoseName: POSES,
  OrderType: ORDERS,
  Template: TEMPLATES,
  Ability: SOME_ABILITIES,
  PieceKind: PIECES,
  Side: SIDES,
  DicePart: PARTS,
  Snap: SNAPS,
};
const BY_FIELD: Record<string, readonly unknown[]> = {
  battlefield: [...content.battlefields.map(({ id }) => id), 'placed'],
  army: [...content.armies.map(({ id }) => id), 'my.Own Legion'],
  'enlist.unit': ['R01', 'my.Iron Guard'],
  points: [1, 4900],
  faces: [[3, 5]],
  x: [8, 0.5],
  y: [13.5],
  degrees: [0, 45],
  number: [1, 2],
  zone: [1, 2],
  round: [1, 12],
  cp: [0, 1, 2],
  penalty: [0, 1],
  lost: [0, 1, 3],
  change: [1, 3],
  'ownCp.change': [-1, 2],
  total: [0, 7],
  'wasted.because': ['noMovement', 'noDice', 'noTarget'],
  cost: [1, 2],
  left: [0, 1],
  'slide.by': [-0.25, 0.5],
  template: TEMPLATES,
  slots: [['S1', 'S12']],
  swap: [['S1', 'S12']],
  damage: [1, 3],
  why: ['combat', 'push', 'armoredRush'],
  wounds: [1],
  pegs: [3],
  figure: ['1R01', '1E10'],
  figures: [['1R01', '1E10']],
  from: ['F'],
  to: ['L'],
  attack: [6, 1],
  defence: [5, 2],
  before: [2],
  after: [6],
  dice: [5, 6],
  phantoms: [[2, 1]],
  hits: [
    [0, 0],
    [1, 2],
  ],
  face: [4],
  // fields that a type shares with another
  'snapped.': SNAPS.map((snap) => ({ unit: 'A:R01', from: '8 8 N', ...snap })),
  'figureMoved.': MOVES.map((move) => ({ unit: 'A:R01', figure: '1R01', ...move })),
  'leader.': MOVES.map((move) => ({ unit: 'A:R01', ...move })),
};
const files = ['table/table.ts', 'table/asks.ts', 'table/events.ts'];
const samples = samplesFrom({ home, files, rule: 'ARC-1.1', byType: BY_TYPE, byField: BY_FIELD });
/** Attackers roll dice, armies have units, special orders name an ability and others do not, and attacks name a target. */
const happens = ({
  kind,
  units,
  rolls,
  attack,
  dice,
  parts,
  order,
  ability,
  target,
  slot,
  figure,
  as,
  why,
  unit,
  cp,
  push,
}: Sample): boolean =>
  [units, rolls, attack, dice, parts].every((list) => !Array.isArray(list) || list.length > 0) &&
  (kind !== 'ordered' ||
    ((order === 'special') === (ability !== null) &&
      (order === 'special' ? push === false : (target === null) === (order === 'move' || order === 'regroup')))) &&
  (kind !== 'attacked' || ((slot === null) === (figure === undefined) && (as === 'melee' || (as === 'sniper') === (slot !== null)))) &&
  (kind !== 'vp' || (why === 'objective') === (unit === null)) &&
  (kind !== 'received' || cp !== 0);
/** Throws and sniper shots are aimed at somebody. */
const isShot = (ability: unknown): boolean => ability === 'thrownWeapon' || ability === 'sniper';
const OPTIONS = new Map(
  [...samples.options()].map(([ask, options]) => [
    ask,
    (options as readonly Sample[]).filter(({ ability, target }) => !isShot(ability) || target !== null),
  ]),
);

// ---- the sources

const ENDINGS = [
  ...new Set([
    ...found(/\bend(?:ByCount)?\(table, 'ARC-[\d.]+', '(\w+)'/g, rulesText),
    ...found(/because: '(resigned|agreed)'/g, rulesText),
  ]),
];
const REASONS = [
  ...new Set([
    ...found(/because: '(\w+)'/g, rulesText),
    ...found(/because: \w+ === '\w+' \? '(\w+)' : '(\w+)'/g, rulesText).filter((one) => one !== 'shot'),
    ...found(/\? undefined : '(\w+)'/g, rulesText),
    ...found(/\? '(\w+)' : whyNot/g, rulesText),
    ...found(/whyNot(?:Own\(table, id, '\w+'\)|\?\.\(table, id\)) : '(\w+)'/g, rulesText),
  ]),
].filter((one) => !ENDINGS.includes(one));
/** Decisions made by several at once. */
const TOGETHER = found(/together\('(\w+)'/g, rulesText);

test('every event has its line, whatever its facts', () => {
  expectEvents(WORDING, samples.of('Event').filter(happens));
});

/** What the rules say along with a question, where its sentence depends on it. */
const [unit, target] = ['A:R01', 'B:my.Iron Guard'];
const COUNTS = [0, 1, 3];
const FACTS: Record<string, readonly Sample[]> = {
  enlist: [{ units: [], points: 4200, limit: 7000 }],
  pieceTurn: PIECES.map((piece) => ({ piece })),
  pieceX: PIECES.map((piece) => ({ piece, degrees: 45 })),
  pieceY: PIECES.map((piece) => ({ piece, degrees: 45, x: 3.5 })),
  deployAt: [{ unit }],
  druid: [{ unit }],
  regenerate: [{ unit }],
  splash: [1, 2].map((damage) => ({ unit, damage })),
  order: COUNTS.map((cp) => ({ cp })),
  shotSides: [{ unit, target }],
  sniperSlot: [{ unit, target }],
  pushLoss: ORDERS.map((order) => ({ unit, order })),
  disengage: [{ target }],
  manoeuvre: COUNTS.map((left) => ({ unit, left })),
  objectiveSnap: [{ unit }],
  snap: [{ unit }],
  slide: [{ unit }],
  regroup: COUNTS.map((left) => ({ unit, left })),
  leader: [{ unit }],
  concentrate: [{ unit, target }],
  fortune: [{ unit, die: 2 }],
  chaos: [1, 2].map((damage) => ({ unit, target, damage })),
  power: [{ unit, target }],
  damage: [1, 2].flatMap((left) => ['combat', 'deathCloud'].map((why) => ({ unit, left, why }))),
  prowess: [{ unit }],
  mistress: [{ unit, target }],
  deathTouch: [{ unit }],
  restore: [1, 2].map((left) => ({ unit, left })),
  restoreTo: [{ unit, figure: 'S4' }],
};

test('every decision has its question and every option its words', () => {
  expectQuestions(WORDING, OPTIONS, { facts: FACTS, together: TOGETHER });
});

test('a decision’s options all read differently', () => {
  expectDifferent(WORDING, OPTIONS, ['order', 'manoeuvre']);
});

test('orders stand under the names of their units, turns under the notch at which the tool lies', () => {
  for (const { group } of listen().speakers) {
    for (const option of OPTIONS.get('order') as readonly Sample[]) expect(group('order', option)).toMatchObject({ isOfOne: true });
    const headings = new Set((OPTIONS.get('manoeuvre') as readonly Sample[]).map((option) => group('manoeuvre', option)?.heading));
    expect(headings.size).toBe(1 + (BY_TYPE['NotchName'] as readonly string[]).length); // all steps stand together
  }
});

// ---- what an option leads to

const COST = [
  [{ reason: 'base', value: 2 }],
  [
    { reason: 'base', value: 2 },
    { reason: 'charger', value: -1 },
  ],
];
const ODDS = { damage: [[1], [0.4, 0.6]], expected: [0.35, 1.62], defeat: [0, 0.05] };
const TOLD = [[], ['goodFortune'], ['poison', 'powerAtAPrice']];
const ATTACKS = [[], PARTS].flatMap((defence) =>
  TOLD.map((told) => ({
    from: 'F',
    to: 'L',
    attack: PARTS,
    defence,
    attackDice: 5,
    defenceDice: defence.length,
    odds: { ...ODDS, assumed: told, leftOut: told },
    line: { distance: 4.4721, units: ['B:E01'], pieces: [1] },
  })),
);
const ORDER_ABOUT = COST.flatMap((cost) => [true, false].map((push) => ({ cost, push, move: null, attack: null as unknown })));
const SHOTS = ORDER_ABOUT.flatMap((about) => ATTACKS.map((attack) => ({ ...about, attack })));
const STRIKES = [[], ['B:E01'], ['B:E01', 'B:E02']];
const TOUCHES = STRIKES.map((units) => units.map((one) => ({ unit: one, own: 'F', other: 'B' })));
const LOSSES = [true, false].flatMap((falls) =>
  [[], ['sniper'], ['sniper', 'healing']].flatMap((abilities) =>
    [
      { A: 0, D: 0, R: 0, M: 0 },
      { A: 2, D: 1, R: 0, M: 0 },
    ].map((icons) => ({ figure: '1R12', falls, commander: !falls, icons, abilities })),
  ),
);
const ABOUT: Record<string, readonly (readonly [option: Sample, about: Sample])[]> = {
  order: [
    ...ORDER_ABOUT.flatMap((about) =>
      STRIKES.flatMap((strikes) => [1, 4].map((points) => [{ order: 'move' }, { ...about, move: { points, strikes } }] as const)),
    ),
    ...ORDER_ABOUT.map((about) => [{ order: 'regroup' }, about] as const),
    ...ABILITIES.flatMap((ability) =>
      (isShot(ability) ? SHOTS : ORDER_ABOUT.slice(0, 1)).map((about) => [{ order: 'special', ability }, about] as const),
    ),
    ...['melee', 'ranged'].flatMap((order) => SHOTS.map((about) => [{ order }, about] as const)),
  ],
  shotSides: SHOTS.map((about) => [{ from: 'F', to: 'L' }, about]),
  manoeuvre: [true, false].flatMap((yes) =>
    TOUCHES.flatMap((enemies) =>
      [[], [{}], [{}, {}]].map(
        (snaps) =>
          [
            { step: 'F', length: 1, cost: 1 },
            { at: '8 8 N', left: enemies.length, snaps, stuck: yes, objective: !yes, enemies },
          ] as const,
      ),
    ),
  ),
  slide: [[{ by: 0.5 }, { at: '8 8 N' }]],
  damage: LOSSES.map((loss) => [{ slot: 'S1' }, loss] as const),
  pushLoss: LOSSES.map((loss) => [{ slot: 'S1' }, loss] as const),
  power: LOSSES.map((loss) => [{ slot: 'S1' }, loss] as const),
  mistress: LOSSES.map((loss) => [{ slot: 'S1' }, loss] as const),
  deathTouch: LOSSES.map((loss) => [{ unit, slot: 'S1' }, loss] as const),
};
test('previews of options are put into words', () => {
  expectAbouts(WORDING, ABOUT);
});

test('every reason and every ending has its sentence', () => {
  expectKeys(WORDING, 'reason', REASONS);
  expectKeys(WORDING, 'result', ENDINGS);
});

test('every step of the trail has its name', () => {
  const trail = samplesFrom({
    home,
    files,
    rule: 'ARC-1.1',
    byType: BY_TYPE,
    byField: { ...BY_FIELD, unit: UNITS, by: UNITS, target: UNITS, ability: ABILITIES },
  });
  expectTrail(WORDING, trail.of('Step'));
});

describe('the content', () => {
  test('everything there is has its name, and no two things of a kind have the same', () => {
    expectNames(WORDING, [
      content.units.map(({ id }) => id),
      content.figures.map(({ id }) => id),
      ABILITIES,
      [...content.armies, ...FIRST_ARMIES].map(({ id }) => id),
      content.battlefields.map(({ id }) => id),
      PIECES,
      SIDES,
      HEADINGS,
      FACTIONS,
      SUBFACTIONS,
      [...DESCRIPTORS, 'mixed'],
      [...TROOPS, 'irregular'],
      BASES,
      CIRCLES,
      SIDE_COLOURS,
    ]);
  });

  test('abilities, circles, sides and icons are explained', () => {
    expectExplained(WORDING, { ability: ABILITIES, circle: CIRCLES, sideColour: SIDE_COLOURS });
    expectSaid(WORDING, ({ speakers, hear }) => {
      for (const { t } of speakers) for (const icon of ICONS) hear(t(`icon.${icon}`));
      for (const { t } of speakers) for (const notch of NOTCHES) hear(t('group.manoeuvre.of.tool', { tool: notch }));
    });
  });

  test('every part of a number of dice, of a price and of movement has its name', () => {
    const plain = [...new Set([...found(/part\('(\w+)'/g, rulesText), ...found(/reason: '(\w+)'/g, rulesText)])];
    expectSaid(WORDING, ({ speakers, hear }) => {
      for (const reason of plain)
        for (const { event } of speakers)
          hear(event({ kind: 'movement', rule: 'ARC-5.1', unit, points: 2, parts: [{ reason, value: 1 }] } as never));
    });
    expectKeys(
      WORDING,
      'part',
      plain.filter((reason) => !ABILITIES.includes(reason as never)),
    );
  });
});

describe('sentences', () => {
  const [english, yours, italian] = listen().speakers as [Speaker, Speaker, Speaker, Speaker];
  const say = ({ event }: Speaker, kind: string, facts: Sample): string => event({ kind, rule: 'ARC-1.1', ...facts });
  test('units are called by their names, those of others with their players', () => {
    const ordered = { unit: 'A:R01#2', order: 'melee', cp: 2, push: true, target: 'B:E01', ability: null };
    expect(say(english, 'ordered', ordered)).toBe('Melee order to First Cohort 2 (Anna) against Spears of Memphis (Bruno), 2 CP, push.');
    expect(say(yours, 'ordered', ordered)).toBe('Melee order to First Cohort 2 against Spears of Memphis (Bruno), 2 CP, push.');
    expect(say(italian, 'ordered', ordered)).toBe(
      'Ordine di mischia, Prima Coorte 2 (Anna) contro Lance di Menfi (Bruno): 2 PC, forzando.',
    );
  });
  test('figures are told by name, not by the slot alone', () => {
    const velites = { unit: 'A:R01', figure: '1R01', slot: 'S4' };
    const name = yours.t('figure.1R01');
    expect(say(yours, 'wounded', { ...velites, wounds: 1, pegs: 2 })).toBe(`First Cohort: ${name} (S4) is wounded, 1 of 2.`);
    expect(say(yours, 'figureMoved', { ...velites, from: 'S4', to: 'S7' })).toBe(`First Cohort: ${name} from S4 to S7.`);
    const swapped = { unit: 'A:R01', slots: ['S1', 'S4'], figures: ['1R01', '1R09'] };
    expect(say(yours, 'figuresSwapped', swapped)).toBe(`First Cohort: ${name} (S1) and ${yours.t('figure.1R09')} (S4) swap.`);
    const aimed = { ...velites, target: 'B:E01', from: 'F', to: 'B', attack: PARTS, defence: [] };
    for (const as of ['melee', 'sniper']) expect(say(yours, 'attacked', { ...aimed, as })).toContain(`${name} (S4)`);
  });
  test('what happened is told plainly', () => {
    const attacked = { unit: 'A:R01', target: 'B:E01', as: 'melee', from: 'F', to: 'B', slot: null, attack: PARTS, defence: [] };
    expect(say(yours, 'attacked', attacked)).toBe(
      'Melee: First Cohort against Spears of Memphis (Bruno), front to back. Attack dice: icons +6, Trample +2, and disadvantaged side -3. Defence dice: no dice.',
    );
    const turned = { unit: 'A:R01', from: '8 8 N', to: '9.5 9.2929 E', tool: 'F+', attach: 'B', exit: 'right', cost: 2, left: 1 };
    expect(say(yours, 'turned', turned)).toBe(
      'First Cohort: turn to the right, to 9.5/9.29 facing east (tool at the front, third notch, set down by the back; 2 MP, 1 left).',
    );
    expect(say(italian, 'turned', turned)).toContain('9,5/9,29, fronte a est');
    expect(italian.option('deployAt', { x: 0.5, y: 12 })).toBe('In 0,5/12');
    const totals = [english, italian].map(({ setupValue }) => [5000, 10000].map((total) => setupValue('total', total)));
    expect(totals).toEqual([
      ['5000 points', '10,000 points'],
      ['5000 punti', '10.000 punti'],
    ]);
    const rolls = [
      { seat: 0, faces: [3, 5] },
      { seat: 1, faces: [1, 2] },
    ];
    expect(say(italian, 'rolledOff', { rolls, why: 'initiative' })).toBe('Tiro per l’iniziativa: Anna 8 (3 e 5) e Bruno 3 (1 e 2).');
  });
  test('reasons why an order is refused are found from its notation', () => {
    const thing = (what: string): string | undefined => english.thing({ rule: 'ARC-3.3', because: 'tooFewCp', what });
    expect(thing('A:R01 move')).toBe('First Cohort: move');
    expect(thing('A:R01 melee B:E01 push')).toBe('First Cohort: melee against Spears of Memphis (Bruno), push');
    expect(thing('A:R11 sniper B:my.Iron Guard#2')).toBe('Scorpio Battery: snipe at Iron Guard 2 (Bruno)');
    expect(thing('A:R07 armoredRush B:E01')).toBe('Steam Cohort: Armored Rush on Spears of Memphis (Bruno)');
    expect(thing('A:E14 commandPosition')).toBe("Mark Antony's Household: Command Position");
    expect(thing('R01')).toBe('First Cohort');
  });
});

// ---- real matches

/** Beside each other, with what is seldom met: specials, thrown weapons, snipers, objectives, terrain. */
const CROWD: Layout = {
  units: {
    'A:R16': '8 8.5 N',
    'A:R02': '4 8.5 N',
    'A:R11': '10.5 7.5 N',
    'A:E13': '12 9.5 N',
    'B:H15': '8 9.5 S',
    'B:M08': '6.5 9.5 S',
    'B:E11': '11 9.5 S',
    'B:E15': '3 12.5 S',
  },
  pieces: ['objective 8 7', 'wood 4 11', 'rocks 13 12 45'],
  cp: 20,
};
const STARTS = [
  ...game.setup.modes.map(({ id, seats }) => ({
    from: `the set-up of ${id}`,
    decisions: id === 'firstBattle' ? 25 : 60, // there the battle begins at once, and manoeuvres have many options
    begin: (seed: string) => Match.start(game, { mode: id, seats: Math.min(...seats) }, { seed }),
  })),
  { from: 'a crowd', decisions: 60, begin: (seed: string) => Match.at(game, tableOf(CROWD), { setup: setupOf(CROWD), seed }) },
];
test.each(STARTS)('nothing is left without words in a match from $from', ({ begin, decisions }) => {
  expectMatch(WORDING, begin('speech'), { dice: 7, decisions, reasons: REASONS });
});
