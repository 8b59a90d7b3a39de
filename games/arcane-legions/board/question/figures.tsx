// Questions about a figure: click it on the card of its unit, or in the list below, which says what is lost with it.
import { buttonStyles, OptionButton } from '@tabularium/parts/board';
import { type ReactElement, useMemo } from 'react';
import type { SlotDef } from '../../content/kinds.ts';
import { cardIn, figureDefIn } from '../../content/known.ts';
import { cheapestLosses } from '../../rules/fate/losses.ts';
import type { SlotName, UnitName } from '../../table/asks.ts';
import { slotCalled, slotName, unitCalled } from '../../table/names.ts';
import { optionsBySlot } from '../common/figure-map.ts';
import { Icon } from '../common/icon.tsx';
import { ABILITY_ICONS, figureIcon } from '../common/look.ts';
import { nameOf, unitIn } from '../common/props.ts';
import { IconCounts } from '../pieces/chips.tsx';
import { SlotBoard, type SlotButton } from '../pieces/slot-board.tsx';
import styles from './figures.module.css';
import type { WithDecision } from './prompt.tsx';

type FigureAsk =
  | 'damage'
  | 'pushLoss'
  | 'concentrate'
  | 'power'
  | 'mistress'
  | 'sniperSlot'
  | 'deathTouch'
  | 'druid'
  | 'regenerate'
  | 'restore'
  | 'restoreTo';
/** Questions about figures that come back, named by the slot in which they started, whoever stands there now. */
const BACK: ReadonlySet<string> = new Set(['druid', 'regenerate', 'restore']);

export function Figures(props: WithDecision<FigureAsk>): ReactElement {
  const { choices } = props;
  return (
    <div className={styles['figures']}>
      <Cheapest {...props} />
      {[...choices.slots].map(([unit, named]) => (
        <OfUnit key={unit} {...props} unit={unit} named={named} isAlone={choices.slots.size === 1} />
      ))}
    </div>
  );
}
/** One answer to several questions in a row: the figures the unit would miss least. */
function Cheapest({ decision, view, ground, choose, point, pointed, t }: WithDecision<FigureAsk>): ReactElement | null {
  const losses = useMemo(
    () =>
      decision.ask === 'damage' ? cheapestLosses(ground, unitCalled(ground, decision.facts.unit), decision.facts.left).map(slotName) : [],
    [decision, ground],
  );
  const [first = '', ...next] = losses;
  const option = decision.texts.indexOf(first);
  if (next.length === 0 || option < 0 || decision.ask !== 'damage') return null;
  const unit = unitIn(view, decision.facts.unit);
  const who = losses.map((slot) => `${nameOf(unit?.slots.find((one) => one.slot === slot)?.figure ?? '', t)} (${slot})`);
  const said = next.map((text) => ({ ask: 'damage', text }));
  return (
    <OptionButton
      option={option}
      pointed={pointed}
      point={point}
      choose={(number) => choose(number, said)}
      className={`${buttonStyles['main']} ${styles['cheapest']}`}
    >
      <span className={buttonStyles['lines']}>
        {t('board.table.figures.cheapest', { count: decision.facts.left })}
        <small>{who.join(', ')}</small>
      </span>
    </OptionButton>
  );
}
interface OfUnitProps extends WithDecision<FigureAsk> {
  readonly unit: UnitName;
  readonly named: ReadonlyMap<SlotName, readonly number[]>;
  readonly isAlone: boolean;
}
function OfUnit({ unit: name, named, isAlone, ...props }: OfUnitProps): ReactElement | null {
  const { decision, view, ground, choose, point, t } = props;
  const unit = unitIn(view, name);
  const def = unit && cardIn(view.table.own, unit.card);
  if (unit === undefined || def === undefined) return null;
  const all = def.slots.map((_, number) => `S${number + 1}`);
  const able = BACK.has(decision.ask) ? firstOf(named) : optionsBySlot(ground, name, named, all);
  const buttons = new Map<SlotName, SlotButton>(
    [...able].map(([slot, option]) => [
      slot,
      {
        state: 'able',
        label: `${whoIn(props, unit, slot)} (${slot})`,
        onClick: () => choose(option),
        onPoint: (is) => point(is ? option : undefined),
      },
    ]),
  );
  return (
    <section className={styles['unit']} data-seat={unit.seat} data-base={def.base}>
      {!isAlone && <h4 className={styles['title']}>{nameOf(name, t)}</h4>}
      <SlotBoard def={def} unit={unit} own={view.table.own} buttons={buttons} t={t} />
      <div className={styles['list']}>
        {[...named].map(([slot, [option]]) => {
          const printed = def.slots[slotCalled(slot)];
          return option === undefined || printed === undefined ? null : (
            <Choice
              key={slot}
              {...props}
              slot={slot}
              printed={printed}
              figure={figureOf(props, unit, slot)}
              option={option}
              count={[...able.values()].filter((one) => one === option).length}
            />
          );
        })}
      </div>
    </section>
  );
}
const firstOf = (named: ReadonlyMap<SlotName, readonly number[]>): ReadonlyMap<SlotName, number> =>
  new Map([...named].flatMap(([slot, [option]]) => (option === undefined ? [] : [[slot, option] as const])));
type Seen = NonNullable<ReturnType<typeof unitIn>>;
/** Who stands there, or who comes back. */
function figureOf({ decision, view }: WithDecision<FigureAsk>, unit: Seen, slot: SlotName): string | null {
  if (!BACK.has(decision.ask)) return unit.slots.find((one) => one.slot === slot)?.figure ?? null;
  return cardIn(view.table.own, unit.card)?.slots[slotCalled(slot)]?.figure ?? null;
}
function whoIn(props: WithDecision<FigureAsk>, unit: Seen, slot: SlotName): string {
  const figure = figureOf(props, unit, slot);
  return figure === null ? props.t('board.table.slot.empty', { slot }) : nameOf(figure, props.t);
}

interface ChoiceProps extends WithDecision<FigureAsk> {
  readonly slot: SlotName;
  readonly printed: SlotDef;
  readonly figure: string | null;
  readonly option: number;
  /** How many slots are alike. */
  readonly count: number;
}
function Choice({ slot, printed, figure, option, count, ...props }: ChoiceProps): ReactElement {
  const { view, t } = props;
  return (
    <OptionButton {...props} option={option} className={styles['choice']}>
      {figure !== null && <Icon name={figureIcon(figure, figureDefIn(view.table.own, figure))} className={styles['icon']} />}
      <span className={styles['who']}>
        <b>{figure === null ? t('board.table.slot.empty', { slot }) : nameOf(figure, t)}</b>
        <small>{[...(figure === null ? [] : [slot]), ...(count > 1 ? [t('board.table.figures.alike', { count })] : [])].join(' · ')}</small>
      </span>
      <IconCounts icons={printed.icons} t={t} />
      {printed.abilities.map((ability) => (
        <span key={ability} className={styles['ability']} title={t(`ability.${ability}.text`)}>
          <Icon name={ABILITY_ICONS[ability]} /> {nameOf(ability, t)}
        </span>
      ))}
      {printed.circle === 'yellow' && figure !== null && (
        <span className={styles['ability']}>
          <Icon name="crown" /> {t('board.table.figures.commander')}
        </span>
      )}
    </OptionButton>
  );
}
