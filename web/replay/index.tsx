// A replay: #/replay/<id of a match in this browser, `file`, or a whole match as text>/<place to begin at>.

import type { MatchFile } from '@tabularium/kernel';
import { useState } from 'react';
import { Closed } from '../frame/closed.tsx';
import { Page } from '../frame/page.tsx';
import { useHouse } from '../settings/house.tsx';
import { Loading } from '../ui/index.ts';
import { Drop } from './drop.tsx';
import { useOpenReplay } from './open-replay.ts';
import { Theatre } from './theatre.tsx';

export default function ReplayPage({ id, at }: { readonly id: string; readonly at: number | undefined }) {
  const { t } = useHouse();
  const [file, setFile] = useState<MatchFile>();
  if (id === 'file' && !file)
    return (
      <Page title={t('replay.title')}>
        <Drop onFile={setFile} />
      </Page>
    );
  return <Replay id={id} at={at} file={file} />;
}

function Replay({ id, at, file }: { readonly id: string; readonly at: number | undefined; readonly file: MatchFile | undefined }) {
  const { t } = useHouse();
  const loaded = useOpenReplay(id, file);
  if (loaded.state === 'loading') return <Loading text={t('replay.opening')} />;
  if (loaded.state === 'ready') return <Theatre {...loaded.value} start={at} />;
  return <Closed title={t('replay.title')} error={loaded.error} />;
}
