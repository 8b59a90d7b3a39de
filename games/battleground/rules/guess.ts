// Re-deals, in place, what a seat cannot see: the order of its own deck, and the opponent's cards. MOB-17.4
import { certain, type Dice, type Seat, shuffle } from '@tabularium/kernel';
import { type ArmyList, DECK_SIZE, FATE_COPIES, GLORY_CARDS, GLORY_COPIES } from '../content/army-lists.ts';
import { gloryOf } from '../content/find.ts';
import type { ArmyDef, FateDef, GloryDef } from '../content/kinds.ts';
import type { Player, Table } from '../table/table.ts';

export function guess(table: Table, seat: Seat, dice: Dice): void {
  for (const player of table.players) {
    if (player.seat === seat) shuffle(player.deck, dice);
    else if (player.deck.length + player.fate.length + player.glory.length > 0) guessCards(table, player, dice);
  }
}
/** In the first game the opponent's list is known; otherwise one is made up around the cards seen so far. */
function guessCards(table: Table, player: Player, dice: Dice): void {
  const hidden =
    table.terms.mode === 'first' ? { fate: [...player.deck, ...player.fate], glory: player.glory } : imagined(table, player, dice);
  const fate = hidden.fate.slice();
  shuffle(fate, dice);
  for (let i = 0; i < player.fate.length; i++) player.fate[i] = fate.pop() as string;
  for (let i = 0; i < player.deck.length; i++) player.deck[i] = fate.pop() as string;
  const glory = hidden.glory.slice();
  for (let i = 0; i < player.glory.length; i++) player.glory[i] = glory[i] as string;
}

type Cards = Pick<ArmyList, 'fate' | 'glory'>;
/** The unseen cards of a possible list: those of a ready-made army that looks the same, or any legal ones. */
function imagined(table: Table, player: Player, dice: Dice): Cards {
  const { content } = table;
  const seen = seenOf(table, player);
  const known = content.armies.find((army) => looksLike(table, player, army) && without(army, seen) !== null);
  const left = known === undefined ? null : without(known, seen);
  if (left !== null) return left;
  return {
    fate: unseen(content.fate, player, seen.fate, FATE_COPIES, dice).slice(0, DECK_SIZE - seen.fate.length),
    glory: unseen(content.glory, player, seen.glory, GLORY_COPIES, dice).slice(0, GLORY_CARDS - seen.glory.length),
  };
}
/** Every further copy that a player may have, shuffled. MOB-9.4 */
function unseen(cards: readonly (FateDef | GloryDef)[], { faction }: Player, seen: readonly string[], limit: number, dice: Dice): string[] {
  const pool: string[] = [];
  for (const card of cards) {
    if (card.faction !== null && card.faction !== faction) continue;
    let left = Math.min(card.copies, limit);
    for (const id of seen) if (id === card.id) left -= 1;
    for (; left > 0; left--) pool.push(card.id);
  }
  shuffle(pool, dice);
  return pool;
}
/** A player's cards that are or once were face up. */
function seenOf({ content, figures, frames }: Table, { seat, discards, completed, selected }: Player): Cards {
  const lying = [
    ...discards,
    ...completed,
    ...(selected === null ? [] : [selected]),
    ...figures.flatMap((figure) => (figure.seat === seat ? figure.cards : [])),
    ...frames.flatMap(({ figure, cards }) => (figures[figure]?.seat === seat ? cards : [])),
  ];
  const isGlory = (card: string): boolean => gloryOf(content, card) !== undefined;
  return { fate: lying.filter((card) => !isGlory(card)), glory: lying.filter(isGlory) };
}
/** The same characters with the same equipment. */
function looksLike({ content, figures }: Table, { seat, faction }: Player, army: ArmyDef): boolean {
  const own = figures.filter((figure) => figure.seat === seat);
  return (
    army.faction === faction &&
    army.characters.length === own.length &&
    army.characters.every(({ character, weapons, items }, i) => {
      const figure = certain(own[i], 'a figure for every character');
      const gear = [...figure.weapons, ...figure.items.map(({ card }) => card)];
      return content.characters[figure.def]?.id === character && gear.join(' ') === [...weapons, ...items].join(' ');
    })
  );
}
/** A list minus the cards that were seen; null if it lacks one of them. */
function without({ fate, glory }: ArmyList, seen: Cards): Cards | null {
  const left = { fate: fate.slice(), glory: glory.slice() };
  for (const kind of ['fate', 'glory'] as const)
    for (const card of seen[kind]) {
      const i = left[kind].indexOf(card);
      if (i === -1) return null;
      left[kind].splice(i, 1);
    }
  return left;
}
