import type { TableState } from '@tabularium/client';
import { Page } from '../frame/page.tsx';
import { api } from '../link/remote.ts';
import { useOnlineHouse } from '../settings/online-words.ts';
import { hrefOf } from '../settings/routes.ts';
import { DiceSecret } from '../table/online/dice-secret.tsx';
import { Button, ButtonLink, Icon } from '../ui/index.ts';
import css from './begun.module.css';

interface Props {
  readonly table: TableState;
  readonly secret: string | undefined;
  readonly onWatch: () => void;
}
/** For guests who open their invitation too late, or when the table was closed. */
export function BegunWithoutYou({ table, secret, onWatch }: Props) {
  const { t } = useOnlineHouse();
  const isGone = table.state === 'abandoned';
  const { begun } = table;
  return (
    <Page title={t(isGone ? 'lobby.goneTitle' : 'lobby.begunTitle')}>
      <p>{t(isGone ? 'refusal.abandoned' : 'lobby.begunText')}</p>
      <div className={css['ways']}>
        {(!isGone || begun) && (
          <Button look="primary" onClick={onWatch}>
            <Icon name="eye" />
            {t(isGone ? 'lobby.lookNow' : 'lobby.watchNow')}
          </Button>
        )}
        <ButtonLink href={hrefOf({ page: 'home' })}>{t('ui.home')}</ButtonLink>
      </div>
      {isGone && <DiceSecret read={() => api.table(table.id, secret).dice()} />}
    </Page>
  );
}
