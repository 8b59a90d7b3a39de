import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import css from './button.module.css';
import { cx } from './cx.ts';

/** `primary` is the likeliest choice, `plain` any other, `quiet` has no frame, `danger` cannot be undone. */
export type Look = 'primary' | 'plain' | 'quiet' | 'danger';
interface Own {
  readonly look?: Look;
  readonly size?: 'normal' | 'small' | 'large';
}

const classOf = ({ look = 'plain', size = 'normal' }: Own, className: string | undefined): string =>
  cx(css['button'], css[look], css[size], className);

export function Button({ look, size, className, type = 'button', ...rest }: Own & ButtonHTMLAttributes<HTMLButtonElement>) {
  return <button type={type} className={classOf({ ...(look && { look }), ...(size && { size }) }, className)} {...rest} />;
}
/** A link that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: Own & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a className={classOf({ ...(look && { look }), ...(size && { size }) }, className)} {...rest} />;
}
