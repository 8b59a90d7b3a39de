// How the attacked player answers.
import type { Reason, Rules, Seat } from '@tabularium/kernel';
import type { Asks } from '../../table/asks.ts';
import type { Battle, Referee, Table } from '../../table/table.ts';
import { NOBODY, playerOf } from '../../table/table.ts';
import { recallAmbush } from '../artifacts/ambush.ts';
import { dismantle, dismantlingsOf } from '../artifacts/tents.ts';
import { isGone } from '../ending/leaving.ts';
import { layCards } from './battle-turn.ts';
import { canRetreat, retreat } from './retreat.ts';

/** Who wins, or NOBODY if the attacked hero retreats. BAT-12.9 */
export function* defend(table: Table, ref: Referee, battle: Battle): Rules<Seat> {
  const { attacker, defender } = battle;
  playerOf(table, defender).attacked = true; // BAT-12.30
  battle.turn = defender;
  const answer = isGone(table, defender)
    ? 'surrender'
    : yield* ref.within({ at: 'defence', seat: defender }, chooseAnswer(table, ref, battle)); // BAT-20.1
  ref.tell({ kind: 'answered', rule: 'BAT-12.9', seat: defender, with: answer });
  if (answer === 'surrender') return attacker;
  if (answer === 'retreat') {
    yield* ref.within({ at: 'defence', seat: defender }, retreat(table, ref, defender, battle));
    return NOBODY; // BAT-12.36
  }
  yield* ref.within({ at: 'defence', seat: defender }, beginReaction(table, ref, battle));
  for (;;) {
    const holds = yield* ref.within({ at: 'defence', seat: defender }, layCards(table, ref, battle, defender));
    if (!holds) return attacker; // BAT-12.15
    const presses = yield* layCards(table, ref, battle, attacker);
    if (!presses) return defender; // BAT-12.15
  }
}

// ---- the answer

type Answer = Asks['answer'];
const REACT: Answer = Object.freeze({ do: 'react' });
const SURRENDER: Answer = Object.freeze({ do: 'surrender' });
const RETREAT: Answer = Object.freeze({ do: 'retreat' });

/** A player with any card may react, so that the list of answers reveals nothing about the hand. BAT-12.9 */
function answersOf(table: Table, battle: Battle): Answer[] {
  const { hand, ambush, tents } = playerOf(table, battle.defender);
  const answers: Answer[] = [];
  if (hand.length + ambush.length + tents.length > 0) answers.push(REACT);
  answers.push(SURRENDER);
  if (canRetreat(table, battle)) answers.push(RETREAT); // BAT-12.32
  answers.push(...dismantlingsOf(table, battle.defender)); // BAT-12.35
  return answers;
}
function whyNotAnswers(table: Table, battle: Battle): Reason[] {
  const { hand, ambush, tents } = playerOf(table, battle.defender);
  const reasons: Reason[] = [];
  if (hand.length + ambush.length + tents.length === 0) reasons.push({ rule: 'BAT-12.12', because: 'noCards', what: 'react' });
  if (battle.target !== 'hero')
    reasons.push({ rule: 'BAT-12.32', because: 'noHeroAttacked', what: 'retreat' }); // BAT-12.37
  else if (!canRetreat(table, battle)) reasons.push({ rule: 'BAT-12.33', because: 'noRetreat', what: 'retreat' });
  return reasons;
}
function* chooseAnswer(table: Table, ref: Referee, battle: Battle): Rules<'react' | 'surrender' | 'retreat'> {
  for (;;) {
    const answer = yield* ref.choose(battle.defender, {
      rule: 'BAT-12.9',
      ask: 'answer',
      options: () => answersOf(table, battle),
      ruledOut: () => whyNotAnswers(table, battle),
      always: true,
    });
    if (answer.do !== 'dismantle') return answer.do;
    dismantle(table, ref, battle.defender, answer); // BAT-8.29
  }
}

// ---- before the first card

/** The ambush may come back first. BAT-12.10 */
function* beginReaction(table: Table, ref: Referee, battle: Battle): Rules<void> {
  const seat = battle.defender;
  battle.reacting = true;
  if (playerOf(table, seat).ambush.length > 0) {
    const { recall } = yield* ref.choose(seat, { rule: 'BAT-12.10', ask: 'recall', options: () => RECALL });
    if (recall) recallAmbush(table, ref, seat, 'BAT-12.10'); // BAT-11.4
  }
}
const RECALL = Object.freeze([Object.freeze({ recall: true }), Object.freeze({ recall: false })]);
