// What comes before the page is loaded when it first does.
import { lazy, Suspense } from 'react';
import type { ConfirmBoxProps } from './confirm-box.tsx';
import type { DialogBoxProps } from './dialog-box.tsx';

const DialogBox = lazy(() => import('./dialog-box.tsx'));
const ConfirmBox = lazy(() => import('./confirm-box.tsx'));
interface Opening {
  readonly isOpen: boolean;
}

/** Something that comes before the page until it is closed: by Escape, by a click beside it, by its cross. */
export const Dialog = ({ isOpen, ...box }: Opening & DialogBoxProps) =>
  isOpen && (
    <Suspense>
      <DialogBox {...box} />
    </Suspense>
  );

/** Asks before something that cannot be taken back, or that others will hear of. */
export const Confirm = ({ isOpen, ...box }: Opening & ConfirmBoxProps) =>
  isOpen && (
    <Suspense>
      <ConfirmBox {...box} />
    </Suspense>
  );
