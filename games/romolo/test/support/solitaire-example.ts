// The rulebook's example of scoring the solitaire, EX-37: its position, and the sheets it ends with.
import type { Sketch } from './position.ts';

export const EX_37: Sketch = {
  mode: 'solo',
  hexes: { a1: 'down', b1: 'down', c3: 'x2', d3: '4 warehouse', d2: '3 temple' },
  units: {
    'automaton.soldier.1': 'b3',
    'automaton.soldier.2': 'b3',
    'automaton.soldier.3': 'b3',
    'automaton.soldier.4': 'a3',
    'yellow.soldier.1': 'c3',
    'yellow.worker.1': 'd3',
    'yellow.worker.2': 'd3',
    'yellow.worker.3': 'd3',
    'yellow.worker.4': 'd3',
  },
  characters: [
    ['dux', 'eques', 'nauta', 'heros'],
    ['mercator', 'publicus'],
  ],
  battleTokens: [1, 1],
  money: [14, 10],
};
/** By owner: the player's, then the automaton's. */
export const EX_37_SHEETS = [
  {
    characters: 4,
    hexes: 11,
    domain: 8,
    population: 3,
    battleTokens: 1,
    money: 1,
    majorities: { characters: 4, hexes: 4, domain: 0, population: 0, battleTokens: 2, money: 4 },
    total: 42,
  },
  {
    characters: 2,
    hexes: 6,
    domain: 12,
    population: 6,
    battleTokens: 0,
    money: 0,
    majorities: { characters: 0, hexes: 0, domain: 4, population: 4, battleTokens: 2, money: 0 },
    total: 36,
  },
] as const;
