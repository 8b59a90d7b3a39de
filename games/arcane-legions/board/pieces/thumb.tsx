// A base as a small picture of its own.
import type { ReactElement } from 'react';
import { BASE_STEP, sizeOfBase } from '../common/base-layout.ts';
import { Base, type BaseProps } from './base.tsx';
import styles from './thumb.module.css';

/** The front is up; the picture is a little larger than the base, so that its edge shows. */
const EDGE = 0.03;
export function Picture({ className, ...base }: BaseProps & { readonly className?: string | undefined }): ReactElement {
  const { width, depth } = sizeOfBase(base.def.base);
  const [wide, high] = [width / BASE_STEP, depth / BASE_STEP];
  return (
    <svg
      className={className}
      viewBox={`${-wide / 2 - EDGE} ${-high / 2 - EDGE} ${wide + 2 * EDGE} ${high + 2 * EDGE}`}
      data-seat={base.seat ?? base.unit?.seat}
      aria-hidden="true"
      focusable="false"
    >
      <Base {...base} />
    </svg>
  );
}
export const Thumb = (base: Omit<BaseProps, 'detail'>): ReactElement => (
  <span className={styles['thumb']} data-base={base.def.base}>
    <Picture {...base} detail="symbol" />
  </span>
);
