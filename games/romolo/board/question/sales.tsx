// Selling: which cube, and above which column it goes; every column shows what its price would become.

import { OptionButton, useReasons } from '@tabularium/parts/board';
import { type ReactElement, useState } from 'react';
import { RESOURCES, type Resource } from '../../content/kinds.ts';
import type { MarketView } from '../../table/view.ts';
import { nameOf } from '../common/describe.ts';
import type { WithDecision } from '../common/props.ts';
import { Cube } from '../pieces/goods.tsx';
import { Denied } from './denied.tsx';
import styles from './prompt.module.css';
import own from './sales.module.css';

export function Sales(props: WithDecision<'sell'>): ReactElement {
  const { decision, view, whyNot, t, speaker } = props;
  const { market } = view.table;
  const sold = RESOURCES.filter((resource) => decision.options.some((option) => option.resource === resource));
  const reasons = useReasons(decision.id, whyNot);
  const unsold = RESOURCES.flatMap((one) => {
    const reason = sold.includes(one)
      ? undefined
      : reasons.find(({ what, because }) => what?.startsWith(`${one} `) && because !== 'ownColumn');
    return reason === undefined ? [] : [[one, speaker.reason(reason)] as const];
  });
  const [chosen, setChosen] = useState<Resource>();
  const resource = chosen !== undefined && sold.includes(chosen) ? chosen : sold[0];
  const priceOf = (one: Resource): number => market.columns.find((column) => column.resource === one)?.price ?? 0;
  return (
    <>
      <div className={styles['answers']} role="group" aria-label={t('board.sell.what')}>
        {sold.map((one) => (
          <button key={one} type="button" className={styles['button']} aria-pressed={one === resource} onClick={() => setChosen(one)}>
            <Cube of={one} />
            {nameOf(one, t)}
            <span className={styles['note']}>
              {priceOf(one)} <Cube of="coin" isSmall />
            </span>
          </button>
        ))}
        {unsold.map(([one, why]) => (
          <Denied key={one} name={nameOf(one, t)} why={why}>
            <Cube of={one} />
            {nameOf(one, t)}
          </Denied>
        ))}
      </div>
      <div className={own['columns']} role="group" aria-label={t('board.sell.where')}>
        <span className={styles['note']}>{t('board.sell.where')}</span>
        {decision.options.map((option, number) => {
          if (option.resource !== resource) return null;
          const { price } = market.columns.find((column) => column.resource === option.column) ?? { price: 0 };
          const next = pricesWith(market, resource, option.column);
          return (
            <OptionButton
              key={option.column}
              {...props}
              option={number}
              className={styles['button']}
              label={`${speaker.option('sell', option)}: ${price}→${next[option.column]}`}
            >
              <span className={own['column']}>
                <Cube of={resource} isSmall />
                <span aria-hidden="true">↓</span>
                <Cube of={option.column} />
              </span>
              <span className={own['next']} data-change={Math.sign(next[option.column] - price)}>
                {price}→{next[option.column]}
              </span>
            </OptionButton>
          );
        })}
      </div>
    </>
  );
}

const HIGHEST = 5;
/** The prices if the market were brought up to date with one more cube: first every price rises, then it falls. ROM-11.17 */
export function pricesWith(market: MarketView, resource: Resource, above: Resource): Readonly<Record<Resource, number>> {
  const columns = market.columns.map((column) => (column.resource === above ? { ...column, cubes: [...column.cubes, resource] } : column));
  const all = columns.flatMap(({ cubes }) => cubes);
  return Object.fromEntries(
    columns.map(({ resource: one, price, cubes }) => {
      const risen = Math.min(HIGHEST, price + cubes.length);
      return [one, Math.max(0, risen - all.filter((cube) => cube === one).length)];
    }),
  ) as Record<Resource, number>;
}
