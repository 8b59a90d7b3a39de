// What a space is called for those who cannot see it, and in the hint beside it: "d4, ruins, guardians 8".
import type { Translate } from '@tabularium/parts/shape';
import type { SpaceView } from '../../table/view.ts';

function whatLiesOn(space: SpaceView, t: Translate): string {
  const { kind, type, terrain, owner, level, guard } = space;
  switch (kind) {
    case 'empty':
    case 'outOfPlay':
    case 'impassable':
      return t(`board.space.${kind}`);
    case 'ruins':
      return guard > 0 ? t('board.space.guardians', { guard }) : t('board.space.ruins');
    case 'road':
      return t('board.space.road', { type, terrain });
    case 'city':
      if (owner !== null) return t('board.space.city', { type, terrain, owner, level });
      return guard > 0 ? t('board.space.neutral', { type, terrain, guard }) : t('board.space.undefended', { type, terrain });
  }
}
/** The same in short, for those who see the map. */
export const nameSpace = (space: SpaceView, t: Translate): string =>
  [whatLiesOn(space, t), ...(space.hides ? [t('board.space.hides')] : [])].join(' · ');

export function describeSpace(space: SpaceView, t: Translate): readonly string[] {
  const heroes = [...Map.groupBy(space.heroes, (seat) => seat)].map(([seat, { length }]) =>
    t(length === 1 ? 'board.space.hero' : 'board.space.heroes', { seat }),
  );
  return [
    space.at,
    whatLiesOn(space, t),
    ...(space.exits === '' ? [] : [t('board.space.exits', { exits: space.exits })]),
    ...(space.hides ? [t('board.space.hides')] : []),
    ...heroes,
  ];
}
