// A replay: #/replay/<id of a match in this browser, `file`, or a whole match as text>.

import type { MatchFile } from '@tabularium/kernel';
import { useState } from 'react';
import { Closed } from '../frame/closed.tsx';
import { Page } from '../frame/page.tsx';
import { useHouse } from '../settings/house.tsx';
import { Loading } from '../ui/index.ts';
import { Drop } from './drop.tsx';
import { useOpenReplay } from './open-replay.ts';
import { Theatre } from './theatre.tsx';

export default function ReplayPage({ id }: { readonly id: string }) {
  const { t } = useHouse();
  const [file, setFile] = useState<MatchFile>();
  if (id === 'file' && !file)
    return (
      <Page title={t('replay.title')}>
        <Drop onFile={setFile} />
      </Page>
    );
  return <Replay id={id} file={file} />;
}

function Replay({ id, file }: { readonly id: string; readonly file: MatchFile | undefined }) {
  const { t } = useHouse();
  const loaded = useOpenReplay(id, file);
  if (loaded.state === 'loading') return <Loading text={t('replay.opening')} />;
  if (loaded.state === 'ready') return <Theatre {...loaded.value} />;
  return <Closed title={t('replay.title')} error={loaded.error} />;
}
