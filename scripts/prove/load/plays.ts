// Matches played beforehand, so that no bot thinks while a server is measured.
import { botFor, levelFor } from '@tabularium/bots';
import { loadPlayable } from '@tabularium/games';
import { FastDice, Match, type Pick, type Seat, type Setup, seedFrom } from '@tabularium/kernel';
import { answerOf } from '@tabularium/lab';

/** What a match is made from. The server's share of the dice is known here, so the server's match comes out the same. */
export interface Kind {
  readonly game: string;
  readonly mode: string;
  readonly seats: number;
}
export interface Move {
  readonly seat: Seat;
  readonly decision: string;
  readonly pick: Pick;
}
export interface Play extends Kind {
  readonly version: number;
  readonly setup: Setup;
  readonly secret: string;
  readonly shares: readonly string[];
  readonly moves: readonly Move[];
}

export const PAIRS: readonly Kind[] = [
  { game: 'battalia', mode: 'base', seats: 2 },
  { game: 'hoplomachus', mode: 'skirmish', seats: 2 },
  { game: 'romolo', mode: 'free', seats: 2 },
  { game: 'battleground', mode: 'standard', seats: 2 },
  { game: 'arcane-legions', mode: 'firstBattle', seats: 2 },
];
/** Battleground is for two. */
export const FOURS: readonly Kind[] = [
  { game: 'battalia', mode: 'exiles', seats: 4 },
  { game: 'hoplomachus', mode: 'pandemonium', seats: 4 },
  { game: 'romolo', mode: 'free', seats: 4 },
  { game: 'arcane-legions', mode: 'standard', seats: 4 },
];
/** A worked example: about as small as what other engines are measured with. */
export const SMALL: Kind = { game: 'bluff', mode: 'classic', seats: 2 };

/** The game's own mind plays all seats. */
export async function played(kind: Kind, seed: number, most = Number.POSITIVE_INFINITY): Promise<Play> {
  const pkg = await loadPlayable(kind.game);
  if (!pkg) throw new Error(`there is no game ${kind.game}`);
  const secret = `load ${seed}`;
  const shares = Array.from({ length: kind.seats }, (_, seat) => `${seat}`.padStart(32, '0'));
  const match = Match.start(pkg.game, { mode: kind.mode, seats: kind.seats }, { seed: seedFrom(secret, shares) });
  const bot = botFor(pkg, levelFor(pkg));
  const dice = new FastDice(seed);
  const moves: Move[] = [];
  for (let [open] = match.open; open && moves.length < most; [open] = match.open) {
    const seat = open.seats[0] as Seat;
    const pick = answerOf(bot, match, open, seat, dice);
    const decision = match.pending.find(({ seats }) => seats.includes(seat))?.id ?? '';
    match.answer(seat, decision, pick);
    moves.push({ seat, decision, pick });
  }
  return { ...kind, version: pkg.game.version, setup: match.setup, secret, shares, moves };
}
