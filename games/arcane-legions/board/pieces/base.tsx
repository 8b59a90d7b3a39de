// The base of a unit, seen from above: its four sides in their colours, the front, the slots with what is printed in them, and the figures in their
// pegs. It is drawn around the origin with its front up, and a step is 1 long; users move, turn and scale it.
// The colours of its player come from `data-seat`, those of its side from the theme.
import type { CSSProperties, ReactElement } from 'react';
import { ICONS, SIDES, type SlotDef, type UnitDef } from '../../content/kinds.ts';
import { figureDefIn, type Own } from '../../content/known.ts';
import type { SlotView, UnitView } from '../../table/view.ts';
import { BASE_STEP, RIM, type SlotPlace, sizeOfBase, slotPlaces } from '../common/base-layout.ts';
import { Sign } from '../common/icon.tsx';
import { FACTION_ICONS, figureIcon, ICON_ICONS, leadingFigure } from '../common/look.ts';
import styles from './base.module.css';

/** `symbol`: which unit it is, from far away. `figures`: also who stands where. `card`: also what every slot gives. */
export type Detail = 'symbol' | 'figures' | 'card';
export interface BaseProps {
  readonly def: UnitDef;
  /** Without it the base is drawn as printed. */
  readonly unit?: UnitView | undefined;
  readonly seat?: number | undefined;
  readonly own: Own;
  readonly detail: Detail;
}
/** A group for any drawing. */
export function Base({ def, unit, seat = unit?.seat, own, detail }: BaseProps): ReactElement {
  const { width, depth } = sizeOfBase(def.base);
  const [x, y] = [width / 2, depth / 2];
  return (
    <g className={styles['base']} transform={`scale(${1 / BASE_STEP})`} data-seat={seat} data-faction={def.faction} data-detail={detail}>
      <rect className={styles['plate']} x={-x} y={-y} width={width} height={depth} rx="4" />
      <Rim def={def} x={x} y={y} />
      <rect className={styles['card']} x={RIM - x} y={RIM - y} width={width - 2 * RIM} height={depth - 2 * RIM} rx="3" />
      <path className={styles['front']} d={`M-15 ${RIM - y}L0 ${0.5 - y}L15 ${RIM - y}Z`} />
      {detail === 'symbol' ? <Symbol def={def} unit={unit} own={own} /> : <Slots def={def} unit={unit} own={own} detail={detail} />}
    </g>
  );
}

// ---- the rim

/** Each side with its colour; two marks where it can shoot and fight, one where it can only fight, none where it is weak. */
function Rim({ def, x, y }: { readonly def: UnitDef; readonly x: number; readonly y: number }): ReactElement {
  return (
    <>
      {SIDES.map((side, number) => {
        const isLong = number % 2 === 0;
        const [half, reach] = isLong ? [x, y] : [y, x];
        const colour = def.colours[number];
        return (
          <g key={side} transform={`rotate(${number * 90})`} data-colour={colour}>
            <path className={styles['side']} d={`M${-half} ${-reach}H${half}L${half - RIM} ${RIM - reach}H${RIM - half}Z`} />
            {colour !== 'grey' &&
              [-1, 1].map((where) => (
                <path key={where} className={styles['mark']} d={marksAt(where * (half - 22), -reach, colour === 'blue' ? 2 : 1)} />
              ))}
          </g>
        );
      })}
    </>
  );
}
const marksAt = (x: number, y: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `M${x - 3.5 + (count === 2 ? i * 9 - 4.5 : 0)} ${y + 7.5}l3.500 -5l3.500 5`).join('');

// ---- from far away

function Symbol({ def, unit, own }: Pick<BaseProps, 'def' | 'unit' | 'own'>): ReactElement {
  const { width, depth } = sizeOfBase(def.base);
  const room = Math.min(width, depth) - 2 * RIM;
  const figure = leadingFigure(def);
  const health = unit === undefined ? 1 : unit.health / Math.max(1, unit.mostHealth);
  const isCommand = def.slots.some(({ circle }) => circle === 'yellow');
  return (
    <>
      <circle className={styles['medal']} r={room * 0.42} cy={-3} data-command={isCommand} />
      <Sign
        name={figure === undefined ? FACTION_ICONS[def.faction] : figureIcon(figure, figureDefIn(own, figure))}
        size={room * 0.6}
        y={-3}
        className={styles['sign']}
      />
      <rect
        className={styles['healthBack']}
        x={RIM - width / 2 + 4}
        y={depth / 2 - RIM - 9}
        width={width - 2 * RIM - 8}
        height="7"
        rx="3"
      />
      <rect
        className={styles['health']}
        x={RIM - width / 2 + 4}
        y={depth / 2 - RIM - 9}
        width={(width - 2 * RIM - 8) * health}
        height="7"
        rx="3"
        data-low={health <= 0.4}
      />
    </>
  );
}

// ---- slots and figures

function Slots({ def, unit, own, detail }: BaseProps): ReactElement {
  const places = slotPlaces(def);
  return (
    <>
      {def.slots.map((slot, number) => {
        const name = `S${number + 1}`;
        const place = places[number];
        return place === undefined ? null : (
          <Slot key={name} slot={slot} place={place} standing={unit?.slots[number] ?? printed(slot, name)} own={own} detail={detail} />
        );
      })}
    </>
  );
}
const printed = ({ figure, circle }: SlotDef, slot: string): SlotView => ({
  slot,
  figure,
  start: figure === null ? null : slot,
  wounds: 0,
  commander: figure !== null && circle === 'yellow',
});
interface SlotProps {
  readonly slot: SlotDef;
  readonly place: SlotPlace;
  readonly standing: SlotView;
  readonly own: Own;
  readonly detail: Detail;
}
function Slot({ slot, place: { x, y, size }, standing, own, detail }: SlotProps): ReactElement {
  const isCard = detail === 'card';
  const radius = size * (isCard ? 0.38 : 0.44);
  const { figure, wounds, commander } = standing;
  const lift = isCard ? -size * 0.08 : 0;
  return (
    <g transform={`translate(${x} ${y})`} data-circle={slot.circle} data-ready={figure !== null}>
      <g transform={`translate(0 ${lift})`}>
        <circle className={styles['socket']} r={radius} />
        {figure !== null && <circle className={styles['body']} r={radius} />}
        <Pegs pegs={slot.pegs} left={figure === null ? 0 : slot.pegs - wounds} radius={radius} isEmpty={figure === null} />
        {figure !== null ? (
          <Sign name={figureIcon(figure, figureDefIn(own, figure))} size={radius * 1.3} className={styles['figure']} />
        ) : (
          !isCard && <Printed slot={slot} size={radius * 1.5} />
        )}
        {commander && <Sign name="crown" size={size * 0.34} y={-radius} className={styles['crown']} />}
      </g>
      {isCard && <Gives slot={slot} size={size} />}
    </g>
  );
}
/** The rim of a foot: an arc for every peg, hollow for a wound. */
function Pegs({
  pegs,
  left,
  radius,
  isEmpty,
}: {
  readonly pegs: number;
  readonly left: number;
  readonly radius: number;
  readonly isEmpty: boolean;
}): ReactElement {
  const gap = pegs === 1 ? 0 : 0.28;
  const whole = (2 * Math.PI) / pegs;
  return (
    <>
      {Array.from({ length: pegs }, (_, peg) => (
        <path
          key={peg}
          className={styles['peg']}
          data-lost={!isEmpty && peg >= left}
          d={pegs === 1 ? ringOf(radius) : arcOf(radius, -Math.PI / 2 + peg * whole + gap / 2, -Math.PI / 2 + (peg + 1) * whole - gap / 2)}
          style={{ '--thick': radius * 0.2 } as CSSProperties}
        />
      ))}
    </>
  );
}
const round = (value: number): number => Math.round(value * 100) / 100;
const ringOf = (radius: number): string => `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}`;
const arcOf = (radius: number, from: number, to: number): string => {
  const at = (angle: number): string => `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
};

/** Every icon of a slot, one after the other. */
const lettersOf = ({ icons }: SlotDef): readonly (typeof ICONS)[number][] =>
  ICONS.flatMap((icon) => Array.from({ length: icons[icon] }, () => icon));
/** In an empty slot, as it is seen on the table. */
function Printed({ slot, size }: { readonly slot: SlotDef; readonly size: number }): ReactElement {
  const letters = lettersOf(slot);
  const each = letters.length <= 1 ? size * 0.7 : size / Math.max(2, letters.length);
  return (
    <>
      {letters.map((icon, i) => (
        <g key={i} data-icon={icon}>
          <Sign name={ICON_ICONS[icon]} size={each} x={(i - (letters.length - 1) / 2) * each} className={styles['printed']} />
        </g>
      ))}
      {letters.length === 0 && <path className={styles['diamond']} d={diamond(size * 0.3)} />}
    </>
  );
}
const diamond = (reach: number): string => `M0 ${-reach}L${reach} 0L0 ${reach}L${-reach} 0Z`;
/** On the card: what a slot gives, below it; and a diamond where it has an ability. */
function Gives({ slot, size }: { readonly slot: SlotDef; readonly size: number }): ReactElement {
  const letters = lettersOf(slot);
  const each = Math.min(size * 0.28, (size * 0.96) / Math.max(1, letters.length), 12);
  return (
    <>
      {letters.map((icon, i) => (
        <g key={i} transform={`translate(${(i - (letters.length - 1) / 2) * each} ${size * 0.4})`} data-icon={icon}>
          <rect className={styles['chip']} x={-each / 2} y={-each / 2} width={each} height={each} rx={each * 0.2} />
          <Sign name={ICON_ICONS[icon]} size={each * 0.8} className={styles['chipSign']} />
        </g>
      ))}
      {slot.abilities.length > 0 && (
        <path className={styles['diamond']} transform={`translate(${size * 0.36} ${-size * 0.36})`} d={diamond(size * 0.14)} />
      )}
      <Circle slot={slot} size={size} />
    </>
  );
}
/** Marks the kind of figure by more than colour. */
function Circle({ slot: { circle }, size }: { readonly slot: SlotDef; readonly size: number }): ReactElement | null {
  const reach = size * 0.1;
  const at = `translate(${-size * 0.38} ${-size * 0.38})`;
  if (circle === 'green') return <path className={styles['kind']} transform={at} d={diamond(reach)} />;
  if (circle === 'red') return <path className={styles['kind']} transform={at} d={`M0 ${-reach}L${reach} ${reach}H${-reach}Z`} />;
  return null;
}
