import { figureStyles } from '@tabularium/parts/workshop';
import { type ReactElement, useMemo } from 'react';
import { Icon } from '../board/common/icon.tsx';
import { ICON_ICONS } from '../board/common/look.ts';
import { BASES, ICONS } from '../content/kinds.ts';
import { armyFigures, TROOP_KINDS } from './army-figures.ts';
import type { PartProps } from './builder.tsx';
import styles from './figures.module.css';

const COUNTS = ['units', 'figures', 'health', 'vp'] as const;

/** The army in numbers. */
export function Figures({ army, t }: PartProps): ReactElement {
  const { content, units } = army;
  const figures = useMemo(() => armyFigures(content, units), [content, units]);
  const { icons, troops, bases } = figures;
  const most = Math.max(1, ...ICONS.map((icon) => icons[icon].most));
  return (
    <section className={figureStyles['figures']} aria-labelledby="figures">
      <h2 id="figures">{t('builder.figures.title')}</h2>
      <dl className={`${figureStyles['counts']} ${styles['counts']}`}>
        {COUNTS.map((of) => (
          <div key={of} title={t(`builder.figures.${of}Text`)}>
            <dt>{t(`builder.figures.${of}`)}</dt>
            <dd>{figures[of]}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('builder.figures.icons')}</h3>
      <ul className={styles['bars']}>
        {ICONS.map((icon) => (
          <li key={icon}>
            <span className={styles['what']}>
              <Icon name={ICON_ICONS[icon]} /> {t(`icon.${icon}`)}
            </span>
            <span className={styles['track']} aria-hidden="true">
              <span className={styles['most']} style={{ width: `${(100 * icons[icon].most) / most}%` }} />
              <span className={styles['start']} style={{ width: `${(100 * icons[icon].start) / most}%` }} />
            </span>
            <b>{t('builder.figures.upTo', icons[icon])}</b>
          </li>
        ))}
      </ul>
      {units.length > 0 && <h3>{t('builder.figures.kinds')}</h3>}
      <ul className={styles['kinds']}>
        {TROOP_KINDS.filter((kind) => troops[kind] > 0).map((kind) => (
          <li key={kind}>
            <b>{troops[kind]}</b> {t(`term.${kind}`)}
          </li>
        ))}
        {BASES.filter((base) => bases[base] > 0).map((base) => (
          <li key={base}>
            <b>{bases[base]}</b> {t(`term.${base}`)}
          </li>
        ))}
        {figures.commanders > 0 && (
          <li>
            <b>{figures.commanders}</b> {t('builder.figures.commanders', { count: figures.commanders })}
          </li>
        )}
      </ul>
    </section>
  );
}
