// What could be claimed if the round ended now, checked against the four conditions throughout brawls. MOB-4.36
import { type Decision, FastDice, Match, type Seat } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { zoneAt } from '../../content/maps.ts';
import { positionName } from '../../content/place-names.ts';
import { setupOf, tableOf } from '../../lesson/layout.ts';
import { battleground } from '../../rules/index.ts';
import { type BattlegroundKit, type Figure, NONE, type Table } from '../../table/table.ts';
import type { BattlegroundView } from '../../table/view.ts';
import { bold } from '../support/bold.ts';
import { brawl } from '../support/brawl.ts';
import { type Spot, spotOf, touch } from '../support/naive-sight.ts';
import { areEngaged, baseOf } from '../support/naive-thresholds.ts';

const isSame = (a: Spot, b: Spot): boolean => a.column === b.column && a.row === b.row && a.high === b.high;
/** In the token's hex or adjacent to it, on the same height. */
const isThere = (figure: Figure, token: Spot): boolean =>
  figure.at !== NONE && baseOf(figure).hexes.some((hex) => isSame(hex, token) || (hex.high === token.high && touch(hex, token)));
function claimableBy(table: Table, seat: Seat): string[] {
  const { zone } = table.players[seat] as Table['players'][number];
  const enemies = table.figures.filter((figure) => figure.seat !== seat && figure.at !== NONE);
  const own = table.figures.filter((figure) => figure.seat === seat && figure.at !== NONE);
  return table.objectives.flatMap(({ at, owner }) => {
    const token = spotOf(positionName(at));
    const isOpen = owner === NONE && zoneAt(token.column, token.row) !== zone && !enemies.some((enemy) => isThere(enemy, token));
    const claimant = own.find((figure) => isThere(figure, token) && !enemies.some((enemy) => areEngaged(figure, enemy)));
    return isOpen && claimant !== undefined ? [positionName(at)] : [];
  });
}

const BRAWLS = 40;
/** The forecast is checked at one decision in this many. */
const LOOKS = 4;
test('a figure can claim a token outside its own zone if it is there, is not engaged, and no enemy is there', () => {
  let count = 0;
  for (const seed of seeds(BRAWLS)) {
    const sketch = brawl(seed);
    const match = Match.at(battleground, tableOf(sketch), { setup: setupOf(sketch), seed: `claims ${seed}` });
    const dice = new FastDice(seed);
    for (let n = 0; match.pending[0]; n++) {
      const decision: Decision<BattlegroundKit> = match.pending[0];
      if (n % LOOKS === 0 || decision.ask === 'claim') count += look(match, decision, `seed ${seed}`);
      match.answer(decision.seats[0] as Seat, decision.id, bold(match.table, decision, dice));
    }
  }
  expect(count).toBeGreaterThan(100);
});
/** Returns how many claims were possible. */
function look(match: Match<BattlegroundKit>, decision: Decision<BattlegroundKit>, where: string): number {
  const { forecast } = match.view('public').table as BattlegroundView;
  return forecast.sides.reduce((sum, { seat, claims }) => {
    const found = claimableBy(match.table, seat);
    expect(claims, `${where}, seat ${seat}`).toEqual(found);
    if (decision.ask === 'claim' && decision.seats[0] === seat) expect(decision.texts).toEqual(found);
    return sum + found.length;
  }, 0);
}
