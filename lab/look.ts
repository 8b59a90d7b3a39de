// What bots see of a match when their seat has to decide, and what they answer.

import { type Dice, deepFreeze, type Match, type Open, type Pick, type Seat } from '@tabularium/kernel';
import type { AnyKit, Asked, Bot, Look, Outlook, Trial } from '@tabularium/parts/shape';

/** For the game's own mind, which tests hold to fair play. Fast. */
export function lookOf(match: Match<AnyKit>, seat: Seat, dice: Dice): Look | undefined {
  const decision = match.pending.find(({ seats }) => seats.includes(seat));
  return decision && { seat, decision, dice, view: () => match.view(seat), fork: (own = dice) => match.fork(seat, own) };
}
/** For a mind that only reads: the match itself, which is true in everything its seat may use. Several times as fast as a fork. */
export const lookInto = (match: Match<AnyKit>, open: Open, seat: Seat, dice: Dice): Look => ({
  seat,
  decision: match.wordless(open),
  dice,
  view: () => match.view(seat),
  fork: () => match,
});

/** For all other bots: copies only, with no way to the match behind them. */
export function outlookOf(match: Match<AnyKit>, seat: Seat, dice: Dice): Outlook | undefined {
  const view = apart(match.view(seat));
  const decision = view.decisions[0];
  if (!decision) return undefined;
  const fork = (): Trial => trialOf(match.fork(seat, dice), seat);
  return Object.freeze({ seat, decision, dice: throwing(dice), view: () => view, fork });
}
/** The fork must not get out: it leads to the game object, which all matches share. */
function trialOf(fork: Match<AnyKit>, seat: Seat): Trial {
  const openAt = (place: number): Open => {
    const open = fork.open[place];
    if (!open) throw new RangeError(`no decision is open at place ${place}`);
    return open;
  };
  const askedBy = (open: Open): Asked => {
    const { seats, ask, pass, some } = open;
    return apart({ seats, ask, pass, some, options: fork.optionsOf(open).length });
  };
  return Object.freeze({
    get open() {
      return Object.freeze(fork.open.map(askedBy));
    },
    get result() {
      return apart(fork.result);
    },
    decision: (place = 0) => {
      openAt(place);
      return apart(fork.pending[place] as Outlook['decision']);
    },
    view: () => apart(fork.view(seat)),
    play: (pick: Pick, place = 0) => fork.playOpen(openAt(place), picked(pick)),
  });
}
/** Dice that can be rolled but not changed. */
const throwing = (dice: Dice): Dice => Object.freeze({ below: (n: number) => dice.below(n) });
const apart = <T>(value: T): T => deepFreeze(structuredClone(value));
/** A copy: what a bot holds on to must not be part of a match. */
const picked = (pick: Pick): Pick => (typeof pick === 'number' ? pick : [...pick]);

/** What a bot answers to an open decision of its seat. */
export function answerOf(bot: Bot, match: Match<AnyKit>, open: Open, seat: Seat, dice: Dice): Pick {
  if (bot.blind) {
    const { pass, some } = open;
    return picked(bot.pick({ pass, some: some && { ...some } }, match.optionsOf(open).length, throwing(dice)));
  }
  if ('mind' in bot) return bot.mind.choose(seen(lookOf(match, seat, dice), seat));
  return picked(bot.choose(seen(outlookOf(match, seat, dice), seat)));
}
/** The same in a match that nobody but bots will ever see. */
export function answerInto(bot: Bot, match: Match<AnyKit>, open: Open, seat: Seat, dice: Dice): Pick {
  const reads = 'mind' in bot && !bot.ahead;
  return reads ? bot.mind.choose(lookInto(match, open, seat, dice)) : answerOf(bot, match, open, seat, dice);
}
/** Whether a bot can play in a lean match, which cannot be forked. */
export const isFrugal = (bot: Bot): boolean => bot.blind || ('mind' in bot && !bot.ahead);
function seen<T>(look: T | undefined, seat: Seat): T {
  if (look === undefined) throw new Error(`seat ${seat} has nothing to decide`);
  return look;
}
