// What bots go by that look ahead: the options worth trying, and how an army stands.
import { FastDice, Match, type Seat } from '@tabularium/kernel';
import { describe, expect, test } from 'vitest';
import { foresight } from '../bot/foresight.ts';
import { mind } from '../bot/mind.ts';
import { battleground } from '../rules/index.ts';
import type { BattlegroundKit } from '../table/table.ts';
import { position } from './support/position.ts';

const DECISIONS = 150;
/** Calls back at every decision of a match among minds. */
function along(mode: string, seen: (match: Match<BattlegroundKit>, seat: Seat, look: Looking) => void): void {
  const match = Match.start(battleground, { mode, seats: 2 }, { seed: 'foresight', dice: new FastDice(7) });
  for (let n = 0; n < DECISIONS && !match.result; n++) {
    const decision = match.pending[0] as Looking['decision'];
    const seat = decision.seats[0] as Seat;
    const dice = new FastDice(n);
    const look: Looking = { seat, decision, dice, view: () => match.view(seat) as never, fork: () => match.fork(seat, new FastDice(n)) };
    seen(match, seat, look);
    match.answer(seat, decision.id, mind.choose(look), 'bot');
  }
}
type Looking = Parameters<typeof foresight.rank>[0];

for (const mode of ['first', 'standard'])
  describe(mode, () => {
    test('the mind’s own choice leads, and every option is legal and named once', () => {
      let several = 0;
      along(mode, (_, __, look) => {
        const { decision } = look;
        if (!foresight.asks.has(decision.ask)) return;
        const ranked = foresight.rank(look, 6);
        expect(ranked[0]).toBe(mind.choose(look));
        expect(new Set(ranked).size).toBe(ranked.length);
        for (const pick of ranked) expect(pick).toBeLessThan(decision.options.length + Number(decision.pass));
        expect(ranked.length).toBeLessThanOrEqual(6);
        if (ranked.length > 1) several += 1;
      });
      expect(several).toBeGreaterThan(20);
    });
    test('how an army stands does not depend on what is hidden from whoever judges it', () => {
      along(mode, (match, seat) => {
        const [one, other] = [1, 2].map((dice) => match.fork(seat, new FastDice(dice)).table);
        for (const army of [0, 1]) expect(foresight.features(one as never, army)).toEqual(foresight.features(other as never, army));
      });
    });
    test('a mind leaves the table as it was', () => {
      along(mode, (_, __, look) => {
        const fork = look.fork();
        const before = JSON.stringify({ ...fork.table, content: null });
        foresight.rank({ ...look, fork: () => fork }, 6);
        for (const army of [0, 1]) foresight.features(fork.table, army);
        expect(JSON.stringify({ ...fork.table, content: null })).toBe(before);
      });
    });
  });

const nameOf = (name: string): number => foresight.names.indexOf(name);
const standing = (figures: Readonly<Record<string, string>>, name: string): number =>
  foresight.features(position({ objectives: 'M15', figures }).table, 0)[nameOf(name)] as number;

test('names every number', () => {
  expect(foresight.features(position({ figures: { he_man: 'M20' } }).table, 0)).toHaveLength(foresight.names.length);
});
test('an army stands better with more health, near a token and within reach of enemies', () => {
  const foe = { skeletor: 'M3 S W02' };
  expect(standing({ he_man: 'M20 N W01', ...foe }, 'health')).toBeGreaterThan(standing({ he_man: 'M20 N W01 wounds=3', ...foe }, 'health'));
  expect(standing({ he_man: 'M16 N W01', ...foe }, 'objectives')).toBeGreaterThan(standing({ he_man: 'M24 N W01', ...foe }, 'objectives'));
  expect(standing({ he_man: 'M6 N W01', ...foe }, 'threats')).toBeGreaterThan(standing({ he_man: 'M28 N W01', ...foe }, 'threats'));
});
