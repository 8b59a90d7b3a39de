// What bots count when they look ahead.
import { expect, test } from 'vitest';
import { foresight } from '../bot/foresight.ts';
import { position, type Sketch } from './support/position.ts';

type Counts = Readonly<Record<'points' | 'cards' | 'deck' | 'danger', number>>;
/** What a seat of this position has, by name. */
function counted(sketch: Sketch, seat = 0): Counts {
  const counts = foresight.features(position(sketch).table, seat);
  return Object.fromEntries(foresight.names.map((name, n) => [name, counts[n]])) as unknown as Counts;
}
const BOARD = { c2: 'straight E-W', d2: 'hub 2 of 0', e2: 'tee N-E-S' };

test('levels of cities are points; those of others are not (BAT-1.1)', () => {
  expect(counted({ board: BOARD }).points).toBe(counted({}).points + 2);
  expect(counted({ board: BOARD }, 1)).toMatchObject({ points: counted({}, 1).points });
});
test('cards count wherever they lie', () => {
  const inHand = counted({ players: [{ hand: ['weapon bear', 'lord isle', 'sword'], nation: [], haven: [] }] });
  const inHaven = counted({ players: [{ hand: [], nation: ['sword'], haven: ['weapon bear', 'lord isle'] }] });
  expect(inHand).toMatchObject({ weapons: 1, leaders: 1, treasures: 1 });
  expect(inHaven).toMatchObject({ weapons: 1, leaders: 1, treasures: 1, cards: inHand.cards, deck: inHand.deck });
});
test("a city is in the more danger the nearer another player's hero is along the roads", () => {
  const danger = (at: string): number => counted({ board: BOARD, players: [{}, { heroes: [at] }] }).danger;
  expect(danger('d2')).toBeGreaterThan(danger('c2'));
  expect(counted({ board: BOARD }).danger).toBe(0);
});
test('the match is over for the part that its nearest end has come near (BAT-15.1, BAT-15.2)', () => {
  const { table } = position({ board: BOARD });
  expect(foresight.progress(table)).toBeGreaterThan(foresight.progress(position({}).table));
  table.levels = table.levels.map((_, space) => (space < 5 ? 4 : 0));
  table.owners = table.owners.map((_, space) => (space < 5 ? 0 : -1));
  expect(foresight.progress(table)).toBe(1);
});
