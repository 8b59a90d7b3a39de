// The drawing for a terminal: everything of the view is on it, in both languages, and no line is too long.
import { type Decision, type Eye, FastDice, Match, type Pick } from '@tabularium/kernel';
import { playOn, rule } from '@tabularium/kernel/testing';
import type { Sighted } from '@tabularium/parts/shape';
import { drawer, expectRoomForNames, expectSound } from '@tabularium/parts/testing';
import { describe, expect, test } from 'vitest';
import { arenas } from '../content/arenas.ts';
import { content } from '../content/index.ts';
import { parseOwnContent } from '../content/own/index.ts';
import en from '../messages/en.json' with { type: 'json' };
import it from '../messages/it.json' with { type: 'json' };
import { hoplomachus } from '../rules/index.ts';
import type { HoplomachusKit } from '../table/table.ts';
import type { HoplomachusView, UnitView } from '../table/view.ts';
import { terminal } from '../terminal/index.ts';
import { codeOf, type Drawing } from '../terminal/signs.ts';
import { EXAMPLE } from '../workshop/example.ts';
import { lively } from './support/lively.ts';
import { type Position, position } from './support/position.ts';

type Sight = Sighted<HoplomachusKit, HoplomachusView>;

const draw = drawer<HoplomachusKit, HoplomachusView>(terminal, { en, it });
const sightOf = (match: Match<HoplomachusKit> | Position, eye: Eye): Sight => match.view(eye) as Sight;

// ---- reading a drawing

const HEX = { width: 6, height: 2 };
/** The two lines of a hex, each as wide as a hex. */
function hexOf(drawing: string, { terms }: HoplomachusView, at: string): [chip: string, hex: string] {
  const { hexes, names } = arenas[terms.arena];
  const { q, r } = hexes[names.indexOf(at)] ?? { q: 0, r: 0 };
  const left = Math.min(...hexes.map((hex) => 2 * hex.q + hex.r));
  const top = Math.min(...hexes.map((hex) => hex.r));
  const x = 1 + ((2 * q + r - left) * HEX.width) / 2;
  const y = 1 + (r - top) * HEX.height;
  const lines = drawing.split('\n');
  const cut = (text = ''): string => text.slice(x, x + HEX.width).trimEnd();
  return [cut(lines[y]), cut(lines[y + 1])];
}
/** What is missing in the arena. */
function missing(drawing: string, view: HoplomachusView): string[] {
  const { names, kinds } = arenas[view.terms.arena];
  const SIGNS: Readonly<Record<string, string>> = { stone: '●', inner: '○', centre: '◎', pedestal: '■', red: '▲', blue: '▼' };
  return names.flatMap((at, number) => {
    const [chip, hex] = hexOf(drawing, view, at);
    const unit = view.units.find((one) => one.at === at);
    const shard = view.shards.find((one) => one.at === at);
    const foothold = view.footholds.some((one) => one.at === at);
    const sign = foothold ? '⌂' : shard !== undefined ? (shard.active ? '◆' : '◇') : (SIGNS[kinds[number] ?? ''] ?? '');
    const wrong: string[] = [];
    if (!new RegExp(`^(${at}|\\[${at}\\])${sign}`).test(hex)) wrong.push('name and sign');
    if (unit !== undefined && !new RegExp(`^.[A-Z].${unit.hp}(z|$| |[^0-9])`).test(chip)) wrong.push(`chip ${unit.unit}`);
    if (unit === undefined && shard !== undefined && shard.hp > 0 && !chip.includes(String(shard.hp))) wrong.push('shard');
    return wrong.map((what) => `${at}: ${what} in "${chip}" over "${hex}"`);
  });
}

// ---- random matches

/** Drawing takes longer than playing, so only some decisions are drawn. */
const EVERY = 23;
/** Calls back at every decision, and at the end. */
function playOut(mode: string, seats: number, arena: string | undefined, seen: (match: Match<HoplomachusKit>, n: number) => void): void {
  const dice = new FastDice(10 + seats);
  const match = Match.lean(hoplomachus, { mode, seats, ...(arena === undefined ? {} : { options: { arena } }) }, dice);
  const pick = (): Pick => lively(match.pending[0] as Decision<HoplomachusKit>, dice);
  playOn(match, 800, pick, (n) => seen(match, n));
}
const MATCHES = hoplomachus.setup.modes.flatMap(({ id: mode, seats }) =>
  seats.flatMap((count) => (mode === 'skirmish' ? ['pozzuoli', 'colosseum'] : [undefined]).map((arena) => ({ mode, seats: count, arena }))),
);

describe('random matches', () => {
  test.each(MATCHES)('$mode $seats $arena', ({ mode, seats, arena }) => {
    let shown = 0;
    playOut(mode, seats, arena, (match, n) => {
      if (n % EVERY !== 0 && match.result === undefined) return;
      const language = n % 2 === 0 ? 'en' : 'it';
      const sight = sightOf(match, n % 5 === 4 ? 'public' : n % seats);
      expectSound(draw, sight, { language, leftovers: /draw\.|term\.|unit\./ }, (drawing) =>
        expect(missing(drawing, sight.table)).toEqual([]),
      );
      shown += sight.table.units.filter(({ at }) => at !== null).length;
    });
    expect(shown).toBeGreaterThan(5);
  });
});

// ---- fixed positions

rule('HOP-5.3', 'the compass is drawn in a corner of both arenas', () => {
  for (const arena of ['pozzuoli', 'colosseum'] as const) {
    const lines = draw(sightOf(position({ arena }), 0), { width: 120, language: 'en' }).split('\n');
    expect(lines.slice(1, 4).map((line) => line.slice(0, 7).trimEnd())).toEqual(['  6 1', ' 5 ✦ 2', '  4 3']);
  }
});

const onslaught = (): Position =>
  position({
    mode: 'onslaught',
    step: 'engage',
    camp: ['kunlun.protector', 'kunlun.lotus-sage', 'kunlun.feng inactive'],
    discard: ['kunlun.cloud-archer'],
    tactics: [['blitz', 'stun']],
    spent: [['adrenaline']],
    favor: [4],
    units: {
      'kunlun.warrior': 'd3 2hp',
      'kunlun.snow-leopard': 'd5 fresh',
      'kunlun.marksman': 'g3 poisoned',
      'im.antony': 'c4',
      'arena.bandit': 'c6 3hp',
      'arena.lion': 'b7',
    },
  });
const ascension = (): Position =>
  position({
    mode: 'ascension',
    titan: 'ti.talos',
    step: 'engage',
    camp: ['kunlun.feng inactive'],
    favor: ['hp3 4'],
    done: [['support']],
    footholds: { e4: 0 },
    shards: ['c2 active 3hp', 'c8 active 1hp', 'g2 inactive', 'g8 active 2hp'],
    units: { 'ti.talos': 'e6 12hp', 'kunlun.warrior': 'e5', 'kunlun.jade-lancer': 'e4 2hp', 'kunlun.tiger-claw-monk': 'd3' },
  });

test('a wave of Onslaught, as its player sees it', async () => {
  await expect(`${draw(sightOf(onslaught(), 0))}\n`).toMatchFileSnapshot('golden/onslaught.txt');
});

test('a titan, in Italian on a narrow terminal', async () => {
  await expect(`${draw(sightOf(ascension(), 0), { language: 'it', width: 80 })}\n`).toMatchFileSnapshot('golden/ascension.txt');
});

test('names of any length and script keep within the width', () => {
  expectRoomForNames(draw, sightOf(position({ mode: 'pandemonium', seats: 4, units: { 'kunlun.warrior': 'd3' } }), 0));
});

test('the hexes and chips among which a player chooses are marked', () => {
  const match = position({ units: { 'kunlun.warrior': 'd3', 'refugees.warrior': 'c9' }, step: 'move' });
  const isMarked = (at: string): boolean => hexOf(draw(sightOf(match, 0)), sightOf(match, 0).table, at)[1].startsWith('[');
  expect([isMarked('d3'), isMarked('c9'), isMarked('d4')]).toEqual([true, false, false]);
  match.play('move kunlun.warrior');
  expect([isMarked('d3'), isMarked('c9'), isMarked('d4')]).toEqual([false, false, true]);
});

const HEXES = ['b1', 'b3', 'b5', 'b7', 'b9', 'd1', 'd3', 'd5', 'd7', 'd9', 'd11'];
test.each(content.factions)('chips of a faction have different letters: $id', ({ id, units, hero }) => {
  const factions = [id, ...content.factions.map((faction) => faction.id).filter((other) => other !== id)].slice(0, 3);
  const chips = [...units, hero];
  const match = position({
    mode: 'pandemonium',
    factions,
    units: Object.fromEntries(chips.map((unit, i) => [unit, HEXES[i] as string])),
  });
  const sight = sightOf(match, 0);
  const drawing = draw(sight);
  const letters = HEXES.map((at) => hexOf(drawing, sight.table, at)[0].slice(0, 3));
  expect(new Set(letters).size).toBe(chips.length);
});

test('what others hide stays hidden', () => {
  const match = position({
    camp: ['kunlun.cloud-archer', 'refugees.hellhound'],
    units: { 'kunlun.warrior': 'd3', 'refugees.warrior': 'c9' },
  });
  expect(draw(sightOf(match, 0))).toContain('Cloud Archer');
  expect(draw(sightOf(match, 0))).not.toContain('Hellhound');
  expect(draw(sightOf(match, 1))).toContain('Hellhound');
  expect(draw(sightOf(match, 'public'))).not.toMatch(/Hellhound|Cloud Archer/);
});

test('a full camp is named whole, however narrow the terminal', () => {
  const { units } = content.factions[0] as (typeof content.factions)[number];
  const match = position({ mode: 'pandemonium', factions: ['amazons', 'kunlun', 'refugees'], camp: [...units], units: {} });
  const drawing = draw(sightOf(match, 0), { width: 60 });
  for (const name of ['Warrior', 'Labrys Maiden', 'Oracle of Ares', 'Huntress']) expect(drawing).toContain(name);
});

// ---- content of one's own

const written = JSON.parse(EXAMPLE) as { factions: { name: string; units: { name: string }[] }[] };
const own = parseOwnContent(
  JSON.stringify({ factions: ['Etruscans', 'Elymians', 'Ee'].map((name) => ({ ...written.factions[0], name })) }),
);
const factions = ['my.Etruscans', 'my.Elymians', 'my.Ee'];
test("factions of one's own have letters and inks of their own, and so have their chips", () => {
  if ('errors' in own) throw new Error(own.errors.map(({ problem }) => problem).join());
  const match = Match.start(hoplomachus, { mode: 'pandemonium', seats: 3 }, { seed: 'own', content: own.content });
  for (const faction of factions) {
    const [decision] = match.pending;
    if (decision?.ask !== 'faction') throw new Error('no faction is chosen');
    match.answer(decision.seats[0] as number, decision.id, decision.texts.indexOf(faction));
  }
  const sight = sightOf(match, 'public');
  const heads = draw(sight, { colour: true })
    .split('\n')
    .flatMap((text) => /<(\w+) bold>(\w)<\/><\1 bold> (?:Anna|Bruno|Chiara)<\/>/.exec(text)?.slice(1, 3).join(' ') ?? []);
  expect(new Set(heads)).toEqual(new Set(['red e', 'cyan l', 'magenta e']));
  const drawing = { view: sight.table } as Drawing;
  const chips = own.content.factions.find(({ id }) => id === 'my.Etruscans');
  const codes = [...(chips?.units ?? []), chips?.hero ?? ''].map((def) => codeOf(drawing, { unit: def, def } as UnitView));
  expect(codes).not.toContain('??');
  expect(new Set(codes).size).toBe(11);
});
