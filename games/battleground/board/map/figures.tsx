// All figures on one level of the field, as they stood after the act that is shown.
import { memo, type ReactElement } from 'react';
import type { FigureName } from '../../table/asks.ts';
import type { FigureView } from '../../table/view.ts';
import type { Act, Pose } from '../common/acts.ts';
import type { Choices } from '../common/choices.ts';
import { type Point, raised, spotOf } from '../common/geometry.ts';
import { Piece, Tokens } from '../pieces/piece.tsx';
import { roomAround } from './use-grow.ts';

interface PiecesProps {
  readonly figures: readonly FigureView[];
  readonly poses: ReadonlyMap<FigureName, Pose>;
  readonly level: 0 | 1;
  readonly choices: Choices;
  /** The options are enemies to attack. */
  readonly isAimed: boolean;
  readonly acting: FigureName | undefined;
  readonly selected: FigureName | null;
  readonly pointed: FigureName | undefined;
  readonly hit: readonly FigureName[];
  readonly act: Act | undefined;
  readonly pace: number;
}
export const Pieces = memo(
  ({ figures, poses, level, choices, isAimed, acting, selected, pointed, hit, act, pace }: PiecesProps): ReactElement => {
    const shown = figures
      .flatMap((figure) => {
        const pose = poses.get(figure.figure);
        return pose === undefined || pose.at === null || spotOf(pose.at).level !== level ? [] : [{ figure, pose, here: raised(pose.at) }];
      })
      .sort((a, b) => a.here.y - b.here.y);
    const all = [...poses.values()].flatMap(({ at }) => (at === null ? [] : [raised(at)]));
    const standing = shown.map(({ figure, pose, here }) => ({
      figure,
      pose,
      way: wayOf(act, figure.figure),
      ms: act === undefined ? 0 : act.steps * pace,
      room: roomAround(all, here),
    }));
    return (
      <>
        {standing.map(({ figure, ...stance }) => (
          <Piece
            key={figure.figure}
            figure={figure}
            {...stance}
            isActing={acting === figure.figure}
            isSelected={selected === figure.figure}
            isPointed={pointed === figure.figure}
            legal={choices.figures.has(figure.figure) ? (isAimed ? 'foe' : 'friend') : null}
            isHit={hit.includes(figure.figure)}
          />
        ))}
        {standing.map(({ figure, ...stance }) => (
          <Tokens key={figure.figure} figure={figure} {...stance} isActing={acting === figure.figure} />
        ))}
      </>
    );
  },
);
Pieces.displayName = 'Pieces';

const ways = new WeakMap<Act, readonly Point[]>();
/** The way a figure goes in this act. */
function wayOf(act: Act | undefined, figure: FigureName): readonly Point[] | undefined {
  if (act === undefined || (act.event.kind !== 'moved' && act.event.kind !== 'pushed') || act.event.figure !== figure) return undefined;
  const known = ways.get(act);
  if (known !== undefined) return known;
  const way = [act.event.from, ...act.event.path].map(raised);
  ways.set(act, way);
  return way;
}
