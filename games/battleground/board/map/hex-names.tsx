// The name of every hex.
import { memo, type ReactElement } from 'react';
import { HEX_NAMES } from '../../content/place-names.ts';
import { centreOfHex } from '../common/geometry.ts';
import styles from './hex-names.module.css';

export const HexNames = memo(
  (): ReactElement => (
    <g className={styles['names']}>
      {HEX_NAMES.map((name, hex) => {
        const { x, y } = centreOfHex(hex);
        return (
          <text key={name} x={x} y={y + 14}>
            {name}
          </text>
        );
      })}
    </g>
  ),
);
HexNames.displayName = 'HexNames';
