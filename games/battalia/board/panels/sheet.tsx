// Opens the reference sheet, by a button or K.
import type { Translate } from '@tabularium/parts/shape';
import { lazy, memo, type ReactElement, Suspense, useEffect, useState } from 'react';
import type { Terms } from '../../table/table.ts';
import { Window } from './browse.tsx';
import styles from './sheet.module.css';

// Loaded when first opened.
const SheetBlocks = lazy(() => import('./sheet-blocks.tsx'));

const KEY = 'k';

export interface SheetProps {
  readonly t: Translate;
  readonly terms: Terms;
}
export const Sheet = memo(({ t, terms }: SheetProps): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
      if (event.key.toLowerCase() !== KEY || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <button type="button" className={styles['opener']} aria-keyshortcuts={KEY} onClick={() => setOpen(true)}>
        {t('board.sheet.title')} <kbd>K</kbd>
      </button>
      {isOpen && (
        <Window title={t('board.sheet.title')} t={t} className={styles['wide']} close={() => setOpen(false)}>
          <Suspense>
            <SheetBlocks t={t} terms={terms} />
          </Suspense>
        </Window>
      )}
    </>
  );
});
Sheet.displayName = 'Sheet';
