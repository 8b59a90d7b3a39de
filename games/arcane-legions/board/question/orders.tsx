// The orders of the selected unit, by kind, each with its cost; those ruled out stay there and say why. With none selected, the units to choose from.
import { buttonStyles, OptionButton, promptStyles, useReasons } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import { cardIn } from '../../content/known.ts';
import { ORDERS, type OrderType, type UnitName } from '../../table/asks.ts';
import type { UnitView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import { ABILITY_ICONS, ORDER_ICONS } from '../common/look.ts';
import { nameOf, ownNameOf, unitIn } from '../common/props.ts';
import { Chip, IconCounts } from '../pieces/chips.tsx';
import { Thumb } from '../pieces/thumb.tsx';
import { Outlook } from './odds.tsx';
import { bundled, type Deed, deedsOf } from './order-list.ts';
import styles from './orders.module.css';
import type { WithDecision } from './prompt.tsx';
import { useLook } from './use-look.ts';

type OrdersProps = WithDecision<'order'>;
export function Orders(props: OrdersProps): ReactElement {
  const { view, selection, choices } = props;
  const selected = unitIn(view, selection.unit);
  if (selected === undefined || selected.state !== 'deployed') return <Units {...props} />;
  const mine = ownerOf(props);
  return selected.seat === mine ? (
    <OfUnit key={selected.unit} {...props} unit={selected} />
  ) : (
    <Against {...props} enemy={selected} options={choices.targets.get(selected.unit) ?? []} />
  );
}
/** With two players it is clear whose unit it is. */
const targetName = (unit: UnitName, { view, t }: OrdersProps): string =>
  view.table.players.length === 2 ? ownNameOf(unit, t) : nameOf(unit, t);
const ownerOf = ({ eye, view }: OrdersProps): number => (typeof eye === 'number' ? eye : (view.table.turn?.seat ?? 0));

// ---- which unit

function Units(props: OrdersProps): ReactElement {
  const { view, t } = props;
  const mine = ownerOf(props);
  const units = view.table.units.filter(({ seat, state }) => seat === mine && state === 'deployed');
  return (
    <div className={styles['units']} role="group" aria-label={t('board.table.orders.choose')}>
      {units.map((unit) => (
        <UnitTile key={unit.unit} {...props} unit={unit} />
      ))}
    </div>
  );
}
function UnitTile({ unit, decision, choices, selection, view, t }: OrdersProps & { readonly unit: UnitView }): ReactElement {
  const def = cardIn(view.table.own, unit.card);
  const options = choices.units.get(unit.unit) ?? [];
  const types = ORDERS.filter((type) => options.some((option) => decision.options[option]?.order === type));
  return (
    <button
      type="button"
      className={styles['unit']}
      data-seat={unit.seat}
      data-idle={types.length === 0}
      onClick={() => selection.choose(unit.unit)}
    >
      {def !== undefined && <Thumb def={def} unit={unit} own={view.table.own} />}
      <span className={styles['who']}>
        <b>{ownNameOf(unit.unit, t)}</b>
        <span className={styles['can']}>
          {types.map((type) => (
            <span key={type} title={t(`board.table.order.${type}`)}>
              <Icon name={ORDER_ICONS[type]} />
              <span className="unseen">{t(`board.table.order.${type}`)}</span>
            </span>
          ))}
          {types.length === 0 && <small>{t('board.table.orders.none')}</small>}
        </span>
      </span>
    </button>
  );
}

// ---- what it can do

/** The two that are always short share a line. */
const SHOWN = ['move', 'regroup', 'melee', 'ranged', 'special'] as const satisfies readonly OrderType[];

function OfUnit({ unit, ...given }: OrdersProps & { readonly unit: UnitView }): ReactElement {
  const { decision, whyNot, view, selection, preview, t } = given;
  const reasons = useReasons(decision.id, whyNot);
  const names = view.table.units.map((one) => one.unit);
  const deeds = deedsOf(unit.unit, decision.options, reasons, names);
  const isWorth = (option: number): boolean => ['melee', 'ranged', 'move', 'special'].includes(decision.options[option]?.order ?? '');
  const look = useLook(given, isWorth);
  const props = { ...given, choose: look.choose };
  const def = cardIn(view.table.own, unit.card);
  const pointed = given.pointed === undefined ? undefined : decision.options[given.pointed];
  const target = pointed !== undefined && 'target' in pointed ? pointed.target : null;
  const outlook = preview !== undefined && pointed?.unit === unit.unit && (
    <Outlook
      preview={preview}
      ability={pointed.order === 'special' ? pointed.ability : undefined}
      attacker={ownNameOf(unit.unit, t)}
      defender={target === null ? undefined : targetName(target, given)}
      t={t}
    />
  );
  return (
    <div
      className={styles['orders']}
      onPointerDownCapture={look.onPointerDownCapture}
      data-looked={look.looked !== undefined}
      data-seat={unit.seat}
    >
      {look.looked === undefined ? (
        <>
          <div className={styles['head']}>
            {def !== undefined && <Thumb def={def} unit={unit} own={view.table.own} />}
            <span className={styles['who']}>
              <b>{ownNameOf(unit.unit, t)}</b>
              <span className={styles['can']}>
                <IconCounts icons={unit.icons} t={t} />
                {unit.ownCp > 0 && <span>{t('board.table.orders.ownCp', { count: unit.ownCp })}</span>}
              </span>
            </span>
            <button type="button" className={styles['back']} onClick={() => selection.choose(null)}>
              {t('board.table.orders.others')}
            </button>
          </div>
          {SHOWN.map((type) => (
            <Group key={type} {...props} type={type} deeds={deeds.get(type) ?? []} />
          ))}
          <div className={styles['outlook']}>{outlook}</div>
        </>
      ) : (
        <Looked {...given} looked={look.looked} lookAway={look.lookAway}>
          {outlook}
        </Looked>
      )}
    </div>
  );
}
interface LookedProps extends OrdersProps {
  readonly looked: number;
  readonly lookAway: () => void;
  readonly children: ReactNode;
}
/** On a touch screen the order that is looked at gets all the room: its odds, and the button that gives it. */
const Looked = ({ decision, looked, lookAway, children, choose, speaker, t }: LookedProps): ReactElement => (
  <div className={styles['looked']}>
    <p className={styles['decide']}>
      <button type="button" className={buttonStyles['main']} onClick={() => choose(looked)}>
        {speaker.option('order', decision.options[looked])}
      </button>
      <button type="button" className={styles['back']} onClick={lookAway}>
        {t('board.table.orders.back')}
      </button>
    </p>
    {children}
  </div>
);
function Group({
  type,
  deeds,
  ...props
}: OrdersProps & { readonly type: OrderType; readonly deeds: readonly Deed[] }): ReactElement | null {
  const { t } = props;
  const can = deeds.filter(({ option }) => option !== undefined);
  const cannot = bundled(deeds.filter(({ option }) => option === undefined));
  if (deeds.length === 0) return null;
  const refusals = cannot.map((bundle) => <Refusal key={keyOf(bundle)} {...props} bundle={bundle} isAll={isWhole(deeds, bundle)} />);
  return (
    <div className={styles['group']} data-short={isShort(deeds)} role="group" aria-label={t(`board.table.order.${type}`)}>
      <span className={styles['kind']} title={t(`board.table.order.${type}`)}>
        <Icon name={ORDER_ICONS[type]} />
      </span>
      <div className={styles['deeds']}>
        {can.map((deed) => (
          <DeedButton key={deed.option} {...props} deed={deed} />
        ))}
        {refusals.length > 1 || (refusals.length > 0 && can.length > 0) ? (
          <details className={styles['more']}>
            <summary>{t('board.table.orders.whyNot', { count: refusals.length })}</summary>
            {refusals}
          </details>
        ) : (
          refusals
        )}
      </div>
    </div>
  );
}
/** Half a line is enough for it. */
const isShort = ([first, ...others]: readonly Deed[]): boolean =>
  others.length === 0 && first?.option !== undefined && first.target === null && !first.push && first.type !== 'special';
/** All orders of its kind are refused for the same reason. */
const isWhole = (deeds: readonly Deed[], bundle: readonly Deed[]): boolean =>
  deeds.filter(({ way }) => way === bundle[0]?.way).length === bundle.length;
const keyOf = ([first]: readonly Deed[]): string => `${first?.way ?? ''} ${first?.reason?.because ?? ''}`;
const titleOf = ({ type, way }: Deed, t: OrdersProps['t']): string => (type === 'special' ? nameOf(way, t) : t(`board.table.way.${way}`));

function DeedButton({
  deed,
  withUnit = false,
  ...props
}: OrdersProps & { readonly deed: Deed; readonly withUnit?: boolean }): ReactElement | null {
  const { t } = props;
  const { option, type, way, target, push, cp, unit } = deed;
  if (option === undefined) return null;
  return (
    <OptionButton {...props} option={option} className={styles['deed']}>
      {(type === 'special' || withUnit) && (
        <Icon name={type === 'special' ? ABILITY_ICONS[way as keyof typeof ABILITY_ICONS] : ORDER_ICONS[type]} />
      )}
      <span className={styles['what']}>
        <b>{titleOf(deed, t)}</b>
        {withUnit ? <span>{ownNameOf(unit, t)}</span> : target !== null && <span>{targetName(target, props)}</span>}
        {push && (
          <span className={styles['push']}>
            <Icon name="push" /> {t('board.table.push.tag')}
          </span>
        )}
      </span>
      {cp !== null && <Chip of="cp" count={cp} t={t} />}
    </OptionButton>
  );
}
/** What is refused and why; a click leads to the rule. */
interface RefusalProps extends OrdersProps {
  readonly bundle: readonly Deed[];
  /** The reason is the same for every target, so none is named. */
  readonly isAll: boolean;
}
function Refusal({ bundle, isAll, ...props }: RefusalProps): ReactElement | null {
  const { speaker, showRule, t } = props;
  const [first] = bundle;
  if (first?.reason === undefined) return null;
  const { reason } = first;
  const targets = isAll ? [] : bundle.flatMap(({ target }) => (target === null ? [] : [targetName(target, props)]));
  return (
    <button
      type="button"
      className={styles['deed']}
      aria-disabled="true"
      title={t('board.table.openRule')}
      onClick={() => showRule(reason.rule)}
    >
      <span className={styles['what']}>
        <b>{titleOf(first, t)}</b>
        <span>{speaker.reason(reason)}</span>
        {targets.length > 0 && <span>{targets.join(', ')}</span>}
      </span>
    </button>
  );
}

// ---- who can do something to an enemy

interface AgainstProps extends OrdersProps {
  readonly enemy: UnitView;
  readonly options: readonly number[];
}
function Against({ enemy, options, ...given }: AgainstProps): ReactElement {
  const { decision, view, selection, preview, t } = given;
  const look = useLook(given, (option) => options.includes(option));
  const props = { ...given, choose: look.choose };
  const names: readonly UnitName[] = view.table.units.map((one) => one.unit);
  const deeds = [...new Set(options.flatMap((option) => decision.options[option]?.unit ?? []))].flatMap((unit) =>
    [...deedsOf(unit, decision.options, [], names).values()].flat().filter(({ target }) => target === enemy.unit),
  );
  const pointed = given.pointed === undefined ? undefined : decision.options[given.pointed];
  const outlook = preview !== undefined && pointed !== undefined && (
    <Outlook
      preview={preview}
      ability={pointed.order === 'special' ? pointed.ability : undefined}
      attacker={ownNameOf(pointed.unit, t)}
      defender={targetName(enemy.unit, given)}
      t={t}
    />
  );
  return (
    <div className={styles['orders']} onPointerDownCapture={look.onPointerDownCapture} data-looked={look.looked !== undefined}>
      <p className={promptStyles['note']}>
        {t(deeds.length === 0 ? 'board.table.orders.noneAgainst' : 'board.table.orders.against', { unit: enemy.unit })}{' '}
        <button type="button" className={styles['back']} onClick={() => selection.choose(null)}>
          {t('board.table.orders.others')}
        </button>
      </p>
      {look.looked === undefined ? (
        <>
          <div className={styles['deeds']}>
            {deeds.map((deed) => (
              <DeedButton key={deed.option} {...props} deed={deed} withUnit />
            ))}
          </div>
          <div className={styles['outlook']}>{outlook}</div>
        </>
      ) : (
        <Looked {...given} looked={look.looked} lookAway={look.lookAway}>
          {outlook}
        </Looked>
      )}
    </div>
  );
}
