// What the parts beside the field show must be what the rules offer and say.
import { FastDice, Match, type Pick } from '@tabularium/kernel';
import { momentsIn } from '@tabularium/kernel/testing';
import { countedOf } from '@tabularium/parts/board';
import { isSaid } from '@tabularium/parts/testing';
import { describe, expect, test } from 'vitest';
import { sizeOfBase, slotPlaces } from '../../board/common/base-layout.ts';
import { choicesOf } from '../../board/common/choices.ts';
import { optionsBySlot, sameIn } from '../../board/common/figure-map.ts';
import { groundOf } from '../../board/common/ground.ts';
import { ICONS } from '../../board/common/icons.ts';
import { ABILITY_ICONS, figureIcon, leadingFigure } from '../../board/common/look.ts';
import type { OpenDecision } from '../../board/common/props.ts';
import { type Clash, EMPTY, lying, type Tray, toldAll } from '../../board/motion/clash.ts';
import { percent, signed, totalOf } from '../../board/pieces/sums.tsx';
import { barsOf } from '../../board/question/odds.tsx';
import { bundled, deedsOf, refused } from '../../board/question/order-list.ts';
import { changeBetween, changesIn } from '../../board/question/regroup.tsx';
import { content } from '../../content/index.ts';
import { ABILITIES, SIDE_COLOURS, SIDES } from '../../content/kinds.ts';
import { armyIn, cardIn, figureDefIn } from '../../content/known.ts';
import en from '../../messages/en.json' with { type: 'json' };
import it from '../../messages/it.json' with { type: 'json' };
import { compare, ranksOf, sorted } from '../../rules/combat/comparing.ts';
import { arcaneLegions } from '../../rules/index.ts';
import type { Event } from '../../table/events.ts';
import type { ArcaneKit } from '../../table/table.ts';
import type { ArcaneView } from '../../table/view.ts';
import { position } from '../support/position.ts';

interface Moment {
  readonly decision: OpenDecision;
  readonly match: Match<ArcaneKit>;
  readonly seat: number;
  readonly view: ArcaneView;
}
const DECISIONS = 200;
/** Every decision of a random match, with what its seat sees. */
function* momentsOf(mode: string, seed: number): Generator<Moment> {
  const match = Match.start(arcaneLegions, { mode, seats: 2 }, { seed: `table ${seed}` });
  const dice = new FastDice(seed);
  for (const { decision, seat } of momentsIn(match, DECISIONS, (asked) => anyOf(asked, dice)))
    yield { decision, match, seat, view: match.view(seat).table as unknown as ArcaneView };
}
/** Attacks wherever it can, and otherwise walks ahead. */
function anyOf(decision: OpenDecision, dice: FastDice): Pick {
  if (decision.ask === 'order') {
    const attack = decision.options.findIndex(({ order }) => order === 'melee' || order === 'ranged');
    if (attack >= 0) return attack;
  }
  if (decision.ask === 'manoeuvre') {
    const ahead = decision.options.findIndex((option) => 'step' in option && option.step === 'F');
    if (ahead >= 0 && dice.below(5) > 0) return ahead;
  }
  return dice.below(decision.options.length + (decision.pass && dice.below(6) === 0 ? 1 : 0));
}

// ---- dice

const PAIR = { unit: 'A:R01', target: 'B:E01' } as const;
const ATTACKED: Event = {
  kind: 'attacked',
  rule: 'ARC-9.1',
  ...PAIR,
  as: 'melee',
  from: 'F',
  to: 'F',
  slot: null,
  attack: [{ reason: 'icons', value: 3 }],
  defence: [{ reason: 'icons', value: 2 }],
};
const ROLLED: Event = { kind: 'rolled', rule: 'ARC-9.8', ...PAIR, attack: [6, 4, 3], defence: [5, 2], critical: false };

describe('a combat', () => {
  const after = (...events: readonly Event[]): Tray => toldAll(EMPTY, [ATTACKED, ...events]);
  const clashAfter = (...events: readonly Event[]): Clash => after(...events).clash as Clash; // it has been opened

  test('begins with the dice that are due and why', () => {
    expect(clashAfter()).toMatchObject({ attacker: 'A:R01', defender: 'B:E01', dice: null, parts: [[{ value: 3 }], [{ value: 2 }]] });
  });
  test('shows a changed die in its new place', () => {
    const clash = clashAfter(ROLLED, {
      kind: 'dieChanged',
      rule: 'ARC-14.5',
      unit: 'A:R01',
      of: 'attack',
      before: 6,
      after: 2,
      why: 'badLuck',
      by: 'B:E01',
    });
    expect(clash.dice).toEqual([
      [4, 3, 2],
      [5, 2],
    ]);
    expect(clash.changes).toEqual([{ of: 'attack', why: 'badLuck', faces: [6, 2] }]);
  });
  test('ends with what both took', () => {
    const damaged = (unit: string, damage: number): Event => ({ kind: 'damaged', rule: 'ARC-11.1', unit, damage, by: null, why: 'combat' });
    const clash = clashAfter(ROLLED, damaged('B:E01', 2), damaged('A:R01', 1));
    expect(clash.damage).toEqual([1, 2]);
  });
  test('takes no notice of other damage', () => {
    expect(clashAfter({ kind: 'damaged', rule: 'ARC-11.1', unit: 'B:E01', damage: 1, by: null, why: 'berserker' }).damage).toEqual([
      null,
      null,
    ]);
  });
  test('starts anew with another attack', () => {
    expect(after(ROLLED, ATTACKED).clash).toMatchObject({ number: 2, dice: null });
  });
  test('is read from the table if it was never told', () => {
    const tray = lying(EMPTY, {
      kind: 'melee',
      attacker: 'A:R01',
      defender: 'B:E01',
      sides: ['F', 'L'],
      parts: [[], []],
      attack: [5],
      defence: [],
      critical: false,
      damage: [0, 0],
    });
    expect(tray.clash).toMatchObject({ sides: ['F', 'L'], dice: [[5], []], compared: null });
  });
  test('keeps single dice apart, with whoever rolled them', () => {
    const tray = after({ kind: 'rolledDie', rule: 'ARC-14.61', unit: 'A:H12', face: 5, why: 'spiritOfChaos' });
    expect(tray.throws).toEqual([{ who: { unit: 'A:H12' }, faces: [5], why: 'spiritOfChaos' }]);
  });
});
describe('die against die', () => {
  test('meets phantoms where the other side has no dice left', () => {
    expect(ranksOf([6, 4, 3], [6, 5], { phantoms: [2, 2], tiesHit: false, isMelee: true })).toEqual([
      { attack: 6, defence: 6, hit: null },
      { attack: 4, defence: 5, hit: 'attacker' },
      { attack: 3, defence: null, hit: 'defender' },
    ]);
  });
  test('leaves out defence dice that no attack die meets', () => {
    expect(ranksOf([4], [6, 5], { phantoms: [2, 2], tiesHit: false, isMelee: false })).toHaveLength(1);
  });
  test('hits as often as the rules say', () => {
    const dice = new FastDice(3);
    const row = (): number[] => sorted(Array.from({ length: dice.below(8) }, () => 1 + dice.below(6)));
    for (let n = 0; n < 400; n++) {
      const [attack, defence] = [row(), row()];
      const isMelee = dice.below(2) === 0;
      const phantoms: readonly [number, number] = [1 + dice.below(2), 1 + dice.below(2)];
      const terms = { phantoms, tiesHit: !isMelee && dice.below(3) === 0, isMelee };
      const [own, other] = phantoms;
      const onDefender = attack.filter(
        (face, rank) => face > (defence[rank] ?? other) || (terms.tiesHit && face === (defence[rank] ?? other)),
      );
      const onAttacker = isMelee ? defence.filter((face, rank) => face > (attack[rank] ?? own)) : [];
      expect(compare(attack, defence, terms)).toEqual([onAttacker.length, onDefender.length]);
    }
  });
});

// ---- odds and sums

describe('odds', () => {
  test('lose nothing, however many amounts there are', () => {
    const chances = Array.from({ length: 14 }, (_, i) => (i + 1) / 105);
    const bars = barsOf(chances);
    expect(bars.length).toBeLessThan(chances.length);
    expect(bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(bars.at(-1)).toMatchObject({ isMore: true });
  });
  test('show no bars for what hardly ever happens', () => {
    expect(barsOf([0.5, 0.4, 0.1, 0, 0]).map(({ amount, isMore }) => [amount, isMore])).toEqual([
      [0, false],
      [1, false],
      [2, false],
    ]);
  });
  test('are never rounded to certainty', () => {
    expect([percent(0), percent(0.001), percent(0.5), percent(0.999), percent(1)]).toEqual(['0 %', '<1 %', '50 %', '>99 %', '100 %']);
  });
  test('are sums that never fall below zero', () => {
    expect(
      totalOf([
        { reason: 'icons', value: 2 },
        { reason: 'side', value: -3 },
      ]),
    ).toBe(0);
    expect([signed(2), signed(-1)]).toEqual(['+2', '−1']);
  });
});

// ---- orders

describe('orders', () => {
  test('account for everything that is offered and everything that is refused', () => {
    let seen = 0;
    for (const { decision, match, seat, view } of momentsOf('firstBattle', 3)) {
      if (decision.ask !== 'order') continue;
      const names = view.units.map(({ unit }) => unit);
      const reasons = match.whyNot(seat);
      const deeds = names.flatMap((unit) => [...deedsOf(unit, decision.options, reasons, names).values()].flat());
      expect(deeds.flatMap(({ option }) => option ?? []).sort((a, b) => a - b)).toEqual([...decision.options.keys()]);
      expect(deeds.filter(({ reason }) => reason !== undefined)).toHaveLength(reasons.length);
      for (const { option, target } of deeds.filter((deed) => deed.option !== undefined)) {
        const order = decision.options[option ?? 0];
        expect(target).toBe(order !== undefined && 'target' in order ? order.target : null);
      }
      seen += 1;
    }
    expect(seen).toBeGreaterThan(10);
  });
  test('are found in the notation, whatever a unit is called', () => {
    const units = ['A:my.Old Guard', 'A:my.Old', 'B:E01#2'];
    expect(refused({ rule: 'ARC-10.4', because: 'tooFar', what: 'A:my.Old Guard shot B:E01#2 push' }, units)).toMatchObject({
      unit: 'A:my.Old Guard',
      type: 'ranged',
      way: 'shot',
      target: 'B:E01#2',
      push: true,
    });
    expect(refused({ rule: 'ARC-3.3', because: 'tooFewCp', what: 'A:my.Old healing' }, units)).toMatchObject({
      type: 'special',
      way: 'healing',
      target: null,
    });
  });
  test('that are refused for one reason are listed together', () => {
    const reason = { rule: 'ARC-10.1', because: 'noRanged' };
    const deeds = ['B:E01', 'B:E02'].flatMap((target) => refused({ ...reason, what: `A:R01 shot ${target}` }, ['A:R01']) ?? []);
    expect(bundled(deeds)).toHaveLength(1);
  });
});

// ---- figures

describe('figures', () => {
  test('can be clicked wherever one is asked for, whichever of several alike', () => {
    const seen = new Set<string>();
    for (const seed of [1, 5])
      for (const { decision, view } of momentsOf('firstBattle', seed)) {
        const { slots } = choicesOf(decision);
        if (decision.ask !== 'damage' && decision.ask !== 'pushLoss') continue;
        for (const [name, named] of slots) {
          const unit = view.units.find((one) => one.unit === name);
          const able = optionsBySlot(groundOf(view), name, named, unit?.slots.map(({ slot }) => slot) ?? []);
          expect(new Set(able.values())).toEqual(new Set(decision.options.keys()));
          for (const slot of able.keys()) expect(unit?.slots.find((one) => one.slot === slot)?.figure).not.toBeNull();
        }
        seen.add(decision.ask);
      }
    expect(seen).toContain('damage');
  });
  test('that are alike mean the same option', () => {
    const match = position({ units: { 'A:R01': '8 8 N', 'B:E01': '8 20 S' } }).play('A:R01 regroup');
    const view = match.view(0).table as unknown as ArcaneView;
    const isSame = sameIn(groundOf(view), 'A:R01');
    expect(isSame('S1', 'S2')).toBe(true);
    expect(isSame('S1', 'S4')).toBe(false);
    const changes = changesIn(match.decision(0, 'regroup').options, 'A:R01');
    expect(changeBetween(changes, isSame, 'S2', 'S7')).toEqual(changeBetween(changes, isSame, 'S1', 'S6'));
    expect(changeBetween(changes, isSame, 'S1', 'S2')).toBeUndefined();
  });
  test('reach every place that the rules offer', () => {
    let seen = 0;
    for (const { decision, view } of momentsOf('firstBattle', 4)) {
      if (decision.ask !== 'regroup') continue;
      const name = choicesOf(decision).about ?? '';
      const changes = changesIn(decision.options, name);
      const isSame = sameIn(groundOf(view), name);
      for (const { from, to, option } of changes) expect(changeBetween(changes, isSame, from, to)?.option).toBe(option);
      expect(changes).toHaveLength(decision.options.filter((option) => 'from' in option || 'swap' in option).length);
      seen += changes.length;
    }
    expect(seen).toBeGreaterThan(0);
  });
});

// ---- cards

describe('a base', () => {
  test('has room for all its slots, and none overlaps another', () => {
    for (const def of content.units) {
      const places = slotPlaces(def);
      const { width, depth } = sizeOfBase(def.base);
      expect(places, def.id).toHaveLength(def.slots.length);
      for (const [number, { x, y, size }] of places.entries()) {
        expect(Math.abs(x) + size / 2, `${def.id} S${number + 1}`).toBeLessThanOrEqual(width / 2);
        expect(Math.abs(y) + size / 2, `${def.id} S${number + 1}`).toBeLessThanOrEqual(depth / 2);
        for (const other of places.slice(number + 1)) {
          const apart = Math.max(Math.abs(x - other.x), Math.abs(y - other.y));
          expect(apart, `${def.id} S${number + 1}`).toBeGreaterThanOrEqual((size + other.size) / 2 - 0.001);
        }
      }
    }
  });
  test('draws large feet larger than small ones', () => {
    const mixed = cardIn(null, 'R11');
    const places = mixed === undefined ? [] : slotPlaces(mixed);
    expect(places[0]?.size).toBe((places[2]?.size ?? 0) * 2);
  });
});
test('every card, figure and army is found, and has a sign of its own', () => {
  for (const { id } of content.units) {
    const def = cardIn(null, id);
    expect(def?.id).toBe(id);
    if (def !== undefined) expect(leadingFigure(def), id).toBeDefined();
  }
  for (const figure of content.figures) {
    expect(figureDefIn(null, figure.id)).toBe(figure);
    expect(ICONS[figureIcon(figure.id, undefined)], figure.id).toBeTruthy();
  }
  for (const { id } of content.armies) expect(armyIn(null, id)?.id).toBe(id);
  for (const ability of ABILITIES) expect(ICONS[ABILITY_ICONS[ability]], ability).toBeTruthy();
});
test('a match that changes a card of the game is drawn with the changed card', () => {
  const changed = { ...content, units: content.units.map((unit) => (unit.id === 'R01' ? { ...unit, points: unit.points + 1 } : unit)) };
  const official = cardIn(null, 'R01');
  expect(cardIn(changed, 'R01')?.points).toBe((official?.points ?? 0) + 1);
  const match = position({ units: { 'A:R01': '8 8 N', 'B:E01': '8 20 S' } });
  const view = { ...(match.view(0).table as unknown as ArcaneView), own: changed };
  expect(groundOf(view).content).toBe(changed);
});
test('a player’s figures are known by what they are', () => {
  const [spearman] = content.figures;
  if (spearman === undefined) return;
  const own = (more: object): string => figureIcon('my.x', { ...spearman, ...more });
  expect([own({ descriptor: 'undead' }), own({ troops: 'cavalry', descriptor: 'human' }), own({ circle: 'yellow' })]).toEqual([
    'skull',
    'horse',
    'crown',
  ]);
});
test('copies of one card are one line of an army', () => {
  expect(countedOf(['R01', 'R04', 'R01'])).toEqual([
    { card: 'R01', count: 2 },
    { card: 'R04', count: 1 },
  ]);
});

// ---- words

describe.each([
  ['en', en],
  ['it', it],
])('the words in %s', (_, messages) => {
  test('explain every ability, and what sides are good for', () => {
    for (const ability of ABILITIES) expect(isSaid(messages, `ability.${ability}.text`), ability).toBe(true);
    for (const colour of SIDE_COLOURS)
      expect(isSaid(messages, `sideColour.${colour}.text`) && isSaid(messages, `board.table.colour.${colour}`), colour).toBe(true);
    for (const side of SIDES) expect(isSaid(messages, `board.table.side.${side}`), side).toBe(true);
  });
  test('say what those answers mean that are explained', () => {
    for (const [ask, keys] of Object.entries({
      number: ['1', '2'],
      fortune: ['reroll', 'keep'],
      chaos: ['roll', 'keep'],
      disengage: ['each'],
    }))
      for (const key of keys) expect(isSaid(messages, `board.table.means.${ask}.${key}`), `${ask} ${key}`).toBe(true);
  });
});
