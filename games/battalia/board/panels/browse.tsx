// A window for looking through a pile of cards. Its content is drawn only while it is open.
import type { Translate } from '@tabularium/parts/shape';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './browse.module.css';

interface WindowProps {
  readonly title: string;
  readonly t: Translate;
  readonly className?: string | undefined;
  readonly close: () => void;
  readonly children: ReactNode;
}
/** Open as long as it is mounted; afterwards the focus returns to where it was. */
export function Window({ title, t, className, close, children }: WindowProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles['dialog']} ${className ?? ''}`}
      aria-label={title}
      onClose={close}
      onClick={({ target }) => target === dialog.current && close()}
    >
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
  );
}

interface BrowseProps extends Pick<WindowProps, 'title' | 't' | 'className'> {
  /** What opens it. */
  readonly opener: ReactNode;
  readonly children: () => ReactNode;
}
export function Browse({ title, t, opener, className, children }: BrowseProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${styles['opener']} ${className ?? ''}`} onClick={() => setOpen(true)}>
        {opener}
      </button>
      {isOpen && (
        <Window title={title} t={t} close={() => setOpen(false)}>
          {children()}
        </Window>
      )}
    </>
  );
}
