// An attack die: its colour, how many of its six faces hit, and whether it did.
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import { type Die as DieColour, HIT_FACES } from '../../content/kinds.ts';
import { Icon } from '../common/icon.tsx';
import styles from './die.module.css';

interface DieProps {
  readonly die: DieColour;
  /** Nothing: it has not been rolled. */
  readonly hit?: boolean | undefined;
  readonly t: Translate;
}
const dieName = (die: DieColour, t: Translate): string => t('board.die.name', { die, faces: HIT_FACES[die] });

export const Die = ({ die, hit, t }: DieProps): ReactElement => (
  <span
    className={`${styles['die']} ${styles[die]} ${hit === undefined ? '' : styles[hit ? 'hit' : 'miss']}`}
    role="img"
    aria-label={hit === undefined ? dieName(die, t) : `${dieName(die, t)}: ${t(hit ? 'board.die.hit' : 'board.die.miss')}`}
  >
    {hit === undefined ? (
      HIT_FACES[die]
    ) : (
      <>
        {hit ? <Icon name="attacker" className={styles['sign']} /> : <span className={styles['dash']} />}
        <span className={styles['faces']}>{HIT_FACES[die]}</span>
      </>
    )}
  </span>
);
/** Dice side by side, as on a chip. */
export const DiceRow = ({ dice, t }: { readonly dice: readonly DieColour[]; readonly t: Translate }): ReactElement => (
  <span className={styles['row']}>
    {dice.map((die, i) => (
      <Die key={`${die} ${i}`} die={die} t={t} />
    ))}
  </span>
);
