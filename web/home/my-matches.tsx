import type { TableSummary } from '@tabularium/client';
import { useState } from 'react';
import type { Matches } from '../frame/use-matches.ts';
import { carried } from '../link/errors.ts';
import { useHouse } from '../settings/house.tsx';
import { go } from '../settings/routes.ts';
import { type MatchSummary, store } from '../store/index.ts';
import { Button, Confirm, FileButton, Icon, Notice } from '../ui/index.ts';
import { MatchRow } from './match-row.tsx';
import css from './my-matches.module.css';
import type { Tables } from './use-tables.ts';

/** How many rows show before "more". */
const ROWS_AT_FIRST = 3;

interface Props {
  readonly matches: Matches;
  readonly tables: Tables;
}
/** All matches in this browser, latest first, between the online tables that go on and those that are over. */
export function MyMatches({ matches, tables: { list: tables, Row, more } }: Props) {
  const { t } = useHouse();
  const { list, isKnown, isFleeting, trouble, setTrouble, remove } = matches;
  const [showsAll, setShowsAll] = useState(false);
  const [toRemove, setToRemove] = useState<MatchSummary>();
  if (!isKnown) return null;
  const going = tables.filter(({ state }) => state === 'open' || state === 'running');
  const done = tables.filter((table) => !going.includes(table));
  const row = (table: TableSummary) => Row && <Row key={table.id} table={table} onTrouble={setTrouble} />;
  const local = list.filter(({ id }) => !tables.some((table) => table.id === id)); // a copy for replays is no match of its own
  const rows = [
    ...going.map(row),
    ...local.map((match) => <MatchRow key={match.id} match={match} onRemove={() => setToRemove(match)} onTrouble={setTrouble} />),
    ...done.map(row),
  ];
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
      {rows.length === 0 && <p className={css['none']}>{t('matches.none')}</p>}
      {rows.length > 0 && <ul className={css['list']}>{showsAll ? rows : rows.slice(0, ROWS_AT_FIRST)}</ul>}
      {rows.length > ROWS_AT_FIRST && (
        <Button look="quiet" size="small" className={css['more']} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('matches.less') : more ? t('ui.more') : t('matches.more', { n: rows.length })}
        </Button>
      )}
      {showsAll && more && (
        <Button look="quiet" size="small" className={css['more']} onClick={more}>
          {t('ui.more')}
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
