// How a match ends, and its result. ROM-13, ROM-18.5

import type { Result, Rules, Seat } from '@tabularium/kernel';
import { BANK, type BankType, TYPES_TO_END } from '../../content/constructions.ts';
import { CATEGORIES } from '../../content/kinds.ts';
import { who } from '../../table/names.ts';
import { type Ending, NONE, type Owner, type Referee, type Scoring, type Sheet, type Table } from '../../table/table.ts';
import { heldBy } from '../people/powers.ts';

// ---- the end is near

/** Types of pieces that the bank has run out of. ROM-13.1 */
export const usedUp = ({ bank }: Table): BankType[] => BANK.filter((type) => bank[type] === 0);
/** Characters that can still be bought. */
export const charactersLeft = ({ display, pile }: Table): number => display.filter((slot) => slot !== null).length + pile.length;
/** After a turn: once begun, the end procedure never stops. ROM-13.1, ROM-13.3, ROM-13.5 */
export function checkEnd(table: Table, ref: Referee): void {
  if (table.ending) return;
  const because = charactersLeft(table) === 0 ? 'characters' : usedUp(table).length >= TYPES_TO_END ? 'bank' : null;
  if (because === null) return;
  table.ending = true;
  ref.tell({ kind: 'endBegins', rule: 'ROM-13.3', because });
}

// ---- the end

/** The game stops and is scored; nothing else of this turn takes place. ROM-13.7 */
export function* stopGame(table: Table, ref: Referee, by: Owner | null, because: 'chosen' | 'die' | 'rounds'): Rules<never> {
  ref.reveal(); // ROM-18.2
  table.phase = 'scoring';
  table.scoring = newScoring(table);
  ref.tell({ kind: 'gameEnds', rule: STOPS[because], seat: by === null ? null : who(table, by), because });
  return yield* ref.startOver();
}
const STOPS = { chosen: 'ROM-13.3', die: 'ROM-16.19', rounds: 'ROM-13.9' } as const;
/** Architectus first, then Sacerdos, then the domains, each in the order of the seats. */
function newScoring(table: Table): Scoring {
  const { players } = table;
  const living = table.order.filter((seat) => players[seat]?.alive);
  const owning = (what: 'architectus' | 'sacerdos'): Seat[] => living.filter((seat) => heldBy(table, seat, what) !== undefined);
  return {
    due: [
      ...owning('architectus').map((seat) => ({ seat, what: 'architectus' as const })),
      ...owning('sacerdos').flatMap((seat) => [1, 2].map(() => ({ seat, what: 'sacerdos' as const }))),
      ...living.map((seat) => ({ seat, what: 'domain' as const })),
    ],
    architectus: players.map(() => NONE),
    sacerdos: players.map(() => []),
    domain: players.map(() => NONE),
    sheets: [],
  };
}

/** Only one player or team is left: it wins at once. In the solitaire the player has lost. ROM-13.2, ROM-16.24, ROM-17.7 */
export function* checkLast(table: Table, ref: Referee): Rules<void> {
  const ending = lastEnding(table, []);
  if (ending === null) return;
  table.ended = ending;
  ref.tell({ kind: 'gameEnds', rule: ending.rule, seat: null, because: table.terms.mode === 'solo' ? 'tower' : 'last' });
  yield* ref.startOver();
}
/** Treats players who left as eliminated. */
function lastEnding(table: Table, left: readonly Seat[]): Ending | null {
  const { players, terms } = table;
  const isIn = (owner: Owner): boolean => players[owner]?.alive === true && !left.includes(owner);
  if (terms.mode === 'solo') return isIn(0) ? null : { rule: 'ROM-16.24', because: 'towerLost', winners: [], drawn: false };
  const teams = new Set(players.flatMap(({ owner, team }) => (isIn(owner) ? [team] : [])));
  if (teams.size > 1) return null;
  const winners = players.flatMap(({ owner, team }) => (teams.has(team) ? [owner] : []));
  return { rule: 'ROM-13.2', because: 'lastStanding', winners, drawn: false };
}

// ---- the result

/** ROM-18.1, ROM-18.5 */
export function result(table: Table, left: readonly Seat[]): Result | undefined {
  const ending = table.ended ?? (left.length > 0 ? byLeaving(table, left) : null);
  if (ending === null) return undefined;
  const { winners, drawn, rule, because } = ending;
  return {
    winners: winners.slice(),
    drawn,
    rule,
    because,
    scores: table.order.toSorted((a, b) => a - b).map((seat) => scoreOf(table, seat, left)),
  };
}
function byLeaving(table: Table, left: readonly Seat[]): Ending | null {
  const ending = lastEnding(table, left);
  return ending === null ? null : { ...ending, rule: 'ROM-18.1', because: 'resigned' };
}
/** The columns of a sheet in the order of the tie-breaks; without scoring, how many players were out earlier. ROM-14.13, ROM-18.5 */
function scoreOf(table: Table, seat: Seat, left: readonly Seat[]): Record<string, number> {
  const sheet = table.scoring?.sheets[seat];
  const outlived = outlivedBy(table, seat, left);
  if (sheet === undefined) return table.terms.mode === 'solo' ? {} : { outlived }; // nobody to outlive when playing alone
  return { ...columnsOf(sheet), ...(table.fallen.length > 0 ? { outlived } : {}) };
}
const columnsOf = ({
  total,
  domain,
  population,
  hexes,
  money,
  battleTokens,
  characters,
  artifex,
  patronus,
  majorities,
}: Sheet): Record<string, number> => ({
  total,
  domain,
  population,
  hexes,
  money,
  battleTokens,
  characters,
  artifex,
  patronus,
  majorities: CATEGORIES.reduce((sum, category) => sum + majorities[category], 0),
});
/** How many were out before this one. */
function outlivedBy(table: Table, seat: Seat, left: readonly Seat[]): number {
  const fallen = [...table.fallen, ...left.filter((one) => !table.fallen.includes(one))];
  return fallen.includes(seat) ? fallen.indexOf(seat) : fallen.length;
}
