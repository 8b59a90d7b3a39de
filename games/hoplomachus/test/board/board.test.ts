// What the board says by itself about options, reach and range must be what the rules say.
import { readFileSync } from 'node:fs';
import { FastDice, Match } from '@tabularium/kernel';
import { momentsIn } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { choicesOf, isGallery } from '../../board/common/choices.ts';
import { lookOf } from '../../board/common/look.ts';
import { blockedFor, menacesOf, zonesOf } from '../../board/common/reach.ts';
import { arenas } from '../../content/arenas.ts';
import { content } from '../../content/index.ts';
import { hoplomachus } from '../../rules/index.ts';
import type { Way } from '../../table/asks.ts';
import type { HoplomachusKit } from '../../table/table.ts';
import type { HoplomachusView } from '../../table/view.ts';
import { naming } from '../../words/index.ts';
import { OWN_COLOURS, OWN_LIVERIES } from '../../words/liveries.ts';
import { lively } from '../support/lively.ts';
import { position, seen } from '../support/position.ts';

const DECISIONS = 700;
type Decision = Match<HoplomachusKit>['pending'][number];

/** Every decision of a random match, with what its seat sees. */
function* decisionsOf(mode: string, seats: number, options: Record<string, string> = {}): Generator<[Decision, HoplomachusView]> {
  const match = Match.start(hoplomachus, { mode, seats, options }, { seed: `board ${mode} ${seats}` });
  const dice = new FastDice(seats);
  for (const { decision, seat } of momentsIn(match, DECISIONS, (asked) => lively(asked, dice)))
    yield [decision, match.view(seat).table as HoplomachusView];
}
const MATCHES: readonly (readonly [mode: string, seats: number, options?: Record<string, string>])[] = [
  ['onslaught', 1],
  ['onslaught', 2],
  ['ascension', 1],
  ['ascension', 2],
  ['skirmish', 2],
  ['skirmish', 2, { arena: 'colosseum' }],
  ['pandemonium', 3],
  ['alliance', 4],
];

describe('every option can be clicked', () => {
  for (const [mode, seats, options] of MATCHES)
    test(`${mode} with ${seats} ${options?.['arena'] ?? ''}`, () => {
      for (const [decision, view] of decisionsOf(mode, seats, options)) {
        const { hexes, units, tactics, dice, tracks, buttons } = choicesOf(decision, view.units);
        const placed = [...hexes.values(), ...units.values(), ...tactics.values(), ...dice.values(), ...tracks.values(), buttons].flat();
        expect(new Set(placed)).toEqual(new Set(decision.options.keys()));
        for (const at of hexes.keys()) expect(arenas[view.terms.arena].names).toContain(at);
        for (const die of dice.keys()) expect(view.rolled?.dice[die]?.hit).toBe(false);
        for (const unit of units.keys())
          if (!isGallery(decision))
            expect(view.units.map((one) => one.unit).concat(view.troops.flatMap(({ hidden }) => hidden))).toContain(unit);
      }
    });
});

describe('reach', () => {
  for (const [mode, seats, options] of MATCHES)
    test(`${mode} with ${seats} ${options?.['arena'] ?? ''}: where a unit can go is where the rules let it go`, () => {
      let moves = 0;
      for (const [decision, view] of decisionsOf(mode, seats, options)) {
        if (decision.ask !== 'moveTo') continue;
        const name = decision.facts.unit;
        const unit = view.units.find((one) => one.unit === name);
        const { names } = arenas[view.terms.arena];
        const reach = [...(unit ? zonesOf(view, unit).reach : [])].map((hex) => names[hex]);
        expect(new Set(reach)).toEqual(new Set(decision.options.map((way: Way) => way.at)));
        moves++;
      }
      expect(moves).toBeGreaterThan(0);
    });
  test('who would fall at a Spear Wall gets no farther, as the rules say', () => {
    for (const hp of [1, 2]) {
      const match = position({ active: 1, units: { 'refugees.bone-reaver': `e7 ${hp}hp`, 'kunlun.jade-lancer': 'c7' } });
      const view = seen(match);
      const unit = view.units.find((one) => one.unit === 'refugees.bone-reaver');
      if (unit === undefined) throw new Error('the Bone Reaver stands there');
      match.play('move refugees.bone-reaver');
      const reach = [...zonesOf(view, unit).reach].map((hex) => arenas.pozzuoli.names[hex]);
      expect(new Set(reach)).toEqual(new Set(match.decision().options.map((way) => (way as Way).at)));
    }
  });
  test('who is held cannot go anywhere, but hits what is in Range', () => {
    const view = seen(position({ units: { 'kunlun.warrior': 'd5 ensnared', 'refugees.warrior': 'd6' } }));
    const unit = view.units.find((one) => one.unit === 'kunlun.warrior');
    if (unit === undefined) throw new Error('the Warrior stands there');
    const { reach, range, threat } = zonesOf(view, unit);
    expect(reach.size).toBe(0);
    expect(range.size).toBe(6);
    expect(threat).toEqual(range);
  });
  test('the threat of a unit is what it can hit after its move', () => {
    const view = seen(position({ units: { 'kunlun.warrior': 'd6', 'refugees.warrior': 'a1' } }));
    const unit = view.units.find((one) => one.unit === 'kunlun.warrior');
    if (unit === undefined) throw new Error('the Warrior stands there');
    const { threat } = zonesOf(view, unit);
    const { names, distances } = arenas.pozzuoli;
    const from = names.indexOf('d6');
    // Movement 2 and Range 1: everything within 3.
    expect(threat).toEqual(new Set(names.flatMap((_, hex) => ((distances[from]?.[hex] ?? 9) <= 3 ? [hex] : []))));
  });
  test('threats lead from every opponent to those it could strike after its move', () => {
    const view = seen(position({ units: { 'kunlun.warrior': 'd5', 'refugees.warrior': 'd8', 'refugees.tomb-guard': 'a1' } }));
    const foes = view.units.filter(({ unit, at }) => at !== null && unit.startsWith('refugees.'));
    expect(menacesOf(view, foes)).toEqual([{ from: 'd8', to: 'd5' }]);
  });
  test('pedestals, shards with hp and footholds of others are in the way', () => {
    const view = seen(position({ mode: 'ascension', titan: 'ti.talos', units: { 'kunlun.warrior': 'd5' }, footholds: { e5: 0 } }));
    const unit = view.units.find((one) => one.unit === 'kunlun.warrior');
    const titan = view.units.find((one) => one.rank === 'titan');
    if (unit === undefined || titan === undefined) throw new Error('both are there');
    const e5 = arenas.colosseum.names.indexOf('e5');
    expect(blockedFor(view, unit).has(e5)).toBe(false);
    expect(blockedFor(view, titan).has(e5)).toBe(true);
    for (const pedestal of arenas.colosseum.pedestals) expect(blockedFor(view, unit).has(pedestal)).toBe(true);
  });
});

// ---- looks

const THEME = readFileSync(new URL('../../board/theme.module.css', import.meta.url), 'utf8');
function shades(livery: string): { colour: string; deep: string; light: string } {
  const shade = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(THEME)?.[1] ?? 'none';
  return { colour: shade(livery), deep: shade(`${livery}-deep`), light: shade(`${livery}-light`) };
}
/** As defined by the WCAG. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('looks', () => {
  test('within a faction no two chips look alike', () => {
    for (const faction of content.factions) {
      const icons = [...faction.units, faction.hero].map((id) => {
        const def = content.units.find((unit) => unit.id === id);
        return lookOf({ def: id, rank: def?.rank ?? 'unit', class: def?.class ?? null }).icon;
      });
      expect(new Set(icons).size).toBe(icons.length);
    }
  });
  test('factions differ in their rims, not only in their colours', () => {
    const rims = content.factions.map(({ hero }) => lookOf({ def: hero, rank: 'hero', class: null }).rim);
    expect(new Set(rims).size).toBe(content.factions.length);
  });
  test("chips of one's own content show their class", () => {
    expect(lookOf({ def: 'my.Net Fighter', rank: 'unit', class: 'beast' })).toMatchObject({ icon: 'beast', livery: 'stranger' });
  });
  test("factions of one's own have liveries and rims of their own, by their order", () => {
    const own = ['Etruscans', 'Sabines', 'Umbrians', 'Volsci', 'Marsi', 'Picentes'].map((name) => `my.${name}`);
    const looks = own.map((faction) => lookOf({ def: `${faction}.Warrior`, rank: 'unit', class: null }, own));
    expect(looks.map(({ livery }) => livery)).toEqual([...OWN_LIVERIES, OWN_LIVERIES[0]]);
    const rims = [...content.factions.map(({ hero }) => hero), ...own.slice(0, -1).map((faction) => `${faction}.Hero`)].map(
      (def) => lookOf({ def, rank: 'hero', class: null }, own).rim,
    );
    expect(new Set(rims).size).toBe(rims.length);
    for (const rank of ['neutral', 'arena'] as const) expect(lookOf({ def: 'my.Tages', rank, class: null }, own).livery).toBe('white');
    expect(lookOf({ def: 'my.Titan.Arm', rank: 'part', class: null }, own).livery).toBe('titan');
  });
  test("the seats of a match have the colours of their chips, one's own factions too", () => {
    const troop = (seat: number | null, faction: string | null) => ({ seat, faction });
    const view = {
      own: { factions: [{ id: 'my.Etruscans' }, { id: 'my.Sabines' }] },
      troops: [troop(0, 'my.Sabines'), troop(1, 'kunlun'), troop(2, null), troop(null, null)],
    };
    const colours = (sight: object) => naming.colours?.(sight as HoplomachusView);
    expect(colours(view)).toEqual([shades('indigo').colour, shades('kunlun').colour, undefined]);
    expect(colours({ own: null, troops: [troop(0, 'amazons')] })).toEqual([shades('amazons').colour]);
  });
  test('signs and rims stand out from the colours of their faction', () => {
    for (const livery of [...content.factions.map(({ id }) => id), ...OWN_LIVERIES]) {
      const { colour, deep, light } = shades(livery);
      expect(contrast(light, deep), livery).toBeGreaterThan(4.5);
      expect(contrast(light, colour), livery).toBeGreaterThan(2.5);
    }
    for (const livery of OWN_LIVERIES) expect(shades(livery).colour).toBe(OWN_COLOURS[livery]);
  });
});
