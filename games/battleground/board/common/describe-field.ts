// Describes what is on the field, for notes and screen readers.
import type { Hex } from '../../content/places.ts';
import type { BattlegroundView, FigureView } from '../../table/view.ts';
import { hexNamed, nameOfHex } from './geometry.ts';
import { nameOf, type Props } from './props.ts';
import { terrainIn } from './ruler.ts';

type T = Props['t'];
/** Terrain, zone, tokens and markers of a hex. */
export function describeGround(table: BattlegroundView, hex: Hex, names: readonly string[], t: T): readonly string[] {
  const { map, objectives, markers, players } = table;
  const { high, low, ladder, difficult, platform } = terrainIn(map);
  const has = (some: Uint8Array): boolean => (some[hex] ?? 0) !== 0;
  const zone = (['north', 'south'] as const).find((one) => map.zones[one].includes(nameOfHex(hex)));
  const owner = players.find((player) => player.zone === zone && zone !== undefined);
  const word = (key: string, facts?: Readonly<Record<string, unknown>>): string => t(`board.field.ground.${key}`, facts);
  return [
    ...(has(high) ? [word('high')] : []),
    ...(has(low) ? [word('low')] : []),
    ...(has(ladder) ? [word('ladder')] : []),
    ...(has(platform) ? [word('platform')] : []),
    ...(has(difficult) ? [word('difficult')] : []),
    ...objectives.flatMap(({ at, owner: seat, claims }) => {
      if (hexNamed(at) !== hex) return [];
      if (seat !== null) return [word('claimed', { name: names[seat] ?? '' })];
      const whose = claims.filter(({ by }) => by.length > 0).map((claim) => names[claim.seat] ?? '');
      return [whose.length > 0 ? word('wouldClaim', { name: whose.join(', ') }) : word('objective')];
    }),
    ...(markers.some(({ at }) => hexNamed(at) === hex) ? [word('marker')] : []),
    ...(owner === undefined ? [] : [word('zone', { name: names[owner.seat] ?? '' })]),
  ];
}
/** `Skeletor, 2 of 7 wounds, 3 mana, overwatch, activated`. */
export function describeFigure(
  { figure, wounds, health, mana, focus, overwatch, buff, debuff, activated, facing }: FigureView,
  t: T,
): string {
  return [
    nameOf(figure, t),
    t('board.field.wounds', { wounds, health }),
    ...(mana > 0 ? [t('board.field.mana', { count: mana })] : []),
    ...(focus ? [nameOf('focus', t)] : []),
    ...(overwatch ? [nameOf('overwatch', t)] : []),
    ...(buff === null ? [] : [nameOf(buff, t)]),
    ...(debuff === null ? [] : [nameOf(debuff, t)]),
    ...(facing === null ? [] : [t('board.field.faces', { facing })]),
    ...(activated ? [t('draw.activated')] : []),
  ].join(', ');
}
