import type { AnyGame } from '@tabularium/parts/define';
import { lazy, Suspense, useState } from 'react';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import { Button, ButtonLink, Dialog, Icon, Loading } from '../ui/index.ts';

const LessonList = lazy(() => import('./lesson-list.tsx'));

/** Leads to a game's lesson, or to a list of them. */
export function Learn({ entry, title }: { readonly entry: AnyGame; readonly title: string }) {
  const { t } = useHouse();
  const [isOpen, setOpen] = useState(false);
  const { id: game, lessons = [] } = entry;
  if (lessons.length === 0) return null;
  const label = `${t('home.learn')}: ${title}`;
  const face = (
    <>
      <Icon name="learn" size={18} />
      {t('home.learn')}
    </>
  );
  if (lessons.length === 1)
    return (
      <ButtonLink look="quiet" size="small" aria-label={label} href={hrefOf({ page: 'learn', game })}>
        {face}
      </ButtonLink>
    );
  return (
    <>
      <Button look="quiet" size="small" aria-label={label} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {face}
      </Button>
      <Dialog title={t('home.lessonsOf', { game: title })} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Suspense fallback={<Loading />}>
          <LessonList entry={entry} />
        </Suspense>
      </Dialog>
    </>
  );
}
