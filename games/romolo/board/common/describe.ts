// Descriptions of things on the map, for screen readers and hints.
import { type Building, COUNTED } from '../../content/constructions.ts';
import type { HexView, RomoloView, UnitView } from '../../table/view.ts';
import { colourOf } from './look.ts';
import { type Props, whoIs } from './props.ts';

type T = Props['t'];
export const nameOf = (what: string, t: T): string => t('board.name', { what });

/** `Yellow worker 1, 2 actions left, penalty`. */
export function describeUnit(unit: UnitView, t: T): string {
  const states = [
    unit.lying === null ? t('board.unit.actions', { count: unit.actions }) : t(`board.unit.lying.${unit.lying}`),
    unit.penalty && !unit.unhindered && t('board.unit.penalty'),
    unit.movesOnly && t('board.unit.movesOnly'),
    unit.hindered && t('board.unit.hindered'),
    unit.hungry && t('board.unit.hungry'),
  ];
  return [nameOf(unit.unit, t), ...states.filter(Boolean)].join(', ');
}

/** The hex itself: its name, and what kind of land it is. */
export function describeLand(hex: HexView, t: T): string {
  if (!hex.laid) return `${hex.at}, ${t('board.hex.vacant')}`;
  const terrain = hex.terrain === null ? t('board.hex.down') : nameOf(hex.terrain, t);
  const seen = !hex.up && hex.terrain !== null ? `, ${t('board.hex.seen')}` : '';
  const medal = hex.multiplier === null ? '' : `, ${hex.multiplier === 'hidden' ? t('board.hex.medal') : `×${hex.multiplier}`}`;
  return `${hex.at}, ${terrain}${seen}${medal}`;
}
/** Warehouses first, ports last; walls are told by their sides. */
const SAID: readonly Building[] = ['warehouse', ...COUNTED, 'port'];
/** What stands there, how strong it is, and what its warehouses hold. */
export function describeSite(hex: HexView, view: RomoloView, names: readonly string[], t: T): readonly string[] {
  if (!hex.up) return [];
  const owner = hex.tower === null ? undefined : view.players[hex.tower.owner];
  const stored = hex.stores.flatMap(({ resource, cubes }) => (resource === null ? [] : [t(`amount.${resource}`, { count: cubes })]));
  const several = (kind: string, count: number): string => (count === 1 ? nameOf(kind, t) : `${count} × ${nameOf(kind, t)}`);
  return [
    ...(owner === undefined ? [] : [t(hex.tower?.cracked ? 'board.hex.cracked' : 'board.hex.tower', { name: whoIs(owner, names, t) })]),
    ...SAID.flatMap((kind) => (hex.built[kind] > 0 ? [several(kind, hex.built[kind])] : [])),
    ...(hex.walls.length > 0 ? [t('board.hex.walls', { sides: hex.walls })] : []),
    ...(stored.length > 0 ? [t('board.hex.stored', { goods: stored.join(', ') })] : []),
    ...(hex.places.used > 0 ? [t('board.hex.places', { power: hex.power, used: hex.places.used, limit: hex.places.limit })] : []),
  ];
}
/** Who controls it, and why. */
export function describeControl(hex: HexView, view: RomoloView, names: readonly string[], t: T): string {
  const { team, because } = hex.control;
  const whose = view.players
    .filter((player) => player.team === team && player.alive)
    .map((player) => whoIs(player, names, t))
    .join(' + ');
  return t(`board.control.${because}`, { name: whose });
}
/** Influence by side with its parts. */
export const influenceLines = (
  hex: HexView,
  view: RomoloView,
  names: readonly string[],
  t: T,
): readonly { readonly colour: string; readonly text: string }[] =>
  hex.influence.map(({ team, value, parts }) => ({
    colour: colourOf(view, parts[0]?.owner ?? view.players.findIndex((player) => player.team === team)),
    text: `${value}: ${parts
      .map(
        (part) =>
          `${t(`part.${part.reason}`)} ${part.value}${parts.length > 1 && view.terms.mode === 'teams' ? ` (${whoIs(view.players[part.owner] ?? { seat: null }, names, t)})` : ''}`,
      )
      .join(', ')}`,
  }));
