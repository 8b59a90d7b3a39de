import { useState } from 'react';
import { named } from '../frame/match-words.ts';
import { useHouse } from '../settings/house.tsx';
import { linkTo } from '../settings/routes.ts';
import { download } from '../store/download.ts';
import { Failure } from '../ui/failure.tsx';
import { Button, Dialog, Icon, LinkBox, Loading } from '../ui/index.ts';
import { useLoad } from '../ui/use-load.ts';
import type { OpenReplay } from './open-replay.ts';
import css from './share-dialog.module.css';

/** Undefined if the match does not fit in a link. */
const linkToReplay = async ({ worker, seats, film }: OpenReplay, name: string): Promise<string | undefined> =>
  film.isWhole ? linkTo({ page: 'replay', id: await worker.shared(named(seats, name)) }) : undefined;

export function ShareDialog({ replay, onClose }: { readonly replay: OpenReplay; readonly onClose: () => void }) {
  const { t, name } = useHouse();
  const loaded = useLoad('link', () => linkToReplay(replay, name));
  const [trouble, setTrouble] = useState<unknown>();
  const link = loaded.state === 'ready' ? loaded.value : undefined;
  const save = (): void =>
    void replay.worker
      .record()
      .then((record) => download(record, named(replay.seats, name)))
      .catch(setTrouble);
  return (
    <Dialog title={t('replay.shareTitle')} description={t('replay.shareText')} isOpen onClose={onClose}>
      <div className={css['share']}>
        {loaded.state === 'loading' && <Loading />}
        {loaded.state === 'failed' && <Failure error={loaded.error} />}
        {loaded.state === 'ready' && link === undefined && <p>{t(replay.film.isWhole ? 'replay.tooLong' : 'replay.severalVersions')}</p>}
        <LinkBox link={link}>
          <Button onClick={save}>
            <Icon name="save" size={18} />
            {t('replay.file')}
          </Button>
        </LinkBox>
        {trouble !== undefined && <Failure error={trouble} />}
      </div>
    </Dialog>
  );
}
