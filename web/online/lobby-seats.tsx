import type { SeatState, TableApi, TableState } from '@tabularium/client';
import type { Seat } from '@tabularium/kernel';
import { levelCalled } from '@tabularium/parts/levels';
import { useState } from 'react';
import { BOT_NAMES, fromWeakest } from '../frame/draft.ts';
import { levelNote } from '../frame/level-note.ts';
import { PersonEmblem } from '../frame/person-emblem.tsx';
import { useLadder } from '../frame/use-package.ts';
import { useOnlineHouse } from '../settings/online-words.ts';
import { Button, Confirm, Icon, Menu } from '../ui/index.ts';
import css from './lobby-seats.module.css';

interface Props {
  readonly table: TableState;
  /** If not, nobody knows who is there. */
  readonly isConnected: boolean;
  /** The levels a bot can have. */
  readonly levels: readonly string[];
  readonly maySit: boolean;
  readonly isBusy: boolean;
  readonly onSit: (seat: Seat) => void;
  readonly act: (call: (table: TableApi) => Promise<TableState>) => void;
}

export function LobbySeats({ table, isConnected, levels, maySit, isBusy, onSit, act }: Props) {
  const { t } = useOnlineHouse();
  const ladder = useLadder(table.game);
  const isSeated = table.seats.some(({ mine }) => mine);
  const [removing, setRemoving] = useState<Seat>();
  const { name } = table.seats[removing ?? -1] ?? {};
  return (
    <>
      <ol className={css['seats']}>
        {table.seats.map((state, seat) => {
          const { kind, mine } = state;
          return (
            <li key={seat} className={css['seat']} aria-label={t('setup.seat', { n: seat + 1 })}>
              <Token state={state} seat={seat} />
              <Who state={state} isConnected={isConnected} />
              <div className={css['ways']}>
                {kind === 'open' && maySit && (
                  <Button look={isSeated ? 'plain' : 'primary'} size="small" disabled={isBusy} onClick={() => onSit(seat)}>
                    {t(isSeated ? 'lobby.sitFriend' : 'lobby.sit')}
                  </Button>
                )}
                {kind === 'open' && table.isHost && (
                  <Menu
                    trigger={
                      <Button size="small" disabled={isBusy}>
                        <Icon name="robot" size={18} />
                        {t('lobby.bot')}
                      </Button>
                    }
                    items={fromWeakest(levels).map((level) => ({
                      label: t(`level.${level}`),
                      note: levelNote(level, ladder, t),
                      onSelect: () => act((one) => one.fill(seat, { level, name: BOT_NAMES[seat % BOT_NAMES.length] ?? level })),
                    }))}
                  />
                )}
                {kind === 'bot' && table.isHost && (
                  <Button size="small" disabled={isBusy} onClick={() => act((one) => one.fill(seat))}>
                    {t('lobby.reopen')}
                  </Button>
                )}
                {kind === 'human' && !mine && table.isHost && (
                  <Button look="quiet" size="small" disabled={isBusy} onClick={() => setRemoving(seat)}>
                    {t('lobby.remove')}
                  </Button>
                )}
                {mine && (
                  <Button look="quiet" size="small" disabled={isBusy} onClick={() => act((one) => one.rise(seat))}>
                    {t('lobby.rise')}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <Confirm
        title={t('lobby.removeTitle', { name })}
        text={t('lobby.removeText', { name })}
        act={t('lobby.remove')}
        isOpen={removing !== undefined}
        onAct={() => removing !== undefined && act((one) => one.remove(removing))}
        onClose={() => setRemoving(undefined)}
      />
    </>
  );
}

function Token({ state: { kind, emblem }, seat }: { readonly state: SeatState; readonly seat: Seat }) {
  const colour = `var(--seat-${seat})`;
  return (
    <span
      className={css['token']}
      data-kind={kind}
      style={kind === 'open' ? { borderColor: colour } : { background: colour }}
      aria-hidden="true"
    >
      {kind === 'human' && <PersonEmblem name={emblem} size={26} />}
      {kind === 'bot' && <Icon name="robot" size={26} />}
      {kind === 'open' && seat + 1}
    </span>
  );
}

function Who({ state: { kind, name, level, here, mine }, isConnected }: { readonly state: SeatState; readonly isConnected: boolean }) {
  const { t } = useOnlineHouse();
  if (kind === 'open') return <span className={css['free']}>{t('matches.openSeat')}</span>;
  return (
    <span className={css['who']}>
      <strong className={css['name']}>{name}</strong>
      <span className={css['state']}>
        {kind === 'bot' && `${t('setup.bot')}: ${t(`level.${levelCalled(level ?? '')}`)}`}
        {kind === 'human' && (
          <>
            <span className={css['dot']} data-here={here && isConnected} aria-hidden="true" />
            {[mine && t('lobby.you'), isConnected ? t(here ? 'lobby.connected' : 'lobby.away') : !mine && t('lobby.unknown')]
              .filter(Boolean)
              .join(' · ')}
          </>
        )}
      </span>
    </span>
  );
}
