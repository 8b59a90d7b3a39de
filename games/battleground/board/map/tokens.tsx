// What lies on the field: deployment zones, objective tokens with their owners or claimants, and markers with their radius.
import { memo, type ReactElement } from 'react';
import type { MapView, MarkerView, ObjectiveView, PlayerView, Zone } from '../../table/view.ts';
import { areaOf, HEX_RADIUS, hexNamed, INCH, outlineOf, raised, spotOf } from '../common/geometry.ts';
import { Sign } from '../common/icon.tsx';
import styles from './tokens.module.css';

interface ZonesProps {
  readonly map: MapView;
  readonly players: readonly PlayerView[];
  readonly pointed: Zone | undefined;
}
/** A zone has the colour of the army that deploys there, once that is known. */
export const Zones = memo(({ map, players, pointed }: ZonesProps): ReactElement => {
  return (
    <>
      {(['north', 'south'] as const).map((zone) => {
        const hexes = new Set(map.zones[zone].map(hexNamed));
        const owner = players.find((player) => player.zone === zone);
        return (
          <g key={zone} className={styles['zone']} data-faction={owner?.faction} data-pointed={zone === pointed}>
            <path d={areaOf(hexes)} className={styles['land']} />
            <path d={outlineOf(hexes)} className={styles['border']} />
          </g>
        );
      })}
    </>
  );
});
Zones.displayName = 'Zones';

interface ObjectivesProps {
  readonly objectives: readonly ObjectiveView[];
  readonly players: readonly PlayerView[];
  /** Tokens that can be claimed now, and those picked so far. */
  readonly legal: ReadonlySet<string>;
  readonly picked: ReadonlySet<string>;
  /** 0 draws those on the ground, 1 those on platforms. */
  readonly level: 0 | 1;
}
export const Objectives = memo(
  ({ objectives, players, legal, picked, level }: ObjectivesProps): ReactElement => (
    <>
      {objectives.map(({ at, owner, claims }) => {
        if (spotOf(at).level !== level) return null;
        const { x, y } = raised(at);
        const mine = claims.filter(({ by }) => by.length > 0);
        const whose = owner === null ? undefined : players[owner]?.faction;
        return (
          <g key={at} transform={`translate(${x} ${y})`} data-faction={whose} className={styles['objective']} data-claimed={owner !== null}>
            {legal.has(at) && <circle r={HEX_RADIUS - 4} className={styles['legal']} data-picked={picked.has(at)} />}
            <ellipse cx="2" cy="3" rx="12.500" ry="11.500" className={styles['shadow']} />
            <circle r="12" className={styles['coin']} />
            <circle r="9.400" className={styles['rim']} />
            <Sign name="objective" size={13} className={styles['flag']} />
            {mine.map(({ seat }, i) => (
              <g key={seat} data-faction={players[seat]?.faction} transform={`translate(${11 + i * 9} -9)`} className={styles['claim']}>
                <path d="M-2 7V-6L7-3-2 1Z" />
              </g>
            ))}
          </g>
        );
      })}
    </>
  ),
);
Objectives.displayName = 'Objectives';

interface MarkersProps {
  readonly markers: readonly MarkerView[];
  readonly players: readonly PlayerView[];
}
export const Markers = memo(
  ({ markers, players }: MarkersProps): ReactElement => (
    <>
      {markers.map(({ seat, at, radius }) => {
        const { x, y } = raised(at);
        return (
          <g key={`${seat} ${at}`} transform={`translate(${x} ${y})`} data-faction={players[seat]?.faction}>
            <circle r={radius * INCH + HEX_RADIUS} className={styles['reach']} />
            <circle r="11" className={styles['disc']} />
            <Sign name="wave" size={15} className={styles['sign']} />
          </g>
        );
      })}
    </>
  ),
);
Markers.displayName = 'Markers';
