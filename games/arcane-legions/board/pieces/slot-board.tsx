// The base of a unit, large, as on its card: every slot can be pointed at, and those that are asked about can be clicked.
import { Tip, tipStyles as tip } from '@tabularium/parts/board';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { SlotDef, UnitDef } from '../../content/kinds.ts';
import { type Own } from '../../content/known.ts';
import type { SlotName } from '../../table/asks.ts';
import type { UnitView } from '../../table/view.ts';
import { sizeOfBase, slotPlaces } from '../common/base-layout.ts';
import { Icon } from '../common/icon.tsx';
import { ABILITY_ICONS } from '../common/look.ts';
import { nameOf, type PartProps } from '../common/props.ts';
import styles from './slot-board.module.css';
import { Picture } from './thumb.tsx';

/** What can be done with a slot. */
export interface SlotButton {
  readonly state: 'able' | 'picked' | 'goal';
  /** What a click does, for screen readers. */
  readonly label: string;
  readonly onClick: () => void;
  readonly onPoint?: (is: boolean) => void;
}
interface SlotBoardProps extends Pick<PartProps, 't'> {
  readonly def: UnitDef;
  readonly unit?: UnitView | undefined;
  readonly own: Own;
  /** By slot; other slots only say what they are. */
  readonly buttons?: ReadonlyMap<SlotName, SlotButton> | undefined;
}
export function SlotBoard({ def, unit, own, buttons, t }: SlotBoardProps): ReactElement {
  const { width, depth } = sizeOfBase(def.base);
  const places = slotPlaces(def);
  const within = (at: number, all: number): string => `${((at + all / 2) / all) * 100}%`;
  return (
    <div className={styles['board']} data-base={def.base} data-asked={buttons !== undefined}>
      <Picture def={def} unit={unit} own={own} detail="card" className={styles['picture']} />
      {def.slots.map((slot, number) => {
        const name = `S${number + 1}`;
        const place = places[number];
        if (place === undefined) return null;
        const button = buttons?.get(name);
        const style = {
          left: within(place.x, width),
          top: within(place.y, depth),
          width: `${(place.size / width) * 100}%`,
        } as CSSProperties;
        const figure = unit === undefined ? slot.figure : (unit.slots[number]?.figure ?? null);
        const wounds = unit?.slots[number]?.wounds ?? 0;
        return (
          <span key={name} className={styles['place']} style={style}>
            <span className={styles['name']} aria-hidden="true">
              {name}
            </span>
            <Tip tip={() => <SlotText name={name} slot={slot} figure={figure} wounds={wounds} t={t} />}>
              {button === undefined ? (
                <button
                  type="button"
                  className={styles['slot']}
                  tabIndex={buttons === undefined ? 0 : -1}
                  aria-label={heard(name, figure, t)}
                />
              ) : (
                <button
                  type="button"
                  className={styles['slot']}
                  data-state={button.state}
                  aria-pressed={button.state === 'picked'}
                  aria-label={button.label}
                  onClick={button.onClick}
                  onPointerEnter={() => button.onPoint?.(true)}
                  onPointerLeave={() => button.onPoint?.(false)}
                  onFocus={() => button.onPoint?.(true)}
                  onBlur={() => button.onPoint?.(false)}
                />
              )}
            </Tip>
          </span>
        );
      })}
    </div>
  );
}
const heard = (slot: SlotName, figure: string | null, t: PartProps['t']): string =>
  figure === null ? t('board.table.slot.empty', { slot }) : t('board.table.slot.stands', { slot, figure });

interface SlotTextProps extends Pick<PartProps, 't'> {
  readonly name: SlotName;
  readonly slot: SlotDef;
  readonly figure: string | null;
  readonly wounds: number;
}
/** Who stands there, and what the slot gives. */
function SlotText({ name, slot, figure, wounds, t }: SlotTextProps): ReactNode {
  const { circle, size, pegs, icons, abilities } = slot;
  return (
    <>
      <b className={tip['title']}>{heard(name, figure, t)}</b>
      <span className={tip['line']}>{t('board.table.slot.foot', { circle, size, count: pegs })}</span>
      {wounds > 0 && <span className={tip['line']}>{t('board.table.slot.wounds', { count: wounds, pegs })}</span>}
      <span className={tip['line']}>
        {t('board.table.slot.icons', { icons })} {figure === null && t('board.table.slot.notReady')}
      </span>
      {abilities.map((ability) => (
        <span key={ability} className={tip['line']}>
          <Icon name={ABILITY_ICONS[ability]} /> <b>{nameOf(ability, t)}:</b> {t(`ability.${ability}.text`)}
        </span>
      ))}
    </>
  );
}
