// Friend or foe: owners decide how their units in a hex treat another player's. ROM-4.8, ROM-4.9
import { deepFreeze, PASS, type Rules, type Seat } from '@tabularium/kernel';
import type { HostilityFacts, StanceFacts } from '../../table/about.ts';
import type { Asks, Lasts } from '../../table/asks.ts';
import { hexName, hexOf, playerOf } from '../../table/names.ts';
import { type Hex, NONE, type Owner, type Referee, type Stance, type Table } from '../../table/table.ts';
import { areEnemies, presentIn } from './units.ts';

const STANCES: readonly Stance[] = ['hostile', 'tolerant', 'ask'];
const LASTS: readonly Lasts[] = ['turn', 'hex', 'always'];
const ANSWERS: readonly Asks['hostility'][] = deepFreeze(
  LASTS.flatMap((lasts) => [
    { hostile: true, lasts },
    { hostile: false, lasts },
  ]),
);

// ---- what is said

/** The stance of a player's units in a hex toward another's: this turn's answer, else the hex's stance, else the general one. ROM-4.9 */
export function stanceIn(table: Table, hex: Hex, by: Owner, toward: Owner): Stance {
  const { turn } = table;
  if (turn.owner === toward)
    for (const one of turn.answers) if (one.by === by && one.at === hex) return one.hostile ? 'hostile' : 'tolerant';
  const { stances, hexStances } = playerOf(table, by);
  for (const one of hexStances) if (one.at === hex && one.toward === toward) return one.stance;
  return stances[toward] as Stance;
}
/** Enemies whose units in a hex have this stance toward an owner's. A tower alone is no unit. ROM-4.10 */
function hasStance(table: Table, hex: Hex, owner: Owner, other: Owner, stance: Stance): boolean {
  const { players, present } = table;
  const isThere = (present[hex * players.length + other] as number) > 0;
  return isThere && areEnemies(table, owner, other) && stanceIn(table, hex, other, owner) === stance;
}
/** Whether hostile units hinder this owner's in the hex; undecided ones do not. ROM-4.10 */
export function hostileIn(table: Table, hex: Hex, owner: Owner): boolean {
  for (let other = 0; other < table.players.length; other++) if (hasStance(table, hex, owner, other, 'hostile')) return true;
  return false;
}
/** Owners in the hex who are still undecided about this owner's units. ROM-4.9 */
export function undecidedIn(table: Table, hex: Hex, owner: Owner): Owner[] {
  const found: Owner[] = [];
  for (let other = 0; other < table.players.length; other++) if (hasStance(table, hex, owner, other, 'ask')) found.push(other);
  return found;
}
/** Hostile units do, or undecided ones might. */
export const mayHinderIn = (table: Table, hex: Hex, owner: Owner): boolean =>
  hostileIn(table, hex, owner) || undecidedIn(table, hex, owner).length > 0;

// ---- somebody is asked

/** Asks the undecided owners in a hex until one of them is hostile; returns whether one is. ROM-4.8 */
export function* isOpposed(table: Table, ref: Referee, seat: Seat, hex: Hex): Rules<boolean> {
  for (const other of undecidedIn(table, hex, seat)) {
    const answer = yield* ref.choose(other, {
      ask: 'hostility',
      rule: 'ROM-4.8',
      options: () => ANSWERS,
      facts: (): HostilityFacts => ({ seat, at: hexName(table, hex) }),
    });
    note(table, ref, other, seat, hex, answer);
    if (answer.hostile) return true;
  }
  return false;
}
function note(table: Table, ref: Referee, by: Owner, toward: Seat, hex: Hex, { hostile, lasts }: Asks['hostility']): void {
  const stance = hostile ? 'hostile' : 'tolerant';
  if (lasts === 'turn') table.turn.answers.push({ by, at: hex, hostile });
  else keep(table, by, toward, lasts === 'hex' ? hex : NONE, stance);
  const at = lasts === 'always' ? null : hexName(table, hex);
  ref.tell({ kind: 'stance', rule: 'ROM-4.8', seat: by, toward, stance, at, turn: lasts === 'turn' });
}

// ---- answers that are kept

/** For a hex; NONE: everywhere, which clears the stances of single hexes. ROM-4.9 */
function keep(table: Table, by: Owner, toward: Owner, hex: Hex, stance: Stance): void {
  const player = playerOf(table, by);
  player.hexStances = player.hexStances.filter((one) => one.toward !== toward || (hex !== NONE && one.at !== hex));
  if (hex === NONE) player.stances[toward] = stance;
  else if (player.stances[toward] !== stance) player.hexStances.push({ at: hex, toward, stance });
}
/** Every stance an owner could take toward a player now; single hexes only where it has units or a stance. */
function stanceOptions(table: Table, seat: Seat, toward: Seat): Asks['stance'][] {
  const { stances, hexStances } = playerOf(table, seat);
  const saidAt = (hex: Hex): boolean => hexStances.some((one) => one.at === hex && one.toward === toward);
  const found: Asks['stance'][] = STANCES.filter(
    (stance) => stance !== stances[toward] || hexStances.some((one) => one.toward === toward),
  ).map((stance) => ({ stance, at: null }));
  for (let hex = 0; hex < table.hexes.length; hex++) {
    if (presentIn(table, hex, seat) === 0 && !saidAt(hex)) continue;
    const now = stanceIn(table, hex, seat, toward);
    for (const stance of STANCES) if (stance !== now) found.push({ stance, at: hexName(table, hex) });
  }
  return found;
}
/** In the owner's action phase, at no cost. ROM-4.9 */
export function* changeStance(table: Table, ref: Referee, seat: Seat, toward: Seat): Rules<void> {
  const chosen = yield* ref.choose(seat, {
    ask: 'stance',
    rule: 'ROM-4.9',
    options: () => stanceOptions(table, seat, toward),
    facts: (): StanceFacts => ({ seat: toward, stance: playerOf(table, seat).stances[toward] as Stance }),
    pass: true,
  });
  if (chosen === PASS) return;
  keep(table, seat, toward, chosen.at === null ? NONE : hexOf(table, chosen.at), chosen.stance);
  ref.tell({ kind: 'stance', rule: 'ROM-4.9', seat, toward, stance: chosen.stance, at: chosen.at, turn: false });
}
