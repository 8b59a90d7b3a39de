// Choosing an army in the standard game: a ready-made one, or one built card by card, in secret. MOB-9.1 to MOB-9.7

import { PASS, type Rules, type Seat } from '@tabularium/kernel';
import {
  type ArmyList,
  addToDeck,
  costOfArmy,
  DECK_SIZE,
  deckCards,
  emptyArmy,
  equip,
  equippable,
  GLORY_CARDS,
  gearOf,
  readyArmies,
  recruit,
  recruitable,
  whyNotEquip,
  whyNotInDeck,
  whyNotRecruit,
} from '../../content/army-lists.ts';
import type { BuildFacts } from '../../table/about.ts';
import { playerAt } from '../../table/names.ts';
import type { Referee, Table } from '../../table/table.ts';

/** Only asks: nothing is told before both players have an army. MOB-9.7 */
export function* chooseArmy(table: Table, ref: Referee, seat: Seat): Rules<ArmyList> {
  const { content, terms } = table;
  const { faction } = playerAt(table, seat);
  const chosen = yield* ref.choose(seat, {
    ask: 'army',
    rule: 'MOB-9.7',
    options: () => [...readyArmies(content, terms, faction).map(({ id }) => ({ army: id })), { build: true as const }],
  });
  const ready = 'army' in chosen ? content.armies.find(({ id }) => id === chosen.army) : undefined;
  if (ready !== undefined) return ready;
  const recruited = yield* recruitAll(table, ref, seat, emptyArmy(faction));
  const equipped = yield* equipAll(table, ref, seat, recruited);
  return yield* chooseDeck(table, ref, seat, equipped);
}
const factsOf = ({ content, terms }: Table, list: ArmyList): BuildFacts => ({
  characters: list.characters,
  points: costOfArmy(content, list),
  limit: terms.points,
  fate: list.fate,
  glory: list.glory,
});

/** Adds characters one by one until the player stops or none fits any more. MOB-9.1, MOB-9.2 */
function* recruitAll(table: Table, ref: Referee, seat: Seat, empty: ArmyList): Rules<ArmyList> {
  const { content, terms } = table;
  let list = empty;
  for (;;) {
    const before = list;
    const possible = recruitable(content, terms, before);
    if (possible.length === 0) break;
    const chosen = yield* ref.choose(seat, {
      ask: 'recruit',
      rule: 'MOB-9.2',
      options: () => possible.map((character) => ({ character })),
      ruledOut: () =>
        content.characters.flatMap(({ id, faction }) =>
          faction === before.faction ? [whyNotRecruit(content, terms, before, id) ?? []].flat() : [],
        ),
      facts: () => factsOf(table, before),
      pass: before.characters.length > 0, // MOB-9.1
    });
    if (chosen === PASS) break;
    list = recruit(before, chosen.character);
  }
  return list;
}
/** Adds weapons and items until the player stops or none fits any more. MOB-9.3 to MOB-9.5 */
function* equipAll(table: Table, ref: Referee, seat: Seat, bare: ArmyList): Rules<ArmyList> {
  const { content, terms } = table;
  let list = bare;
  for (;;) {
    const before = list;
    const possible = equippable(content, terms, before);
    if (possible.length === 0) break;
    const chosen = yield* ref.choose(seat, {
      ask: 'equip',
      rule: 'MOB-9.3',
      options: () => possible,
      ruledOut: () =>
        before.characters.flatMap(({ character }) =>
          gearOf(content).flatMap((card) => [whyNotEquip(content, terms, before, character, card) ?? []].flat()),
        ),
      facts: () => factsOf(table, before),
      pass: true,
    });
    if (chosen === PASS) break;
    list = equip(content, before, chosen.character, chosen.card);
  }
  return list;
}
/** Twenty fate cards and two glory cards. MOB-9.6 */
function* chooseDeck(table: Table, ref: Referee, seat: Seat, equipped: ArmyList): Rules<ArmyList> {
  const { content } = table;
  let list = equipped;
  while (list.fate.length < DECK_SIZE || list.glory.length < GLORY_CARDS) {
    const before = list;
    const { card } = yield* ref.choose(seat, {
      ask: 'deck',
      rule: 'MOB-9.6',
      options: () => deckCards(content, before).map((id) => ({ card: id })),
      ruledOut: () => [...content.fate, ...content.glory].flatMap(({ id }) => [whyNotInDeck(content, before, id) ?? []].flat()),
      facts: () => factsOf(table, before),
    });
    list = addToDeck(content, before, card);
  }
  return list;
}
