// The signs on the spaces that can be chosen.
import { placeIn } from '@tabularium/parts/board';
import { memo, type ReactElement } from 'react';
import type { SpaceName } from '../../table/asks.ts';
import { type Bounds, CELL, cornerOf, spanIn } from '../common/geometry.ts';
import { Icon } from '../common/icon.tsx';
import type { Mark } from './marks.ts';
import styles from './signs.module.css';

interface SignsProps {
  readonly bounds: Bounds;
  readonly marks: ReadonlyMap<SpaceName, readonly Mark[]>;
}
export const Signs = memo(
  ({ bounds, marks }: SignsProps): ReactElement => (
    <div aria-hidden="true">
      {[...marks].map(([at, signs]) => (
        <div key={at} className={styles['space']} style={{ ...placeIn(bounds, cornerOf(at)), width: spanIn(bounds, CELL), aspectRatio: 1 }}>
          <span className={styles['marks']}>
            {signs.map(({ icon, text }) => (
              <span key={icon} className={styles['mark']}>
                {text ?? <Icon name={icon} />}
              </span>
            ))}
          </span>
        </div>
      ))}
    </div>
  ),
);
Signs.displayName = 'Signs';
