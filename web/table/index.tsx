// A match being played: #/match/<id>.
import { useHouse } from '../house/house.tsx';
import { Page } from '../house/page.tsx';
import { hrefOf } from '../routes.ts';
import { Failure } from '../ui/failure.tsx';
import { ButtonLink, Loading } from '../ui/index.ts';
import { useOpenTable } from './open-match.ts';
import { Table } from './table.tsx';

export default function MatchPage({ id }: { readonly id: string }) {
  const { t } = useHouse();
  const loaded = useOpenTable(id);
  if (loaded.state === 'loading') return <Loading text={t('table.opening')} />;
  if (loaded.state === 'ready') return <Table {...loaded.value} />;
  return (
    <Page title={t('table.closed')}>
      <Failure error={loaded.error} />
      <p>
        <ButtonLink href={hrefOf({ page: 'home' })}>{t('ui.home')}</ButtonLink>
      </p>
    </Page>
  );
}
