import { Banners, termsStyles } from '@tabularium/parts/workshop';
import type { ReactElement } from 'react';
import { Icon } from '../board/common/icon.tsx';
import { FACTION_ICONS } from '../board/common/look.ts';
import { FACTIONS } from '../content/kinds.ts';
import { TOTALS } from '../content/tables.ts';
import { setup } from '../table/schema.ts';
import type { PartProps } from './builder.tsx';

/** Totals that a match can have besides the usual ones. ARC-13.6 */
const OTHERS =
  setup.options
    .find(({ id }) => id === 'total')
    ?.values.map(Number)
    .filter((total) => !Object.hasOwn(TOTALS, total)) ?? [];

/** The banner and the match that the army is built for. Units under other banners may join it. ARC-2.3 */
export const TermsForm = ({ army, change, t }: PartProps): ReactElement => (
  <section className={termsStyles['terms']} aria-label={t('builder.terms')}>
    <Banners
      legend={t('builder.faction')}
      factions={FACTIONS}
      chosen={army.faction}
      choose={(faction) => change({ ...army, faction })}
      nameOf={(faction) => t(`term.${faction}`)}
      signOf={(faction) => <Icon name={FACTION_ICONS[faction]} />}
    />
    <label className={termsStyles['limit']}>
      <span>{t('builder.total')}</span>
      <select value={army.total} onChange={({ target }) => change({ ...army, total: Number(target.value) })}>
        <optgroup label={t('builder.standardTotals')}>
          {Object.entries(TOTALS).map(([total, { cp, vp }]) => (
            <option key={total} value={total}>
              {t('builder.totalOf', { total, cp, vp })}
            </option>
          ))}
        </optgroup>
        <optgroup label={t('builder.otherTotals')}>
          {OTHERS.map((total) => (
            <option key={total} value={total}>
              {total}
            </option>
          ))}
        </optgroup>
      </select>
    </label>
  </section>
);
