import { useState } from 'react';
import type { Matches } from '../frame/use-matches.ts';
import { carried } from '../link/errors.ts';
import { useHouse } from '../settings/house.tsx';
import { go } from '../settings/routes.ts';
import { type MatchSummary, store } from '../store/index.ts';
import { Button, Confirm, FileButton, Icon, Notice } from '../ui/index.ts';
import { MatchRow } from './match-row.tsx';
import css from './my-matches.module.css';

/** How many rows show before "more". */
const ROWS_AT_FIRST = 4;

/** All matches in this browser, latest first. */
export function MyMatches({ matches }: { readonly matches: Matches }) {
  const { t } = useHouse();
  const { list, isKnown, isFleeting, trouble, setTrouble, remove } = matches;
  const [showsAll, setShowsAll] = useState(false);
  const [toRemove, setToRemove] = useState<MatchSummary>();
  if (!isKnown) return null;
  const shown = showsAll ? list : list.slice(0, ROWS_AT_FIRST);
  return (
    <section className={css['section']} aria-labelledby="matches">
      <header className={css['head']}>
        <h2 id="matches" className={css['heading']}>
          {t('matches.title')}
        </h2>
        <ImportButton onTrouble={setTrouble} />
      </header>
      {isFleeting && <Notice>{t('matches.fleeting')}</Notice>}
      {trouble !== undefined && <Notice kind="trouble">{trouble}</Notice>}
      {list.length === 0 && <p className={css['none']}>{t('matches.none')}</p>}
      {list.length > 0 && (
        <ul className={css['list']}>
          {shown.map((match) => (
            <MatchRow key={match.id} match={match} onRemove={() => setToRemove(match)} onTrouble={setTrouble} />
          ))}
        </ul>
      )}
      {list.length > ROWS_AT_FIRST && (
        <Button look="quiet" size="small" className={css['more']} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('matches.less') : t('matches.more', { n: list.length })}
        </Button>
      )}
      <Confirm
        title={t('matches.removeTitle')}
        text={t('matches.removeText')}
        act={t('matches.remove')}
        isOpen={toRemove !== undefined}
        onAct={() => toRemove && remove(toRemove.id)}
        onClose={() => setToRemove(undefined)}
      />
    </section>
  );
}

function ImportButton({ onTrouble }: { readonly onTrouble: (sentence: string | undefined) => void }) {
  const { t } = useHouse();
  const take = async (file: File): Promise<void> => {
    onTrouble(undefined);
    try {
      const { importMatch } = await import('../worker/transfer.ts');
      const { id, result } = await importMatch(await file.text(), store);
      go(result ? { page: 'replay', id } : { page: 'match', id });
    } catch (error) {
      const { code, message } = carried(error);
      if (code === 'no-such-game') onTrouble(t('matches.unknownGame', { game: message }));
      else if (code === 'older-version' || code === 'newer-version') onTrouble(t(`refusal.${code}`));
      else onTrouble(t('matches.badFile', { message }));
    }
  };
  return (
    <FileButton look="quiet" size="small" label={t('matches.import')} onFile={(file) => void take(file)}>
      <Icon name="load" />
      {t('matches.import')}
    </FileButton>
  );
}
