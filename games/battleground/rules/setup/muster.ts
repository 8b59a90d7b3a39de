// Brings armies to the table, figures and cards: in the set-up, and for tables written by hand.

import type { ArmyList, Member } from '../../content/army-lists.ts';
import { type Figure, NONE, type Player, type Table } from '../../table/table.ts';

/** Puts the figures beside the battlefield and leaves the deck unshuffled. MOB-3.3, MOB-3.4 */
export function muster(table: Table, player: Player, { characters, fate, glory }: ArmyList): void {
  for (const member of characters) table.figures.push(newFigure(table, player, member));
  player.deck = [...fate];
  player.glory = [...glory];
}
/** No wounds, no mana, no tokens, ready. MOB-3.3 */
export function newFigure({ content }: Table, { seat }: Player, { character, weapons, items }: Member): Figure {
  const def = content.characters.findIndex(({ id }) => id === character);
  return {
    def,
    seat,
    weapons: [...weapons],
    items: items.map((card) => ({ card, used: false })),
    at: NONE,
    shape: content.characters[def]?.massive ? 'west' : 'one',
    facing: 0,
    wounds: 0,
    mana: 0,
    focus: false,
    overwatch: false,
    watches: 0,
    buff: null,
    debuff: null,
    cards: [],
    activated: false,
    prevented: false,
    out: false,
    falling: false,
  };
}
