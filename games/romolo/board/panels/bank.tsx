// The bank: what is left of each type of piece, with a warning where it runs out, and what that means for the end.

import type { ReactElement } from 'react';
import { type BankType, BUILDINGS, constructions } from '../../content/constructions.ts';
import { Icon } from '../common/icon.tsx';
import type { PartProps } from '../common/props.ts';
import { BuildingIcon } from '../pieces/building.tsx';
import styles from './bank.module.css';

/** A building made of these pieces, or a symbol. */
function Picture({ type }: { readonly type: BankType }): ReactElement {
  const building = BUILDINGS.find((one) => constructions[one].bank === type);
  if (building !== undefined) return <BuildingIcon kind={building} />;
  return <Icon name={type === 'mercenary' ? 'axe' : 'medal'} className={styles['icon']} />;
}
export function Bank({ view, t }: PartProps): ReactElement {
  const { bank, end, tiles } = view.table;
  return (
    <section aria-label={t('draw.bank')}>
      <ul className={styles['bank']}>
        {bank.map(({ type, left, start }) => (
          <li key={type} data-left={Math.min(left, 2)} title={`${t(`bank.${type}`)}: ${left}/${start}`}>
            <Picture type={type} />
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
