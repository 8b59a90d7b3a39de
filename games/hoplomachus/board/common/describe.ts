// What things on the board are called, for those who hear it and for titles.
import type { Translate } from '@tabularium/parts/shape';
import { arenas } from '../../content/arenas.ts';
import type { HexName } from '../../table/asks.ts';
import type { HoplomachusView, UnitView } from '../../table/view.ts';
import { endingOf } from '../../words/naming.ts';
import { numberOf } from './geometry.ts';
import { statesOf } from './look.ts';

export const nameOf = (what: string, t: Translate): string => t('board.name', { what });
/** Without its faction. */
export const shortNameOf = (what: string, t: Translate): string => t('board.short', { what });

/** `Warrior, 2 of 3 hp, dazed, with Blitz`. */
export function describeUnit(unit: UnitView, t: Translate): string {
  return [
    nameOf(unit.unit, t),
    t('board.unit.hp', { hp: unit.hp, health: unit.health }),
    ...(unit.active ? [] : [t('state.inactive.name', { ending: endingOf(unit.unit, t) })]),
    ...statesOf(unit).map((state) => t(`state.${state}.name`, { ending: endingOf(unit.unit, t) })),
    ...unit.tactics.map(({ tactic }) => nameOf(tactic, t)),
    ...(unit.shards > 0 ? [t('board.unit.shards', { count: unit.shards })] : []),
  ].join(', ');
}
export function describeHex(view: HoplomachusView, at: HexName, t: Translate): readonly string[] {
  const { arena } = view.terms;
  const kind = arenas[arena].kinds[numberOf(arena, at)] ?? 'sand';
  const foothold = view.footholds.find((one) => one.at === at);
  const shard = view.shards.find((one) => one.at === at);
  return [
    kind === 'sand' ? at : `${at}, ${t(`hex.${kind}.name`)}`,
    ...(foothold === undefined ? [] : [t('board.foothold', { colour: view.troops[foothold.troop]?.colour ?? 'red' })]),
    ...(shard === undefined ? [] : [t(shard.active ? 'board.shard.active' : 'board.shard.inactive', { hp: shard.hp })]),
  ];
}
