// Amulet, title and scroll: artifacts that transform another card, in peace and in battle.
import type { Rules, Seat } from '@tabularium/kernel';
import { ATTACK_STRENGTH } from '../../content/cards.ts';
import { type Artifact, FACTIONS, type Faction, isUnit, TRANSFORMERS, type Transformer, unitOfRank } from '../../content/kinds.ts';
import { FORM_INDEX, poolOf } from '../../content/pools.ts';
import type { Card, Laid, Referee, Table } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';
import { freshUses, layFromHand, poolOfLaid, ready, takeUp } from '../cards/uses.ts';
import { cardOf, cardOption, discard, nameOf, poolsIn, sawCard, search, uncover } from '../cards/zones.ts';
import { forceIntoAmbush } from './ambush.ts';
import type { ArtifactTarget } from './targets.ts';
import { isLineTarget, sourcesOf, strongestOnTable, targetsOf, whyNotTargets } from './targets.ts';

const RULES = { amulet: 'BAT-8.13', title: 'BAT-8.19', scroll: 'BAT-8.23' } as const;

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
const lineItem = (table: Table, seat: Seat, { card, line, left }: Extract<ArtifactTarget, { in: 'line' }>): Laid =>
  playerOf(table, seat).laid.find(
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

/** Each use has its own roll, which takes effect before the next target is named. BAT-8.13, BAT-8.17 */
function* rollFor(table: Table, ref: Referee, seat: Seat, source: Laid, target: Laid): Rules<void> {
  const player = playerOf(table, seat);
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
/** The target counts as two or three cards; in battle they all stand in the line. BAT-8.13, BAT-12.18, BAT-12.19 */
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
const BATTLE_WILDS = Object.freeze((['lord', ...TRANSFORMERS] as const).map((as) => Object.freeze({ as })));

// ---- title

/** The unit goes under its deck; one of the same faction comes from a higher deck. BAT-8.19 */
function promote(table: Table, ref: Referee, seat: Seat, chosen: Laid, target: Laid, ranks: number): void {
  const pool = poolOfLaid(table, chosen);
  const source = chosen.uses >= ranks ? chosen : (strongestOnTable(table, seat, pool) ?? layFromHand(table, seat, pool)); // BAT-8.21
  const { name, rank, faction } = cardOf(table, target.card);
  const [from, to] = [unitOfRank(rank), unitOfRank(rank + ranks)];
  table.stock.units[from].unshift(target.card);
  exchange(table, seat, source, target, search(table, ref, table.stock.units[to], faction));
  source.uses -= ranks;
  ref.tell({ kind: 'promoted', rule: 'BAT-8.19', seat, card: name, to: nameOf(table, target.card) });
  uncover(table, ref, from);
  uncover(table, ref, to);
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
  const { kind } = cardOf(table, card);
  const deck = isUnit(kind) ? table.stock.units[kind] : table.stock.artifacts[kind as Artifact]; // never a supply or a great artifact. BAT-8.25
  deck.unshift(card);
  const found = search(table, ref, deck, faction);
  if (isUnit(kind)) uncover(table, ref, kind);
  return found;
}

/** The pools of scrolls that can change themselves: real and untouched ones. BAT-8.26 */
export function selfChangersOf(table: Table, seat: Seat): number[] {
  const { hand, laid } = playerOf(table, seat);
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
  const onTable = playerOf(table, seat).laid.find((item) => canChangeItself(item) && poolOfLaid(table, item) === pool);
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
