import { Slot } from 'radix-ui';
import { lazy, type MouseEvent, type ReactNode, Suspense, startTransition, useState } from 'react';
import type { IconName } from './icon.tsx';

const OpenMenu = lazy(() => import('./open-menu.tsx'));

export interface MenuItem {
  readonly label: string;
  /** A line about it. */
  readonly note?: string;
  readonly icon?: IconName;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
}
export interface MenuProps {
  readonly trigger: ReactNode;
  readonly items: readonly MenuItem[];
  /** Which edge of the button the menu lines up with. */
  readonly align?: 'start' | 'end';
}
/** A button that opens a menu. The menu's code is loaded when the first one opens. */
export function Menu(menu: MenuProps) {
  const [opened, setOpened] = useState<'by-hand' | 'by-key'>();
  const open = ({ detail }: MouseEvent): void => startTransition(() => setOpened(detail === 0 ? 'by-key' : 'by-hand')); // a transition keeps the button until the menu is loaded
  return (
    <Suspense>
      {opened ? (
        <OpenMenu {...menu} isByKey={opened === 'by-key'} />
      ) : (
        <Slot.Root aria-haspopup="menu" aria-expanded={false} onClick={open}>
          {menu.trigger}
        </Slot.Root>
      )}
    </Suspense>
  );
}
