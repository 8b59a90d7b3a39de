import { type ReactElement, useId } from 'react';
import { Icon } from '../board/icon.tsx';
import { FACTION_ICONS } from '../board/look.ts';
import { nameOf } from '../board/props.ts';
import { FACTIONS } from '../content/kinds.ts';
import { setup } from '../schema.ts';
import { changingSides } from './army-changes.ts';
import type { PartProps } from './builder.tsx';
import styles from './terms-form.module.css';

/** The limits that a match can have. MOB-9.1 */
const LIMITS = setup.options.find(({ id }) => id === 'points')?.values.map(Number) ?? [];

/** For which side and for which match the army is built. */
export function TermsForm({ army, change, t }: PartProps): ReactElement {
  const { list, terms } = army;
  const id = useId();
  return (
    <section className={styles['terms']} aria-label={t('builder.terms')}>
      <fieldset className={styles['sides']}>
        <legend>{t('builder.faction')}</legend>
        {FACTIONS.map((faction) => (
          <label key={faction} className={styles['side']} data-faction={faction}>
            <input
              type="radio"
              name={`${id}-faction`}
              checked={faction === list.faction}
              onChange={() => change(changingSides(army, faction))}
            />
            <Icon name={FACTION_ICONS[faction]} className={styles['sign']} />
            <span>{nameOf(faction, t)}</span>
          </label>
        ))}
      </fieldset>
      <label className={styles['limit']}>
        <span>{t('builder.limit')}</span>
        <select value={terms.points} onChange={({ target }) => change({ ...army, terms: { ...terms, points: Number(target.value) } })}>
          {LIMITS.map((points) => (
            <option key={points} value={points}>
              {points}
            </option>
          ))}
        </select>
      </label>
      <label className={styles['expansion']}>
        <input
          type="checkbox"
          checked={terms.expansion}
          onChange={({ target }) => change({ ...army, terms: { ...terms, expansion: target.checked } })}
        />
        <span>{t('builder.expansion')}</span>
      </label>
    </section>
  );
}
