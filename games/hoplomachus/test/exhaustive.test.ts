// Plays matches of all modes until everything there is has come up at least once: chips, tactics, skills, effects, decisions, events.
import { type Decision, type Dice, FastDice, Match, type Seat, type SetupInput } from '@tabularium/kernel';
import { seeds } from '@tabularium/kernel/testing';
import { expect, test } from 'vitest';
import { SKILLS } from '../content/kinds.ts';
import { skills } from '../content/skills.ts';
import { hoplomachus } from '../rules/index.ts';
import { isRival } from '../rules/units/units.ts';
import { unitOf } from '../table/names.ts';
import type { HoplomachusKit, Unit } from '../table/table.ts';
import { everythingIn, noteDecision, noteEvents, type Wanted } from './support/came-up.ts';
import { type Curiosity, curious } from './support/curious.ts';
import { scrambled } from './support/scrambled.ts';

const AGAINST_RIVALS: readonly SetupInput[] = [
  { mode: 'onslaught', seats: 1 },
  { mode: 'ascension', seats: 1 },
  { mode: 'onslaught', seats: 2 },
  { mode: 'ascension', seats: 2 },
];
const ALL_MODES: readonly SetupInput[] = [
  ...AGAINST_RIVALS,
  { mode: 'skirmish', seats: 2, options: { arena: 'colosseum', headStart: 'on' } },
  { mode: 'skirmish', seats: 2, options: { arena: 'pozzuoli' } },
  { mode: 'pandemonium', seats: 3 },
  { mode: 'alliance', seats: 4 },
];
const MOST_MATCHES = 800;
const MOST_DECISIONS = 1500;

/** Hardly ever asked with the chips of the box: two Last Stands of one player at once; rivals whose Abilities touch each other, put others elsewhere, or trample. */
const OF_OTHER_CHIPS = ['ask rivalAbility', 'ask rivalHex', 'ask rivalTrample', 'ask trigger'];

test('with the chips of the box everything comes up', () => {
  const wanted = everythingIn(hoplomachus.content);
  for (const item of OF_OTHER_CHIPS) wanted.delete(item);
  playUntilAllCameUp(wanted, ALL_MODES, () => hoplomachus);
  expect([...wanted], `did not come up in ${MOST_MATCHES} matches`).toEqual([]);
});

test('with skills drawn by lot the other decisions come up, and rivals use whatever they have', () => {
  const wanted: Wanted = new Set(OF_OTHER_CHIPS);
  for (const skill of SKILLS) if (skills[skill].type !== 'innate' && skill !== 'swap') wanted.add(`rival ${skill}`); // rivals never use Swap
  playUntilAllCameUp(wanted, AGAINST_RIVALS, (dice) => ({ ...hoplomachus, content: scrambled(hoplomachus.content, dice) }));
  expect([...wanted], `did not come up in ${MOST_MATCHES} matches`).toEqual([]);
});

function playUntilAllCameUp(wanted: Wanted, setups: readonly SetupInput[], gameBy: (dice: Dice) => typeof hoplomachus): void {
  const taken = new Map<string, number>();
  for (const seed of seeds(MOST_MATCHES)) {
    if (wanted.size === 0) return;
    const dice = new FastDice(seed);
    const match = Match.start(gameBy(dice), setups[seed % setups.length] as SetupInput, { seed: `exhaustive ${seed}` });
    playOn(match, { wanted, taken, dice });
    noteWhatHappened(match, wanted);
  }
}
function playOn(match: Match<HoplomachusKit>, curiosity: Curiosity): void {
  for (let n = 0; n < MOST_DECISIONS && match.pending[0]; n++) {
    const decision = match.pending[0];
    const seat = decision.seats[0] as Seat;
    const pick = curious(match, decision, curiosity);
    noteDecision(curiosity.wanted, match.table, decision, pick, () => match.whyNot(seat));
    match.answer(seat, decision.id, pick);
    if (n === LEAVES_AT && match.table.terms.mode === 'pandemonium' && !match.result) match.leave(seat);
  }
}
/** In Pandemonium the others play on without a player who goes. */
const LEAVES_AT = 300;

function noteWhatHappened(match: Match<HoplomachusKit>, wanted: Wanted): void {
  const { table } = match;
  for (const input of match.inputs) if (input.kind === 'answer' && ALWAYS_SINGLE.has(input.ask)) wanted.delete(`ask ${input.ask}`);
  for (const eye of ['public', 0] as const) {
    const events = match.events(eye).map(({ event }) => event);
    noteEvents(wanted, table, events);
    for (const event of events)
      if (event.kind === 'usedSkill' && isRival(table, table.units[unitOf(table, event.unit)] as Unit))
        wanted.delete(`rival ${event.skill}`);
  }
}
/** No hex is next to two pedestals: the rules answer it themselves. */
const ALWAYS_SINGLE: ReadonlySet<string> = new Set<Decision<HoplomachusKit>['ask']>(['shardAt']);
