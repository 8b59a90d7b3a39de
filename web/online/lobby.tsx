// Before the match: who sits where, and when it starts.
import type { TableApi, TableState } from '@tabularium/client';
import { gameOf } from '@tabularium/games';
import { levelsUpTo } from '@tabularium/parts/levels';
import { speaker as speakerFor } from '@tabularium/speech';
import { Suspense, useState } from 'react';
import { closingDay } from '../frame/closing.ts';
import { Connection } from '../frame/connection.tsx';
import { Page } from '../frame/page.tsx';
import { useSpoken } from '../frame/use-package.ts';
import { useServer } from '../frame/use-server.ts';
import { api, linkError } from '../link/remote.ts';
import { useOnlineHouse } from '../settings/online-words.ts';
import { Failure } from '../ui/failure.tsx';
import { Button, Notice } from '../ui/index.ts';

import { Invite } from './invite.tsx';
import css from './lobby.module.css';
import { LobbyCover } from './lobby-cover.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import { SetupWords } from './setup-words.tsx';
import { SitDialog } from './sit-dialog.tsx';
import { useLinks } from './use-links.ts';
import type { FollowedTable, SeenTable } from './use-table.ts';

/** Does something at the table. Resolves to whether it succeeded. */
type Act = (call: (table: TableApi) => Promise<TableState>) => Promise<boolean>;

interface Props extends SeenTable {
  readonly secret: string | undefined;
  readonly isWatching: boolean;
  readonly onTable: FollowedTable['put'];
  readonly onSeated: () => void;
}

export function Lobby({ table, isConnected, secret, isWatching, onTable, onSeated }: Props) {
  const { t, language } = useOnlineHouse();
  const spoken = useSpoken(table.game);
  const [trouble, setTrouble] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [sittingAt, setSittingAt] = useState<number>();
  const server = useServer();
  const links = useLinks(table);
  const desk = api.table(table.id, links.secrets?.invite ?? secret);
  if (!spoken) return <Failure error={linkError(new Error(table.game))} />;

  const act: Act = async (call) => {
    setBusy(true);
    setTrouble(undefined);
    try {
      onTable(await call(desk));
      return true;
    } catch (error) {
      setTrouble(linkError(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const say = speakerFor(spoken, { language });
  const entry = gameOf(table.game);
  const empty = table.seats.filter(({ kind }) => kind === 'open').length;
  const isSeated = table.seats.some(({ mine }) => mine);
  const isRemoved = !isSeated && table.seats.some(({ removed }) => removed);
  const isInvited = !isSeated && !table.isHost && !isWatching && empty > 0;
  const others = table.watchers - (isSeated ? 0 : 1);
  return (
    <Page title={say.game().name}>
      <Connection isConnected={isConnected} />
      {table.closes !== undefined && <Notice>{t('lobby.closes', { date: closingDay(language, table.closes) })}</Notice>}
      {isRemoved && <Notice>{t('lobby.removed')}</Notice>}
      {isInvited && !isRemoved && <p>{table.host.name ? t('lobby.invited', { name: table.host.name }) : t('lobby.invitedByNobody')}</p>}
      <div className={css['lobby']}>
        <div className={css['panels']}>
          <section className={css['panel']} aria-labelledby="seats">
            <h2 id="seats">{t('lobby.seats')}</h2>
            <LobbySeats
              table={table}
              isConnected={isConnected}
              levels={levelsUpTo(spoken.levels, server?.bots)}
              maySit={!isWatching}
              isBusy={isBusy}
              onSit={setSittingAt}
              act={(call) => void act(call)}
            />
            {others > 0 && <p className={css['note']}>{t('lobby.watchers', { count: others })}</p>}
          </section>
          {links.secrets && (
            <section className={css['panel']} aria-labelledby="invite">
              <h2 id="invite">{t('lobby.invite')}</h2>
              <Invite id={table.id} {...links.secrets} onRenew={links.renew} />
            </section>
          )}
          {links.trouble !== undefined && <Failure error={links.trouble} />}
          <section className={css['panel']} aria-labelledby="match">
            <h2 id="match">{t('lobby.match')}</h2>
            <SetupWords table={table} schema={spoken.setup} say={say} />
          </section>
        </div>
        <aside className={css['side']}>
          {entry && (
            <Suspense fallback={<div className={css['cover']} />}>
              <LobbyCover entry={entry} className={css['cover']} />
            </Suspense>
          )}
          {trouble !== undefined && sittingAt === undefined && <Failure error={trouble} />}
          {table.isHost ? (
            <>
              <p className={css['when']} role="status">
                {empty > 0 ? t('lobby.empty', { count: empty }) : t('lobby.ready')}
              </p>
              <Button look="primary" size="large" disabled={empty > 0 || isBusy} onClick={() => void act((one) => one.start())}>
                {t('lobby.start')}
              </Button>
            </>
          ) : (
            <p className={css['when']} role="status">
              {isSeated || isWatching || empty > 0 ? t('lobby.hostStarts', { name: table.host.name || t('lobby.host') }) : t('lobby.full')}
            </p>
          )}
        </aside>
      </div>
      {sittingAt !== undefined && (
        <SitDialog
          seat={sittingAt}
          isFriend={isSeated}
          trouble={trouble}
          isBusy={isBusy}
          onSit={async (sit) => {
            if (!(await act((one) => one.sit(sit)))) return;
            setSittingAt(undefined);
            onSeated();
          }}
          onClose={() => {
            setSittingAt(undefined);
            setTrouble(undefined);
          }}
        />
      )}
    </Page>
  );
}
