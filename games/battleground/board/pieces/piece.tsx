// A figure on the field: its portrait on a base that shows its facing; and its tokens, which lie above all figures.
import { type CSSProperties, memo, type ReactElement, type RefObject, useEffect, useRef } from 'react';
import type { FigureView } from '../../table/view.ts';
import type { Pose } from '../common/acts.ts';
import { angleOf, areaOf, HEX_RADIUS, type Point, raised, spotOf } from '../common/geometry.ts';
import { Sign } from '../common/icon.tsx';
import { TOKEN_ICONS, type Token } from '../common/look.ts';
import { BustShapes } from './busts.tsx';
import styles from './piece.module.css';

const BASE = 15.5;
const FACE = 12.8;
/** The scale of a massive figure. */
const MASSIVE = 1.75;

export interface PieceState {
  readonly isActing: boolean;
  readonly isSelected: boolean;
  readonly isPointed: boolean;
  /** Set if the figure can be chosen: as one of the player's own, or as a target. */
  readonly legal: 'friend' | 'foe' | null;
  /** The area attack being previewed would also hit this figure. */
  readonly isHit: boolean;
}
interface Standing {
  readonly figure: FigureView;
  readonly pose: Pose;
  /** Where the figure walks now, and for how many milliseconds. */
  readonly way: readonly Point[] | undefined;
  readonly ms: number;
  /** How much larger it may be drawn where the field is small. */
  readonly room: number;
}
/** A group that walks along with its figure. */
function useWalk(way: readonly Point[] | undefined, ms: number): RefObject<SVGGElement | null> {
  const group = useRef<SVGGElement>(null);
  useEffect(() => {
    if (way === undefined || way.length < 2 || ms === 0 || group.current === null) return undefined;
    const frames = way.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const walk = group.current.animate(frames, { duration: ms, easing: 'ease-in-out' });
    return () => walk.cancel();
  }, [way, ms]);
  return group;
}
const placed = ({ x, y }: Point, room: number): CSSProperties =>
  ({ transform: `translate(${x}px, ${y}px)`, '--room': room.toFixed(2) }) as CSSProperties;

type PieceProps = Standing & PieceState;
export const Piece = memo(({ figure, pose, way, ms, room, ...state }: PieceProps): ReactElement | null => {
  const { isActing, isSelected, isPointed, legal, isHit } = state;
  const group = useWalk(way, ms);
  if (pose.at === null) return null;
  const { massive, faction, activated } = figure;
  const { x, y } = raised(pose.at);
  const { level, hexes } = spotOf(pose.at);
  const scale = massive ? MASSIVE : 1;
  const turn = pose.facing === null ? 0 : angleOf(pose.at, pose.facing);
  return (
    <g
      ref={group}
      className={styles['piece']}
      style={placed({ x, y }, room)}
      data-figure={figure.figure}
      data-faction={faction}
      data-activated={activated}
      data-out={pose.out}
    >
      {massive && <path d={areaOf(hexes, HEX_RADIUS - 2)} transform={`translate(${-x} ${-y})`} className={styles['foot']} />}
      <g className={styles['grown']}>
        <ellipse
          cx={level === 1 ? 6 : 3}
          cy={level === 1 ? 10 : 5}
          rx={BASE * scale}
          ry={BASE * scale * 0.94}
          className={styles['shadow']}
        />
        <g transform={scale === 1 ? undefined : `scale(${scale})`}>
          {isActing && <circle r={BASE + 4} className={styles['acting']} />}
          {legal !== null && <circle r={BASE + 2.6} className={styles['legal']} data-legal={legal} data-pointed={isPointed} />}
          {legal === null && isPointed && <circle r={BASE + 2.6} className={styles['pointed']} />}
          {isHit && <circle r={BASE + 2.6} className={styles['hit']} />}
          <circle r={BASE} className={styles['base']} />
          <g transform={`rotate(${turn})`}>
            <path d={`M${-BASE} 0A${BASE} ${BASE} 0 0 0 ${BASE} 0Z`} className={styles['rear']} />
            <path d={`M${-BASE + 1.2} 0A${BASE - 1.2} ${BASE - 1.2} 0 0 1 ${BASE - 1.2} 0`} className={styles['front']} />
            <path d="M-6.500-13.500 0-22.500 6.500-13.500Z" className={styles['notch']} />
          </g>
          <circle r={FACE} className={styles['plate']} />
          <g clipPath="url(#mob-face)" className={styles['face']}>
            <g transform="translate(-13.500 -13.200) scale(0.27)">
              <BustShapes character={figure.figure} faction={faction} />
            </g>
          </g>
          <circle r={FACE} className={styles['ring']} data-selected={isSelected} />
          {activated && <path d="M-4 9-1 12 5 5" className={styles['done']} />}
        </g>
      </g>
    </g>
  );
});
Piece.displayName = 'Piece';

/** Health, mana, tokens and AP: no neighbour hides them. */
export const Tokens = memo(({ figure, pose, way, ms, room, isActing }: Standing & Pick<PieceState, 'isActing'>): ReactElement | null => {
  const group = useWalk(way, ms);
  if (pose.at === null) return null;
  const { massive, health, mana, ap } = figure;
  const scale = massive ? MASSIVE : 1;
  return (
    <g ref={group} className={styles['piece']} style={placed(raised(pose.at), room)} data-faction={figure.faction} data-out={pose.out}>
      <g className={styles['grown']}>
        <Health health={health} wounds={pose.wounds} y={13.5 * scale} />
        <Gems mana={mana} x={(BASE + 1.5) * scale} />
        <Badges tokens={tokensOf(figure)} x={-(BASE + 1) * scale} />
        {ap !== null && isActing && (
          <g transform={`translate(${12 * scale} ${-13 * scale})`} className={styles['ap']}>
            <circle r="6.500" />
            <text y="3.300">{ap}</text>
          </g>
        )}
      </g>
    </g>
  );
});
Tokens.displayName = 'Tokens';

/** The clip path that all portraits share. */
export const FaceClip = (): ReactElement => (
  <defs>
    <clipPath id="mob-face">
      <circle r={FACE} />
    </clipPath>
  </defs>
);

const WIDTH = 27;
/** One stroke for every wound that the figure can take. */
function Health({ health, wounds, y }: { readonly health: number; readonly wounds: number; readonly y: number }): ReactElement {
  const step = WIDTH / health;
  return (
    <g transform={`translate(${-WIDTH / 2} ${y})`}>
      <rect x="-1.200" y="-1.200" width={WIDTH + 2.4} height="6.400" rx="2" className={styles['bar']} />
      {Array.from({ length: health }, (_, i) => (
        <rect
          key={i}
          x={i * step + 0.4}
          width={step - 0.8}
          height="4"
          rx="0.800"
          className={styles['pip']}
          data-lost={i >= health - wounds}
        />
      ))}
    </g>
  );
}
const Gems = ({ mana, x }: { readonly mana: number; readonly x: number }): ReactElement => (
  <>
    {Array.from({ length: mana }, (_, i) => (
      <path key={i} d="M0-3.600 3 0 0 3.600-3 0Z" transform={`translate(${x} ${9 - i * 5.4})`} className={styles['gem']} />
    ))}
  </>
);
const tokensOf = ({ focus, overwatch, buff, debuff }: FigureView): readonly Token[] => [
  ...(overwatch ? (['overwatch'] as const) : []),
  ...(focus ? (['focus'] as const) : []),
  ...(buff === null ? [] : [buff]),
  ...(debuff === null ? [] : [debuff]),
];
const BAD: ReadonlySet<Token> = new Set(['paralysis', 'blindness', 'stun', 'curse', 'thirdEye']);
const Badges = ({ tokens, x }: { readonly tokens: readonly Token[]; readonly x: number }): ReactElement => (
  <>
    {tokens.map((token, i) => (
      <g key={token} transform={`translate(${x} ${8 - i * 10.5})`} className={styles['badge']} data-token={BAD.has(token) ? 'bad' : token}>
        <circle r="5.600" />
        <Sign name={TOKEN_ICONS[token]} size={8.4} />
      </g>
    ))}
  </>
);
