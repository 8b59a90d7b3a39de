// The panel of all armies. Its words are the game's `board.table.armies.*`.
import type { Seat } from '@tabularium/kernel';
import type { ReactElement } from 'react';
import type { Translate } from '../shape.ts';
import styles from './armies.module.css';

interface Props<Player> {
  readonly players: readonly Player[];
  /** The viewer. */
  readonly own: Player | undefined;
  /** Nobody has an army yet that could be seen. */
  readonly areHidden: boolean;
  readonly t: Translate;
  /** The army of one player. */
  readonly children: (player: Player) => ReactElement;
}
/** The viewer's own army comes first. */
export function ArmyPanel<Player extends { readonly seat: Seat }>({ players, own, areHidden, t, children }: Props<Player>): ReactElement {
  if (areHidden) return <p className={styles['note']}>{t('board.table.armies.hidden')}</p>;
  return <div className={styles['armies']}>{players.toSorted((a, b) => Number(b === own) - Number(a === own)).map(children)}</div>;
}
