// Lets a bot think away from its match: a turn holds all it needs, and can be sent to another thread.
import { type By, digestText, FastDice, Match, type Open, type Pick, type Save, type Seat, type Waiting } from '@tabularium/kernel';
import { answerOf, lookOf } from '@tabularium/lab';
import { levelAmong, levelsUpTo } from '@tabularium/parts/levels';
import type { AnyKit, Playable } from '@tabularium/parts/shape';
import { type Counsel, counselOn } from './counsel.ts';
import { botFor, botsFor } from './index.ts';
import { LEGATO, PATIENCE } from './levels.ts';

/** A decision, with everything that may be known about it. */
export interface Position {
  readonly game: string;
  readonly seat: Seat;
  readonly decision: string;
  /** A save without the seed; as JSON, because a string is cheaper to send than objects. */
  readonly save: string;
  readonly content?: object;
  /** The seed for choosing among equally good options, so that equal matches have equal bots. */
  readonly whim: number;
}
/** A decision for a bot. */
export interface BotTurn extends Position {
  readonly level: string;
  readonly by: By;
}
/** Who decides for themselves. */
export interface People {
  readonly isPerson: (seat: Seat) => boolean;
  /** Whether the person in a seat leaves such questions to an assistant. */
  readonly isAssisted: (seat: Seat, ask: string) => boolean;
}
/** Who plays in a match. */
export interface Company extends People {
  readonly level: (seat: Seat) => string | undefined;
  readonly pkg: Playable;
  /** The strongest level allowed; all if missing. */
  readonly strongest?: string | undefined;
  readonly seed: string;
  readonly content?: object | undefined;
}

/** Whether no person takes a decision: it is a bot's, an assistant's, or that of a player who left. */
export const isForBots = ({ ask, seats }: Waiting, { isPerson, isAssisted }: People): boolean =>
  seats.every((seat) => !isPerson(seat) || isAssisted(seat, ask));
/** The next decision that no person takes. */
export function botTurnIn(match: Match<AnyKit>, company: Company): BotTurn | undefined {
  const { isPerson, level, pkg, strongest, seed, content } = company;
  const open = match.open.find((one) => isForBots(one, company));
  const seat = open?.seats.find(isPerson) ?? open?.seats[0]; // an assistant's answer can be undone with the person's own
  if (!open || seat === undefined) return undefined;
  const by = match.left.includes(seat) ? 'stand-in' : isPerson(seat) ? 'assistant' : 'bot';
  const able = levelAmong(levelsUpTo(botsFor(pkg), strongest), level(seat)); // a file may name a bot that we do not have
  return { ...positionOf(match, open, seat, seed, content), level: able, by };
}
export const positionOf = (match: Match<AnyKit>, open: Open, seat: Seat, seed: string, content?: object): Position => ({
  game: match.game.id,
  seat,
  decision: match.wordless(open).id,
  save: JSON.stringify(match.save({ withoutSeed: true })),
  ...(content === undefined ? {} : { content }),
  whim: Number.parseInt(digestText(`${seed}/${match.inputs.length}/whim`).slice(0, 8), 16),
});

/** A bot's answer, and whether it was hurried. */
export interface Answered {
  readonly pick: Pick;
  readonly by: By;
}
/** Its save has no seed, so it cannot foresee rolls. */
export function think(pkg: Playable, turn: BotTurn, now = (): number => performance.now()): Answered {
  const { seat, level, by } = turn;
  const { match, dice } = loaded(pkg, turn);
  const open = match.open.find(({ seats }) => seats.includes(seat));
  if (!open) throw new Error(`seat ${seat} has nothing to decide`);
  const late = now() + (PATIENCE.get(level) ?? Number.POSITIVE_INFINITY);
  let isHurried = false;
  const enough = (): boolean => {
    isHurried ||= now() > late;
    return isHurried;
  };
  const pick = answerOf(botFor(pkg, level, enough), match, open, seat, dice);
  return { pick, by: isHurried ? 'hurried' : by };
}
/** What Legato would answer in this seat's place, and why. */
export function advise(pkg: Playable, position: Position, now = (): number => performance.now()): Counsel {
  const { mind, foresight } = pkg;
  const { match, dice } = loaded(pkg, position);
  const { game, seat } = position;
  const look = lookOf(match, seat, dice);
  if (!mind || !look) throw new Error(mind ? `seat ${seat} has nothing to decide` : `${game} has no mind to ask`);
  const late = now() + ADVICE_TIME;
  return counselOn({ mind, foresight }, look, { ...LEGATO, enough: () => now() > late });
}
/** How many milliseconds somebody waits for advice. */
const ADVICE_TIME = 2000;

function loaded(pkg: Playable, { save, content, whim }: Position): { readonly match: Match<AnyKit>; readonly dice: FastDice } {
  const dice = new FastDice(whim);
  return { dice, match: Match.load(pkg.game, JSON.parse(save) as Save, { dice, ...(content === undefined ? {} : { content }) }) };
}
