// What every decision, reason, event and result of a game looks like.
import { BETWEEN, type Decision, type Kit, NONE, PASS, type Reason } from '../../index.ts';
import { notATree } from '../../strict.ts';
import { isAsItsShape } from '../shaped.ts';
import { seatsOf } from '../told.ts';
import { type Playout, ride } from './playout.ts';

/** As many as the hexes that the fastest figure of any game can reach; longer lists cannot be clicked through. */
const MOST_OPTIONS = 600;

/** Options are few with distinct texts, everything names its rule, and decisions are open exactly while there is no result. */
export function isWellFormed<K extends Kit>(played: Playout<K>): void {
  const { prefix } = played.game;
  const named = (rule: string, what: string): void => {
    if (!rule.startsWith(`${prefix}-`)) throw new Error(`${what} names the rule "${rule}", which is not one of ${prefix}-...`);
  };
  const reasoned = (reason: Reason): void => {
    named(reason.rule, `the reason "${reason.because}"`);
    if (!reason.because) throw new Error(`a reason of ${reason.rule} says nothing`);
  };
  const match = ride(
    played,
    (stop) => {
      for (const decision of stop.match.pending) {
        named(decision.rule, decision.ask);
        decides(decision, stop.match.setup.seats);
      }
      if (stop.match.result) throw new Error('there is a result although decisions are open');
      for (const seat of seatsOf(stop.match)) for (const reason of stop.match.whyNot(seat)) reasoned(reason);
      played.invariants?.(stop.match.table);
      if (!stop.sampled) return;
      const { content: _content, ...table } = stop.match.table;
      const wrong = notATree(table);
      if (wrong !== undefined) throw new Error(wrong);
      isAsItsShape(played.game, stop.match.table);
    },
    ({ spy }) => {
      for (const { event } of spy.told) named(event.rule, event.kind);
    },
  );
  played.invariants?.(match.table);
  if ((match.result === undefined) !== match.pending.length > 0) throw new Error('decisions are open and there is a result, or neither');
  if (played.isOver !== (match.result !== undefined))
    throw new Error('the same match ended when first played, or when replayed, but not both');
  if (match.result) named(match.result.rule, 'the result');
  const drawn = played.game.agreedDraw?.(match.table, []);
  if (drawn) named(drawn.rule, 'the agreed draw');
  if (drawn && !drawn.drawn) throw new Error('the result of an agreed draw is not `drawn`');
  for (const winner of match.result?.winners ?? [])
    if (!seatsOf(match).includes(winner)) throw new Error(`seat ${winner} wins but is not at the table`);
}

function decides<K extends Kit>(decision: Decision<K>, seats: number): void {
  const { ask, texts, some } = decision;
  if (texts.length > MOST_OPTIONS) throw new Error(`${ask} lists ${texts.length} options, more than ${MOST_OPTIONS}`);
  const twice = texts.find((text, i) => texts.indexOf(text) !== i);
  if (twice !== undefined) throw new Error(`${ask} lists "${twice}" twice`);
  const reserved = texts.find((text) => text === PASS || (some && (text === NONE || text.includes(BETWEEN))));
  if (reserved === PASS) throw new Error(`${ask} lists "${PASS}" as an option: ask with \`pass: true\` instead, or call it something else`);
  if (reserved !== undefined)
    throw new Error(`${ask} lists "${reserved}": where several options are chosen, no text is "${NONE}" or has "${BETWEEN}" in it`);
  if (decision.seats.length === 0 || decision.seats.some((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats))
    throw new Error(`${ask} is asked of seats ${decision.seats.join(', ')}`);
  if (some && (some.min > some.max || some.max > texts.length))
    throw new Error(`${ask} asks for ${some.min} to ${some.max} of ${texts.length}`);
}
