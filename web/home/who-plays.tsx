import { lazy, Suspense, useState } from 'react';
import { useHouse } from '../settings/house.tsx';
import { Button, Icon } from '../ui/index.ts';
import css from './who-plays.module.css';

const WhoDialog = lazy(() => import('./who-dialog.tsx'));
const PersonEmblem = lazy(async () => ({ default: (await import('../frame/person-emblem.tsx')).PersonEmblem }));

/** Who sits at this browser: asked in passing, never in the way. */
export function WhoPlays() {
  const { t, name, colour, emblem } = useHouse();
  const [isOpen, setOpen] = useState(false);
  const known = name.trim();
  return (
    <>
      <Button
        look="quiet"
        className={css['who']}
        {...(known !== '' && { 'aria-label': t('home.whoIs', { name: known }), title: t('home.whoIs', { name: known }) })}
        onClick={() => setOpen(true)}
      >
        <span className={css['disc']} style={{ background: `var(--seat-${colour})` }}>
          <Suspense fallback={<Icon name="person" size={20} />}>
            {emblem === '' ? <Icon name="person" size={20} /> : <PersonEmblem name={emblem} size={20} />}
          </Suspense>
        </span>
        {known || t('home.who')}
      </Button>
      <Suspense>{isOpen && <WhoDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
