// All that is in a file so far, group by group.
import { ownId } from '@tabularium/parts/own-content';
import type { Translate, WorkshopPreviewProps } from '@tabularium/parts/shape';
import { previewStyles } from '@tabularium/parts/workshop';
import { type ReactElement, useMemo } from 'react';
import { nameOf } from '../board/common/describe.ts';
import { Icon } from '../board/common/icon.tsx';
import { TACTIC_ICONS } from '../board/common/look.ts';
import { WithOwnFactions } from '../board/common/own-factions.tsx';
import tab from '../board/pieces/tactic.module.css';
import theme from '../board/theme.module.css';
import { ChipCard } from './chip-card.tsx';
import { type Draft, type DraftChip, type DraftFaction, draftOf } from './draft.ts';
import styles from './preview.module.css';
import { type CardContext, ImmortalCard, TitanCard } from './rival-cards.tsx';

export function Preview({ text, language, ...context }: WorkshopPreviewProps): ReactElement {
  const draft = useMemo(() => draftOf(text, language), [text, language]);
  return (
    <WithOwnFactions factions={draft.factions.map(({ name }) => ownId(name))}>
      <div className={`${theme['hoplomachus']} ${styles['preview']}`}>
        {isEmpty(draft) && <p className={previewStyles['empty']}>{context.t('workshop.empty')}</p>}
        {draft.factions.map((faction) => (
          <Faction key={faction.at} faction={faction} {...context} />
        ))}
        <Group heading={context.t('workshop.group.neutralHeroes')} chips={draft.neutralHeroes} {...context} />
        <Group heading={context.t('workshop.group.arenaUnits')} chips={draft.arenaUnits} {...context} />
        {draft.immortals.length > 0 && (
          <section className={styles['group']}>
            <h2>{context.t('workshop.group.immortals')}</h2>
            <div className={styles['cards']}>
              {draft.immortals.map((immortal) => (
                <ImmortalCard key={immortal.at} immortal={immortal} {...context} />
              ))}
            </div>
          </section>
        )}
        {draft.titans.length > 0 && (
          <section className={styles['group']}>
            <h2>{context.t('workshop.group.titans')}</h2>
            {draft.titans.map((titan) => (
              <div key={titan.at} className={styles['cards']}>
                <TitanCard titan={titan} {...context} />
                <Cards chips={titan.parts} {...context} />
              </div>
            ))}
          </section>
        )}
      </div>
    </WithOwnFactions>
  );
}
const isEmpty = (draft: Draft): boolean => Object.values(draft).every(({ length }) => length === 0);

const TEN = 10;
function Faction({ faction: { name, units, hero, tactics }, t, show }: { readonly faction: DraftFaction } & CardContext): ReactElement {
  return (
    <section className={styles['group']}>
      <header className={styles['head']}>
        <h2>{name || t('workshop.nameless')}</h2>
        <p className={styles['count']} data-right={units.length === TEN}>
          {t('workshop.units', { count: units.length, of: TEN })}
        </p>
        <Tactics tactics={tactics} t={t} />
      </header>
      <div className={styles['cards']}>
        <Cards chips={hero ? [hero, ...units] : units} t={t} show={show} />
      </div>
    </section>
  );
}
const Tactics = ({ tactics, t }: Pick<DraftFaction, 'tactics'> & { readonly t: Translate }): ReactElement => (
  <ul className={styles['tactics']} aria-label={t('workshop.tactics')}>
    {tactics.map((tactic) => (
      <li key={tactic} className={tab['tactic']} title={t(`tactic.${tactic}.text`)}>
        <Icon name={TACTIC_ICONS[tactic]} /> {nameOf(tactic, t)}
      </li>
    ))}
  </ul>
);

function Group({
  heading,
  chips,
  ...context
}: { readonly heading: string; readonly chips: readonly DraftChip[] } & CardContext): ReactElement | null {
  if (chips.length === 0) return null;
  return (
    <section className={styles['group']}>
      <h2>{heading}</h2>
      <div className={styles['cards']}>
        <Cards chips={chips} {...context} />
      </div>
    </section>
  );
}
const Cards = ({ chips, ...context }: { readonly chips: readonly DraftChip[] } & CardContext): ReactElement => (
  <>
    {chips.map((chip) => (
      <ChipCard key={chip.at} chip={chip} {...context} />
    ))}
  </>
);
