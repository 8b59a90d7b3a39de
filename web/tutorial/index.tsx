// Learning a game by playing it: #/learn/<game>.
import { useHouse } from '../house/house.tsx';
import { Page } from '../house/page.tsx';
import { hrefOf } from '../routes.ts';
import { Failure } from '../ui/failure.tsx';
import { ButtonLink, Loading } from '../ui/index.ts';
import { LessonTable } from './lesson-table.tsx';
import { useOpenLesson } from './open-lesson.ts';

export default function LearnPage({ game }: { readonly game: string }) {
  const { t, name } = useHouse();
  const loaded = useOpenLesson(game, name.trim() || t('setup.meDefault'));
  if (loaded.state === 'loading') return <Loading text={t('table.opening')} />;
  if (loaded.state === 'ready') return <LessonTable {...loaded.value} />;
  return (
    <Page title={t('learn.closed')}>
      <Failure error={loaded.error} />
      <p>
        <ButtonLink href={hrefOf({ page: 'home' })}>{t('ui.home')}</ButtonLink>
      </p>
    </Page>
  );
}
