// The frame of all pages but the table: name and settings at the top, small print at the bottom.
import type { ReactNode } from 'react';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import { Emblem } from './emblem.tsx';
import css from './page.module.css';
import { SettingsButton } from './settings-dialog.tsx';
import { useServer } from './use-server.ts';

export interface PageProps {
  /** Missing on the home page, which has its own heading. */
  readonly title?: string;
  readonly children: ReactNode;
}

export function Page({ title, children }: PageProps) {
  const { t } = useHouse();
  const server = useServer();
  return (
    <div className={css['page']}>
      <title>{title === undefined ? 'Tabularium' : `${title} · Tabularium`}</title>
      <a className={css['skip']} href="#content" onClick={skipToContent}>
        {t('ui.skip')}
      </a>
      <header className={css['head']}>
        {title === undefined ? (
          <span />
        ) : (
          <a className={css['brand']} href={hrefOf({ page: 'home' })}>
            <Emblem className={css['emblem']} />
            <span>Tabularium</span>
          </a>
        )}
        <SettingsButton />
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
