// Re-dealing what a seat cannot see, in place. ROM-18.4
import { certain, type Dice, type Seat, shuffle } from '@tabularium/kernel';
import { CHARACTER_TYPES, characters } from '../content/characters.ts';
import type { Character, Terrain, Token } from '../content/kinds.ts';
import { hexAt } from '../table/names.ts';
import type { Player, Table } from '../table/table.ts';
import { isDiscardHidden, isHidden, isOpen, isStartHidden } from './land/hidden.ts';

/** Money stays: it follows from what everybody did in the open. */
export function guess(table: Table, seat: Seat, dice: Dice): void {
  if (isOpen(table)) return;
  guessTiles(table, seat, dice);
  guessMultipliers(table, seat, dice);
  guessCharacters(table, dice);
  for (const player of table.players) if (player.owner !== seat) guessTokens(player, dice);
  if (table.terms.eventMode === 'bag') shuffle(table.events, dice);
}

/** Face-down tiles, those out of the game, those that the river took, and what others took for their start hexes. */
function guessTiles(table: Table, seat: Seat, dice: Dice): void {
  const hidden = [...table.hexes.keys()].filter((hex) => isHidden(table, seat, hex));
  const takers = table.players.filter(({ owner }) => isStartHidden(table, seat, owner));
  const taken = table.discards.filter(({ seenBy }) => isDiscardHidden(table, seat, seenBy));
  const { terrains } = table.rest;
  const pool: Terrain[] = [
    ...hidden.map((hex) => hexAt(table, hex).terrain),
    ...takers.map(({ startTerrain }) => certain(startTerrain, 'a tile left')),
    ...taken.map(({ terrain }) => terrain),
    ...terrains,
  ];
  shuffle(pool, dice);
  for (const taker of takers) {
    const i = pool.findIndex((terrain) => terrain === 'hill' || terrain === 'forest');
    taker.startTerrain = pool.splice(i, 1)[0] as 'hill' | 'forest';
  }
  for (const hex of hidden) hexAt(table, hex).terrain = certain(pool.pop(), 'a tile left');
  for (const discard of taken) discard.terrain = certain(pool.pop(), 'a tile left');
  for (let i = 0; i < terrains.length; i++) terrains[i] = certain(pool.pop(), 'a tile left');
}
function guessMultipliers(table: Table, seat: Seat, dice: Dice): void {
  const hidden = [...table.hexes.keys()].filter((hex) => hexAt(table, hex).multiplier !== undefined && isHidden(table, seat, hex));
  const { multipliers } = table.rest;
  const pool = [...hidden.map((hex) => hexAt(table, hex).multiplier), ...multipliers];
  shuffle(pool, dice);
  for (const hex of hidden) hexAt(table, hex).multiplier = certain(pool.pop(), 'a multiplier left');
  for (let i = 0; i < multipliers.length; i++) multipliers[i] = certain(pool.pop(), 'a multiplier left');
}
/** The types lie in order, but nobody knows which characters are in the pile. ROM-2.8 */
function guessCharacters({ pile, rest }: Table, dice: Dice): void {
  for (const type of CHARACTER_TYPES) {
    const isOfType = (id: Character): boolean => characters[id].type === type;
    const pool = [...pile, ...rest.characters].filter(isOfType);
    shuffle(pool, dice);
    for (const list of [pile, rest.characters])
      for (const [i, id] of list.entries()) if (isOfType(id)) list[i] = certain(pool.pop(), 'a character left');
  }
}
/** Which unplayed token was put aside. ROM-2.11, ROM-10.30 */
function guessTokens(player: Player, dice: Dice): void {
  if (player.aside === null) return;
  const pool: Token[] = [...player.hand, player.aside];
  shuffle(pool, dice);
  player.aside = certain(pool.pop(), 'a token left');
  for (let i = 0; i < player.hand.length; i++) player.hand[i] = certain(pool.pop(), 'a token left');
}
