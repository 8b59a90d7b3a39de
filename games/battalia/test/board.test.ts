// What the board works out about options and placements must agree with the rules.
import { FastDice, Match, randomPick } from '@tabularium/kernel';
import { momentsIn } from '@tabularium/kernel/testing';
import { describe, expect, test } from 'vitest';
import { choicesOf } from '../board/common/choices.ts';
import { fittingTurns } from '../board/map/placement.ts';
import { battalia } from '../rules/index.ts';
import type { BattaliaKit } from '../table/table.ts';
import type { BattaliaView, BuildingView } from '../table/view.ts';

const DECISIONS = 1500;

/** Every decision of a random match, with what its seat sees. */
function* decisionsOf(seed: number, seats: number): Generator<{ decision: Match<BattaliaKit>['pending'][number]; table: BattaliaView }> {
  const match = Match.start(battalia, { mode: seats === 3 ? 'advanced' : 'base', seats }, { seed: `board ${seed}` });
  const dice = new FastDice(seed);
  for (const { decision, seat } of momentsIn(match, DECISIONS, (asked) => randomPick(asked, asked.options.length, dice)))
    yield { decision, table: match.view(seat).table as BattaliaView };
}

describe('the board', () => {
  for (const seats of [2, 3, 4])
    test(`with ${seats} players`, () => {
      const asked = new Set<string>();
      for (const { decision, table } of decisionsOf(seats, seats)) {
        asked.add(decision.ask);
        const { spaces, decks, cards } = choicesOf(decision);
        const placed = [...spaces.values(), ...decks.values(), ...cards.values()].flat();
        expect(placed.every((number) => number < decision.options.length)).toBe(true);
        if (ON_SPACES.has(decision.ask)) expect(new Set(placed)).toEqual(new Set(decision.options.keys()));
        if (decision.ask === 'buildTurn') {
          const { at, card } = table.building as BuildingView;
          const turns = fittingTurns(table.spaces, at as string, (card as NonNullable<typeof card>).type);
          expect(turns.toSorted()).toEqual(decision.options.map(({ exits }) => exits).toSorted());
        }
      }
      expect([...asked]).toEqual(expect.arrayContaining(['act', 'buildAt', 'buildTurn']));
    });
});
/** Decisions that can be made on the map alone. */
const ON_SPACES = new Set(['startCity', 'buildAt', 'heroAt', 'moveTo', 'retreatTo']);
