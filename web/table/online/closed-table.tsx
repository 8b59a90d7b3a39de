// A match that nobody played any more: what happened, what the dice were made from, and what one can still do.
import { useState } from 'react';
import type { MatchLink } from '../../link/link.ts';
import type { OnlineLink } from '../../link/online.ts';
import { useOnlineHouse } from '../../settings/online-words.ts';
import { go } from '../../settings/routes.ts';
import { Failure } from '../../ui/failure.tsx';
import { Button, Icon, Notice } from '../../ui/index.ts';
import css from './closed-table.module.css';
import { DiceSecret } from './dice-secret.tsx';

export default function ClosedTable({ link, online }: { readonly link: MatchLink; readonly online: OnlineLink }) {
  const { t } = useOnlineHouse();
  const [trouble, setTrouble] = useState<unknown>();
  const trying = (deed: () => Promise<void>) => (): void => void deed().catch(setTrouble);
  const hasPlayed = (link.info.here ?? []).length > 0;
  return (
    <div className={css['closed']}>
      <Notice>{t('refusal.abandoned')}</Notice>
      <p>{t('online.closedText')}</p>
      <div className={css['ways']}>
        {hasPlayed && (
          <Button
            look="primary"
            onClick={trying(async () => {
              const { id, secret } = await online.rematch();
              go({ page: 'table', id, secret });
            })}
          >
            {t('table.rematch')}
          </Button>
        )}
        <Button onClick={trying(async () => (await import('../record.ts')).saveAbandoned(link, online))}>
          <Icon name="save" size={18} />
          {t('table.export')}
        </Button>
      </div>
      <DiceSecret read={() => online.dice()} />
      {trouble !== undefined && <Failure error={trouble} />}
    </div>
  );
}
