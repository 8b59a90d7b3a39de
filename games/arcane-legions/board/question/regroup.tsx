// Moving figures between slots: click one, then where it goes. Whole arrangements and facings are buttons.
import { buttonStyles, OptionButton } from '@tabularium/parts/board';
import { type ReactElement, useState } from 'react';
import { ICONS, type Icon as IconKind, type UnitDef } from '../../content/kinds.ts';
import { cardIn } from '../../content/known.ts';
import { arranged } from '../../rules/orders/templates.ts';
import type { Asks, FigureMove, SlotName, Template, UnitName } from '../../table/asks.ts';
import { unitCalled } from '../../table/names.ts';
import { NONE, type Table } from '../../table/table.ts';
import { sameIn } from '../common/figure-map.ts';
import { Icon } from '../common/icon.tsx';
import { TEMPLATE_ICONS } from '../common/look.ts';
import { ownNameOf, unitIn } from '../common/props.ts';
import { IconCounts } from '../pieces/chips.tsx';
import { SlotBoard, type SlotButton } from '../pieces/slot-board.tsx';
import { Thumb } from '../pieces/thumb.tsx';
import prompt from './prompt.module.css';
import type { WithDecision } from './prompt.tsx';
import styles from './regroup.module.css';

type MoveAsk = 'regroup' | 'prowess' | 'leader';
/** An option that moves a figure from one slot to another. */
export interface Change {
  readonly from: SlotName;
  readonly to: SlotName;
  readonly option: number;
  /** Two figures swap places, so it works both ways. */
  readonly isSwap: boolean;
}
type MoveOption = Asks['regroup'] | FigureMove | (FigureMove & { readonly unit: UnitName });
export function changesIn(options: readonly MoveOption[], unit: UnitName | undefined): readonly Change[] {
  return options.flatMap((one, option): Change[] => {
    if ('unit' in one && one.unit !== unit) return [];
    if ('swap' in one) return [{ from: one.swap[0], to: one.swap[1], option, isSwap: true }];
    return 'from' in one ? [{ from: one.from, to: one.to, option, isSwap: false }] : [];
  });
}
/** The option that moves a figure between these slots, or between slots just like them. */
export function changeBetween(
  changes: readonly Change[],
  isSame: (a: SlotName, b: SlotName) => boolean,
  from: SlotName,
  to: SlotName,
): Change | undefined {
  return changes.find((change) =>
    change.isSwap
      ? (change.from === from && change.to === to) || (change.from === to && change.to === from)
      : isSame(change.from, from) && isSame(change.to, to),
  );
}

export function Regroup(props: WithDecision<MoveAsk>): ReactElement | null {
  const { decision, choices, selection, view } = props;
  if (decision.ask !== 'leader') return <Mover {...props} key={decision.id} name={choices.about} />;
  const chosen = selection.unit !== null && choices.units.has(selection.unit) ? selection.unit : [...choices.units.keys()][0];
  return (
    <>
      <div className={`${prompt['answers']} ${styles['units']}`} data-columns="true">
        {[...choices.units.keys()].map((name) => {
          const unit = unitIn(view, name);
          const def = unit && cardIn(view.table.own, unit.card);
          return (
            <button
              key={name}
              type="button"
              className={buttonStyles['button']}
              aria-pressed={name === chosen}
              onClick={() => selection.choose(name)}
            >
              {def !== undefined && <Thumb def={def} unit={unit} own={view.table.own} />}
              {ownNameOf(name, props.t)}
            </button>
          );
        })}
      </div>
      <Mover {...props} key={`${decision.id} ${chosen}`} name={chosen} />
    </>
  );
}
function Mover({ name, ...props }: WithDecision<MoveAsk> & { readonly name: UnitName | undefined }): ReactElement | null {
  const { decision, view, ground, choose, point, t } = props;
  const [picked, setPicked] = useState<SlotName>();
  const unit = unitIn(view, name);
  const def = unit && cardIn(view.table.own, unit.card);
  if (name === undefined || unit === undefined || def === undefined) return null;
  const changes = changesIn(decision.options as readonly MoveOption[], name);
  const isSame = sameIn(ground, name);
  const all = def.slots.map((_, number) => `S${number + 1}`);
  const isAble = (slot: SlotName): boolean =>
    changes.some((change) => (change.isSwap ? change.from === slot || change.to === slot : isSame(change.from, slot)));
  /** Who stands there; a place where nobody does has only its number. */
  const named = (slot: SlotName | undefined): string => {
    const figure = unit.slots.find((one) => one.slot === slot)?.figure;
    return slot === undefined || figure == null ? (slot ?? '') : t('board.table.regroup.figure', { figure, slot });
  };
  const buttons = new Map<SlotName, SlotButton>();
  for (const slot of all) {
    const change = picked === undefined ? undefined : changeBetween(changes, isSame, picked, slot);
    if (slot === picked)
      buttons.set(slot, {
        state: 'picked',
        label: t('board.table.regroup.putBack', { figure: named(slot) }),
        onClick: () => setPicked(undefined),
      });
    else if (change !== undefined)
      buttons.set(slot, {
        state: 'goal',
        label: t(change.isSwap ? 'board.table.regroup.swap' : 'board.table.regroup.put', { from: named(picked), to: named(slot) }),
        onClick: () => choose(change.option),
        onPoint: (is) => point(is ? change.option : undefined),
      });
    else if (isAble(slot))
      buttons.set(slot, { state: 'able', label: t('board.table.regroup.pick', { figure: named(slot) }), onClick: () => setPicked(slot) });
  }
  return (
    <div className={styles['regroup']} data-seat={unit.seat} data-base={def.base}>
      <SlotBoard def={def} unit={unit} own={view.table.own} buttons={buttons} t={t} />
      <p className={styles['now']}>
        <IconCounts icons={unit.icons} t={t} />
        <span>
          {changes.length === 0
            ? t('board.table.regroup.none')
            : t(picked === undefined ? 'board.table.regroup.how' : 'board.table.regroup.where', { figure: named(picked) })}
        </span>
      </p>
      {decision.ask === 'regroup' && <Ways {...props} decision={decision} unit={name} def={def} />}
    </div>
  );
}

// ---- arrangements and facings

interface WaysProps extends WithDecision<'regroup'> {
  readonly unit: UnitName;
  readonly def: UnitDef;
}
function Ways({ unit, def, ...props }: WaysProps): ReactElement {
  const { decision, ground, speaker, t } = props;
  return (
    <div className={styles['ways']}>
      {decision.options.map((option, number) => {
        if ('template' in option)
          return isRepeated(ground, unit, decision.options, option.template) ? null : (
            <OptionButton key={option.template} {...props} option={number} className={styles['way']}>
              <Icon name={TEMPLATE_ICONS[option.template]} />
              <span>{t(`board.table.template.${option.template}`)}</span>
              <IconCounts icons={iconsAfter(ground, unit, def, option.template)} t={t} />
            </OptionButton>
          );
        return 'turn' in option ? (
          <OptionButton key={option.turn} {...props} option={number} className={styles['way']}>
            <Turn degrees={option.turn} />
            <span>{speaker.option('regroup', option)}</span>
          </OptionButton>
        ) : null;
      })}
    </div>
  );
}
/** An earlier template leads to the same arrangement. */
function isRepeated(ground: Table, unit: UnitName, options: readonly Asks['regroup'][], template: Template): boolean {
  const id = unitCalled(ground, unit);
  const templates = options.flatMap((option) => ('template' in option ? [option.template] : []));
  const figures = JSON.stringify(arranged(ground, id, template));
  return templates.slice(0, templates.indexOf(template)).some((other) => JSON.stringify(arranged(ground, id, other)) === figures);
}
/** How many icons would be ready. */
function iconsAfter(ground: Table, unit: UnitName, def: UnitDef, template: Template): Record<IconKind, number> {
  const figures = arranged(ground, unitCalled(ground, unit), template);
  const count = (icon: IconKind): number =>
    def.slots.reduce((sum, slot, number) => ((figures?.[number] ?? NONE) === NONE ? sum : sum + slot.icons[icon]), 0);
  return Object.fromEntries(ICONS.map((icon) => [icon, count(icon)])) as Record<IconKind, number>; // one entry for every icon
}
/** Which way the front will face. */
const Turn = ({ degrees }: { readonly degrees: number }): ReactElement => (
  <svg viewBox="0 0 20 20" width="1.200em" height="1.200em" aria-hidden="true" focusable="false">
    <path d="M10 1L17 12H12V19H8V12H3Z" fill="currentColor" transform={`rotate(${degrees} 10 10)`} />
  </svg>
);
