import { type ReactElement, useId, useState } from 'react';
import { Icon } from '../board/common/icon.tsx';
import { FACTION_ICONS } from '../board/common/look.ts';
import { nameOf } from '../board/common/props.ts';
import { IconCounts } from '../board/pieces/chips.tsx';
import { Thumb } from '../board/pieces/thumb.tsx';
import { CardFace, startingIcons } from '../board/pieces/unit-card.tsx';
import { BASES, FACTIONS, type UnitDef } from '../content/kinds.ts';
import { countOf, dismissing, taking, whyNotTake } from './army-changes.ts';
import type { PartProps } from './builder.tsx';
import { abilitiesIn, type Filter, filtered, keywordsIn, ORDERS } from './filter.ts';
import styles from './recruits.module.css';

/** All units that pass the filter: how many of each are in the army, and why no more can join. */
export function Recruits(props: PartProps): ReactElement {
  const { army, t } = props;
  const { content, faction } = army;
  const [chosen, setChosen] = useState<Partial<Filter>>({});
  const [opened, setOpened] = useState<string>();
  const filter: Filter = { faction, base: null, keyword: null, ability: null, order: 'printed', ...chosen };
  const shown = filtered(content.units, filter);
  return (
    <section className={styles['recruits']} aria-labelledby="recruits">
      <h2 id="recruits">{t('builder.units')}</h2>
      <FilterForm units={content.units} filter={filter} change={(changed) => setChosen({ ...chosen, ...changed })} t={t} />
      <p className={styles['count']} role="status">
        {t('builder.found', { count: shown.length })}
      </p>
      <ul className={styles['list']}>
        {shown.map((unit) => (
          <li key={unit.id} className={styles['recruit']} data-open={opened === unit.id}>
            <Recruit
              unit={unit}
              isOpen={opened === unit.id}
              toggle={() => setOpened(opened === unit.id ? undefined : unit.id)}
              {...props}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FilterProps extends Pick<PartProps, 't'> {
  readonly units: readonly UnitDef[];
  readonly filter: Filter;
  readonly change: (changed: Partial<Filter>) => void;
}
function FilterForm({ units, filter, change, t }: FilterProps): ReactElement {
  const byName = (words: readonly string[]): readonly string[] => words.toSorted((a, b) => nameOf(a, t).localeCompare(nameOf(b, t)));
  return (
    <div className={styles['filter']}>
      <div className={styles['factions']} role="group" aria-label={t('builder.filter.faction')}>
        <button type="button" aria-pressed={filter.faction === null} onClick={() => change({ faction: null })}>
          {t('builder.filter.all')}
        </button>
        {FACTIONS.map((faction) => (
          <button key={faction} type="button" aria-pressed={filter.faction === faction} onClick={() => change({ faction })}>
            <Icon name={FACTION_ICONS[faction]} /> {t(`term.${faction}`)}
          </button>
        ))}
      </div>
      <Choice of="base" words={BASES} value={filter.base} change={(base) => change({ base: base as Filter['base'] })} t={t} />
      <Choice of="keyword" words={byName(keywordsIn(units))} value={filter.keyword} change={(keyword) => change({ keyword })} t={t} />
      <Choice
        of="ability"
        words={byName(abilitiesIn(units))}
        value={filter.ability}
        change={(ability) => change({ ability: ability as Filter['ability'] })}
        t={t}
      />
      <label className={styles['choice']}>
        <span>{t('builder.filter.order')}</span>
        <select value={filter.order} onChange={({ target }) => change({ order: target.value as Filter['order'] })}>
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {t(`builder.order.${order}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
interface ChoiceProps extends Pick<PartProps, 't'> {
  readonly of: 'base' | 'keyword' | 'ability';
  readonly words: readonly string[];
  readonly value: string | null;
  /** Called with one of the words. */
  readonly change: (word: string | null) => void;
}
const Choice = ({ of, words, value, change, t }: ChoiceProps): ReactElement => (
  <label className={styles['choice']}>
    <span>{t(`builder.filter.${of}`)}</span>
    <select value={value ?? ''} onChange={({ target }) => change(target.value === '' ? null : target.value)}>
      <option value="">{t('builder.filter.any')}</option>
      {words.map((word) => (
        <option key={word} value={word}>
          {nameOf(word, t)}
        </option>
      ))}
    </select>
  </label>
);

interface RecruitProps extends PartProps {
  readonly unit: UnitDef;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}
function Recruit({ unit, isOpen, toggle, army, change, t, reason }: RecruitProps): ReactElement {
  const { id, points, descriptor, troops, base } = unit;
  const card = useId();
  const count = countOf(army, id);
  const whyNot = whyNotTake(army, id);
  const name = nameOf(id, t);
  return (
    <>
      <button type="button" className={styles['face']} aria-expanded={isOpen} aria-controls={isOpen ? card : undefined} onClick={toggle}>
        <Thumb def={unit} own={army.content} />
        <span className={styles['words']}>
          <b>{name}</b>
          <small>{[descriptor, troops, base].map((word) => t(`term.${word}`)).join(', ')}</small>
          <IconCounts icons={startingIcons(unit)} t={t} />
        </span>
        <b className={styles['price']}>{points}</b>
      </button>
      <div className={styles['stepper']} data-in={count > 0}>
        <button
          type="button"
          aria-label={t('builder.fewer', { name })}
          aria-disabled={count === 0}
          onClick={() => change(dismissing(army, id))}
        >
          −
        </button>
        <output aria-label={t('builder.copies', { count })}>{count}</output>
        <button
          type="button"
          aria-label={t('builder.more', { name })}
          aria-disabled={whyNot !== undefined}
          onClick={() => whyNot === undefined && change(taking(army, id))}
        >
          +
        </button>
      </div>
      {whyNot !== undefined && <p className={styles['reason']}>{reason(whyNot)}</p>}
      {isOpen && (
        <div id={card} className={styles['card']}>
          <CardFace def={unit} own={army.content} t={t} />
        </div>
      )}
    </>
  );
}
