import type { AnyGame } from '@tabularium/parts/define';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import { packsOf } from '../store/packs.ts';
import { SelectField } from '../ui/index.ts';
import { useLoad } from '../ui/use-load.ts';
import css from './content-choice.module.css';

interface Props {
  readonly entry: AnyGame;
  readonly value: string | undefined;
  readonly onChange: (pack: string | undefined) => void;
}

/** Chooses between the game's original content and content files written in this browser. */
export default function ContentChoice({ entry, value, onChange }: Props) {
  const { t } = useHouse();
  const packs = useLoad(entry.id, () => packsOf(entry.id));
  const list = packs.state === 'ready' ? packs.value : [];
  return (
    <div className={css['choice']}>
      {list.length > 0 && (
        <SelectField
          label={t('workshop.content')}
          value={value ?? ''}
          choices={[{ value: '', label: t('workshop.original') }, ...list.map(({ id, name }) => ({ value: id, label: name }))]}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
      <p className={css['ways']}>
        {value !== undefined && <a href={hrefOf({ page: 'workshop', game: entry.id, pack: value })}>{t('workshop.edit')}</a>}
        <a href={hrefOf({ page: 'workshop', game: entry.id })}>{t('workshop.open')}</a>
      </p>
    </div>
  );
}
