import type { ContentChange } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/speech';
import { useHouse } from '../settings/house.tsx';
import { Icon } from '../ui/index.ts';
import css from './own-content.module.css';

/** Says that a match differs from the official game, and how. */
export function OwnContent({ changes, speaker }: { readonly changes: readonly ContentChange[]; readonly speaker: Speaker }) {
  const { t } = useHouse();
  if (changes.length === 0) return null;
  return (
    <details className={css['own']}>
      <summary>
        <Icon name="pen" size={16} /> {t('workshop.playedWith')} <span className={css['more']}>{t('workshop.changes')}</span>
      </summary>
      <ul>
        {changes.map((change) => (
          <li key={`${change.list}/${change.id}`}>{speaker.change(change)}</li>
        ))}
      </ul>
    </details>
  );
}
