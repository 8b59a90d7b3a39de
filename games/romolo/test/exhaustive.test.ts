// Plays matches of all modes until everything has come up at least once: constructions, characters, units, tokens, decisions, events.

import { FastDice, Match, type Seat, type SetupInput } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { BANK } from '../content/constructions.ts';
import { type Layout, setupOf, tableOf } from '../lesson/layout.ts';
import { romolo } from '../rules/index.ts';
import type { RomoloKit } from '../table/table.ts';
import { everything, noteDecision, noteEvents, noteTable, type Wanted } from './support/came-up.ts';
import { type Curiosity, curious } from './support/curious.ts';
import { plenty } from './support/plenty.ts';

const MATCHES: readonly SetupInput[] = [
  { mode: 'free', seats: 2 },
  { mode: 'free', seats: 3, options: { battleDie: 'on' } },
  { mode: 'free', seats: 4 },
  { mode: 'teams', seats: 4 },
  { mode: 'solo', seats: 1, options: { eventMode: 'line' } },
  { mode: 'solo', seats: 1, options: { eventMode: 'bag', battleDie: 'on' } },
];
/** Matches that begin mid-game, with enemies close, goods and all characters: random play hardly ever gets there. */
const LAYOUTS: readonly ((seed: number) => Layout)[] = [
  (seed) => plenty('free', 2, seed),
  (seed) => plenty('free', 3, seed),
  (seed) => plenty('free', 4, seed),
  (seed) => plenty('teams', 4, seed),
  (seed) => plenty('solo', 1, seed),
  late,
];
/** A rich town in the last rounds, with one piece of each type in the bank and one character to hire. */
function late(seed: number): Layout {
  const { hexes, units, display = [], ...layout } = plenty('free', 2, seed);
  return {
    ...layout,
    options: { roundLimit: 'on' },
    round: 57,
    ending: false,
    hexes: { ...hexes, c1: '3 warehouse', e3: '3 warehouse', c3: 'forum 3 warehouse', c2: 'port=NE', d2: '', d3: '' },
    units: { ...units, 'yellow.worker.1': 'c3', 'yellow.worker.2': 'c2', 'blue.worker.1': 'd2', 'blue.worker.2': 'd3' },
    stock: ['9 wheat 9 stone 9 wood 9 salt', '9 wheat 9 stone 9 wood 9 salt'],
    bank: Object.fromEntries(BANK.map((type) => [type, 1])),
    display: display.slice(0, 1),
    pile: [],
  };
}
const MOST_MATCHES = 800;
const MOST_DECISIONS = 500;

test('everything comes up', () => {
  const wanted = everything();
  const taken = new Map<string, number>();
  for (const seed of seeds(MOST_MATCHES))
    if (wanted.size > 0) playOn(seed % 2 === 0 ? matchOf(seed) : matchFrom(seed), wanted, { taken, dice: new FastDice(seed) });
  expect([...wanted], `did not come up in ${MOST_MATCHES} matches`).toEqual([]);
});
const matchOf = (seed: number): Match<RomoloKit> =>
  Match.start(romolo, MATCHES[(seed / 2) % MATCHES.length] as SetupInput, { seed: `exhaustive ${seed}` });
function matchFrom(seed: number): Match<RomoloKit> {
  const sketch = (LAYOUTS[Math.floor(seed / 2) % LAYOUTS.length] as (seed: number) => Layout)(seed);
  return Match.at(romolo, tableOf(sketch), { setup: setupOf(sketch), seed: `exhaustive ${seed}` });
}

/** In some matches a player leaves midway. */
const LEAVES_AT = 60;
function playOn(match: Match<RomoloKit>, wanted: Wanted, curiosity: Curiosity): void {
  for (let n = 0; n < MOST_DECISIONS && match.pending[0]; n++) {
    const decision = match.pending[0];
    const seat = decision.seats[0] as Seat;
    const pick = curious(match.table, decision, curiosity);
    noteDecision(wanted, decision, typeof pick === 'number' ? pick : -1);
    match.answer(seat, decision.id, pick);
    noteTable(wanted, match.table);
    if (n === LEAVES_AT && wanted.has('out by left') && match.setup.seats > 2 && !match.result) match.leave(seat);
  }
  for (const eye of ['public', 0] as const)
    noteEvents(
      wanted,
      match.table,
      match.events(eye).map(({ event }) => event),
    );
}
