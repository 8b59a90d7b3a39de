// The frame of the house's own pages: the name on top, what is always at hand, the small print below.
import type { ReactNode } from 'react';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import { Emblem } from './emblem.tsx';
import css from './page.module.css';
import { SettingsButton } from './settings-dialog.tsx';

export interface PageProps {
  /** Shown on top; the home page has its own. */
  readonly title?: string;
  readonly children: ReactNode;
}

export function Page({ title, children }: PageProps) {
  const { t } = useHouse();
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
        <p>{t('footer.unofficial')}</p>
        <a href={hrefOf({ page: 'credits' })}>{t('footer.credits')}</a>
      </footer>
    </div>
  );
}

/** The part after `#` is the route, so this link must not change it. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
