import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './radio.module.css';

interface Props {
  /** The same for all of a group. */
  readonly name: string;
  readonly isChecked: boolean;
  readonly onCheck: () => void;
  /** How the face looks, and how when it is checked: `:checked + .face`. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** One of several: the system's own radio button, under a face that says more. */
export const Radio = ({ name, isChecked, onCheck, className, children }: Props) => (
  <label className={css['radio']}>
    <input type="radio" className={css['input']} name={name} checked={isChecked} onChange={onCheck} />
    <span className={cx(css['face'], className)}>{children}</span>
  </label>
);
