import { useLayoutEffect, useState } from 'react';
import { useHouse } from '../settings/house.tsx';
import { useNewVersion } from '../settings/versions.ts';
import { Button, IconButton } from '../ui/index.ts';
import css from './new-version.module.css';

/** A line above every page while a newer version of the site is waiting. Loading it is safe, as every move is stored. */
export function NewVersion() {
  const { t } = useHouse();
  const take = useNewVersion();
  const [isPutOff, setPutOff] = useState(false);
  const isShown = take !== undefined && !isPutOff;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-newer', isShown);
  }, [isShown]);
  return (
    <div aria-live="polite">
      {isShown && (
        <div className={css['line']}>
          <span className={css['text']}>{t('version.ready')}</span>
          <Button size="small" onClick={take}>
            {t('version.take')}
          </Button>
          <IconButton icon="close" label={t('version.later')} onClick={() => setPutOff(true)} />
        </div>
      )}
    </div>
  );
}
