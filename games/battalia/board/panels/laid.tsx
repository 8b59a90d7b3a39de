// Cards on the table: what was played and what was gained this turn. What can still be used lies with the hand.
import type { ReactElement } from 'react';
import type { Pool } from '../../content/kinds.ts';
import type { LaidView } from '../../table/view.ts';
import { countCards } from '../common/face.ts';
import type { PartProps } from '../common/props.ts';
import { Token } from '../pieces/card.tsx';
import styles from './laid.module.css';

interface StripProps {
  readonly played: readonly Pool[];
  readonly gains: readonly Pool[];
  readonly t: PartProps['t'];
}
/** In a battle the line is shown as such; here is what lies beside it. */
const isSpent = ({ line, uses }: LaidView): boolean => line === 0 && uses === 0;
const spentOf = (laid: readonly LaidView[]): readonly Pool[] => laid.filter(isSpent).map(({ as }) => as);

function Strip({ played, gains, t }: StripProps): ReactElement | null {
  if (played.length + gains.length === 0) return null;
  return (
    <div className={styles['strip']}>
      {played.length > 0 && (
        <ul className={styles['played']} aria-label={t('board.table.laid')}>
          <li className={styles['label']}>{t('board.table.laid')}</li>
          {countCards(played).map(([pool, count]) => (
            <li key={pool}>
              <Token pool={pool} t={t} count={count} />
            </li>
          ))}
        </ul>
      )}
      {gains.length > 0 && (
        <ul className={styles['gains']} aria-label={t('board.table.gains')}>
          <li className={styles['label']}>{t('board.table.gains')}</li>
          {countCards(gains).map(([pool, count]) => (
            <li key={pool} className={styles['gain']}>
              <Token pool={pool} t={t} count={count} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What the viewer has played and gained this turn. */
export const OwnLaid = ({
  laid,
  gains,
  t,
}: {
  readonly laid: readonly LaidView[];
  readonly gains: readonly Pool[];
  readonly t: PartProps['t'];
}): ReactElement => <Strip played={spentOf(laid)} gains={gains} t={t} />;

/** What the active player has played and gained, for those who watch. */
export function OthersLaid({ view, eye, names, t, pace }: PartProps): ReactElement | null {
  const { active, phase, players } = view.table;
  const player = players[active];
  if (phase !== 'play' || player === undefined || active === eye) return null;
  const played = player.laid.filter(({ line }) => line === 0).map(({ as }) => as);
  if (played.length + player.gains.length === 0) return null;
  return (
    <section className={styles['others']} style={{ '--pace': `${pace}ms` } as object}>
      <h3 className={styles['title']}>{t('board.laid.of', { name: names[active] ?? '' })}</h3>
      <Strip played={played} gains={player.gains} t={t} />
    </section>
  );
}
