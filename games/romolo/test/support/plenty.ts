// Tables on which nearly everything is possible: many units close together, goods, money, all characters.
import { FastDice, shuffle } from '@tabularium/kernel';
import { displaySize } from '../../content/characters.ts';
import { COUNTED, type Counted, constructions } from '../../content/constructions.ts';
import { CHARACTERS, type Character, COLOURS, type Terrain } from '../../content/kinds.ts';
import type { Layout } from '../../lesson/layout.ts';
import type { Mode } from '../../table/table.ts';

const PLACES = ['b3', 'c2', 'c3', 'c4', 'd2', 'd3'];
const countedOn = (terrain: Terrain): Counted[] => COUNTED.filter((one) => constructions[one].terrain.includes(terrain));
const PIECES = [...countedOn('plain'), 'warehouse', 'warehouse=2wood', 'walls=E,NE,W,SW'];
/** What lies on a character. */
const LOADS: Readonly<Partial<Record<Character, string>>> = {
  dux: 'dux 3',
  foederatus: 'foederatus 2',
  defensor: 'defensor 2',
  praepositus: 'praepositus wheat',
  negotiator: 'negotiator wheat stone',
};

/** On the small map, whoever plays. */
export function plenty(mode: Mode, seats: number, seed: number): Layout {
  const dice = new FastDice(seed);
  const any = <T>(list: readonly T[]): T => list[dice.below(list.length)] as T;
  const colours = COLOURS.slice(0, seats);
  const units: Record<string, string> = {};
  for (const [seat, colour] of colours.entries()) {
    for (const name of ['worker.1', 'worker.2', 'worker.3', 'soldier.1', 'explorer.1']) units[`${colour}.${name}`] = any(PLACES);
    units[`${colour}.soldier.2`] = `${any(PLACES)} penalty`;
    units[`mercenary.${seat + 1}`] = `${any(PLACES)} of ${seat}`;
  }
  if (mode === 'solo') for (let i = 1; i <= 4; i++) units[`automaton.soldier.${i}`] = any(PLACES);
  const characters = [...CHARACTERS];
  shuffle(characters, dice);
  const display = characters.splice(0, displaySize[seats]);
  return {
    mode,
    seats,
    hexes: {
      ...Object.fromEntries(PLACES.map((at) => [at, `${any(PIECES)} ${any(PIECES)}`])),
      b2: 'water',
      ...(seats < 3 ? { a1: 'down forest x3' } : {}), // elsewhere a capital
      a2: mode === 'solo' ? 'plain' : 'down water',
      b1: 'down hill',
      c5: 'down water x2',
      d1: ['hill', ...countedOn('hill')].join(' '),
      d4: ['forest', ...countedOn('forest')].join(' '),
    },
    units,
    stock: colours.map(() => '4 wheat 4 stone 4 wood 3 salt 3 refined'),
    money: colours.map(() => 10 + dice.below(20)),
    characters: colours.map((_, seat) => characters.filter((_one, i) => i % seats === seat).map((id) => LOADS[id] ?? id)),
    display,
    columns: { wheat: ['wood'], salt: ['stone'] },
    tolerant: mode === 'free' ? [[1, 0]] : [],
    asked: mode === 'solo' ? [] : [[0, 1]],
    ending: dice.below(3) === 0,
  };
}
