// The map, the zones and the deployment of the standard game.
import { played, rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { battleground } from '../../rules/index.ts';
import { type Position, seen, seenFigure, where } from '../support/position.ts';

interface Opening {
  readonly options?: Record<string, string | number>;
  readonly seed?: string;
  readonly armies?: readonly [string, string];
}
const opened = ({ options = {}, seed = 'deployment', armies = ['heart_of_grayskull', 'eyes_of_night'] }: Opening = {}): Position => {
  const match = played(battleground, { setup: { mode: 'standard', seats: 2, options }, seed }) as Position;
  return match.as(0, armies[0]).as(1, armies[1]);
};
/** Seat 0 goes first and deploys in the south. */
function placing(opening: Opening = {}): Position {
  const match = opened(opening);
  match.play(match.decision().seats[0] === 0 ? 'me' : 'opponent');
  return match.play(match.decision().seats[0] === 0 ? 'south' : 'north');
}

rule('MOB-9.8', 'the map is chosen, or drawn from those without fixed starts', () => {
  expect(opened({ options: { map: 'broken_gate' } }).table.terms.map).toBe('broken_gate');
  expect(opened({ options: { map: 'grayskull_ruins' } }).table.terms.map).toBe('grayskull_ruins');
  const drawn = new Set(Array.from({ length: 24 }, (_, i) => opened({ seed: `map ${i}` }).table.terms.map));
  expect([...drawn].sort()).toEqual(['broken_gate', 'snake_terraces', 'wasteland_watchtowers']);
});
rule('MOB-9.9', 'the player who did not name the first player chooses the zone', () => {
  const match = opened();
  const [namer] = match.decision().seats as readonly [number];
  match.play('me');
  expect(match.decision()).toMatchObject({ ask: 'zone', seats: [1 - namer] });
  expect(seen(match).due).toEqual([{ seat: 1 - namer, what: 'zone' }]); // nobody decides what the game does by itself
  match.play('north');
  expect(match.table.players[1 - namer]?.zone).toBe('north');
  expect(match.table.players[namer]?.zone).toBe('south');
});
rule('MOB-9.10', 'players take turns placing figures, starting with the first player; the larger army places the rest at the end', () => {
  const match = placing();
  const order: number[] = [];
  while (match.table.phase === 'setup') {
    const { ask, seats, texts } = match.decision();
    if (ask === 'deployAt') order.push(seats[0] as number);
    match.play(texts[0] as string);
  }
  expect(order).toEqual([0, 1, 0, 1, 0, 1, 1]);
  expect(seen(match).figures.every(({ at }) => at !== null)).toBe(true);
});
rule('MOB-9.10', 'a figure is placed on any free hex of its own zone, with any facing', () => {
  const match = placing({ options: { map: 'broken_gate' } }).play('stratos');
  const places = match.texts();
  expect(places).toHaveLength(162);
  expect(places).toContain('A25');
  expect(places).toContain('B24');
  expect(places).not.toContain('A24');
  match.play('M27');
  expect(match.texts()).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
  match.play('NW');
  expect(seenFigure(match, 'stratos')).toMatchObject({ at: 'M27', facing: 'NW' });
  expect(match.last('deployed')).toMatchObject({ figure: 'stratos', at: 'M27', facing: 'NW' });
  match.play('trap_jaw', 'A1', 'S', 'he_man');
  expect(match.texts()).not.toContain('M27');
});
rule('MOB-9.11', 'a massive figure is placed with its whole base in the zone', () => {
  const match = placing({ options: { expansion: 'on', map: 'snake_terraces' }, armies: ['battle_cat', 'panthor'] }).play('he_man_bc');
  expect(match.decision()).toMatchObject({ ask: 'deployAt', rule: 'MOB-9.11' });
  const places = match.texts();
  expect(places).not.toContain('B24 east'); // A24 is outside the zone
  expect(places).toContain('B25 east');
  expect(places).toContain('A25 west');
  expect(places).not.toContain('Y25 west'); // over the edge
  match.play('A25 west');
  expect(match.texts()).toEqual(['A25', 'B24', 'B25']);
  match.play('B24');
  expect(seenFigure(match, 'he_man_bc')).toMatchObject({ at: 'A25 west', hexes: ['A25', 'B24', 'B25'], facing: 'B24' });
});
rule('MOB-9.10', 'the first round starts after the last question of the set-up', () => {
  const match = placing();
  while (match.table.phase === 'setup') match.play(match.decision().texts[0] as string);
  expect(match.table).toMatchObject({ phase: 'select', round: 1, due: [] });
  expect(where(match, 'he_man')).not.toBeNull();
});
