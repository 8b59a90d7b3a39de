import type { TableSummary } from '@tabularium/client';
import { closingDay } from '../frame/closing.ts';
import { agoIn, nameOf, outcomeOf } from '../frame/match-words.ts';
import { api, linkError, seatInfos } from '../link/remote.ts';
import { useOnlineHouse } from '../settings/online-words.ts';
import { hrefOf } from '../settings/routes.ts';
import { IconButton, Menu } from '../ui/index.ts';
import css from './match-row.module.css';
import { RowFace } from './row-face.tsx';

export interface TableRowProps {
  readonly table: TableSummary;
  readonly onTrouble: (sentence: string) => void;
}
/** One of the reader's tables on the server, as a link to it. A finished match can be watched and saved like any other. */
export function TableRow({ table: { id, game, state, changed, closes, result, hasOwnContent, ...table }, onTrouble }: TableRowProps) {
  const { t, language } = useOnlineHouse();
  const seats = seatInfos(table.seats);
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(
    table.seats.map(({ kind }, seat) => (kind === 'open' ? t('matches.openSeat') : nameOf({ seats }, seat, t))),
  );
  const act = (what: 'watchReplay' | 'saveRecord') => async (): Promise<void> => {
    const server = api.table(id);
    try {
      const record = await import('../table/record.ts');
      await record[what]({ info: { id, seats }, record: () => server.record(), online: { dice: () => server.dice() } });
    } catch (error) {
      onTrouble(t(`refusal.${linkError(error).code}`));
    }
  };
  return (
    <li className={css['row']}>
      <a className={css['face']} href={hrefOf({ page: 'table', id })}>
        <RowFace game={game} names={names}>
          {t('matches.online')} · {result ? outcomeOf({ seats, result }, t, language) : t(`matches.tables.${state}`)} ·{' '}
          {agoIn(language, changed)}
          {hasOwnContent && ` · ${t('workshop.mark')}`}
          {closes !== undefined && ` · ${t('matches.closes', { date: closingDay(language, closes) })}`}
        </RowFace>
      </a>
      {state === 'over' && (
        <Menu
          trigger={<IconButton icon="more" label={t('matches.actions', { names })} />}
          items={[
            { label: t('matches.replay'), icon: 'replay', onSelect: () => void act('watchReplay')() },
            { label: t('matches.export'), icon: 'save', onSelect: () => void act('saveRecord')() },
          ]}
        />
      )}
    </li>
  );
}
