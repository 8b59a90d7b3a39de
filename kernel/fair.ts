// Dice that nobody can doubt: a server commits to a secret before anybody adds their share, and the seed is made from both.
import { digestText } from './digest.ts';
import type { Origins } from './inputs.ts';

/** What a match's seed was made from; known once the match is over. */
export interface FairDice {
  /** The server's secret. */
  readonly secret: string;
  /** What each seat added, in order; empty for bots. */
  readonly shares: readonly string[];
  /** The digest of the secret that everybody saw before the match. */
  readonly commitment: string;
}

export const commitmentTo = (secret: string): string => digestText(`tabularium dice ${secret}`);
export const seedFrom = (secret: string, shares: readonly string[]): string => digestText(`${secret} ${shares.join(' ')}`);

/** What is wrong with the dice of a match; nothing if its seed follows from the sealed secret and the players' shares. */
export function wrongDice({ seed, setup }: Pick<Origins, 'seed' | 'setup'>, { secret, shares, commitment }: FairDice): string | undefined {
  if (shares.length !== setup.seats) return `the dice name ${shares.length} seats, the match has ${setup.seats}`;
  if (commitmentTo(secret) !== commitment) return 'the secret of the dice is not the one that was sealed before the match';
  return seedFrom(secret, shares) === seed ? undefined : 'the seed of the match does not follow from the secret and the shares';
}
