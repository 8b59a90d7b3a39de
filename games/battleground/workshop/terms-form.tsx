import { Banners, termsStyles } from '@tabularium/parts/workshop';
import type { ReactElement } from 'react';
import { Icon } from '../board/common/icon.tsx';
import { FACTION_ICONS } from '../board/common/look.ts';
import { nameOf } from '../board/common/props.ts';
import { FACTIONS } from '../content/kinds.ts';
import { setup } from '../table/schema.ts';
import { changingSides } from './army-changes.ts';
import type { PartProps } from './builder.tsx';

/** The limits that a match can have. MOB-9.1 */
const LIMITS = setup.options.find(({ id }) => id === 'points')?.values.map(Number) ?? [];

/** The side and the match that the army is built for. */
export function TermsForm({ army, change, t }: PartProps): ReactElement {
  const { list, terms } = army;
  return (
    <section className={termsStyles['terms']} aria-label={t('builder.terms')}>
      <Banners
        legend={t('builder.faction')}
        factions={FACTIONS}
        chosen={list.faction}
        choose={(faction) => change(changingSides(army, faction))}
        nameOf={(faction) => nameOf(faction, t)}
        signOf={(faction) => <Icon name={FACTION_ICONS[faction]} />}
      />
      <label className={termsStyles['limit']}>
        <span>{t('builder.limit')}</span>
        <select value={terms.points} onChange={({ target }) => change({ ...army, terms: { ...terms, points: Number(target.value) } })}>
          {LIMITS.map((points) => (
            <option key={points} value={points}>
              {points}
            </option>
          ))}
        </select>
      </label>
      <label className={termsStyles['switch']}>
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
