import type { TableState } from '@tabularium/client';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import css from './match-row.module.css';
import { RowFace } from './row-face.tsx';

/** One of the reader's tables on the server, as a link to it. */
export function TableRow({ table: { id, game, seats, state, hasOwnContent } }: { readonly table: TableState }) {
  const { t, language } = useHouse();
  const names = seats.map(({ kind, name }) => (kind === 'open' ? t('matches.openSeat') : name));
  return (
    <li className={css['row']}>
      <a className={css['face']} href={hrefOf({ page: 'table', id })}>
        <RowFace game={game} names={new Intl.ListFormat(language, { type: 'conjunction' }).format(names)}>
          {t('matches.online')} · {t(`matches.tables.${state}`)}
          {hasOwnContent && ` · ${t('workshop.mark')}`}
        </RowFace>
      </a>
    </li>
  );
}
