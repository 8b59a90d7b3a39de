// The market: five ladders of prices, the cubes above them, and what the prices will be.
import type { ReactElement } from 'react';
import type { ColumnView } from '../../table/view.ts';
import { nameOf } from '../common/describe.ts';
import type { PartProps } from '../common/props.ts';
import { Cube } from '../pieces/goods.tsx';
import styles from './market.module.css';

const STEPS = [5, 4, 3, 2, 1, 0];
export function Market({ view, t }: PartProps): ReactElement {
  const { columns, cubes, needed } = view.table.market;
  return (
    <section className={styles['market']} aria-label={t('draw.market')}>
      <div className={styles['ladders']}>
        {columns.map((column) => (
          <Ladder key={column.resource} column={column} t={t} />
        ))}
      </div>
      <p className={styles['note']}>{t(cubes >= needed ? 'board.market.moves' : 'board.market.waits', { cubes, needed })}</p>
    </section>
  );
}
function Ladder({
  column: { resource, price, cubes, next },
  t,
}: {
  readonly column: ColumnView;
  readonly t: PartProps['t'];
}): ReactElement {
  const above = cubes.length > 0 ? `, ${t('board.market.above', { goods: cubes.map((cube) => nameOf(cube, t)).join(', ') })}` : '';
  return (
    <div
      className={styles['ladder']}
      role="img"
      aria-label={`${nameOf(resource, t)}: ${price}${above}${next === price ? '' : `, ${t('board.market.next', { price: next })}`}`}
    >
      <span className={styles['cubes']}>
        {cubes.map((cube, i) => (
          <Cube key={i} of={cube} isSmall />
        ))}
      </span>
      {STEPS.map((step) => (
        <span
          key={step}
          className={styles['step']}
          data-goods={resource}
          data-now={step === price}
          data-next={step === next && next !== price}
        >
          {step}
        </span>
      ))}
      <Cube of={resource} />
    </div>
  );
}
