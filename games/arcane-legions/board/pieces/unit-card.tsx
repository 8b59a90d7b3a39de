// The card of a unit, all of it: its base with every slot, what its sides are good for and cost, its abilities in words, what it is worth.
import type { ReactElement, ReactNode } from 'react';
import { FLAWS } from '../../content/abilities.ts';
import { commandersOf } from '../../content/army-lists.ts';
import { ABILITIES, type Ability, ICONS, type Icon as IconKind, type Icons, SIDES, type UnitDef } from '../../content/kinds.ts';
import { cardIn, type Own } from '../../content/known.ts';
import { VP } from '../../content/tables.ts';
import { prizeOf } from '../../rules/fate/scoring.ts';
import { costParts } from '../../rules/orders/costs.ts';
import { ORDERS } from '../../table/asks.ts';
import { unitCalled } from '../../table/names.ts';
import { NONE } from '../../table/table.ts';
import type { UnitView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import { ABILITY_ICONS, FACTION_ICONS, ORDER_ICONS } from '../common/look.ts';
import { nameOf, ownNameOf, type PartProps } from '../common/props.ts';
import { Chip, IconCounts } from './chips.tsx';
import { SlotBoard } from './slot-board.tsx';
import { Sum, totalOf } from './sums.tsx';
import styles from './unit-card.module.css';

interface Known extends Pick<PartProps, 't'>, Partial<Pick<PartProps, 'showRule' | 'names'>> {
  readonly ground?: PartProps['ground'] | undefined;
  /** Without it the card is drawn as printed. */
  readonly unit?: UnitView | undefined;
}
export interface UnitCardProps extends Known, Pick<PartProps, 'view'> {
  readonly card: string;
}
export function UnitCard({ card, view, ...props }: UnitCardProps): ReactElement | null {
  const { own } = view.table;
  const def = cardIn(own, card);
  return def === undefined ? null : <CardFace {...props} def={def} own={own} />;
}
interface CardFaceProps extends Known {
  readonly def: UnitDef;
  readonly own: Own;
}
/** Any card, also outside a match. */
export function CardFace({ def, own, ...props }: CardFaceProps): ReactElement {
  const { unit, names, t } = props;
  const { faction, subfaction, descriptor, troops, base, points } = def;
  const keywords = [faction, ...(subfaction === null ? [] : [subfaction]), descriptor, troops].map((word) => t(`term.${word}`)).join(', ');
  return (
    <article className={styles['card']} data-seat={unit?.seat}>
      <header className={styles['head']}>
        <Icon name={FACTION_ICONS[faction]} className={styles['emblem']} />
        <div>
          <h3 className={styles['name']}>{unit === undefined ? nameOf(def.id, t) : ownNameOf(unit.unit, t)}</h3>
          <p className={styles['words']}>
            {unit !== undefined && <b>{names?.[unit.seat]} · </b>}
            {keywords} · {t(`term.${base}`)}
          </p>
        </div>
      </header>
      <p className={styles['chips']}>
        {unit !== undefined && <Health unit={unit} t={t} />}
        <Chip of="points" count={points} t={t} />
        <Chip of="vp" count={unit?.worth ?? worthOf(def)} t={t} />
        <IconCounts icons={unit?.icons ?? startingIcons(def)} of={allIcons(def)} t={t} />
      </p>
      <SlotBoard def={def} unit={unit} own={own} t={t} />
      {unit !== undefined && <State unit={unit} t={t} />}
      <Sides def={def} t={t} />
      <Abilities {...props} def={def} />
      {unit !== undefined && props.ground !== undefined && <Costs unit={unit} ground={props.ground} t={t} />}
      {unit !== undefined && unit.downed.length > 0 && (
        <p className={styles['line']}>
          <Icon name="skull" /> {t('board.table.card.downed', { who: unit.downed.map(({ figure }) => nameOf(figure, t)).join(', ') })}
        </p>
      )}
    </article>
  );
}
/** What a whole unit is worth, with its commanders. ARC-12.3, ARC-12.4 */
export const worthOf = (def: UnitDef): number => VP[prizeOf(def)] + VP.commander * commandersOf(def).length;
const countIcons = (slots: UnitDef['slots']): Icons =>
  Object.fromEntries(ICONS.map((icon) => [icon, slots.reduce((sum, { icons }) => sum + icons[icon], 0)])) as Record<IconKind, number>; // one entry for every icon
const allIcons = ({ slots }: UnitDef): Icons => countIcons(slots);
export const startingIcons = ({ slots }: UnitDef): Icons => countIcons(slots.filter(({ figure }) => figure !== null));

const Health = ({ unit: { health, mostHealth, figures }, t }: { readonly unit: UnitView; readonly t: PartProps['t'] }): ReactElement => (
  <span className={styles['health']} data-low={health * 5 <= mostHealth * 2}>
    <Icon name="hearts" />
    <b>
      {health}/{mostHealth}
    </b>
    <small>{t('board.table.card.figures', { count: figures })}</small>
  </span>
);

/** What it did in this turn, and its marks. */
function State({ unit, t }: { readonly unit: UnitView; readonly t: PartProps['t'] }): ReactNode {
  const { state, orders, pushed, marks, ownCp, adjacent } = unit;
  const given = ORDERS.filter((order) => orders[order] > 0);
  const notes = [
    ...(state === 'deployed' ? [] : [t(`board.table.card.state.${state}`)]),
    ...given.map((order) => `${t(`draw.order.${order}`)}${orders[order] > 1 ? ` ×${orders[order]}` : ''}`),
    ...(pushed ? [t('board.table.card.pushed')] : []),
    ...(marks.aggressive ? [t('board.table.card.aggressive')] : []),
    ...(marks.charger ? [t('board.table.card.charger')] : []),
    ...(ownCp > 0 ? [t('board.table.orders.ownCp', { count: ownCp })] : []),
  ];
  return (
    <>
      {notes.length > 0 && (
        <p className={styles['notes']}>
          {notes.map((note) => (
            <span key={note}>{note}</span>
          ))}
        </p>
      )}
      {adjacent.map(({ unit: other, own, other: side, enemy }) => (
        <p key={`${other} ${own}`} className={styles['line']} data-enemy={enemy}>
          <Icon name={enemy ? 'crossedSwords' : 'troops'} /> {t('board.table.card.beside', { unit: other, own, other: side })}
        </p>
      ))}
    </>
  );
}

const DEGREES = [0, 90, 180, 270] as const;
function Sides({ def, t }: { readonly def: UnitDef; readonly t: PartProps['t'] }): ReactElement {
  const colours = [...new Set(def.colours)];
  return (
    <section>
      <ul className={styles['sides']}>
        {SIDES.map((side, number) => (
          <li key={side} data-colour={def.colours[number]} title={t(`sideColour.${def.colours[number]}.text`)}>
            <svg viewBox="0 0 20 20" width="1em" height="1em" aria-hidden="true" focusable="false">
              <path d="M10 2L17 12H12V18H8V12H3Z" fill="currentColor" transform={`rotate(${DEGREES[number]} 10 10)`} />
            </svg>
            <span>{t(`board.table.side.${side}`)}</span>
            <b>{t('many.mp', { count: def.costs[number] })}</b>
          </li>
        ))}
      </ul>
      {colours.map((colour) => (
        <p key={colour} className={styles['colour']} data-colour={colour}>
          <b>{t(`board.table.colour.${colour}`)}</b> {t(`sideColour.${colour}.text`)}
        </p>
      ))}
    </section>
  );
}

function Abilities({ def, unit, showRule, t }: Known & { readonly def: UnitDef }): ReactNode {
  const printed = [...new Set([...def.bar, ...def.slots.flatMap(({ abilities }) => abilities)])];
  return printed.map((ability) => (
    <div key={ability} className={styles['ability']} data-kind={kindOf(def, ability)} data-ready={readyOf(def, unit, ability).ready > 0}>
      <span className={styles['sign']}>
        <Icon name={ABILITY_ICONS[ability]} />
      </span>
      <p>
        <b>{nameOf(ability, t)}</b>
        <small>{howOf(def, unit, ability, t)}</small>{' '}
        {showRule !== undefined && (
          <button type="button" className={styles['rule']} onClick={() => showRule(ruleOf(ability))} title={t('board.table.openRule')}>
            {ruleOf(ability)}
          </button>
        )}
        <br />
        {t(`ability.${ability}.text`)}
      </p>
    </div>
  ));
}
/** ARC-14.n is the n-th ability. */
const ruleOf = (ability: Ability): string => `ARC-14.${ABILITIES.indexOf(ability) + 1}`;
const kindOf = ({ bar }: UnitDef, ability: Ability): 'bar' | 'flaw' | 'slot' =>
  FLAWS.includes(ability) ? 'flaw' : bar.includes(ability) ? 'bar' : 'slot';
const readyOf = (
  { bar, slots }: UnitDef,
  unit: UnitView | undefined,
  ability: Ability,
): { readonly ready: number; readonly of: number } => {
  const seen = unit?.abilities.find((one) => one.ability === ability);
  if (seen !== undefined) return seen;
  const on = slots.filter(({ abilities }) => abilities.includes(ability));
  return bar.includes(ability) ? { ready: 1, of: 1 } : { ready: on.filter(({ figure }) => figure !== null).length, of: on.length };
};
function howOf(def: UnitDef, unit: UnitView | undefined, ability: Ability, t: PartProps['t']): string {
  const kind = kindOf(def, ability);
  return kind === 'slot' ? t('board.table.card.slotAbility', readyOf(def, unit, ability)) : t(`board.table.card.${kind}Ability`);
}

interface CostsProps extends Pick<PartProps, 'ground' | 't'> {
  readonly unit: UnitView;
}
/** What orders cost it now, with the reason where that is unusual. */
function Costs({ unit, ground, t }: CostsProps): ReactElement | null {
  const id = unitCalled(ground, unit.unit);
  if (id === NONE || unit.state !== 'deployed') return null;
  const costs = ORDERS.map((order) => ({ order, parts: costParts(ground, id, order) }));
  return (
    <section>
      <p className={styles['costs']}>
        <span>{t('board.table.card.costs')}</span>
        {costs.map(({ order, parts }) => (
          <span key={order} className={styles['cost']} title={t(`board.table.order.${order}`)}>
            <Icon name={ORDER_ICONS[order]} />
            <span className="unseen">{t(`board.table.order.${order}`)}</span>
            <Chip of="cp" count={totalOf(parts)} t={t} />
          </span>
        ))}
      </p>
      {costs.map(({ order, parts }) => (parts.length > 1 ? <Sum key={order} parts={parts} unit="cp" t={t} /> : null))}
    </section>
  );
}
