// Plays matches of both modes until everything in the game has come up at least once: cards, abilities, tokens, terrain, decisions, events, reasons.
import { FastDice, Match, type Seat, type SetupInput } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { maps } from '../content/maps.ts';
import { type Layout, setupOf, tableOf } from '../lesson/layout.ts';
import { battleground } from '../rules/index.ts';
import type { BattlegroundKit } from '../table/table.ts';
import { brawl } from './support/brawl.ts';
import { everything, noteDecision, noteEvents, noteResult, type Wanted } from './support/came-up.ts';
import { type Curiosity, curious } from './support/curious.ts';
import { RARE } from './support/rare.ts';

/** Whole matches: armies, deployment, four rounds. */
const MATCHES: readonly SetupInput[] = [
  { mode: 'first', seats: 2 },
  ...maps.map(({ id: map }, i) => ({
    mode: 'standard',
    seats: 2,
    options: { map, points: 60 + 30 * i, expansion: i % 2 === 0 ? 'on' : 'off' },
  })),
];
const MOST = 900;

test('everything comes up', () => {
  const wanted = everything();
  const taken = new Map<string, number>();
  for (const { sketch, answers } of RARE) playOn(matchAt(sketch, 1), wanted, { taken, dice: new FastDice(1) }, answers);
  for (const seed of seeds(MOST)) if (wanted.size > 0) playOn(matchOf(seed), wanted, { taken, dice: new FastDice(seed) });
  expect([...wanted], `did not come up in ${MOST} matches`).toEqual([]);
});
/** One match in this many is whole; the others start in the middle of a brawl. */
const WHOLE = 8;
function matchOf(seed: number): Match<BattlegroundKit> {
  if (seed % WHOLE === 0)
    return Match.start(battleground, MATCHES[(seed / WHOLE) % MATCHES.length] as SetupInput, { seed: `exhaustive ${seed}` });
  return matchAt(brawl(seed, seed % 3 === 0 ? 'first' : 'standard'), seed);
}
const matchAt = (sketch: Layout, seed: number): Match<BattlegroundKit> =>
  Match.at(battleground, tableOf(sketch), { setup: setupOf(sketch), seed: `exhaustive ${seed}` });

/** At one decision in this many, players ask why something is not possible; in one match in this many, somebody leaves or both agree on a draw. */
const [ASKS_WHY, LEAVES] = [3, 50];
/** Plays the given answers, then as curious players do. */
function playOn(match: Match<BattlegroundKit>, wanted: Wanted, curiosity: Curiosity, answers: readonly string[] = []): void {
  const { dice } = curiosity;
  const isRare = answers.length > 0;
  let heard = 0;
  for (let n = 0; match.pending[0]; n++) {
    const answer = answers[n];
    const asked = answer === undefined ? dice.below(match.pending.length) : match.pending.findIndex(({ texts }) => texts.includes(answer));
    const decision = match.pending[asked];
    if (decision === undefined)
      throw new Error(`${answer} is not offered, but ${match.pending.map(({ texts }) => texts.join()).join(' or ')}`);
    const seat = decision.seats[0] as Seat;
    const given = decision.texts.indexOf(answer ?? '');
    const pick = answer === undefined ? curious(match.table, decision, curiosity) : decision.some ? [given] : given;
    const number = typeof pick === 'number' ? pick : -1;
    noteDecision(wanted, match.table, decision, number, {
      about: () => (number < decision.options.length ? match.about(seat, number) : undefined),
      whyNot: () => (isRare || dice.below(ASKS_WHY) === 0 ? match.whyNot(seat) : []),
    });
    match.answer(seat, decision.id, pick);
    const events = [...match.events(0, heard), ...match.events(1, heard)].map(({ event }) => event);
    heard = match.events('public').length;
    noteEvents(wanted, match.table, events);
    if (n !== LEAVES || match.result) continue;
    if (wanted.has('ends by resigned')) match.leave(seat);
    else if (wanted.has('ends by agreed')) for (const [i, says] of (['offer', 'agree'] as const).entries()) match.draw(i, says);
  }
  if (match.result) noteResult(wanted, match.result);
}
