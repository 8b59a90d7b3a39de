// Dialogs, loaded when one is first opened.
import { lazy, Suspense } from 'react';
import type { ConfirmBoxProps } from './confirm-box.tsx';
import type { DialogBoxProps } from './dialog-box.tsx';

const DialogBox = lazy(() => import('./dialog-box.tsx'));
const ConfirmBox = lazy(() => import('./confirm-box.tsx'));
interface Opening {
  readonly isOpen: boolean;
}

/** Covers the page until it is closed: by Escape, a click beside it, or its cross. */
export const Dialog = ({ isOpen, ...box }: Opening & DialogBoxProps) =>
  isOpen && (
    <Suspense>
      <DialogBox {...box} />
    </Suspense>
  );

/** Asks before something that cannot be undone, or that others will hear of. */
export const Confirm = ({ isOpen, ...box }: Opening & ConfirmBoxProps) =>
  isOpen && (
    <Suspense>
      <ConfirmBox {...box} />
    </Suspense>
  );
