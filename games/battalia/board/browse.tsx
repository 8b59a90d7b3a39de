// A window in which a pile of cards can be looked through.
import type { Translate } from '@tabularium/games/shape';
import { type ReactElement, type ReactNode, useRef } from 'react';
import styles from './browse.module.css';

interface BrowseProps {
  readonly title: string;
  readonly t: Translate;
  /** What opens it. */
  readonly opener: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}
export function Browse({ title, t, opener, className, children }: BrowseProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  return (
    <>
      <button type="button" className={`${styles['opener']} ${className ?? ''}`} onClick={() => dialog.current?.showModal()}>
        {opener}
      </button>
      <dialog ref={dialog} className={styles['dialog']} aria-label={title} onClick={({ target }) => target === dialog.current && close()}>
        <div className={styles['sheet']}>
          <header className={styles['head']}>
            <h2 className={styles['title']}>{title}</h2>
            <button type="button" className={styles['close']} onClick={close}>
              {t('board.browse.close')}
            </button>
          </header>
          {children}
        </div>
      </dialog>
    </>
  );
}
