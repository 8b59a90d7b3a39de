// What makes no sense on a titan's card, although every word of it does. HOP-24.7
import { flaw, type Path } from '@tabularium/parts/own-content';
import { arenas } from '../arenas.ts';
import type { Die } from '../kinds.ts';
import type { TitanAct, TitanDef, TitanTrait } from '../rival-kinds.ts';
import { HEALTH_CHIPS } from '../supply.ts';
import type { Because, Flaw } from './sentences.ts';

/** `healthOf` gives the Health of the titan's own chips. */
export function titanFlaws(titan: TitanDef, healthOf: (unit: string) => number): Flaw[] {
  return [
    ...shardFlaws(titan),
    ...titan.traits.flatMap((trait, i) => traitFlaws(titan, trait, ['traits', i])),
    ...rowFlaws(titan),
    ...partFlaws(titan),
    ...arenaTurnFlaws(titan),
    ...supplyFlaws(titan, healthOf),
  ];
}

const lacks = (path: Path, because: Because, act: string): Flaw => flaw(path, because, { act });
const noSuchPart = ({ parts }: TitanDef, part: string): boolean => !parts.some(({ unit }) => unit === part);

function shardFlaws({ shards: { hp, colour, broken } }: TitanDef): Flaw[] {
  const isClear = hp > 0 ? colour !== null && broken !== null : colour === null && broken === null;
  return isClear ? [] : [flaw(['shards'], 'shardHp')];
}
function traitFlaws(titan: TitanDef, trait: TitanTrait, path: Path): Flaw[] {
  const { hp, broken } = titan.shards;
  if (trait.is === 'smokeBody' && noSuchPart(titan, trait.part)) return [flaw([...path, 'part'], 'noSuchPart', { part: trait.part })];
  if (trait.is === 'bronzeSkin' && hp === 0) return [lacks(path, 'needsShardHp', trait.is)];
  if (trait.is === 'drums' && hp > 0) return [lacks(path, 'needsPlainShards', trait.is)];
  return trait.is === 'shardsMustStand' && broken !== 'remove' ? [lacks(path, 'needsRemovedShards', trait.is)] : [];
}
function rowFlaws(titan: TitanDef): Flaw[] {
  const rolled: ReadonlySet<Die> = new Set([...titan.dice, ...titan.shardDice]);
  return titan.rows.flatMap(({ die, per, lines }, row) => [
    ...(rolled.has(die) ? [] : [flaw(['rows', row, 'die'], 'neverRolled', { die })]),
    ...(per !== 'count' && lines.length > 1 ? [flaw(['rows', row, 'lines'], 'oneLine')] : []),
    ...lines.flatMap((acts, line) => acts.flatMap((act, i) => actFlaws(titan, act, acts.slice(0, i), ['rows', row, 'lines', line, i]))),
  ]);
}
function actFlaws(titan: TitanDef, act: TitanAct, before: readonly TitanAct[], path: Path): Flaw[] {
  if ('part' in act && noSuchPart(titan, act.part)) return [flaw([...path, 'part'], 'noSuchPart', { part: act.part })];
  const missing = lackOf(titan, act, before);
  return missing ? [lacks(path, missing, act.do)] : [];
}
/** What the card needs to say for this to be possible. */
function lackOf({ allies, shards, traits }: TitanDef, act: TitanAct, before: readonly TitanAct[]): Because | undefined {
  switch (act.do) {
    case 'move':
      return traits.some(({ is }) => is === 'rooted') ? 'isRooted' : undefined;
    case 'conscript':
      return allies?.kind === 'sentinels' ? undefined : 'needsSentinels';
    case 'nightfall':
      return allies?.kind === 'arena' ? undefined : 'needsArenaUnits';
    case 'alliesGain':
    case 'arenaTurn':
      return allies ? undefined : 'needsAllies';
    case 'reforge':
      return shards.broken === 'stay' ? undefined : 'needsStayingShards';
    case 'wear':
      return shards.hp > 0 ? undefined : 'needsShardHp';
    case 'fork':
      if (shards.hp === 0) return 'needsShardHp';
      return before.some((other) => other.do === 'attack') ? undefined : 'needsAttack';
    default:
      return undefined;
  }
}
const arenaTurnFlaws = ({ alwaysArenaTurn, allies }: TitanDef): Flaw[] =>
  alwaysArenaTurn && allies?.kind !== 'arena' ? [lacks(['alwaysArenaTurn'], 'needsArenaUnits', 'alwaysArenaTurn')] : [];
function partFlaws({ parts }: TitanDef): Flaw[] {
  const { names, kinds } = arenas.colosseum;
  const taken = new Set<string>();
  return parts.flatMap(({ count, start = [] }, part) => [
    ...(start.length > count ? [flaw(['parts', part, 'start'], 'tooMany', { count: start.length, most: count })] : []),
    ...start.flatMap((hex, i): Flaw[] => {
      const kind = kinds[names.indexOf(hex)];
      if (kind === undefined || kind === 'centre' || kind === 'pedestal') return [flaw(['parts', part, 'start', i], 'badStart', { hex })];
      return taken.size === taken.add(hex).size ? [flaw(['parts', part, 'start', i], 'repeated', { found: hex })] : [];
    }),
  ]);
}
/** Everything in the arena on the titan's side takes its chips from the same supply. HOP-10.7 */
function supplyFlaws({ unit, parts, shards }: TitanDef, healthOf: (unit: string) => number): Flaw[] {
  const shardChips = shards.colour === 'blue' ? 4 * shards.hp : 0;
  const partChips = parts.reduce((sum, part) => sum + (part.start?.length ?? 0) * healthOf(part.unit), 0);
  const count = healthOf(unit) + shardChips + partChips;
  return count > HEALTH_CHIPS ? [flaw(['health'], 'tooManyChips', { count, most: HEALTH_CHIPS })] : [];
}
