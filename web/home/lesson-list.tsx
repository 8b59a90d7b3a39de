import type { AnyGame } from '@tabularium/parts/define';
import { speaker } from '@tabularium/speech';
import { useSpoken } from '../frame/use-package.ts';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import { Icon } from '../ui/index.ts';
import css from './lesson-list.module.css';

/** A game's lessons; for a mode, the first and those that teach what comes up there. */
export default function LessonList({ entry, mode }: { readonly entry: AnyGame; readonly mode?: string }) {
  const { language } = useHouse();
  const spoken = useSpoken(entry.id);
  const { id: game, lessons = [] } = entry;
  if (!spoken) return null;
  const { t } = speaker(spoken, { language });
  const offered = lessons.filter(({ modes }, n) => mode === undefined || n === 0 || modes?.includes(mode));
  return (
    <ul className={css['list']}>
      {offered.map(({ id }) => (
        <li key={id}>
          <a className={css['lesson']} href={hrefOf(id === lessons[0]?.id ? { page: 'learn', game } : { page: 'learn', game, lesson: id })}>
            <Icon name="learn" size={22} className={css['sign']} />
            <span>
              <strong>{t(`lessons.${id}.title`)}</strong>
              <span className={css['about']}>{t(`lessons.${id}.about`)}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
