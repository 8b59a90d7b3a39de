// The secret tokens, and the die that can replace them.
import { certain, type Rules } from '@tabularium/kernel';
import { TOKENS, type Token } from '../../content/kinds.ts';
import { DIE_SIDES } from '../../content/tables.ts';
import { playerOf } from '../../table/names.ts';
import type { Battle, Owner, Referee, Table } from '../../table/table.ts';
import { choosesToken, tokenFacts } from './odds.ts';

/** ROM-20 */
export const rollDie = (ref: Referee): Token => TOKENS[ref.below(DIE_SIDES)] as Token;

/** Both choose in secret and reveal together; a side without tokens rolls afterwards. ROM-10.14, ROM-10.32, ROM-16.11 */
export function* revealTokens(table: Table, ref: Referee, battle: Battle): Rules<void> {
  const { attacker, defender } = battle;
  const seats = [attacker, defender].filter((owner) => choosesToken(table, owner));
  const chosen = seats.length === 0 ? [] : yield* ref.together('tokens', seats, (seat) => chooseToken(table, ref, battle, seat));
  battle.attackToken = chosen[seats.indexOf(attacker)] ?? rollDie(ref);
  battle.defenceToken = chosen[seats.indexOf(defender)] ?? rollDie(ref);
  for (const [i, seat] of seats.entries()) playToken(table, ref, seat, certain(chosen[i], 'a token')); // ROM-10.30
}
function* chooseToken(table: Table, ref: Referee, battle: Battle, seat: Owner): Rules<Token> {
  const { token } = yield* ref.choose(seat, {
    ask: 'token',
    rule: 'ROM-10.14',
    options: () => playerOf(table, seat).hand.map((one) => ({ token: one })),
    ruledOut: () => playerOf(table, seat).spent.map((one) => ({ rule: 'ROM-10.30', because: 'tokenSpent', what: one })),
    facts: () => tokenFacts(table, battle, seat),
  });
  return token;
}

/** A played token is out until all five have been played; then all six come back except one, put aside at random. ROM-10.30, ROM-10.31 */
function playToken(table: Table, ref: Referee, owner: Owner, token: Token): void {
  const player = playerOf(table, owner);
  player.hand.splice(player.hand.indexOf(token), 1);
  player.spent.push(token);
  if (player.hand.length > 0) return;
  player.hand = [...TOKENS];
  player.spent.length = 0;
  player.aside = ref.draw(player.hand);
  ref.tell({ kind: 'tokensBack', rule: 'ROM-10.31', seat: owner });
}
