// The action phase's list of options against a naive one, in random positions.
import { FastDice } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { COUNTED, type Counted, constructions } from '../content/constructions.ts';
import { CHARACTERS, RESOURCES, type Resource, type Terrain } from '../content/kinds.ts';
import { maps, SIDES } from '../content/maps.ts';
import { naiveActs } from './support/naive-acts.ts';
import { type Position, position, type Sketch } from './support/position.ts';

const names = maps[1]?.names ?? [];
const CAPITALS = ['c1', 'e3', 'a1', 'a3'];

class Whims {
  readonly #dice: FastDice;
  constructor(seed: number) {
    this.#dice = new FastDice(seed);
  }
  below = (n: number): number => this.#dice.below(n);
  one = <T>(list: readonly T[]): T => list[this.below(list.length)] as T;
  /** True one time out of `of`. */
  rarely = (of: number): boolean => this.below(of) === 0;
  sides = (of: number): string => SIDES.filter(() => this.rarely(of)).join(',');
}

function hexWords(whims: Whims, at: string): string {
  if (CAPITALS.includes(at)) return landWords(whims, 'plain');
  if (whims.rarely(7)) return `down ${whims.one(['plain', 'hill', 'forest', 'water'])}`;
  const terrain = whims.one(['plain', 'plain', 'plain', 'hill', 'forest', 'water'] as const);
  return terrain === 'water' ? `water${whims.rarely(3) ? ' yielded' : ''}` : landWords(whims, terrain);
}
const countedOn = (terrain: Terrain): Counted[] => COUNTED.filter((one) => constructions[one].terrain.includes(terrain));
const PIECES = {
  plain: [...countedOn('plain'), 'warehouse', 'warehouse=1stone', 'warehouse=2wood', 'warehouse=3wheat'],
  hill: countedOn('hill'),
  forest: countedOn('forest'),
};
function landWords(whims: Whims, terrain: 'plain' | 'hill' | 'forest'): string {
  const words: string[] = [terrain];
  for (let i = whims.below(6); i > 0; i--) words.push(whims.one<string>(PIECES[terrain]));
  const walls = whims.sides(whims.rarely(3) ? 2 : 9);
  const ports = terrain === 'plain' ? whims.sides(12) : '';
  if (walls) words.push(`walls=${walls}`);
  if (ports) words.push(`port=${ports}`);
  if (whims.rarely(3)) words.push('yielded');
  return words.join(' ');
}
const STATES = [
  '',
  '',
  '',
  '',
  '',
  '1',
  'moved 0',
  'acted',
  'explored',
  'created',
  'penalty',
  'freshPenalty',
  'movesOnly',
  'penalty unhindered',
  'used',
];
function unitsOf(whims: Whims, colour: string, hexes: Sketch['hexes'] = {}): Record<string, string> {
  const open = names.filter((at) => !hexes[at]?.includes('down'));
  const found: Record<string, string> = {};
  const put = (kind: string, most: number): void => {
    for (let i = whims.below(most + 1); i > 0; i--) found[`${colour}.${kind}.${i}`] = `${whims.one(open)} ${whims.one(STATES)}`.trim();
  };
  put('worker', colour === 'yellow' ? 6 : 2);
  put('soldier', 3);
  put('explorer', 1);
  return found;
}
const goods = (whims: Whims, most: number): string => RESOURCES.map((resource) => `${whims.below(most)} ${resource}`).join(' ');
function characterWords(whims: Whims): string[] {
  return CHARACTERS.filter(() => whims.rarely(4)).map((id) => {
    const cubes = id === 'negotiator' || id === 'praepositus' ? ` ${whims.one(RESOURCES)}` : '';
    const charges = id === 'defensor' || id === 'foederatus' || id === 'dux' ? ` ${whims.below(3)}` : '';
    return `${id}${charges}${cubes}${whims.rarely(5) ? ' used' : ''}`;
  });
}
function sketchOf(whims: Whims): Sketch {
  const mode = whims.rarely(3) ? 'teams' : 'free';
  const seats = mode === 'teams' ? 4 : 3;
  const hexes = Object.fromEntries(names.map((at) => [at, hexWords(whims, at)]));
  const units = ['yellow', 'blue', 'red'].flatMap((colour) => Object.entries(unitsOf(whims, colour, hexes)));
  const most = whims.one([1, 3, 6]);
  const owned = characterWords(whims);
  return {
    mode,
    seats,
    hexes,
    units: Object.fromEntries(units),
    stock: Array.from({ length: seats }, () => goods(whims, most)),
    money: Array.from({ length: seats }, () => whims.below(12)),
    characters: [owned],
    display: whims.rarely(4) ? [] : CHARACTERS.filter((id) => !owned.some((one) => one.startsWith(id))).slice(0, 1 + whims.below(8)),
    tolerant: whims.rarely(2)
      ? [
          [1, 0],
          [0, 1],
        ]
      : [],
    bank: whims.rarely(2) ? { wall: whims.below(2), farm: whims.below(2), warehouse: whims.below(2), mercenary: whims.below(2) } : {},
    prices: Object.fromEntries(RESOURCES.map((resource) => [resource, whims.below(4)])),
    columns: Object.fromEntries(RESOURCES.map((column) => [column, columnOf(whims, column)])),
    turn: {
      hired: whims.rarely(3),
      ride: owned.includes('eques used') ? whims.below(2) : -1,
      archHex: whims.rarely(2) ? names.indexOf('c1') : -1,
      proposals: whims.below(5),
    },
  };
}
function columnOf(whims: Whims, column: Resource): Resource[] {
  const others = RESOURCES.filter((resource) => resource !== column);
  return Array.from({ length: whims.one([0, 1, 2, 2]) }, () => whims.one(others));
}

const listed = (match: Position): string[] => match.texts().filter((text) => text !== 'pass');
const ordered = (texts: readonly string[]): string[] => texts.toSorted((a, b) => (a < b ? -1 : 1));

test('lists everything that can be done, nothing else, and each thing once', () => {
  const kinds = new Set<string>();
  for (const seed of seeds(400)) {
    const match = position(sketchOf(new Whims(seed)));
    const texts = listed(match);
    expect(ordered(texts), `seed ${seed}`).toEqual(ordered(naiveActs(match.table, 0)));
    for (const text of texts) kinds.add(text.split(' ')[0] as string);
  }
  expect(kinds.size).toBe(28); // every kind of act came up
});
test('whatever is begun can be finished', () => {
  for (const seed of seeds(60)) {
    const whims = new Whims(seed);
    const match = position(sketchOf(whims));
    for (let n = 0; n < 12 && match.decision().ask !== 'token' && match.result === undefined; n++) {
      const texts = match.texts();
      match.play(
        texts.length > 1 && texts.at(-1) === 'pass' && match.decision().ask === 'act' ? whims.one(texts.slice(0, -1)) : whims.one(texts),
      );
    }
    expect(match.events().length).toBeGreaterThan(0);
  }
});
