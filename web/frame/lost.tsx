import { useHouse } from '../settings/house.tsx';
import { Page } from './page.tsx';
import { SeekNewer } from './seek-newer.tsx';

/** For addresses that this version of the site does not know. */
export default function Lost() {
  const { t } = useHouse();
  return (
    <SeekNewer>
      <Page title={t('lost.title')}>
        <p>{t('lost.text')}</p>
        <p>
          <a href="#/">{t('ui.home')}</a>
        </p>
      </Page>
    </SeekNewer>
  );
}
