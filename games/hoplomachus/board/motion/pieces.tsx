// What stands on the sand: footholds, shards and chips. Chips walk when the news say so.
import { type Bounds, Layer } from '@tabularium/parts/board';
import { memo, type ReactElement, useEffect, useRef } from 'react';
import type { ArenaId } from '../../content/arenas.ts';
import type { UnitName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { HoplomachusView, UnitView } from '../../table/view.ts';
import { centreAt, hexPath } from '../common/geometry.ts';
import { Sign } from '../common/icon.tsx';
import { statesOf } from '../common/look.ts';
import { Chip, type ChipColour, radiusOf } from '../pieces/chip.tsx';
import styles from './pieces.module.css';
import { chipsAt, type PlacedChip, type Play } from './timeline.ts';

interface PiecesProps {
  readonly view: HoplomachusView;
  readonly bounds: Bounds;
  readonly play: Play;
  readonly pace: number;
  /** Who acts in the decision that is open. */
  readonly acting: UnitName | undefined;
  readonly className: string | undefined;
}
export const Pieces = memo(({ view, bounds, play, pace, acting, className }: PiecesProps): ReactElement => {
  const { arena, mode } = view.terms;
  const { acts, now, current } = play;
  const standing = [...chipsAt(view.units, acts, now + 1)];
  // A piece that falls in this act is still drawn.
  const falling = current?.event.kind === 'defeated' ? current.event : undefined;
  const fallen = falling && view.units.find(({ unit }) => unit === falling.unit);
  if (falling && fallen) standing.push({ unit: fallen, at: falling.at, hp: 0 });
  standing.sort((a, b) => centreAt(arena, a.at).y - centreAt(arena, b.at).y);
  const under = new Set(standing.map(({ at }) => at));
  const sideOf = ({ troop }: UnitView): ChipColour => (mode === 'pandemonium' ? 'mixed' : (view.troops[troop]?.colour ?? 'red'));
  return (
    <Layer bounds={bounds} className={className}>
      <Footholds view={view} />
      <Shards view={view} under={under} />
      {standing.map((one) => (
        <Piece
          key={one.unit.unit}
          {...one}
          arena={arena}
          side={sideOf(one.unit)}
          isActing={one.unit.unit === acting}
          act={current !== undefined && concerns(current.event, one.unit.unit) ? current.event : undefined}
          span={(current?.steps ?? 0) * pace}
        />
      ))}
      <HiddenShards view={view} under={under} />
    </Layer>
  );
});
Pieces.displayName = 'Pieces';
const concerns = (event: Event, unit: UnitName): boolean =>
  ('unit' in event && event.unit === unit) || (event.kind === 'damaged' && 'unit' in event.target && event.target.unit === unit);

interface PieceProps extends PlacedChip {
  readonly arena: ArenaId;
  readonly side: ChipColour;
  readonly isActing: boolean;
  readonly act: Event | undefined;
  /** How long the act is shown, in milliseconds. */
  readonly span: number;
}
const Piece = memo(({ unit, at, hp, arena, side, isActing, act, span }: PieceProps): ReactElement => {
  const { x, y } = centreAt(arena, at);
  const piece = useRef<SVGGElement>(null);
  const body = useRef<SVGGElement>(null);
  useEffect(() => {
    const moves = act === undefined ? undefined : animationOf(act, arena);
    if (moves === undefined || span === 0) return undefined;
    const moving = moves.of === 'place' ? piece.current : body.current;
    const animation = moving?.animate([...moves.frames], { duration: span * moves.share, easing: moves.easing });
    return () => animation?.cancel();
  }, [act]);
  return (
    <g ref={piece} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {isActing ? <circle r={radiusOf(unit.rank) + 9} className={styles['acting']} /> : null}
      <g ref={body}>
        <Chip
          def={unit.def}
          rank={unit.rank}
          class={unit.class}
          elite={unit.elite}
          active={unit.active}
          hp={hp}
          side={side}
          isHurt={hp < unit.health}
          states={statesOf(unit)}
          tactics={unit.tactics.map(({ tactic }) => tactic)}
          shards={unit.shards}
          moved={unit.walked !== null && unit.walked > 0}
          engaged={unit.engaged}
        />
      </g>
    </g>
  );
});
Piece.displayName = 'Piece';

interface Movement {
  /** The piece moves, or stirs in place. */
  readonly of: 'place' | 'body';
  readonly frames: readonly Keyframe[];
  readonly easing: string;
  /** The share of the act's time that it takes. */
  readonly share: number;
}
function animationOf(event: Event, arena: ArenaId): Movement | undefined {
  const frame = (at: string): Keyframe => {
    const { x, y } = centreAt(arena, at);
    return { transform: `translate(${x}px, ${y}px)` };
  };
  switch (event.kind) {
    case 'moved':
      return { of: 'place', frames: [event.from, ...event.path].map(frame), easing: 'ease-in-out', share: 0.9 };
    case 'displaced':
      return { of: 'place', frames: [event.from, event.to].map(frame), easing: 'cubic-bezier(0.2, 1.4, 0.5, 1)', share: 0.8 };
    case 'deployed':
      return {
        of: 'body',
        frames: [
          { transform: 'translateY(-70px) scale(1.5)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        easing: 'cubic-bezier(0.4, 0, 0.6, 1.5)',
        share: 0.7,
      };
    case 'damaged':
      return { of: 'body', frames: [0, 7, -6, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` })), easing: 'linear', share: 0.5 };
    case 'attacked':
    case 'rolled':
      return { of: 'body', frames: [1, 1.14, 1].map((scale) => ({ transform: `scale(${scale})` })), easing: 'ease-out', share: 0.5 };
    case 'defeated':
      return {
        of: 'body',
        frames: [{ opacity: 1 }, { transform: 'rotate(30deg) scale(0.6)', opacity: 0 }],
        easing: 'ease-in',
        share: 1,
      };
    default:
      return undefined;
  }
}

/** Coloured frames with a banner. */
const Footholds = ({ view: { footholds, troops, terms } }: { readonly view: HoplomachusView }): ReactElement => (
  <>
    {footholds.map(({ at, troop }) => {
      const centre = centreAt(terms.arena, at);
      return (
        <g key={at} data-side={troops[troop]?.colour ?? 'red'}>
          <path d={hexPath(centre, 51)} className={styles['frameEdge']} />
          <path d={hexPath(centre, 51)} className={styles['frame']} />
          <circle cx={centre.x - 33} cy={centre.y + 24} r="12" className={styles['bannerPlate']} />
          <Sign name="banner" size={15} x={centre.x - 33} y={centre.y + 24} className={styles['banner']} />
        </g>
      );
    })}
  </>
);

/** Shards that lie by themselves; those under a sentinel have a badge of their own. */
const Shards = ({ view: { shards, titan, terms }, under }: { readonly view: HoplomachusView; readonly under: Under }): ReactElement => (
  <>
    {shards.map(({ at, hp, active }, i) => {
      if (at === null || under.has(at)) return null;
      const { x, y } = centreAt(terms.arena, at);
      return (
        <g
          key={`${at} ${i}`}
          transform={`translate(${x} ${y})`}
          data-side={titan?.shards.colour ?? 'red'}
          className={active ? styles['active'] : styles['dull']}
        >
          {Array.from({ length: hp }, (_, n) => (
            <ellipse key={n} cy={24 - n * 5} rx="25" ry="11" className={styles['base']} />
          ))}
          <Sign name="shard" size={52} y={2 - hp * 5} className={styles['crystal']} />
          {hp > 0 ? (
            <g transform="translate(25 24)" className={styles['shardHp']}>
              <circle r="13" />
              <text y="6.5">{hp}</text>
            </g>
          ) : null}
        </g>
      );
    })}
  </>
);
/** The hexes with chips. */
type Under = ReadonlySet<string>;
const HiddenShards = ({ view: { shards, terms }, under }: { readonly view: HoplomachusView; readonly under: Under }): ReactElement => (
  <>
    {shards.map(({ at, active }, i) => {
      if (at === null || !under.has(at)) return null;
      const { x, y } = centreAt(terms.arena, at);
      return (
        <g key={`${at} ${i}`} transform={`translate(${x} ${y - 46})`} className={active ? styles['active'] : styles['dull']}>
          <circle r="15" className={styles['plate']} />
          <Sign name="shard" size={22} className={styles['crystal']} />
        </g>
      );
    })}
  </>
);
