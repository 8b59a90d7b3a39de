// Heroes: figures that stand on the map and walk along the paths that events tell.

import type { Seat } from '@tabularium/kernel';
import { type Point, placeIn } from '@tabularium/parts/board';
import { memo, type ReactElement, useLayoutEffect, useRef } from 'react';
import type { Faction } from '../../content/kinds.ts';
import type { SpaceName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { PlayerView, SpaceView } from '../../table/view.ts';
import { type Bounds, centreOf, cornerOf, spanIn } from '../common/geometry.ts';
import { ICONS } from '../common/icons.ts';
import { ownColour } from './city.tsx';
import styles from './hero.module.css';

const CLOAK = 'M20 12C27 13 31 20 33 31L37 49Q20 55 3 49L7 31C9 20 13 13 20 12Z';

/** One figure, 40 wide and 56 high. */
export const Figure = memo(
  ({ faction }: { readonly faction: Faction | null }): ReactElement => (
    <svg viewBox="0 0 40 56" className={styles['figure']} aria-hidden="true" focusable="false">
      <ellipse cx="20" cy="50" rx="19" ry="5.5" className={styles['stand']} />
      <g className={styles['body']}>
        <path d="M35 3 33 44" className={styles['spear']} />
        <path d="M35.5-3 38 4 34.5 7 32.5 3Z" className={styles['point']} />
        <path d={CLOAK} fill="var(--own)" />
        <path d="M20 12C27 13 31 20 33 31L37 49Q29 52 20 52Z" fill="var(--own-deep)" stroke="none" />
        <path d={CLOAK} fill="none" />
        <circle cx="20" cy="9" r="6.5" className={styles['face']} />
        <path d="M12.5 9C12 0 28 0 27.5 9L24 7.5 20 10 16 7.5Z" className={styles['helm']} />
        <path d="M20 3C20-2 27-3 29 0 25 0 23 2 22.5 4Z" fill="var(--own-light)" />
      </g>
      {faction === null ? null : (
        <>
          <circle cx="19" cy="33" r="9.5" className={styles['crest']} />
          <path d={ICONS[faction]} transform="translate(12.5 26.5) scale(0.0254)" fill="var(--own-deep)" />
        </>
      )}
    </svg>
  ),
);
Figure.displayName = 'Figure';

interface HeroOnMap {
  readonly key: string;
  readonly seat: Seat;
  readonly at: SpaceName;
  readonly foot: Point;
}
/** Where a hero's feet are on a card: in the middle of a road if alone, otherwise along the lower edge, in two rows if they are many. */
function footOf(space: SpaceView | undefined, index: number, count: number): Point {
  if (count === 1) return space?.kind === 'road' ? { x: 50, y: 66 } : { x: 82, y: 90 };
  if (count === 2 && space?.kind !== 'road') return { x: index === 0 ? 18 : 82, y: 90 };
  if (count === 2) return { x: index === 0 ? 32 : 68, y: 66 };
  const inRow = count <= 4 ? count : Math.ceil(count / 2);
  const row = Math.floor(index / inRow);
  const place = index % inRow;
  return { x: 16 + (68 * place) / (inRow - 1), y: 90 - row * 46 };
}
function heroesOnMap(players: readonly PlayerView[], spaces: readonly SpaceView[]): HeroOnMap[] {
  const heroes = players.flatMap(({ seat, heroes }) => heroes.flatMap((at, n) => (at === null ? [] : [{ key: `${seat}-${n}`, seat, at }])));
  return heroes.map((hero) => {
    const here = heroes.filter(({ at }) => at === hero.at);
    const space = spaces.find(({ at }) => at === hero.at);
    const corner = cornerOf(hero.at);
    const foot = footOf(space, here.indexOf(hero), here.length);
    return { ...hero, foot: { x: corner.x + foot.x, y: corner.y + foot.y } };
  });
}

interface HeroesProps {
  readonly players: readonly PlayerView[];
  readonly spaces: readonly SpaceView[];
  readonly bounds: Bounds;
  readonly news: readonly Event[];
  readonly pace: number;
}
export function Heroes({ players, spaces, bounds, news, pace }: HeroesProps): ReactElement {
  const layer = useRef<HTMLDivElement>(null);
  const heroes = heroesOnMap(players, spaces);
  const walked = useRef(news);
  useLayoutEffect(() => {
    if (walked.current === news || layer.current === null) return;
    walked.current = news;
    if (pace > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches) walk(layer.current, heroes, news, pace, bounds);
  });

  return (
    <div ref={layer} className={styles['heroes']} aria-hidden="true">
      {heroes.map(({ key, seat, foot }) => (
        <div
          key={key}
          data-hero={key}
          className={styles['hero']}
          style={{
            ...placeIn(bounds, foot),
            width: spanIn(bounds, 36),
            zIndex: foot.y,
            ...ownColour(players[seat]?.faction ?? `seat-${seat}`),
          }}
        >
          <Figure faction={players[seat]?.faction ?? null} />
        </div>
      ))}
    </div>
  );
}

/** Lets every hero that was told to move walk to where it stands now. */
function walk(layer: HTMLElement, heroes: readonly HeroOnMap[], news: readonly Event[], pace: number, bounds: Bounds): void {
  const unit = layer.clientWidth / bounds.width;
  const walked = new Set<string>();
  for (const told of news.toReversed()) {
    const hero = heroes.find(({ key, seat, at }) => {
      if (walked.has(key)) return false;
      return told.kind === 'heroMoved'
        ? told.seat === seat && told.to === at
        : told.kind === 'heroHired' && told.seat === seat && told.at === at;
    });
    const figure = hero && layer.querySelector(`[data-hero="${hero.key}"]`);
    if (!hero || !figure) continue;
    walked.add(hero.key);
    if (told.kind === 'heroHired') arrive(figure, pace);
    if (told.kind === 'heroMoved') stride(figure, hero, told, pace, unit);
  }
}
const arrive = (figure: Element, pace: number): void =>
  void figure.animate(
    [
      { opacity: 0, translate: '0 -60%' },
      { opacity: 1, translate: '0 0' },
    ],
    { duration: pace, easing: 'ease-in' },
  );

function stride(figure: Element, hero: HeroOnMap, { from, path, by }: Event & { kind: 'heroMoved' }, pace: number, unit: number): void {
  const way = [from, ...path.slice(0, -1)].map((at) => {
    const { x, y } = centreOf(at);
    return `${(x - hero.foot.x) * unit}px ${(y + 16 - hero.foot.y) * unit}px`;
  });
  const steps = [...way, '0px 0px'].map((translate) => ({ translate }));
  if (by === 'fly') steps.splice(1, 0, { translate: halfway(way[0]) });
  figure.animate(steps, { duration: pace * (steps.length - 1), easing: 'ease-in-out' });
}
/** Up in the air. */
function halfway(from: string | undefined): string {
  const [x = 0, y = 0] = (from ?? '').split(' ').map(Number.parseFloat);
  return `${x / 2}px ${y / 2 - 60}px`;
}
