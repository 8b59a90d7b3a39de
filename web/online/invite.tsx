import { useState } from 'react';
import { useOnlineHouse } from '../settings/online-words.ts';
import { linkTo } from '../settings/routes.ts';
import { Button, Confirm, LinkBox } from '../ui/index.ts';
import css from './invite.module.css';
import { QrCode } from './qr.tsx';

interface Props {
  readonly id: string;
  /** The secrets of the two links. */
  readonly invite: string;
  readonly watch: string;
  readonly onRenew: () => void;
}
/** Shows the host the links that bring others to the table. */
export function Invite({ id, invite, watch, onRenew }: Props) {
  const { t } = useOnlineHouse();
  const [isRenewing, setRenewing] = useState(false);
  const link = linkTo({ page: 'table', id, secret: invite });
  return (
    <div className={css['invitation']}>
      {link !== undefined && <QrCode text={link} label={t('lobby.qr')} />}
      <div className={css['words']}>
        <p>{t('lobby.inviteText')}</p>
        <LinkBox link={link} label={t('lobby.inviteLink')} />
        <details>
          <summary className={css['more']}>{t('lobby.watch')}</summary>
          <div className={css['words']}>
            <p className={css['note']}>{t('lobby.watchText')}</p>
            <LinkBox link={linkTo({ page: 'watch', id, secret: watch })} label={t('lobby.watchLink')} />
          </div>
        </details>
        <Button look="quiet" size="small" className={css['renew']} onClick={() => setRenewing(true)}>
          {t('lobby.newLinks')}
        </Button>
      </div>
      <Confirm
        title={t('lobby.newLinksTitle')}
        text={t('lobby.newLinksText')}
        act={t('lobby.newLinks')}
        isOpen={isRenewing}
        onAct={onRenew}
        onClose={() => setRenewing(false)}
      />
    </div>
  );
}
