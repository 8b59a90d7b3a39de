// What is printed: cards, figures, battlefields, armies, and what they cost.
import { box, overlapOf } from '@tabularium/geometry';
import { rule } from '@tabularium/kernel/testing';
import { describe, expect, it } from 'vitest';
import { ABILITY_PRICES, FLAWS } from '../../content/abilities.ts';
import { armies, FIRST_ARMIES } from '../../content/armies.ts';
import { armyProblems, isCommandUnit, pointsOfArmy, roomOf, whyNotArmy } from '../../content/army-lists.ts';
import { content } from '../../content/index.ts';
import { keywordsOf } from '../../content/keywords.ts';
import { ABILITIES, type Ability, ICONS, type Icon, type SlotDef, type UnitDef } from '../../content/kinds.ts';
import { pointParts, pointsOf } from '../../content/points.ts';
import { pieces as pieceDefs } from '../../content/tables.ts';
import { printedAbilities } from '../support/printed.ts';

const unitOf = (id: string): UnitDef => content.units.find((unit) => unit.id === id) as UnitDef;

describe('cards', () => {
  rule('ARC-18.10', 'every unit and every figure has a code of its own', () => {
    for (const list of [content.units, content.figures]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
  });
  rule('ARC-18.10', 'every figure starts somewhere, and only in slots that fit it', () => {
    for (const { slots } of content.units)
      for (const { figure, circle, size, pegs } of slots)
        if (figure !== null) expect(content.figures.find(({ id }) => id === figure)).toMatchObject({ circle, size, pegs });
    const used = new Set(content.units.flatMap(({ slots }) => slots.map(({ figure }) => figure)));
    expect(content.figures.filter(({ id }) => !used.has(id))).toEqual([]);
  });
  it('every ability is printed on bars, on slots or on both, as the list says', () => {
    expect(printedAbilities.map(({ id }) => id)).toEqual(ABILITIES);
    for (const { id, form } of printedAbilities) {
      const onBar = content.units.filter(({ bar }) => bar.some((one) => one === id));
      const onSlots = content.units.filter(({ slots }) => slots.some(({ abilities }) => abilities.some((one) => one === id)));
      const isOnBoth = onBar.length > 0 && onSlots.length > 0;
      expect(isOnBoth ? 'bar and slot' : onSlots.length > 0 ? 'slot' : FLAWS.some((one) => one === id) ? 'flaw' : 'bar').toBe(form);
    }
  });
  it('every base has room for its slots: 4 cells to a step, a large foot takes four', () => {
    for (const { id, base, slots } of content.units) {
      const cells = slots.reduce((sum, { size }) => sum + (size === 'large' ? 4 : 1), 0);
      expect([id, cells <= (base === 'sortie' ? 16 : 32)]).toEqual([id, true]);
    }
  });
});

describe('points', () => {
  const VALUES: Readonly<Record<Icon, number>> = { A: 35, D: 30, R: 45, M: 25 };
  const valueOf = ({ icons }: SlotDef): number => ICONS.reduce((sum, icon) => sum + VALUES[icon] * icons[icon], 0);
  /** The slots among which figures may change, with as many figures as start there. */
  function classesOf({ slots }: UnitDef): { slots: SlotDef[]; figures: number }[] {
    const key = ({ circle, size, pegs }: SlotDef): string => `${circle} ${size} ${pegs}`;
    return [...new Set(slots.map(key))].map((one) => {
      const alike = slots.filter((slot) => key(slot) === one);
      return { slots: alike, figures: alike.filter(({ figure }) => figure !== null).length };
    });
  }
  /** The most that the starting figures can have of something. */
  const mostOf = (unit: UnitDef, count: (slot: SlotDef) => number): number =>
    classesOf(unit).reduce((sum, { slots, figures }) => {
      const best = slots.map(count).sort((a, b) => b - a);
      return sum + best.slice(0, figures).reduce((a, b) => a + b, 0);
    }, 0);
  function partsOf(unit: UnitDef): Record<'hitPoints' | 'best' | 'highest' | 'abilities' | 'codex', number> {
    const figures = unit.slots.filter(({ figure }) => figure !== null);
    const printed = new Set([...unit.bar, ...unit.slots.flatMap(({ abilities }) => abilities)]);
    return {
      hitPoints: figures.reduce((sum, { pegs }) => sum + (pegs === 1 ? 25 : 35 * pegs), 0),
      best: mostOf(unit, valueOf),
      highest: ICONS.reduce((sum, icon) => sum + VALUES[icon] * mostOf(unit, ({ icons }) => icons[icon]), 0),
      abilities: printedAbilities
        .filter(({ id }) => [...printed].some((one) => one === id))
        .reduce((sum, { id, price, isPerIcon }) => {
          const ready = mostOf(unit, ({ abilities }) => (abilities.some((one) => one === id) ? 1 : 0));
          return sum + price * (isPerIcon ? ready : 1);
        }, 0),
      codex:
        10 * unit.colours.slice(1).filter((colour) => colour !== 'grey').length +
        10 * unit.costs.slice(1).filter((cost) => cost === 1).length,
    };
  }
  const sumOf = ({ hitPoints, best, highest, abilities, codex }: ReturnType<typeof partsOf>): number =>
    50 + hitPoints + (best + highest) / 2 + abilities + codex;
  rule('ARC-18.8', 'the First Cohort: 810, rounded 800', () => {
    expect(partsOf(unitOf('R01'))).toEqual({ hitPoints: 225, best: 360, highest: 460, abilities: 105, codex: 20 });
    expect(sumOf(partsOf(unitOf('R01')))).toBe(810);
  });
  rule('ARC-18.8', 'every unit costs what its parts add up to, rounded to 25, halves up', () => {
    for (const unit of content.units) {
      const sum = sumOf(partsOf(unit));
      expect([unit.id, unit.points]).toEqual([unit.id, Math.floor(sum / 25 + 0.5) * 25]);
    }
  });
  rule('ARC-18.8', 'players’ own cards are priced by the same parts', () => {
    for (const unit of content.units) {
      const { base, icons, ...parts } = pointParts(unit);
      const { best, highest, ...same } = partsOf(unit);
      expect([unit.id, base, icons, parts]).toEqual([unit.id, 50, (best + highest) / 2, same]);
      expect([unit.id, pointsOf(unit)]).toEqual([unit.id, unit.points]);
    }
    for (const { id, price, isPerIcon } of printedAbilities)
      expect([id, ABILITY_PRICES[id as Ability].price, ABILITY_PRICES[id as Ability].each]).toEqual([id, price, isPerIcon]);
  });
});

describe('keywords', () => {
  rule(
    'ARC-1.14',
    'all figures of one subfaction make a subfaction; more than 80 % of the hit points make a descriptor or a troop type',
    () => {
      for (const { id, slots, faction, subfaction, descriptor, troops } of content.units) {
        const starting = slots.flatMap(({ figure }) => content.figures.filter((one) => one.id === figure));
        const all = starting.reduce((sum, { pegs }) => sum + pegs, 0);
        const most = (of: (figure: (typeof starting)[number]) => string): string | undefined =>
          starting.map(of).find((one) => starting.reduce((sum, figure) => sum + (of(figure) === one ? figure.pegs : 0), 0) > 0.8 * all);
        const shared = starting.every((figure) => figure.subfaction === starting[0]?.subfaction) ? starting[0]?.subfaction : null;
        expect([id, keywordsOf(starting)]).toEqual([id, { subfaction, descriptor, troops }]);
        expect([id, ...starting.map((figure) => figure.faction).filter((one) => one !== faction)]).toEqual([id]);
        expect([id, subfaction, descriptor, troops]).toEqual([
          id,
          shared,
          most((figure) => figure.descriptor) ?? 'mixed',
          most((figure) => figure.troops) ?? 'irregular',
        ]);
      }
    },
  );
});

describe('armies', () => {
  const STANDARD_ROOM = 32;
  rule('ARC-18.9', 'each is legal at its total in every zone, comes near it and is of one faction', () => {
    const room = Math.min(...content.battlefields.flatMap(({ zones }) => zones.map(roomOf)), STANDARD_ROOM);
    for (const { id, total, units, faction } of armies) {
      expect([id, whyNotArmy(content, { points: total, room }, units)]).toEqual([id, undefined]);
      expect(total - pointsOfArmy(content, units)).toBeLessThan(200);
      expect(units.map((unit) => unitOf(unit).faction).filter((one) => one !== faction)).toEqual([]);
    }
  });
  rule(['ARC-2.2', 'ARC-18.7'], 'an unknown unit is one problem, and takes nobody’s commander', () => {
    const command = content.units.find(isCommandUnit) as UnitDef;
    const problems = armyProblems(content, { points: Infinity, room: Infinity }, ['X99', command.id]);
    expect(problems).toEqual([{ reason: { rule: 'ARC-18.7', because: 'noSuchUnit', what: 'X99' }, at: 0 }]);
  });
  rule('ARC-18.12', 'the armies of the first battle', () => {
    expect(FIRST_ARMIES.map(({ units }) => units)).toEqual([
      ['R01', 'R03', 'R04'],
      ['E01', 'E02', 'E04'],
    ]);
    expect(FIRST_ARMIES.map(({ units }) => pointsOfArmy(content, units))).toEqual([2450, 2350]);
  });
});

describe('battlefields', () => {
  rule(
    ['ARC-18.11', 'ARC-2.11', 'ARC-16.5'],
    'are well formed: everything lies on the table, apart from other pieces and from the zones',
    () => {
      for (const { id, width, depth, seats, zones, pieces } of content.battlefields) {
        const lying = pieces.map((piece) => {
          const { category, ...size } = pieceDefs[piece.piece];
          return { category, shape: box(piece, piece.heading, size.width, size.depth) };
        });
        const table = box({ x: width / 2, y: depth / 2 }, 0, width, depth);
        for (const { shape } of lying)
          for (const axis of [0, 2]) {
            expect([id, (shape.low[axis] as number) >= (table.low[axis] as number)]).toEqual([id, true]);
            expect([id, (shape.high[axis] as number) <= (table.high[axis] as number)]).toEqual([id, true]);
          }
        for (const [number, one] of lying.entries())
          for (const other of lying.slice(number + 1)) expect([id, overlapOf(one.shape, other.shape) <= 0]).toEqual([id, true]);
        for (const { x, y } of zones) {
          const zone = box({ x: (x[0] + x[1]) / 2, y: (y[0] + y[1]) / 2 }, 0, x[1] - x[0], y[1] - y[0]);
          for (const { shape } of lying) expect([id, overlapOf(shape, zone) <= -2]).toEqual([id, true]);
          expect(Math.min(x[1] - x[0], y[1] - y[0])).toBe(2);
        }
        expect(zones.length).toBeGreaterThanOrEqual(Math.max(...seats));
      }
    },
  );
  rule('ARC-18.11', 'have one objective for each zone, except the hill and the field of honour', () => {
    const objectives = content.battlefields.map(({ id, zones, pieces }) => [
      id,
      pieces.filter(({ piece }) => piece === 'objective').length - zones.length,
    ]);
    expect(objectives).toEqual([
      ['firstBattle', 0],
      ['templeRuins', 0],
      ['brokenGround', 0],
      ['theHill', -1],
      ['fieldOfHonour', -2],
      ['threeCrowns', 0],
      ['fourCorners', 0],
      ['sixBanners', 0],
    ]);
  });
});
