import { countedOf } from '@tabularium/parts/board';
import { DismissButton } from '@tabularium/parts/workshop';
import type { ReactElement } from 'react';
import { nameOf } from '../board/common/props.ts';
import { Thumb } from '../board/pieces/thumb.tsx';
import { unitDef } from '../content/army-lists.ts';
import { dismissing, withoutUnits } from './army-changes.ts';
import type { PartProps } from './builder.tsx';
import styles from './members.module.css';

/** The units of the army so far. */
export function Members(props: PartProps): ReactElement {
  const { army, change, t } = props;
  return (
    <section className={styles['members']} aria-labelledby="members">
      <div className={styles['head']}>
        <h2 id="members">{t('builder.members')}</h2>
        {army.units.length > 0 && (
          <button type="button" className={styles['clear']} onClick={() => change(withoutUnits(army))}>
            {t('builder.clear')}
          </button>
        )}
      </div>
      {army.units.length === 0 && <p className={styles['nobody']}>{t('builder.nobody')}</p>}
      <ul className={styles['list']}>
        {countedOf(army.units).map(({ card, count }) => (
          <li key={card} className={styles['member']}>
            <Member card={card} count={count} {...props} />
          </li>
        ))}
      </ul>
    </section>
  );
}
function Member({ card, count, army, change, t }: PartProps & { readonly card: string; readonly count: number }): ReactElement {
  const def = unitDef(army.content, card);
  const name = nameOf(card, t);
  return (
    <>
      {def && <Thumb def={def} own={army.content} />}
      <span className={styles['name']}>
        <b>
          {count > 1 && `${count} × `}
          {name}
        </b>
        {def && <small>{t('builder.cost', { count: count * def.points })}</small>}
      </span>
      <DismissButton label={t('builder.dismiss', { name })} onClick={() => change(dismissing(army, card))} />
    </>
  );
}
