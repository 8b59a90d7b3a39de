// The frame of all pages but the table: name and settings at the top, small print at the bottom.
import type { ReactNode } from 'react';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import { cx } from '../ui/index.ts';
import { Emblem } from './emblem.tsx';
import css from './page.module.css';
import { SettingsButton } from './settings-dialog.tsx';
import { useServer } from './use-server.ts';

export interface PageProps {
  /** Missing on the home page, which has its own heading. */
  readonly title?: string;
  /** To the left of the settings. */
  readonly corner?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export function Page({ title, corner, isWide = false, children }: PageProps) {
  const { t } = useHouse();
  const server = useServer();
  return (
    <div className={cx(css['page'], isWide && css['wide'])}>
      <title>{title === undefined ? 'Tabularium' : `${title} · Tabularium`}</title>
      <a className={css['skip']} href="#content" onClick={skipToContent}>
        {t('ui.skip')}
      </a>
      <header className={css['head']}>
        {title !== undefined && (
          <a className={css['brand']} href={hrefOf({ page: 'home' })}>
            <Emblem className={css['emblem']} />
            <span>Tabularium</span>
          </a>
        )}
        <span className={css['corner']}>
          {corner}
          <SettingsButton />
        </span>
      </header>
      <main id="content" className={css['main']} tabIndex={-1}>
        {title !== undefined && <h1 className={css['title']}>{title}</h1>}
        {children}
      </main>
      <footer className={css['foot']}>
        <p>{t(server ? 'footer.unofficialOnline' : 'footer.unofficial')}</p>
        <a href={hrefOf({ page: 'credits' })}>{t('footer.credits')}</a>
      </footer>
    </div>
  );
}

/** The hash holds the route, so this link must not change it. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
