import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './radio.module.css';

interface Props {
  /** Shared by the group. */
  readonly name: string;
  readonly isChecked: boolean;
  readonly onCheck: () => void;
  /** Styles the face; `:checked + .face` when checked. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A native radio button under a richer face. */
export const Radio = ({ name, isChecked, onCheck, className, children }: Props) => (
  <label className={css['radio']}>
    <input type="radio" className={css['input']} name={name} checked={isChecked} onChange={onCheck} />
    <span className={cx(css['face'], className)}>{children}</span>
  </label>
);
