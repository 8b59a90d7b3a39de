// The viewer's goods, coins and points in one line: on a phone they stay in sight, whatever is asked.
import type { ReactElement } from 'react';
import { RESOURCES } from '../../content/kinds.ts';
import type { PlayerView } from '../../table/view.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import { coinText, type PartProps, viewerOf } from '../common/props.ts';
import { Amount } from '../pieces/goods.tsx';
import styles from './purse.module.css';

/** The stock and coins of a player; the automaton has only coins. */
export const Goods = ({ player, t }: Pick<PartProps, 't'> & { readonly player: PlayerView }): ReactElement => (
  <>
    {player.seat !== null &&
      RESOURCES.map((resource) => (
        <span key={resource} title={nameOf(resource, t)}>
          <Amount of={resource} count={player.stock[resource]} />
          <span className="unseen">{nameOf(resource, t)}</span>
        </span>
      ))}
    <span title={t('board.player.coins')}>
      <Amount of="coin" count={player.money === null ? '?' : coinText(player.money)} />
      <span className="unseen">{t('board.player.coins')}</span>
    </span>
  </>
);

export function Purse(props: PartProps): ReactElement | null {
  const { view, t } = props;
  const player = viewerOf(props);
  if (player === undefined || player.seat === null || !player.alive) return null;
  const side = view.table.forecast.sides.find(({ team }) => team === player.team);
  return (
    <p className={styles['purse']} data-owner={player.colour}>
      <Goods player={player} t={t} />
      {side !== undefined && (
        <b title={t('board.points.title')}>
          <Icon name="laurel" /> {side.total}
        </b>
      )}
    </p>
  );
}
