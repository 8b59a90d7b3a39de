import { rule } from '@tabularium/kernel/testing';
import { expect } from 'vitest';
import { onlyOpen, type Position, position, seen, times } from '../support/position.ts';

rule('BAT-19.1', 'with two and three players the target is still five level-4 cities', () => {
  const boards = {
    2: { b2: 'hub 4 of 0', d2: 'end 4 of 0', b4: 'end 4 of 0', f4: 'end 4 of 0', d6: 'gate 3 of 0' },
    3: { e1: 'hub 4 of 0', c1: 'end 4 of 0', d2: 'gate 4 of 0', a3: 'end 4 of 0', c3: 'gate 3 of 0' },
  };
  for (const [seats, at] of [
    [2, 'd6'],
    [3, 'c3'],
  ] as const) {
    const match = position({ seats, players: [{ hand: times(2, 'lord bear') }], board: boards[seats] });
    expect(match.result).toBeUndefined();
    match.play(`upgrade ${at}`);
    expect(match.result).toMatchObject({ rule: 'BAT-15.2' });
  }
});

rule('BAT-19.1', 'with three players units of all four factions can be hired', () => {
  const match = position({ seats: 3, players: [{ hand: times(2, 'supply') }], tops: { friman: ['friman cloud'] } }).play('hire friman');
  expect(match.last('hired')).toMatchObject({ gained: 'friman cloud' });
});

const sitesOf = (match: Position): readonly string[] => match.play('road simple', 'curve').texts();

rule(['BAT-19.2', 'BAT-3.34'], 'with two players nothing is built in the outer ring', () => {
  const match = position({ players: [{ hand: ['friman bear', 'supply'] }] });
  expect([...sitesOf(match)].sort()).toEqual(['b3', 'c2']); // b1 and a2 do not exist
  expect(match.refuses('b1')).toMatchObject({ rule: 'BAT-19.2', because: 'outOfPlay' });
});

rule(['BAT-19.2', 'BAT-3.23'], 'with three players nothing is built in the corners', () => {
  const match = position({ seats: 3, players: [{ hand: ['friman bear', 'supply'] }] });
  expect([...sitesOf(match)].sort()).toEqual(['d1', 'e2']); // f1 does not exist
  expect(match.refuses('f1')).toMatchObject({ rule: 'BAT-19.2', because: 'outOfPlay' });
});

rule(['BAT-19.2', 'BAT-3.23', 'BAT-3.34'], 'heroes do not enter spaces out of play, by road or by wings', () => {
  for (const [seats, home] of [
    [2, 'b2'],
    [3, 'e1'],
  ] as const) {
    const match = position({ seats, players: [{ hand: ['supply', 'wings'], heroes: [home] }] });
    expect(match.texts().filter((text) => text.startsWith('step'))).toEqual([]);
    match.play(`fly ${home}`);
    const inPlay = seen(match).spaces.filter(({ kind }) => kind !== 'outOfPlay' && kind !== 'empty');
    expect(match.texts().every((at) => inPlay.some((space) => space.at === at))).toBe(true);
  }
});

rule(['BAT-19.2', 'BAT-3.34'], 'spaces out of play need not be filled', () => {
  const match = position({ players: [{ hand: ['friman bear', 'supply'] }], board: onlyOpen('c2') }).play('road simple', 'straight');
  expect(match.result).toMatchObject({ because: 'boardFull' });
});

rule('BAT-19.2', 'a road that points at a space out of play leads nowhere', () => {
  const match = position({ seats: 3, players: [{ hand: ['friman bear', 'supply'] }] });
  match.play('road simple', 'curve', 'd1', 'N-E');
  expect(match.last('built')).toMatchObject({ at: 'd1', exits: 'N-E' });
});

rule('BAT-19.3', 'with two players a scroll names only factions in the game', () => {
  const match = position({ options: { removedFaction: 'isle' }, players: [{ hand: ['scroll bear', 'friman bear'] }] });
  match.play('scroll');
  expect(match.decision()).toMatchObject({ ask: 'scrollFaction' });
  expect(match.texts()).toEqual(['ember', 'cloud']);
});

rule('BAT-19.3', 'with two players a matched artifact can only be of a faction in the game', () => {
  const match = position({ day: 2, options: { removedFaction: 'bear' }, players: [{ hand: ['chief isle', 'supply', 'supply'] }] });
  match.play('create horse');
  expect(match.texts()).toEqual(['isle', 'ember', 'cloud', 'top']);
});

rule('BAT-19.3', 'with three players all four factions can be named', () => {
  const match = position({ seats: 3, day: 2, players: [{ hand: ['chief isle', 'supply', 'supply'] }] }).play('create horse');
  expect(match.texts()).toEqual(['bear', 'isle', 'ember', 'cloud', 'top']);
});
