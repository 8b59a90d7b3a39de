// Amulet, title and scroll: artifacts that transform another card, in peace and in battle.
import type { Reason, Rules, Seat } from '@tabularium/kernel';
import { ATTACK_STRENGTH } from '../../content/cards.ts';
import { FACTIONS, type Faction, UNITS } from '../../content/kinds.ts';
import type { Asks } from '../../table/asks.ts';
import { FACTION_SLOTS, FORM_INDEX, poolCode, poolName, poolOf } from '../../table/names.ts';
import type { Card, Laid, Referee, Table } from '../../table/table.ts';
import { freshUses, isLit, isWildPool, layFromHand, nextOnTable, poolOfLaid, ready, takeUp, usesByPool } from '../cards/uses.ts';
import { CARD_OPTIONS, cardOf, cardOption, discard, isGreat, nameOf, poolsIn, sawCard, search, uncover } from '../cards/zones.ts';
import { playerAt } from '../land/heroes.ts';
import { forceIntoAmbush } from './ambush.ts';

type Transformer = 'amulet' | 'title' | 'scroll';
type Target = Asks['target'];
type CardDef = ReturnType<typeof cardOf>;

const TOP_RANK = UNITS.length;
const RULES = { amulet: 'BAT-8.13', title: 'BAT-8.19', scroll: 'BAT-8.23' } as const;
const HAMMER = poolCode('hammer', null);

// ---- sources

/** The pools that can act as an artifact: its own type, wild cards and, outside battle, the hammer. BAT-8.15, BAT-9.2 */
export function poolsActingAs(table: Table, seat: Seat, artifact: Transformer | 'tent'): number[] {
  const uses = usesByPool(table, seat);
  const pools: number[] = [];
  for (const form of [FORM_INDEX[artifact], FORM_INDEX.wild])
    for (let faction = 0; faction < FACTION_SLOTS; faction++)
      if ((uses[form * FACTION_SLOTS + faction] as number) > 0) pools.push(form * FACTION_SLOTS + faction);
  if (table.battle === null && (uses[HAMMER] as number) > 0) pools.push(HAMMER);
  return pools;
}
/** Those of them that find a target. */
const sourcesOf = (table: Table, seat: Seat, artifact: Transformer): number[] =>
  poolsActingAs(table, seat, artifact).filter((pool) => findsTarget(table, seat, artifact, pool));
export const canTransform = (table: Table, seat: Seat, artifact: Transformer): boolean =>
  poolsActingAs(table, seat, artifact).some((pool) => findsTarget(table, seat, artifact, pool));

// ---- targets

const GREAT: Reason = { rule: 'BAT-9.1', because: 'greatArtifact' };
const NO_UNIT: Reason = { rule: 'BAT-8.19', because: 'noUnit' };
const TOPMOST: Reason = { rule: 'BAT-8.20', because: 'topRank' };
const NO_HIGHER: Reason = { rule: 'BAT-8.20', because: 'deckEmpty' };
const UNCHANGEABLE: Reason = { rule: 'BAT-8.25', because: 'supply' };
const NOT_IN_BATTLE: Reason = { rule: 'BAT-12.19', because: 'notInBattle' };

/** Why an artifact cannot act on this card; `ranks` is how far a title lifts it. BAT-8.7 */
function whyNotTarget(table: Table, artifact: Transformer, def: CardDef, ranks: number): Reason | undefined {
  if (isGreat(def)) return GREAT; // BAT-8.7, BAT-8.25
  switch (artifact) {
    case 'amulet':
      return undefined; // BAT-8.13, BAT-8.18
    case 'title':
      if (def.rank === 0) return NO_UNIT; // BAT-8.19
      if (def.rank + ranks > TOP_RANK) return TOPMOST; // BAT-8.20
      return table.stock.units[def.rank - 1 + ranks]?.length === 0 ? NO_HIGHER : undefined; // BAT-8.20, BAT-8.21
    case 'scroll':
      if (def.kind === 'supply') return UNCHANGEABLE; // BAT-8.25
      return table.battle !== null && (ATTACK_STRENGTH[def.form] as number) === 0 ? NOT_IN_BATTLE : undefined; // BAT-12.19
  }
}
/** Cards in the own battle line that no artifact has touched. BAT-12.19 */
const isLineTarget = (table: Table, item: Laid): boolean => table.battle !== null && item.line > 0 && !item.touched;

/** Could a card of this pool lift a unit by two ranks? Only a lit title with both uses left. BAT-8.21, BAT-8.22, BAT-9.3 */
function liftsTwoRanks(table: Table, seat: Seat, pool: number): boolean {
  if (!isLit(table, FORM_INDEX.title) || pool === HAMMER) return false;
  return (
    isWildPool(pool) ||
    strongestOnTable(table, seat, pool) !== undefined ||
    playerAt(table, seat).hand.some((card) => cardOf(table, card).pool === pool)
  );
}
const strongestOnTable = (table: Table, seat: Seat, pool: number): Laid | undefined =>
  playerAt(table, seat).laid.find((item) => item.uses >= 2 && poolOfLaid(table, item) === pool);

/** Is there a target besides the card that acts? */
function findsTarget(table: Table, seat: Seat, artifact: Transformer, pool: number): boolean {
  const { hand, laid } = playerAt(table, seat);
  const mostRanks = artifact === 'title' && liftsTwoRanks(table, seat, pool) ? 2 : 1;
  let acts = nextOnTable(table, seat, pool) === undefined;
  for (const card of hand) {
    const def = cardOf(table, card);
    if (acts && def.pool === pool)
      acts = false; // BAT-8.13
    else for (let ranks = 1; ranks <= mostRanks; ranks++) if (whyNotTarget(table, artifact, def, ranks) === undefined) return true;
  }
  for (const item of laid)
    if (isLineTarget(table, item))
      for (let ranks = 1; ranks <= mostRanks; ranks++)
        if (whyNotTarget(table, artifact, cardOf(table, item.card), ranks) === undefined) return true;
  return false;
}

/** By ranks, then by pool. */
const HAND_TARGETS: readonly (readonly Target[])[] = [0, 1, 2].map((ranks) =>
  CARD_OPTIONS.map(({ card }) => Object.freeze({ card, in: 'hand', ranks } as const)),
);

function targetsOf(table: Table, seat: Seat, artifact: Transformer, source: Laid): Target[] {
  const { hand, laid } = playerAt(table, seat);
  const mostRanks = artifact === 'title' && liftsTwoRanks(table, seat, poolOfLaid(table, source)) ? 2 : 1;
  const lifts = (def: CardDef): number[] =>
    RANKS.slice(0, mostRanks).filter((ranks) => whyNotTarget(table, artifact, def, ranks) === undefined);
  const named = (ranks: number): number => (artifact === 'title' ? ranks : 0);
  const targets: Target[] = [];
  for (const card of onePerPool(table, hand)) {
    const def = cardOf(table, card);
    for (const ranks of lifts(def)) targets.push(HAND_TARGETS[named(ranks)]?.[def.pool] as Target);
  }
  for (const item of onePerState(
    table,
    laid.filter((one) => isLineTarget(table, one)),
  )) {
    const def = cardOf(table, item.card);
    for (const ranks of lifts(def)) targets.push({ card: def.name, in: 'line', ranks: named(ranks), line: item.line, left: item.uses });
  }
  return targets;
}
const RANKS = [1, 2] as const;
/** Cards of a pool in hand are alike. BAT-20.4 */
const onePerPool = (table: Table, cards: readonly Card[]): Card[] =>
  poolsIn(table, cards).map((pool) => cards.find((card) => cardOf(table, card).pool === pool) as Card);
/** In a battle line they are only if as many of their uses stand there and are left: a lit weapon may have spent one elsewhere. BAT-20.4 */
const onePerState = (table: Table, items: readonly Laid[]): Laid[] =>
  poolsIn(
    table,
    items.map(({ card }) => card),
  ).flatMap((pool) => {
    const alike = items.filter((item) => poolOfLaid(table, item) === pool);
    return alike.filter((item, i) => alike.findIndex(({ line, uses }) => line === item.line && uses === item.uses) === i);
  });
const whyNotTargets = (table: Table, seat: Seat, artifact: Transformer): Reason[] =>
  poolsIn(table, playerAt(table, seat).hand).flatMap((pool) => {
    const card = playerAt(table, seat).hand.find((one) => cardOf(table, one).pool === pool) as Card;
    const why = whyNotTarget(table, artifact, cardOf(table, card), 1);
    return why === undefined ? [] : [{ ...why, what: poolName(pool) }];
  });

// ---- transforming

/** Lays an artifact under a card and changes it. BAT-8.5, BAT-8.6 */
export function* transform(table: Table, ref: Referee, seat: Seat, artifact: Transformer): Rules<void> {
  const acting = yield* ref.choose(seat, {
    rule: RULES[artifact],
    ask: 'source',
    options: () => sourcesOf(table, seat, artifact).map(cardOption),
    private: true,
  });
  const source = ready(table, seat, poolOf(acting.card), artifact);
  ref.tell({ kind: 'played', rule: RULES[artifact], seat, card: acting.card });
  if (table.battle !== null) table.battle.laid = true; // BAT-12.14
  const target = yield* ref.choose(seat, {
    rule: RULES[artifact],
    ask: 'target',
    options: () => targetsOf(table, seat, artifact, source),
    ruledOut: () => whyNotTargets(table, seat, artifact),
    private: true,
  });
  const pool = poolOf(target.card);
  const item = target.in === 'hand' ? layFromHand(table, seat, pool) : lineItem(table, seat, target);
  ref.tell({ kind: 'targeted', rule: RULES[artifact], seat, with: artifact, card: target.card, in: target.in });
  item.touched = true; // BAT-8.1, BAT-8.7
  switch (artifact) {
    case 'amulet':
      return yield* rollFor(table, ref, seat, source, item);
    case 'title':
      return promote(table, ref, seat, source, item, target.ranks);
    case 'scroll':
      return yield* rewrite(table, ref, seat, source, item);
  }
}
const lineItem = (table: Table, seat: Seat, { card, line, left }: Extract<Target, { in: 'line' }>): Laid =>
  playerAt(table, seat).laid.find(
    (item) => isLineTarget(table, item) && poolOfLaid(table, item) === poolOf(card) && item.line === line && item.uses === left,
  ) as Laid;
const hasStrength = (item: Laid): boolean => (ATTACK_STRENGTH[FORM_INDEX[item.form]] as number) > 0;

/** A card from the hand enters the battle line if it has strength. BAT-12.19 */
function enterLine(table: Table, item: Laid): void {
  if (table.battle === null || item.line > 0 || item.uses === 0 || !hasStrength(item)) return;
  item.line = 1;
  item.uses -= 1;
}

// ---- amulet

/** Every use has a roll of its own, carried out before the next target is named. BAT-8.13, BAT-8.17 */
function* rollFor(table: Table, ref: Referee, seat: Seat, source: Laid, target: Laid): Rules<void> {
  const player = playerAt(table, seat);
  source.uses -= 1;
  source.under = target.card; // BAT-8.14
  const die = ref.roll(6);
  ref.tell({ kind: 'rolled', rule: 'BAT-8.13', seat, die, card: nameOf(table, target.card) });
  switch (die) {
    case 1:
    case 2:
    case 3:
      return multiply(table, target, die);
    case 4:
      yield* forceIntoAmbush(table, ref, seat, target);
      break;
    case 5:
      discard(table, seat, [takeUp(player, target)]); // BAT-8.13
      break;
    default:
      return yield* makeWild(table, ref, seat, target);
  }
  source.under = -1;
  if (source.uses === 0) discard(table, seat, [takeUp(player, source)]); // BAT-8.14
}
/** The target counts as so many equal cards; in battle all of them stand in the line. BAT-8.13, BAT-12.18, BAT-12.19 */
function multiply(table: Table, target: Laid, times: number): void {
  if (table.battle !== null && hasStrength(target)) {
    target.line = (target.line + target.uses) * times;
    target.uses = 0;
  } else if (target.form !== 'tent') target.uses *= times; // BAT-8.2, BAT-8.18
}
/** BAT-8.15 */
function* makeWild(table: Table, ref: Referee, seat: Seat, target: Laid): Rules<void> {
  target.form = 'wild';
  target.uses = 1;
  target.line = 0;
  if (table.battle === null) return;
  const { as } = yield* ref.choose(seat, { rule: 'BAT-12.20', ask: 'battleWild', options: () => BATTLE_WILDS });
  target.form = as;
  target.uses = freshUses(table, FORM_INDEX[as]);
  enterLine(table, target); // BAT-12.20
}
const BATTLE_WILDS = Object.freeze((['lord', 'amulet', 'title', 'scroll'] as const).map((as) => Object.freeze({ as })));

// ---- title

/** The unit goes under its deck; one of the same faction comes from a higher deck. BAT-8.19 */
function promote(table: Table, ref: Referee, seat: Seat, chosen: Laid, target: Laid, ranks: number): void {
  const pool = poolOfLaid(table, chosen);
  const source = chosen.uses >= ranks ? chosen : (strongestOnTable(table, seat, pool) ?? layFromHand(table, seat, pool)); // BAT-8.21
  const { name, rank, faction } = cardOf(table, target.card);
  table.stock.units[rank - 1]?.unshift(target.card);
  exchange(table, seat, source, target, search(table, ref, table.stock.units[rank - 1 + ranks] as Card[], faction));
  source.uses -= ranks;
  ref.tell({ kind: 'promoted', rule: 'BAT-8.19', seat, card: name, to: nameOf(table, target.card) });
  uncover(table, ref, rank);
  uncover(table, ref, rank + ranks);
}
/** The new card takes the place of the old one, in the battle line too. BAT-8.8 */
function exchange(table: Table, seat: Seat, source: Laid, target: Laid, card: Card): void {
  const { kind } = cardOf(table, card);
  target.card = card;
  target.form = kind;
  source.under = card;
  sawCard(table, seat, card, 'all');
  enterLine(table, target);
}

// ---- scroll

/** BAT-8.23 */
function* rewrite(table: Table, ref: Referee, seat: Seat, source: Laid, target: Laid): Rules<void> {
  const named = yield* nameFaction(table, ref, seat, target);
  const before = nameOf(table, target.card);
  exchange(table, seat, source, target, reissue(table, ref, target.card, named));
  source.uses -= 1;
  const { name, faction } = cardOf(table, target.card);
  ref.tell({ kind: 'rewritten', rule: 'BAT-8.23', seat, card: before, named, to: name, found: faction === named });
}
const FACTION_OPTIONS = FACTIONS.map((faction) => Object.freeze({ faction }));
/** A faction in the game other than the card's own. BAT-8.24, BAT-19.3 */
function* nameFaction(table: Table, ref: Referee, seat: Seat, target: Laid): Rules<Faction> {
  const { faction } = yield* ref.choose(seat, {
    rule: 'BAT-8.24',
    ask: 'scrollFaction',
    options: () =>
      FACTION_OPTIONS.filter((option) => table.factions.includes(option.faction) && option.faction !== cardOf(table, target.card).faction),
  });
  return faction;
}
/** The card goes to the bottom of its deck before the search, so an empty deck gives it back. BAT-8.24 */
function reissue(table: Table, ref: Referee, card: Card, faction: Faction): Card {
  const { rank, form } = cardOf(table, card);
  const deck = (rank > 0 ? table.stock.units[rank - 1] : table.stock.artifacts[form - FORM_INDEX.tool]) as Card[];
  deck.unshift(card);
  const found = search(table, ref, deck, faction);
  if (rank > 0) uncover(table, ref, rank);
  return found;
}

/** The pools of scrolls that can change themselves: genuine and untouched. BAT-8.26 */
export function selfChangersOf(table: Table, seat: Seat): number[] {
  const { hand, laid } = playerAt(table, seat);
  const scrolls = hand.filter((card) => cardOf(table, card).kind === 'scroll');
  for (const item of laid) if (canChangeItself(item)) scrolls.push(item.card);
  return poolsIn(table, scrolls);
}
/** A lit scroll that changed another card may still change itself. BAT-8.27 */
const canChangeItself = (item: Laid): boolean => item.form === 'scroll' && !item.touched && item.uses > 0;

/** BAT-8.26 */
export function* rewriteItself(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { card } = yield* ref.choose(seat, {
    rule: 'BAT-8.26',
    ask: 'source',
    options: () => selfChangersOf(table, seat).map(cardOption),
    private: true,
  });
  const pool = poolOf(card);
  const onTable = playerAt(table, seat).laid.find((item) => canChangeItself(item) && poolOfLaid(table, item) === pool);
  const scroll = onTable ?? layFromHand(table, seat, pool);
  scroll.touched = true;
  ref.tell({ kind: 'played', rule: 'BAT-8.26', seat, card });
  const named = yield* nameFaction(table, ref, seat, scroll);
  scroll.card = reissue(table, ref, scroll.card, named);
  scroll.uses -= 1; // BAT-8.27
  sawCard(table, seat, scroll.card, 'all');
  const { name, faction } = cardOf(table, scroll.card);
  ref.tell({ kind: 'rewritten', rule: 'BAT-8.26', seat, card, named, to: name, found: faction === named });
}
