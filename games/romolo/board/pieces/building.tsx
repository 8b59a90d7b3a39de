// Constructions as small houses: farms grey, everything else white marble under terracotta.

import type { ReactElement } from 'react';
import type { Construction } from '../../content/constructions.ts';
import type { OwnerColour } from '../common/look.ts';
import styles from './building.module.css';

const m = styles['marble'];
const s = styles['shade'];
const r = styles['roof'];
const d = styles['dark'];
/** Each in a box of 40 around the origin, standing on its lower edge. */
const DRAWINGS: Readonly<Record<Construction, ReactElement>> = {
  farm: (
    <>
      <path d="M-15 18V-1H15V18Z" className={styles['farm']} />
      <path d="M-19 1 0-16 19 1Z" className={styles['farmRoof']} />
      <path d="M-5 18V6H5V18Z" className={d} />
    </>
  ),
  warehouse: (
    <>
      <path d="M-18 18V-4H18V18Z" className={m} />
      <path d="M-20-3Q0-22 20-3Z" className={r} />
      <path d="M-12 18V3H12V18Z" className={d} />
      <path d="M-12 8H12M-12 13H12" className={styles['line']} />
    </>
  ),
  port: (
    <>
      <path d="M-18 10H18V15H-18ZM-14 15V20M0 15V20M14 15V20" className={styles['wood']} />
      <path d="M-2 9V-16H2V9Z" className={styles['wood']} />
      <path d="M3-15Q18-6 4 4Z" className={m} />
      <path d="M-4-12Q-15-4-4 4Z" className={s} />
    </>
  ),
  temple: (
    <>
      <path d="M-19-4 0-18 19-4Z" className={r} />
      <path d="M-17-4H17V0H-17ZM-19 14H19V19H-19Z" className={m} />
      <path d="M-15 0H-10V14H-15ZM-5.500 0H-.5V14H-5.500ZM.5 0H5.500V14H.5ZM10 0H15V14H10Z" className={m} />
    </>
  ),
  sawmill: (
    <>
      <path d="M-18 18V0H8V18Z" className={m} />
      <path d="M-20 1-5-14 10 1Z" className={r} />
      <path
        d="M8-4 11-1 15-2 16 2 20 4 18 8 20 12 16 13 15 17 11 16 8 19 5 16 1 17 0 13-4 12-2 8-4 4 0 2 1-2 5-1Z"
        className={styles['iron']}
      />
      <circle cx="8" cy="7.500" r="3" className={d} />
    </>
  ),
  quarry: (
    <>
      <path d="M-19 18V6H-4V18ZM-2 18V6H18V18ZM-11 5V-7H7V5Z" className={m} />
      <path d="M4-18Q18-18 20-6 12-13 4-12Z" className={styles['iron']} />
      <path d="M2-2 12-15" className={styles['handle']} />
    </>
  ),
  aqueduct: <path d="M-20-14H20V-7H18V18H11V4A5 6 0 0 0 2 4V18H-2V4A5 6 0 0 0-11 4V18H-18V-7H-20Z" className={m} />,
  forum: (
    <>
      <path d="M-20-12H20V-6H-20ZM-20 13H20V19H-20Z" className={m} />
      <path d="M-17-6H-12V13H-17ZM12-6H17V13H12Z" className={m} />
      <path d="M-9 13V3A9 9 0 0 1 9 3V13Z" className={s} />
      <circle cy="6" r="4.500" className={styles['gold']} />
    </>
  ),
  wall: <path d="M-19 18V-6H-12V-1H-7V-6H7V-1H12V-6H19V18Z" className={m} />,
  tower: (
    <>
      <path d="M-11 19-9-6H9L11 19Z" className={styles['side']} />
      <path d="M-14-5V-19H-8V-14H-3V-19H3V-14H8V-19H14V-5Z" className={styles['side']} />
      <path d="M-4 19V9A4 4 0 0 1 4 9V19Z" className={d} />
    </>
  ),
};

interface BuildingProps {
  readonly kind: Construction;
  /** The owner of a tower. */
  readonly owner?: OwnerColour | undefined;
  readonly isCracked?: boolean;
}
export const Building = ({ kind, owner, isCracked = false }: BuildingProps): ReactElement => (
  <g data-owner={owner}>
    {DRAWINGS[kind]}
    {isCracked ? <path d="M2-19-3-10 4-3-4 5 3 12-2 19" className={styles['crack']} /> : null}
  </g>
);
/** The same as a symbol on a button. */
export const BuildingIcon = ({ className, ...building }: BuildingProps & { readonly className?: string | undefined }): ReactElement => (
  <svg className={className ?? styles['icon']} viewBox="-22 -22 44 44" aria-hidden="true" focusable="false">
    <Building {...building} />
  </svg>
);
