// A match on a server. It uses the same table page as a match in this browser.
import { Closed } from '../frame/closed.tsx';
import { openRemote } from '../link/remote.ts';
import { useOnlineHouse } from '../settings/online-words.ts';
import { useOpenTable } from '../table/session/open-match.ts';
import { Table } from '../table/table.tsx';
import { Loading } from '../ui/index.ts';

export function OnlineMatch({ id, secret }: { readonly id: string; readonly secret: string | undefined }) {
  const { t } = useOnlineHouse();
  const loaded = useOpenTable(`${id}/${secret}`, () => openRemote(id, secret));
  if (loaded.state === 'loading') return <Loading text={t('table.opening')} />;
  if (loaded.state === 'ready') return <Table {...loaded.value} />;
  return <Closed title={t('lobby.closed')} error={loaded.error} />;
}
