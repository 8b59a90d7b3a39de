// The card that is being built: pictures of it on every space where it could lie, and the ways to turn it.
import type { Seat } from '@tabularium/kernel';
import { Layer } from '@tabularium/parts/board';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import type { Faction, Terrain } from '../../content/kinds.ts';
import type { LandDef } from '../../content/lands.ts';
import type { SpaceName } from '../../table/asks.ts';
import type { BuildingView, SpaceView } from '../../table/view.ts';
import { useHovered } from '../common/attention.ts';
import { type Bounds, CELL, cornerOf } from '../common/geometry.ts';
import { Icon } from '../common/icon.tsx';
import { City } from '../pieces/city.tsx';
import { Roads } from '../pieces/roads.tsx';
import { Ground } from '../pieces/terrain.tsx';
import styles from './ghosts.module.css';
import { fittingTurns } from './placement.ts';

/** A terrain card as it is drawn. */
export interface LandSketch {
  readonly type: LandDef['type'];
  /** Null: not known, or it does not matter. */
  readonly terrain: Terrain | null;
  /** Null: a road. */
  readonly city: { readonly level: number; readonly colour: string; readonly faction: Faction | null } | null;
}
export function sketchOf(building: BuildingView | null, seat: Seat, faction: Faction | null): LandSketch | undefined {
  if (building === null || building.card === null) return undefined;
  const { type, terrain } = building.card;
  return { type, terrain, city: building.kind === 'city' ? { level: building.level, colour: faction ?? `seat-${seat}`, faction } : null };
}

const Picture = ({ sketch, at, exits }: { readonly sketch: LandSketch; readonly at: SpaceName; readonly exits: string }): ReactElement => {
  const corner = cornerOf(at);
  return (
    <>
      {sketch.terrain === null ? (
        <rect {...corner} width={CELL} height={CELL} className={styles['blank']} />
      ) : (
        <Ground terrain={sketch.terrain} corner={corner} />
      )}
      <Roads pieces={[{ corner, exits }]} />
      {sketch.city === null ? null : <City at={at} {...sketch.city} guard={0} />}
      <rect x={corner.x + 1.5} y={corner.y + 1.5} width={CELL - 3} height={CELL - 3} rx="4" className={styles['edge']} />
    </>
  );
};

interface GhostsProps {
  readonly bounds: Bounds;
  readonly sketch: LandSketch;
  readonly spaces: readonly SpaceView[];
  /** Where it may lie. */
  readonly sites: readonly SpaceName[];
  /** How often the player has turned it. */
  readonly turns: number;
  /** The space and turn that are decided so far. */
  readonly settled: { readonly at: SpaceName; readonly exits: string } | undefined;
}
/** Pale on all legal spaces; on the one pointed at, as it would lie. */
export function Ghosts({ bounds, sketch, spaces, sites, turns, settled }: GhostsProps): ReactElement {
  const hovered = useHovered();
  const turnAt = (at: SpaceName): string => {
    const fitting = fittingTurns(spaces, at, sketch.type);
    return fitting[turns % fitting.length] ?? '';
  };
  const here = settled ?? (hovered !== undefined && sites.includes(hovered) ? { at: hovered, exits: turnAt(hovered) } : undefined);
  return (
    <Layer bounds={bounds} className={styles['above']}>
      {settled === undefined
        ? sites.map((at) =>
            at === here?.at ? null : (
              <g key={at} className={styles['pale']}>
                <Picture sketch={sketch} at={at} exits={turnAt(at)} />
              </g>
            ),
          )
        : null}
      {here === undefined ? null : (
        <g className={styles['full']}>
          <Picture sketch={sketch} at={here.at} exits={here.exits} />
        </g>
      )}
    </Layer>
  );
}

/** A single card by itself. */
export const LandPicture = ({ sketch, exits }: { readonly sketch: LandSketch; readonly exits: string }): ReactElement => (
  <svg viewBox="0 0 100 100" className={styles['picture']} aria-hidden="true" focusable="false">
    <Picture sketch={sketch} at="a1" exits={exits} />
  </svg>
);

/** The card follows the mouse wherever it cannot lie. */
export function Carried({
  box,
  sketch,
  sites,
}: {
  readonly box: RefObject<HTMLElement | null>;
  readonly sketch: LandSketch;
  readonly sites: readonly SpaceName[];
}): ReactElement {
  const hovered = useHovered();
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: field } = box;
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      if (field === null || card.current === null) return;
      const { left, top } = field.getBoundingClientRect();
      card.current.style.transform = `translate(${clientX - left}px, ${clientY - top}px)`;
    };
    field?.addEventListener('pointermove', follow);
    return () => field?.removeEventListener('pointermove', follow);
  }, [box]);
  return (
    <div ref={card} className={styles['carried']} hidden={hovered === undefined || sites.includes(hovered)}>
      <LandPicture sketch={sketch} exits={fittingTurns([], 'a1', sketch.type)[0] ?? ''} />
    </div>
  );
}

interface TurnPickerProps {
  readonly sketch: LandSketch;
  readonly options: readonly { readonly exits: string; readonly label: string }[];
  readonly pointed: number;
  readonly point: (option: number | undefined) => void;
  readonly choose: (option: number) => void;
  readonly label: string;
  readonly hint: string;
}
/** The ways to turn the card, to be clicked. */
export const TurnPicker = ({ sketch, options, pointed, point, choose, label, hint }: TurnPickerProps): ReactElement => (
  <div role="group" aria-label={label} className={styles['picker']}>
    {options.map(({ exits, label: sentence }, option) => (
      <button
        key={exits}
        type="button"
        className={styles['turn']}
        data-pointed={option === pointed}
        aria-label={sentence}
        title={sentence}
        onPointerEnter={() => point(option)}
        onFocus={() => point(option)}
        onClick={() => choose(option)}
      >
        <LandPicture sketch={sketch} exits={exits} />
      </button>
    ))}
    <span className={styles['key']}>
      <Icon name="turn" /> {hint}
    </span>
  </div>
);
