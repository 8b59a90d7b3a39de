// What is hidden from whom. ROM-18.4
import type { Eye } from '@tabularium/kernel';
import { hexAt, mapOf, playerOf } from '../../table/names.ts';
import type { Hex, Owner, Table } from '../../table/table.ts';
import { startsOf } from './hexes.ts';

/** Everything is revealed when the points are counted. */
export const isOpen = ({ phase, ended }: Table): boolean => phase === 'scoring' || ended !== null;
/** No tile lies on the map until everybody has taken a start terrain. ROM-2.5 */
export const isDealt = ({ due }: Table): boolean => due[0]?.what !== 'terrain';
/** A start hex whose owner has not laid it yet. ROM-2.6 */
export const isUnlaid = (table: Table, hex: Hex): boolean =>
  table.phase === 'setup' && !hexAt(table, hex).up && mapOf(table).starts.some((hexes) => hexes.includes(hex));
/** ROM-5.24 */
const hasLooked = (table: Table, eye: Eye, hex: Hex): boolean => eye !== 'public' && playerOf(table, eye).looked.includes(hex);
/** A tile that lies face down, and that this eye has not looked at. ROM-5.24 */
export const isHidden = (table: Table, eye: Eye, hex: Hex): boolean =>
  !isOpen(table) && isDealt(table) && !hexAt(table, hex).up && !isUnlaid(table, hex) && !hasLooked(table, eye, hex);
/** The start terrain that a player took and has not laid yet. ROM-2.3 */
export const isStartHidden = (table: Table, eye: Eye, owner: Owner): boolean =>
  table.phase === 'setup' &&
  eye !== owner &&
  playerOf(table, owner).startTerrain !== null &&
  startsOf(table, owner).some((hex) => !hexAt(table, hex).up);
/** A tile that the river took is known to those who had looked at it. ROM-5.19 */
export const isDiscardHidden = (table: Table, eye: Eye, seenBy: readonly Owner[]): boolean =>
  !isOpen(table) && (eye === 'public' || !seenBy.includes(eye));
/** A player's hand, and the token put aside. ROM-2.11 */
export const areTokensHidden = (table: Table, eye: Eye, owner: Owner): boolean => !isOpen(table) && eye !== owner;
