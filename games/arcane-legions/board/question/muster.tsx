// Before the match: players take a ready-made army, or build one from cards. Shown in place of the table.
import type { Reason } from '@tabularium/kernel';
import { buttonStyles, countedOf, OptionButton, PassButton, Question, rowStyles, useReasons } from '@tabularium/parts/board';
import { type ReactElement, type ReactNode, useState } from 'react';
import { FACTIONS, type Faction, type UnitDef } from '../../content/kinds.ts';
import { armyIn, cardIn, type Own } from '../../content/known.ts';
import { Icon } from '../common/icon.tsx';
import { FACTION_ICONS } from '../common/look.ts';
import { type Asked, nameOf, type OpenDecision, type PartProps } from '../common/props.ts';
import { Chip } from '../pieces/chips.tsx';
import { Thumb } from '../pieces/thumb.tsx';
import { UnitCard } from '../pieces/unit-card.tsx';
import styles from './muster.module.css';

type Mustering = Asked<'army'> | Asked<'enlist'>;
/** While armies are chosen there is no field yet. */
export const isMustering = (decision: OpenDecision | undefined): decision is Mustering =>
  decision?.ask === 'army' || decision?.ask === 'enlist';

export function Muster(props: PartProps): ReactElement | null {
  const { decision, speaker } = props;
  if (!isMustering(decision)) return null;
  return (
    <section className={styles['muster']} aria-label={speaker.ask(decision)}>
      <header className={styles['head']}>
        <div className={styles['question']}>
          <Question />
        </div>
        <PassButton {...props} decision={decision} className={buttonStyles['main']} />
      </header>
      {decision.ask === 'army' ? <Armies {...props} decision={decision} /> : <Enlist {...props} decision={decision} />}
    </section>
  );
}

// ---- ready-made armies

function Armies(props: PartProps & { readonly decision: Asked<'army'> }): ReactElement {
  const { decision, t } = props;
  return (
    <div className={styles['armies']}>
      {decision.options.map((option, number) =>
        'army' in option ? (
          <Plaque key={option.army} {...props} army={option.army} option={number} />
        ) : (
          <OptionButton key="build" {...props} option={number} className={`${styles['plaque']} ${styles['build']}`}>
            <Icon name="banner" />
            <b>{t('board.table.muster.build')}</b>
            <span>{t('board.table.muster.buildText')}</span>
          </OptionButton>
        ),
      )}
    </div>
  );
}
const pointsOf = (own: Own, units: readonly string[]): number => units.reduce((sum, id) => sum + (cardIn(own, id)?.points ?? 0), 0);

function Plaque({ army: id, option, ...props }: PartProps & { readonly army: string; readonly option: number }): ReactElement | null {
  const { view, t } = props;
  const { own } = view.table;
  const army = armyIn(own, id);
  if (army === undefined) return null;
  return (
    <article className={styles['plaque']} data-faction={army.faction}>
      <h3>
        <Icon name={FACTION_ICONS[army.faction]} /> {nameOf(id, t)} <Chip of="points" count={pointsOf(own, army.units)} t={t} />
      </h3>
      <ul className={styles['members']}>
        {countedOf(army.units).map(({ card, count }) => (
          <Member key={card} {...props} card={card} count={count} />
        ))}
      </ul>
      <OptionButton {...props} option={option} className={buttonStyles['main']}>
        {t('board.table.muster.take', { army: id })}
      </OptionButton>
    </article>
  );
}
/** A click unfolds the card. */
function Member({ card, count, ...props }: PartProps & { readonly card: string; readonly count: number }): ReactElement | null {
  const { view, t } = props;
  const [isOpen, setOpen] = useState(false);
  const def = cardIn(view.table.own, card);
  if (def === undefined) return null;
  return (
    <li>
      <button type="button" className={`${rowStyles['row']} ${styles['member']}`} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Thumb def={def} own={view.table.own} />
        <span>
          <b>
            {count > 1 && `${count} × `}
            {nameOf(card, t)}
          </b>
          <small>{wordsOf(def, t)}</small>
        </span>
        <small className={styles['price']}>{def.points}</small>
      </button>
      {isOpen && <UnitCard {...props} card={card} ground={undefined} />}
    </li>
  );
}
const wordsOf = ({ troops, descriptor, base, slots }: UnitDef, t: PartProps['t']): string =>
  [descriptor, troops, base, ...(slots.some(({ circle }) => circle === 'yellow') ? ['command'] : [])]
    .map((word) => t(`term.${word}`))
    .join(', ');

// ---- building

function Enlist(props: PartProps & { readonly decision: Asked<'enlist'> }): ReactElement {
  const { decision, whyNot, view, t } = props;
  const { units, points, limit } = decision.facts;
  const { own } = view.table;
  const reasons = useReasons(decision.id, whyNot);
  const [shown, setShown] = useState<Faction | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const offers = [
    ...decision.options.map(({ unit }, option) => ({
      unit,
      option: option as number | undefined,
      reason: undefined as Reason | undefined,
    })),
    ...reasons.flatMap((reason) => (reason.what === undefined ? [] : [{ unit: reason.what, option: undefined, reason }])),
  ];
  const inFaction = offers
    .filter(({ unit }) => shown === null || cardIn(own, unit)?.faction === shown)
    .toSorted((a, b) => a.unit.localeCompare(b.unit));
  return (
    <>
      <p className={styles['budget']}>
        <meter min={0} max={limit} value={points} aria-label={t('board.table.muster.budget', { points, limit })} />
        <b>{t('board.table.muster.left', { left: limit - points })}</b>
      </p>
      <ul className={styles['mates']}>
        {countedOf(units).map(({ card, count }) => {
          const def = cardIn(own, card);
          return (
            <li key={card}>
              {def !== undefined && <Thumb def={def} own={own} />}
              <b>
                {count > 1 && `${count} × `}
                {nameOf(card, t)}
              </b>
            </li>
          );
        })}
        {units.length === 0 && <li>{t('board.table.muster.nobody')}</li>}
      </ul>
      <div className={styles['factions']} role="group" aria-label={t('board.table.muster.factions')}>
        <button type="button" aria-pressed={shown === null} onClick={() => setShown(null)}>
          {t('board.table.muster.all')}
        </button>
        {FACTIONS.map((faction) => (
          <button key={faction} type="button" aria-pressed={shown === faction} onClick={() => setShown(faction)}>
            <Icon name={FACTION_ICONS[faction]} /> {t(`term.${faction}`)}
          </button>
        ))}
      </div>
      <ul className={styles['offers']}>
        {inFaction.map((offer) => (
          <Offer
            key={offer.unit}
            {...props}
            {...offer}
            isOpen={opened === offer.unit}
            toggle={() => setOpened(opened === offer.unit ? null : offer.unit)}
          />
        ))}
      </ul>
    </>
  );
}
interface OfferProps extends PartProps {
  readonly unit: string;
  readonly option: number | undefined;
  readonly reason: Reason | undefined;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}
/** A card to take; one that cannot be taken says why. */
function Offer({ unit, option, reason, isOpen, toggle, ...props }: OfferProps): ReactNode {
  const { view, speaker, showRule, t } = props;
  const def = cardIn(view.table.own, unit);
  if (def === undefined) return null;
  return (
    <li className={styles['offer']} data-able={option !== undefined} data-open={isOpen}>
      <button type="button" className={`${rowStyles['row']} ${styles['member']}`} aria-expanded={isOpen} onClick={toggle}>
        <Thumb def={def} own={view.table.own} />
        <span>
          <b>{nameOf(unit, t)}</b>
          <small>{wordsOf(def, t)}</small>
        </span>
        <small className={styles['price']}>{def.points}</small>
      </button>
      {option === undefined ? (
        <button
          type="button"
          className={buttonStyles['button']}
          aria-disabled="true"
          onClick={() => reason !== undefined && showRule(reason.rule)}
        >
          {reason !== undefined && speaker.reason(reason)}
        </button>
      ) : (
        <OptionButton {...props} option={option} className={buttonStyles['button']}>
          <Icon name="banner" /> {t('board.table.muster.add')}
          <span className="unseen">{nameOf(unit, t)}</span>
        </OptionButton>
      )}
      {isOpen && <UnitCard {...props} card={unit} ground={undefined} />}
    </li>
  );
}
