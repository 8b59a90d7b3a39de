import { agoIn, namesOf, stateOf } from '../frame/match-words.ts';
import { savingItem } from '../frame/saving.ts';
import { carried } from '../link/errors.ts';
import { useHouse } from '../settings/house.tsx';
import { go, hrefOf } from '../settings/routes.ts';
import { download } from '../store/download.ts';
import { type MatchSummary, store } from '../store/index.ts';
import { IconButton, Menu, type MenuItem } from '../ui/index.ts';
import css from './match-row.module.css';
import { RowFace } from './row-face.tsx';

interface Props {
  readonly match: MatchSummary;
  readonly onRemove: () => void;
  readonly onTrouble: (sentence: string) => void;
}

/** One of my matches; a click opens it. A match that its game can no longer read can only be deleted. */
export function MatchRow({ match, onRemove, onTrouble }: Props) {
  const { t, language } = useHouse();
  const names = namesOf(match, t, language);
  const save = async (): Promise<void> => {
    try {
      const { recordOf } = await import('../worker/transfer.ts');
      const stored = await store.get(match.id);
      if (stored) await download(await recordOf(stored), stored.seats);
    } catch (error) {
      onTrouble(t(`refusal.${carried(error).code}`));
    }
  };
  const face = (
    <RowFace game={match.game} names={names}>
      {stateOf(match, t, language)} · {agoIn(language, match.changed)}
      {match.hasOwnContent && ` · ${t('workshop.mark')}`}
    </RowFace>
  );
  const removing: MenuItem = { label: t('matches.remove'), icon: 'remove', isDanger: true, onSelect: onRemove };
  const ways: readonly MenuItem[] = [
    { label: t('matches.replay'), icon: 'replay', onSelect: () => go({ page: 'replay', id: match.id }) },
    savingItem(t, match.seats, match.result !== null, () => void save()),
  ];
  return (
    <li className={css['row']}>
      {match.isOutdated ? (
        <div className={css['face']}>{face}</div>
      ) : (
        <a className={css['face']} href={hrefOf({ page: 'match', id: match.id })}>
          {face}
        </a>
      )}
      <Menu
        trigger={<IconButton icon="more" label={t('matches.actions', { names })} />}
        items={match.isOutdated ? [removing] : [...ways, removing]}
      />
    </li>
  );
}
