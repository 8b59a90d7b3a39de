import { useState } from 'react';
import { useHouse } from '../house/house.tsx';
import { hrefOf } from '../routes.ts';
import { download } from '../store/download.ts';
import { Failure } from '../ui/failure.tsx';
import { Button, Dialog, Icon, Loading, TextField } from '../ui/index.ts';
import { useLoad } from '../ui/use-load.ts';
import type { OpenReplay } from './open-replay.ts';
import { LONGEST_LINK } from './share.ts';
import css from './share-dialog.module.css';

/** Nothing if it would be too long. */
async function linkTo({ worker, seats }: OpenReplay): Promise<string | undefined> {
  const link = new URL(hrefOf({ page: 'replay', id: await worker.shared(seats) }), location.href).href;
  return link.length > LONGEST_LINK ? undefined : link;
}

export function ShareDialog({ replay, onClose }: { readonly replay: OpenReplay; readonly onClose: () => void }) {
  const { t } = useHouse();
  const loaded = useLoad('link', () => linkTo(replay));
  const [isCopied, setCopied] = useState(false);
  const [trouble, setTrouble] = useState<unknown>();
  const link = loaded.state === 'ready' ? loaded.value : undefined;
  const copy = (text: string): void => void navigator.clipboard.writeText(text).then(() => setCopied(true), setTrouble);
  const save = (): void =>
    void replay.worker
      .record()
      .then((record) => download(record, replay.seats))
      .catch(setTrouble);
  return (
    <Dialog title={t('replay.shareTitle')} description={t('replay.shareText')} isOpen onClose={onClose}>
      <div className={css['share']}>
        {loaded.state === 'loading' && <Loading />}
        {loaded.state === 'failed' && <Failure error={loaded.error} />}
        {loaded.state === 'ready' && link === undefined && <p>{t('replay.tooLong')}</p>}
        {link !== undefined && <TextField label={t('replay.link')} readOnly value={link} onFocus={(event) => event.target.select()} />}
        <div className={css['ways']}>
          {link !== undefined && (
            <Button look="primary" onClick={() => copy(link)}>
              <Icon name="link" size={18} />
              {t('replay.copy')}
            </Button>
          )}
          <Button onClick={save}>
            <Icon name="save" size={18} />
            {t('replay.file')}
          </Button>
          <span role="status">{isCopied && t('replay.copied')}</span>
        </div>
        {trouble !== undefined && <Failure error={trouble} />}
      </div>
    </Dialog>
  );
}
