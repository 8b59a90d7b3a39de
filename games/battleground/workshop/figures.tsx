import { figureStyles } from '@tabularium/parts/workshop';
import { type ReactElement, useMemo } from 'react';
import type { PartProps } from './builder.tsx';
import { BONUS_KINDS, deckFigures } from './deck-figures.ts';
import styles from './figures.module.css';

const AVERAGES = ['initiative', 'ap', 'mana'] as const;

/** The deck in numbers. */
export function Figures({ army, t }: PartProps): ReactElement {
  const { content, list } = army;
  const figures = useMemo(() => deckFigures(content, list.fate), [content, list.fate]);
  const { cards, histogram, kinds } = figures;
  const most = Math.max(1, ...histogram.map((column) => column.cards));
  return (
    <section className={figureStyles['figures']} aria-labelledby="figures">
      <h2 id="figures">{t('builder.figures.title')}</h2>
      <p>{t('builder.figures.cards', { count: cards })}</p>
      <dl className={`${figureStyles['counts']} ${styles['averages']}`}>
        {AVERAGES.map((of) => (
          <div key={of}>
            <dt>{t(`builder.figures.${of}`)}</dt>
            <dd>{decimal(figures[of], t)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('builder.figures.histogram')}</h3>
      <ol className={styles['histogram']}>
        {histogram.map((column) => (
          <li key={column.initiative}>
            <span className="unseen">{t('builder.figures.column', { initiative: column.initiative, count: column.cards })}</span>
            <span className={styles['number']} aria-hidden="true">
              {column.cards > 0 && column.cards}
            </span>
            <span className={styles['bar']} style={{ height: `${(4.5 * column.cards) / most}rem` }} aria-hidden="true" />
            <span className={styles['axis']} aria-hidden="true">
              {column.initiative}
            </span>
          </li>
        ))}
      </ol>
      <h3>{t('builder.figures.bonus')}</h3>
      <ul className={styles['kinds']}>
        {BONUS_KINDS.map((kind) => (
          <li key={kind} data-none={kinds[kind] === 0}>
            <span>{t(`builder.figures.kind.${kind}`)}</span>
            <span className={styles['track']} aria-hidden="true">
              <span style={{ width: `${cards === 0 ? 0 : (100 * kinds[kind]) / cards}%` }} />
            </span>
            <b>{kinds[kind]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
/** `1.7`, in Italian `1,7`. */
const decimal = (value: number, t: PartProps['t']): string => t('builder.figures.average', { value });
