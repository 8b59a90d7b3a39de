import { DropdownMenu } from 'radix-ui';
import { useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import css from './menu.module.css';
import type { MenuProps } from './menu.tsx';

const focus = (item: HTMLElement | null): void => item?.focus();

/** A menu that starts open. If a key opened it, the first item takes the focus; later openings are up to Radix. */
export default function OpenMenu({ trigger, items, align = 'end', isByKey }: MenuProps & { readonly isByKey: boolean }) {
  const [isFirst, setFirst] = useState(true);
  return (
    <DropdownMenu.Root modal={false} defaultOpen onOpenChange={() => setFirst(false)}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={css['menu']} align={align} sideOffset={6} collisionPadding={8}>
          {items.map(({ label, note, icon, isDanger, isDisabled = false, onSelect }, i) => (
            <DropdownMenu.Item
              key={label}
              {...(isByKey && isFirst && i === 0 && { ref: focus })}
              className={cx(css['item'], isDanger && css['danger'])}
              disabled={isDisabled}
              onSelect={onSelect}
            >
              {icon && <Icon name={icon} size={18} />}
              {note === undefined ? (
                label
              ) : (
                <span>
                  {label}
                  <span className={css['note']}>{note}</span>
                </span>
              )}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
