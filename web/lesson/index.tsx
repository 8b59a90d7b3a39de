// A lesson of a game: #/learn/<game>/<lesson>, or its first.
import { Closed } from '../frame/closed.tsx';
import { useHouse } from '../settings/house.tsx';
import { Loading } from '../ui/index.ts';
import { LessonTable } from './lesson-table.tsx';
import { useOpenLesson } from './open-lesson.ts';

export default function LearnPage({ game, lesson }: { readonly game: string; readonly lesson: string | undefined }) {
  const { t, name } = useHouse();
  const loaded = useOpenLesson({ game, lesson }, name.trim());
  if (loaded.state === 'loading') return <Loading text={t('table.opening')} />;
  if (loaded.state === 'ready') return <LessonTable {...loaded.value} />;
  return <Closed title={t('learn.closed')} error={loaded.error} />;
}
