import type { AnyKit, Bot, Look } from '@tabularium/games/shape';
import type { Dice, Match, Open, Pick, Seat } from '@tabularium/kernel';

/** What a bot gets to see of a match when its seat has to decide. */
export function lookOf(match: Match<AnyKit>, seat: Seat, dice: Dice): Look | undefined {
  const view = match.view(seat);
  const decision = view.decisions[0];
  return decision && { seat, decision, dice, view: () => view, fork: () => match.fork(seat, dice) };
}

/** What a bot answers to an open decision of its seat. */
export function answerOf(bot: Bot, match: Match<AnyKit>, open: Open, seat: Seat, dice: Dice): Pick {
  if (bot.blind) return bot.pick(open, match.optionsOf(open).length, dice);
  const look = lookOf(match, seat, dice);
  if (!look) throw new Error(`seat ${seat} has nothing to decide`);
  return bot.choose(look);
}
