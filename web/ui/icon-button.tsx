import type { ButtonHTMLAttributes } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './icon-button.module.css';

/** A button with an icon. Its label is read aloud and shown on hover and focus. */
export function IconButton({
  icon,
  label,
  className,
  ...rest
}: { readonly icon: IconName; readonly label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <Button look="quiet" aria-label={label} className={cx(css['square'], className)} {...rest}>
      <Icon name={icon} />
    </Button>
  );
}
