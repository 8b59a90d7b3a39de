import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useHouse } from '../house/house.tsx';
import { cx } from './cx.ts';
import css from './dialog.module.css';
import { Icon } from './icon.tsx';

export interface DialogProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly description?: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** `side`: a panel at the right edge, the page beside it stays in sight. */
  readonly place?: 'middle' | 'side';
  readonly children: ReactNode;
}

/** Something that comes before the page until it is closed: by Escape, by a click beside it, by its cross. */
export function Dialog({ title, description, isOpen, onClose, place = 'middle', children }: DialogProps) {
  const { t } = useHouse();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={css['veil']} />
        <Radix.Content className={cx(css['dialog'], css[place])} {...(description === undefined && { 'aria-describedby': undefined })}>
          <header className={css['head']}>
            <Radix.Title className={css['title']}>{title}</Radix.Title>
            <Radix.Close className={css['close']} aria-label={t('ui.close')}>
              <Icon name="close" />
            </Radix.Close>
          </header>
          {description !== undefined && <Radix.Description className={css['description']}>{description}</Radix.Description>}
          <div className={css['body']}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
