// A match: #/match/<id>.
import { Closed } from '../frame/closed.tsx';
import { useHouse } from '../settings/house.tsx';
import { Loading } from '../ui/index.ts';
import { useOpenMatch } from './session/open-match.ts';
import { Table } from './table.tsx';

export default function MatchPage({ id }: { readonly id: string }) {
  const { t } = useHouse();
  const loaded = useOpenMatch(id);
  if (loaded.state === 'loading') return <Loading text={t('table.opening')} />;
  if (loaded.state === 'ready') return <Table {...loaded.value} />;
  return <Closed title={t('table.closed')} error={loaded.error} />;
}
