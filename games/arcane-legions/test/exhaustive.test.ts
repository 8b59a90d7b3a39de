// Plays matches of all modes until everything has come up at least once: cards, figures, abilities, terrain, decisions, events, reasons.
import { FastDice, Match, type Seat, type SetupInput } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { content } from '../content/index.ts';
import type { UnitDef } from '../content/kinds.ts';
import { type Layout, setupOf, tableOf } from '../lesson/layout.ts';
import { arcaneLegions } from '../rules/index.ts';
import type { ArcaneKit } from '../table/table.ts';
import { brawl } from './support/brawl.ts';
import { everything, noteDecision, noteEvents, noteResult, type Wanted } from './support/came-up.ts';
import { type Curiosity, curious } from './support/curious.ts';
import { position } from './support/position.ts';
import { RARE } from './support/rare.ts';

const PLACES = ['firstBattle', 'templeRuins', 'brokenGround', 'placed'];
/** Matches from the beginning. */
const WHOLE: readonly SetupInput[] = [
  { mode: 'firstBattle', seats: 2 },
  { mode: 'standard', seats: 2, options: { points: 5000 } },
  { mode: 'standard', seats: 3, options: { points: 5000 } },
  ...PLACES.map((battlefield) => ({ mode: 'standard', seats: 2, options: { battlefield, factionPenalty: 'on' } })),
  { mode: 'kingOfTheHill', seats: 2 },
  { mode: 'deathBeforeDishonor', seats: 2 },
  { mode: 'custom', seats: 2, options: { battlefield: 'placed', total: 10000 } },
  { mode: 'standard', seats: 2, options: { points: 10000 } },
  ...[3, 4, 5, 6].map((seats) => ({ mode: 'custom', seats, options: { total: 20000, tableSize: 75 } })),
];
const MOST = 900;
/** One match in this many is whole, the others begin in mid-battle; none lasts longer than this. */
const ONE_IN = 6;
const DECISIONS = { whole: 400, brawl: 150 };

test('everything comes up', () => {
  const wanted = everything();
  const taken = new Map<string, number>();
  for (const { sketch, answers } of RARE) playOn(position(sketch).match, wanted, { taken, dice: new FastDice(1) }, answers);
  for (const seed of seeds(MOST)) if (wanted.size > 0) playOn(matchOf(seed, wanted), wanted, { taken, dice: new FastDice(seed) });
  expect([...wanted], `did not come up in ${MOST} matches`).toEqual([]);
}, 120_000);
function matchOf(seed: number, wanted: Wanted): Match<ArcaneKit> {
  if (seed % ONE_IN !== 0) return matchAt(brawl(seed, { cards: cardsFor(wanted) }), seed);
  const number = seed / ONE_IN;
  const setup = WHOLE[number % WHOLE.length] as SetupInput;
  return Match.start(arcaneLegions, setup, { seed: `exhaustive ${seed}` });
}
/** Cards that can make something come up. */
const cardsFor = (wanted: Wanted): UnitDef[] =>
  content.units.filter(
    ({ id, bar, slots }) =>
      wanted.has(`unit ${id}`) ||
      slots.some(({ figure }) => wanted.has(`figure ${figure}`)) ||
      [...bar, ...slots.flatMap(({ abilities }) => abilities)].some((ability) => wanted.has(`ability ${ability}`)),
  );
const matchAt = (sketch: Layout, seed: number): Match<ArcaneKit> =>
  Match.at(arcaneLegions, tableOf(sketch), { setup: setupOf(sketch), seed: `exhaustive ${seed}` });

/** At some decisions players ask why something is impossible; in some matches a player leaves. */
const [ASKS_WHY, LEAVES] = [12, 100];
/** The given answers first, then what curious players like. */
function playOn(match: Match<ArcaneKit>, wanted: Wanted, curiosity: Curiosity, answers: readonly string[] = []): void {
  const { dice } = curiosity;
  const most = match.table.phase === 'setup' ? DECISIONS.whole : DECISIONS.brawl;
  let heard = 0;
  for (let n = 0; match.pending[0] && n < most && wanted.size > 0; n++) {
    const answer = answers[n];
    const asked = answer === undefined ? dice.below(match.pending.length) : 0;
    const decision = match.pending[asked] as Match<ArcaneKit>['pending'][number];
    const seat = decision.seats[0] as Seat;
    const given = [...decision.texts, 'pass'].indexOf(answer ?? '');
    if (answer !== undefined && given < 0) throw new Error(`${answer} is not offered, but ${decision.texts.join()}`);
    const pick = answer === undefined ? curious(match.table, decision, curiosity) : given;
    const number = typeof pick === 'number' ? pick : -1;
    noteDecision(wanted, match.table, decision, number, {
      about: () => match.about(seat, number),
      whyNot: () => (answers.length > 0 || decision.ask === 'enlist' || dice.below(ASKS_WHY) === 0 ? match.whyNot(seat) : []),
    });
    match.answer(seat, decision.id, pick);
    noteEvents(
      wanted,
      match.events('public', heard).map(({ event }) => event),
    );
    heard = match.events('public').length;
    const isMissing = wanted.has('ends by resigned') || wanted.has('event left');
    if (n === LEAVES && isMissing && !match.result) match.leave(seat);
  }
  if (match.result) noteResult(wanted, match.result);
}
