import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import { Failure } from '../ui/failure.tsx';
import { ButtonLink } from '../ui/index.ts';
import { Page } from './page.tsx';

/** Replaces a page that cannot be opened: says why, and links home. */
export function Closed({ title, error }: { readonly title: string; readonly error: unknown }) {
  const { t } = useHouse();
  return (
    <Page title={title}>
      <Failure error={error} />
      <p>
        <ButtonLink href={hrefOf({ page: 'home' })}>{t('ui.home')}</ButtonLink>
      </p>
    </Page>
  );
}
