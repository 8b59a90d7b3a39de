// A unit: a standing or lying figure in its owner's colour; its chest shows its kind, the shape of its head its owner.
import { memo, type ReactElement } from 'react';
import type { UnitKind } from '../../content/kinds.ts';
import { Sign } from '../common/icon.tsx';
import { type OwnerColour, UNIT_ICONS } from '../common/look.ts';
import styles from './pawn.module.css';

/** Around the origin, in a box of 20. */
export const HEADS: Readonly<Record<OwnerColour, string>> = {
  yellow: 'M0-9A9 9 0 1 1 0 9 9 9 0 1 1 0-9Z',
  blue: 'M-8.500-8.500H8.500V8.500H-8.500Z',
  red: 'M0-11 11 8H-11Z',
  brown: 'M0-11 10 0 0 10-10 0Z',
  automaton: 'M-2-15H2V-11A11 11 0 0 1 11 0V9H4V1H-4V9H-11V0A11 11 0 0 1-2-11Z',
};
const BODY = 'M-9-6Q0-11 9-6L18 26Q19 30 14 30H-14Q-19 30-18 26Z';

interface PawnProps {
  readonly kind: UnitKind;
  readonly colour: OwnerColour;
  readonly isLying: boolean;
  readonly hasPenalty?: boolean;
  readonly isHungry?: boolean;
  /** Actions left, and the most its kind has; no dots without them. */
  readonly actions?: number | undefined;
  readonly allActions?: number | undefined;
}
/** About 40 wide and 56 high, around the origin. */
export const Pawn = memo(
  ({ kind, colour, isLying, hasPenalty = false, isHungry = false, actions, allActions = 0 }: PawnProps): ReactElement => (
    <g data-owner={colour}>
      <ellipse cx={isLying ? 2 : 0} cy={isLying ? 16 : 29} rx={isLying ? 30 : 20} ry="6" className={styles['shadow']} />
      <g className={isLying ? styles['lying'] : undefined} transform={isLying ? 'translate(4 8) rotate(-84)' : undefined}>
        <path d={BODY} className={styles['body']} />
        <path d={HEADS[colour]} transform="translate(0 -15)" className={styles['head']} />
        <circle cy="13" r="13.500" className={styles['plate']} />
        <Sign name={UNIT_ICONS[kind]} size={21} y={13} className={styles['sign']} />
      </g>
      {hasPenalty ? <rect x="-20" y="-34" width="40" height="8" rx="3" className={styles['penalty']} /> : null}
      {isHungry ? (
        <g transform="translate(19 -20)">
          <circle r="13" className={styles['hungryPlate']} />
          <Sign name="bread" size={19} className={styles['hungry']} />
        </g>
      ) : null}
      {actions !== undefined && !isLying
        ? Array.from({ length: allActions }, (_, i) => (
            <circle
              key={i}
              cx={(i - (allActions - 1) / 2) * 12}
              cy="37"
              r="4.500"
              className={i < actions ? styles['action'] : styles['spent']}
            />
          ))
        : null}
    </g>
  ),
);
Pawn.displayName = 'Pawn';

/** The same as a symbol in a text or on a button. */
export const PawnIcon = ({ className, ...pawn }: PawnProps & { readonly className?: string | undefined }): ReactElement => (
  <svg
    className={className ?? (pawn.isLying ? styles['lyingIcon'] : styles['icon'])}
    viewBox={pawn.isLying ? '-30 -34 70 80' : '-28 -34 56 80'}
    aria-hidden="true"
    focusable="false"
  >
    <Pawn {...pawn} />
  </svg>
);
/** Whose something is, by colour and form. */
export const Emblem = ({ colour }: { readonly colour: OwnerColour }): ReactElement => (
  <svg className={styles['emblem']} viewBox="-13 -13 26 26" data-owner={colour} aria-hidden="true" focusable="false">
    <path d={HEADS[colour]} className={styles['head']} />
  </svg>
);
