import type { TableState } from '@tabularium/client';
import { Page } from '../frame/page.tsx';
import { useOnlineHouse } from '../settings/online-words.ts';
import { hrefOf } from '../settings/routes.ts';
import { Button, ButtonLink, Icon } from '../ui/index.ts';
import css from './begun.module.css';

/** For guests who open their invitation too late. */
export function BegunWithoutYou({ table, onWatch }: { readonly table: TableState; readonly onWatch: () => void }) {
  const { t } = useOnlineHouse();
  const isGone = table.state === 'abandoned';
  return (
    <Page title={t(isGone ? 'lobby.closed' : 'lobby.begunTitle')}>
      <p>{t(isGone ? 'lobby.abandoned' : 'lobby.begunText')}</p>
      <div className={css['ways']}>
        {!isGone && (
          <Button look="primary" onClick={onWatch}>
            <Icon name="eye" />
            {t('lobby.watchNow')}
          </Button>
        )}
        <ButtonLink href={hrefOf({ page: 'home' })}>{t('ui.home')}</ButtonLink>
      </div>
    </Page>
  );
}
