// A table on a server: #/table/<id>, #/table/<id>/<invitation>, #/watch/<id>/<watch link>.
import { useEffect, useState } from 'react';
import { Closed } from '../frame/closed.tsx';
import { SeekNewer } from '../frame/seek-newer.tsx';
import { linkError } from '../link/remote.ts';
import { HouseContext, useHouse } from '../settings/context.ts';
import { useOnlineHouse } from '../settings/online-words.ts';
import { Loading } from '../ui/index.ts';
import { BegunWithoutYou } from './begun.tsx';
import { Lobby } from './lobby.tsx';
import { OnlineMatch } from './online-match.tsx';
import { useTable } from './use-table.ts';

interface Props {
  readonly id: string;
  readonly secret: string | undefined;
  /** Opened by a watch link, so no seat is offered. */
  readonly isWatching: boolean;
}
/** Gives everything inside the messages of online tables. */
export default function OnlinePage(props: Props) {
  return (
    <HouseContext value={useOnlineHouse()}>
      <TableOnServer {...props} />
    </HouseContext>
  );
}

/** The lobby, then the match once it has begun. */
function TableOnServer(props: Props) {
  const [hasBegun, setBegun] = useState(false);
  if (hasBegun) return <OnlineMatch id={props.id} secret={props.secret} />;
  return <BeforeMatch {...props} onBegin={() => setBegun(true)} />;
}

function BeforeMatch({ id, secret, isWatching, onBegin }: Props & { readonly onBegin: () => void }) {
  const { t } = useHouse();
  const { seen, put, comeBack } = useTable(id, secret);
  const table = seen.state === 'ready' ? seen.value.table : undefined;
  const isMine = table?.isHost || table?.seats.some(({ mine }) => mine);
  const hasMatch = table?.state === 'running' || table?.state === 'over' || table?.begun;
  const goesOn = hasMatch && (isMine || isWatching);
  useEffect(() => {
    if (goesOn) onBegin();
  }, [goesOn]);

  if (seen.state === 'loading' || goesOn) return <Loading text={t('lobby.opening')} />;
  if (seen.state === 'failed') {
    const closed = <Closed title={t('lobby.closed')} error={seen.error} />;
    return linkError(seen.error).code === 'unreachable' ? <SeekNewer>{closed}</SeekNewer> : closed; // a newer server is none that this page knows
  }
  if (seen.value.table.state !== 'open') return <BegunWithoutYou table={seen.value.table} secret={secret} onWatch={onBegin} />;
  return <Lobby {...seen.value} secret={secret} isWatching={isWatching} onTable={put} onSeated={comeBack} />;
}
