// Which cards can act as an amulet, a title or a scroll, and on which cards they can act.
import type { Reason, Seat } from '@tabularium/kernel';
import { ATTACK_STRENGTH, type CardDef } from '../../content/cards.ts';
import { TOP_RANK, type Transformer, unitOfRank } from '../../content/kinds.ts';
import { FORM_INDEX, isWildPool, poolCode, poolName, poolsOf } from '../../content/pools.ts';
import type { Asks } from '../../table/asks.ts';
import type { Card, Laid, Table } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';
import { isLit, nextOnTable, poolOfLaid, usesByPool } from '../cards/uses.ts';
import { CARD_OPTIONS, cardOf, poolsIn } from '../cards/zones.ts';

export type ArtifactTarget = Asks['target'];

const HAMMER = poolCode('hammer', null);

// ---- sources

/** The pools that can act as an artifact: its own type, wild cards and, outside battle, the hammer. BAT-8.15, BAT-9.2 */
export function poolsActingAs(table: Table, seat: Seat, artifact: Transformer | 'tent'): number[] {
  const uses = usesByPool(table, seat);
  const pools: number[] = [];
  for (const form of [artifact, 'wild'] as const) for (const pool of poolsOf(form)) if ((uses[pool] as number) > 0) pools.push(pool);
  if (table.battle === null && (uses[HAMMER] as number) > 0) pools.push(HAMMER);
  return pools;
}
/** The pools that can act as an artifact and have a target. */
export const sourcesOf = (table: Table, seat: Seat, artifact: Transformer): number[] =>
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
  if (def.isGreat) return GREAT; // BAT-8.7, BAT-8.25
  switch (artifact) {
    case 'amulet':
      return undefined; // BAT-8.13, BAT-8.18
    case 'title':
      if (def.rank === 0) return NO_UNIT; // BAT-8.19
      if (def.rank + ranks > TOP_RANK) return TOPMOST; // BAT-8.20
      return table.stock.units[unitOfRank(def.rank + ranks)].length === 0 ? NO_HIGHER : undefined; // BAT-8.20, BAT-8.21
    case 'scroll':
      if (def.kind === 'supply') return UNCHANGEABLE; // BAT-8.25
      return table.battle !== null && (ATTACK_STRENGTH[def.form] as number) === 0 ? NOT_IN_BATTLE : undefined; // BAT-12.19
  }
}
/** Can an artifact act on this card of the battle line? BAT-12.19 */
export const isLineTarget = (table: Table, item: Laid): boolean => table.battle !== null && item.line > 0 && !item.touched;

/** Could a card of this pool lift a unit by two ranks? Only a lit title with both uses left. BAT-8.21, BAT-8.22, BAT-9.3 */
function liftsTwoRanks(table: Table, seat: Seat, pool: number): boolean {
  if (!isLit(table, FORM_INDEX.title) || pool === HAMMER) return false;
  return (
    isWildPool(pool) ||
    strongestOnTable(table, seat, pool) !== undefined ||
    playerOf(table, seat).hand.some((card) => cardOf(table, card).pool === pool)
  );
}
export const strongestOnTable = (table: Table, seat: Seat, pool: number): Laid | undefined =>
  playerOf(table, seat).laid.find((item) => item.uses >= 2 && poolOfLaid(table, item) === pool);

/** Is there a target other than the acting card? */
function findsTarget(table: Table, seat: Seat, artifact: Transformer, pool: number): boolean {
  const { hand, laid } = playerOf(table, seat);
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
const HAND_TARGETS: readonly (readonly ArtifactTarget[])[] = [0, 1, 2].map((ranks) =>
  CARD_OPTIONS.map(({ card }) => Object.freeze({ card, in: 'hand', ranks } as const)),
);

export function targetsOf(table: Table, seat: Seat, artifact: Transformer, source: Laid): ArtifactTarget[] {
  const { hand, laid } = playerOf(table, seat);
  const mostRanks = artifact === 'title' && liftsTwoRanks(table, seat, poolOfLaid(table, source)) ? 2 : 1;
  const lifts = (def: CardDef): number[] =>
    RANKS.slice(0, mostRanks).filter((ranks) => whyNotTarget(table, artifact, def, ranks) === undefined);
  const named = (ranks: number): number => (artifact === 'title' ? ranks : 0);
  const targets: ArtifactTarget[] = [];
  for (const card of onePerPool(table, hand)) {
    const def = cardOf(table, card);
    for (const ranks of lifts(def)) targets.push(HAND_TARGETS[named(ranks)]?.[def.pool] as ArtifactTarget);
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
/** Cards in a battle line are alike only if they have equal uses there and left: a lit weapon may have spent one elsewhere. BAT-20.4 */
const onePerState = (table: Table, items: readonly Laid[]): Laid[] =>
  poolsIn(
    table,
    items.map(({ card }) => card),
  ).flatMap((pool) => {
    const alike = items.filter((item) => poolOfLaid(table, item) === pool);
    return alike.filter((item, i) => alike.findIndex(({ line, uses }) => line === item.line && uses === item.uses) === i);
  });
export const whyNotTargets = (table: Table, seat: Seat, artifact: Transformer): Reason[] =>
  poolsIn(table, playerOf(table, seat).hand).flatMap((pool) => {
    const card = playerOf(table, seat).hand.find((one) => cardOf(table, one).pool === pool) as Card;
    const why = whyNotTarget(table, artifact, cardOf(table, card), 1);
    return why === undefined ? [] : [{ ...why, what: poolName(pool) }];
  });
