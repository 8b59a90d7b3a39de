import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import css from './menu.module.css';

export interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
}
interface MenuProps {
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  /** With which end of the button it is in line. */
  readonly align?: 'start' | 'end';
}
/** A button that opens a list of things to do. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={css['menu']} align={align} sideOffset={6} collisionPadding={8}>
          {items.map(({ label, icon, isDanger, isDisabled = false, onSelect }) => (
            <DropdownMenu.Item key={label} className={cx(css['item'], isDanger && css['danger'])} disabled={isDisabled} onSelect={onSelect}>
              {icon && <Icon name={icon} size={18} />}
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
