// How the points of a unit add up, for people who write one. ARC-18.8
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import type { UnitDef } from '../content/kinds.ts';
import { pointParts, pointsOf } from '../content/points.ts';
import styles from './point-sum.module.css';

const PARTS = ['base', 'hitPoints', 'icons', 'abilities', 'codex'] as const;

export function PointSum({ unit, t }: { readonly unit: UnitDef; readonly t: Translate }): ReactElement {
  const parts = pointParts(unit);
  const fair = pointsOf(unit);
  return (
    <dl className={styles['sum']} aria-label={t('workshop.sum.title')}>
      {PARTS.filter((part) => parts[part] !== 0).map((part) => (
        <div key={part}>
          <dt>{t(`workshop.sum.${part}`)}</dt>
          <dd>{t('workshop.sum.points', { value: parts[part] })}</dd>
        </div>
      ))}
      <div className={styles['total']} data-fair={fair === unit.points}>
        <dt>{t('workshop.sum.total')}</dt>
        <dd>{fair}</dd>
      </div>
    </dl>
  );
}
