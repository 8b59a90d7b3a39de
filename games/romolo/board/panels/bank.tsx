// The bank: what is left of each type of piece, with a warning where it runs out, and what that means for the end.
import type { ReactElement } from 'react';
import type { BankType } from '../../content/kinds.ts';
import { Icon } from '../common/icon.tsx';
import type { PartProps } from '../common/props.ts';
import { BuildingIcon } from '../pieces/building.tsx';
import styles from './bank.module.css';

const PICTURES: Readonly<Record<BankType, ReactElement>> = {
  wall: <BuildingIcon kind="wall" />,
  farm: <BuildingIcon kind="farm" />,
  warehouse: <BuildingIcon kind="warehouse" />,
  temple: <BuildingIcon kind="temple" />,
  sawmillQuarry: <BuildingIcon kind="sawmill" />,
  aqueduct: <BuildingIcon kind="aqueduct" />,
  forum: <BuildingIcon kind="forum" />,
  port: <BuildingIcon kind="port" />,
  mercenary: <Icon name="axe" className={styles['icon']} />,
  battleToken: <Icon name="medal" className={styles['icon']} />,
};
export function Bank({ view, t }: PartProps): ReactElement {
  const { bank, end, tiles } = view.table;
  return (
    <section aria-label={t('draw.bank')}>
      <ul className={styles['bank']}>
        {bank.map(({ type, left, start }) => (
          <li key={type} data-left={Math.min(left, 2)} title={`${t(`bank.${type}`)}: ${left}/${start}`}>
            {PICTURES[type]}
            <b aria-hidden="true">{left}</b>
            <span className="unseen">{`${t(`bank.${type}`)}: ${left}/${start}`}</span>
          </li>
        ))}
      </ul>
      <p className={styles['note']}>
        {t('board.end.types', { count: end.usedUp.length, needed: end.needed })} ·{' '}
        {t('board.end.characters', { count: end.charactersLeft })}
      </p>
      <p className={styles['note']}>{t('draw.water', { count: tiles.waterPile, percent: Math.round(tiles.waterChance * 100) })}</p>
    </section>
  );
}
