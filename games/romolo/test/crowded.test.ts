// Crowded maps, where nearly every turn is war: random answers, with the invariants checked at each.

import { FastDice, type Seat } from '@tabularium/kernel';
import { photo, same, seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { TOKENS } from '../content/kinds.ts';
import { type Position, position, type Sketch } from './support/position.ts';
import { wholeUnits } from './support/whole.ts';

const PLACES = ['b2', 'b3', 'c2', 'c3', 'c4', 'd2', 'd3'];
const PIECES = ['farm', 'temple', 'forum', 'warehouse', 'warehouse=2wood', 'walls=E,NE,W,SW', 'aqueduct'];
const CHARACTERS = [
  ['heros', 'dux'],
  ['defensor', 'foederatus'],
  ['obsessor', 'furnarus'],
];

/** Everybody's units and some constructions, placed at random in the middle. */
function crowd(seed: number, solo: boolean): Sketch {
  const dice = new FastDice(seed);
  const any = <T>(list: readonly T[]): T => list[dice.below(list.length)] as T;
  const colours = solo ? ['yellow'] : ['yellow', 'blue', 'red'];
  const units: Record<string, string> = {};
  for (const [seat, colour] of colours.entries()) {
    for (const name of ['worker.1', 'worker.2', 'soldier.1', 'soldier.2', 'soldier.3', 'explorer.1'])
      units[`${colour}.${name}`] = any(PLACES);
    units[`mercenary.${seat + 1}`] = `${any(PLACES)} of ${seat}${dice.below(2) === 0 ? ' penalty' : ''}`;
  }
  if (solo) for (let i = 1; i <= 6; i++) units[`automaton.soldier.${i}`] = any(PLACES);
  return {
    ...(solo ? { mode: 'solo' } : { seats: 3, capitals: ['c3', 'd3', 'b2'] }),
    options: { battleDie: dice.below(4) === 0 ? 'on' : 'off' },
    phase: 'war',
    hexes: Object.fromEntries(PLACES.map((name) => [name, `${any(PIECES)} ${any(PIECES)}${dice.below(3) === 0 ? ' cracked' : ''}`])),
    units,
    stock: colours.map(() => '2 wheat 1 salt 2 wood'),
    money: colours.map(() => dice.below(9)),
    characters: colours.map((_, seat) => CHARACTERS[seat] as readonly string[]),
  };
}

function check({ table }: Position): void {
  const present = table.present.map(() => 0);
  for (const { zone, at, owner } of wholeUnits(table)) {
    const place = at * table.players.length + owner;
    if (zone === 'map') present[place] = (present[place] as number) + 1;
  }
  expect(table.present).toEqual(present);
  for (const { alive, automaton, hand, spent, aside, capital, stock, money, owner } of table.players) {
    if (!alive || automaton) continue;
    if (!table.terms.battleDie) expect([new Set([...hand, ...spent, aside]), hand.length > 0]).toEqual([new Set(TOKENS), true]);
    if (table.battle === null) expect(table.hexes[capital]?.tower).toBe(owner);
    expect(Math.min(money, ...Object.values(stock))).toBeGreaterThanOrEqual(0);
  }
}
/** What a seat sees does not depend on what is hidden from it, and saving changes nothing. */
function inspect(match: Position, seats: readonly Seat[], seed: number): void {
  for (const seat of seats) {
    const fork = match.match.fork(seat, new FastDice(seed));
    same(fork.view(seat).table, match.view(seat).table, `seat ${seat} sees something hidden`);
  }
  const before = photo(match.match);
  match.reload();
  same(photo(match.match), before, 'loading changed the match');
}

for (const solo of [false, true])
  test(`random wars ${solo ? 'against the automaton' : 'of three'} keep every invariant`, () => {
    const told = new Set<string>();
    for (const seed of seeds(12)) {
      const match = position(crowd(seed, solo));
      const dice = new FastDice(seed);
      const seats = solo ? [0] : [0, 1, 2];
      for (let n = 0; n < 60 && match.result === undefined; n++) {
        if (n % 12 === seed % 12) inspect(match, seats, seed);
        const decision = match.match.pending[dice.below(match.match.pending.length)];
        if (decision === undefined) break;
        const { some, texts, pass, seats: deciders } = decision;
        const options = pass ? [...texts, 'pass'] : texts;
        const count = some === undefined ? 1 : some.min + dice.below(some.max - some.min + 1);
        const chosen = options.toSpliced(0, dice.below(options.length - count + 1)).slice(0, count);
        match.as(deciders[0] as Seat, chosen.join(' + '));
        check(match);
      }
      for (const { kind } of match.events()) told.add(kind);
    }
    // there really was war
    for (const kind of ['battle', 'values', 'tokens', 'fought', 'fell', 'battleToken', 'retreated', 'stood', 'destroyed', 'eliminated'])
      expect(told).toContain(kind);
  });
