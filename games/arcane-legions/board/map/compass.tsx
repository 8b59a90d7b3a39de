// The compass beside the table: which way a unit will face after its turn.
import type { CSSProperties, ReactElement } from 'react';
import type { Heading } from '../../content/kinds.ts';
import { HEADINGS } from '../../table/names.ts';
import { useSubject } from '../common/attention.ts';
import type { Quarter } from '../common/plane.ts';
import type { PartProps } from '../common/props.ts';
import styles from './compass.module.css';
import type { Facing } from './facing.ts';

interface CompassProps {
  readonly facing: Facing;
  readonly choose: (facing: Facing) => void;
  /** How many turns there are, by heading. */
  readonly counts: readonly number[];
  /** For turns with the tool, not for how a march ends. */
  readonly isTurning: boolean;
  readonly turn: Quarter;
  readonly t: PartProps['t'];
}
export const Compass = ({ facing, choose, counts, isTurning, turn, t }: CompassProps): ReactElement => {
  const label = (heading: string, count: number): string =>
    isTurning ? t('board.field.facing', { heading, count }) : t('board.field.endFacing', { heading });
  const subject = useSubject();
  const about = subject !== undefined && 'stop' in subject ? 'stop' : 'table';
  const usual = t(isTurning ? 'board.field.usual' : 'board.field.anyFacing');
  return (
    <fieldset className={styles['compass']} data-turning={isTurning} data-about={about} aria-label={t('board.field.compass')}>
      <span className={styles['rose']} aria-hidden="true" />
      {HEADINGS.map((name, heading) => (
        <button
          key={name}
          type="button"
          aria-pressed={facing === heading}
          aria-label={label(name, counts[heading] ?? 0)}
          title={label(name, counts[heading] ?? 0)}
          disabled={counts[heading] === 0}
          className={styles['point']}
          style={{ '--angle': `${heading * 45 + turn * 90}deg` } as CSSProperties}
          onClick={() => choose(heading as Heading)}
        >
          <svg viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
            <path d="M0-6 5 5 0 2-5 5Z" />
          </svg>
        </button>
      ))}
      <button
        type="button"
        aria-pressed={facing === 'usual'}
        aria-label={usual}
        title={usual}
        className={styles['usual']}
        onClick={() => choose('usual')}
      >
        <svg viewBox="-10 -10 20 20" aria-hidden="true" focusable="false">
          <path d="M0 7V-5M0-7l-4 5M0-7l4 5M0 3Q0-2-6-3M0 3Q0-2 6-3" />
        </svg>
      </button>
    </fieldset>
  );
};
