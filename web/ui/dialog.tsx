// Dialogs; their code is loaded when the first one opens.
import { lazy, Suspense } from 'react';
import type { ConfirmBoxProps } from './confirm-box.tsx';
import type { DialogBoxProps } from './dialog-box.tsx';

const DialogBox = lazy(() => import('./dialog-box.tsx'));
const ConfirmBox = lazy(() => import('./confirm-box.tsx'));
interface Opening {
  readonly isOpen: boolean;
}

/** Covers the page until closed by Escape, its cross, or a click outside. */
export const Dialog = ({ isOpen, ...box }: Opening & DialogBoxProps) =>
  isOpen && (
    <Suspense>
      <DialogBox {...box} />
    </Suspense>
  );

/** Asks before something that cannot be undone or that others will notice. */
export const Confirm = ({ isOpen, ...box }: Opening & ConfirmBoxProps) =>
  isOpen && (
    <Suspense>
      <ConfirmBox {...box} />
    </Suspense>
  );
