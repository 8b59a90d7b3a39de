import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './dialog.module.css';
import { DialogClose } from './dialog-close.tsx';
import { useFocusBack } from './use-focus-back.ts';

export interface DialogBoxProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly description?: string;
  readonly isWide?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export default function DialogBox({ title, description, isWide = false, onClose, children }: DialogBoxProps) {
  const giveFocusBack = useFocusBack();
  return (
    <Radix.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={css['veil']} />
        <Radix.Content
          className={cx(css['dialog'], isWide && css['wide'])}
          onCloseAutoFocus={giveFocusBack}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <header className={css['head']}>
            <Radix.Title className={css['title']}>{title}</Radix.Title>
            <DialogClose />
          </header>
          {description !== undefined && <Radix.Description className={css['description']}>{description}</Radix.Description>}
          <div className={css['body']}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
