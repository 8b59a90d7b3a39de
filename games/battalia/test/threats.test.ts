// What other players' heroes could reach must be what the rules would let them reach.
import { describe, expect, test } from 'vitest';
import { threatsTo } from '../board/common/threats.ts';
import { rideReach } from '../rules/land/ways.ts';
import { spaceName, spaceOf } from '../table/names.ts';
import { position, seen } from './support/position.ts';

const BOARD = { c2: 'straight E-W', d2: 'hub 3 of 0', e2: 'tee N-E-S', e3: 'straight N-S', c4: 'straight N-S' };
const match = (heroes: readonly string[]) => position({ board: BOARD, players: [{}, { heroes }] });

describe('threats', () => {
  test('reach as far as a horse, along the roads', () => {
    const at = match(['b2']);
    const { reach } = threatsTo(seen(at), 0);
    const ridden = rideReach(at.table, 1, spaceOf('b2'), 3);
    expect(ridden.length).toBeGreaterThan(1);
    expect(new Map([...reach].filter(([space]) => space !== 'b2'))).toEqual(
      new Map(ridden.map(({ at: space, cost }) => [spaceName(space), cost])),
    );
  });
  test('are shown to the owner of what could be attacked, not to the heroes’ own player', () => {
    expect(threatsTo(seen(match(['b2'])), 0).strikes).toContainEqual({ from: 'b2', to: 'd2' });
    expect(threatsTo(seen(match(['b2'])), 1).strikes).toEqual([]);
  });
  test('are none as long as no other player’s hero is on the map', () => {
    expect(threatsTo(seen(match([])), 0)).toEqual({ reach: new Map(), strikes: [] });
  });
});
