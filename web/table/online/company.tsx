// What the page says about remote players: whether it is connected to the server, who is away, and whom a bot plays for.
import type { Seat } from '@tabularium/kernel';
import { useState } from 'react';
import { Connection } from '../../frame/connection.tsx';
import type { Online, OnlineLink } from '../../link/online.ts';
import { useOnlineHouse } from '../../settings/online-words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Button, Notice } from '../../ui/index.ts';

interface CompanyProps {
  readonly online: OnlineLink;
  readonly now: Online;
  readonly names: readonly string[];
  readonly due: readonly Seat[];
  readonly isOver: boolean;
}

export default function Company({ online, now: { table, isConnected, isSending }, names, due, isOver }: CompanyProps) {
  const { t } = useOnlineHouse();
  const [trouble, setTrouble] = useState<unknown>();
  const act = (deed: () => Promise<void>) => (): void => {
    setTrouble(undefined);
    void deed().catch(setTrouble);
  };
  const mine = table.seats.some(({ mine: isMine }) => isMine);
  const away = mine && !isOver && isConnected ? due.filter((seat) => isAway(table.seats[seat])) : [];
  const replaced = isOver ? [] : table.seats.flatMap(({ mine: isMine, standIn }, seat) => (isMine && standIn ? [seat] : []));
  return (
    <>
      <Connection isConnected={isConnected} isSending={isSending} />
      {replaced.map((seat) => (
        <Notice key={seat}>
          <p>{t('online.replaced')}</p>
          <Button size="small" onClick={act(() => online.comeBack(seat))}>
            {t('online.comeBack')}
          </Button>
        </Notice>
      ))}
      {away.map((seat) => (
        <Notice key={seat}>
          <p>{t('online.awayNotice', { name: names[seat] })}</p>
          <Button size="small" onClick={act(() => online.standIn(seat))}>
            {t('online.letBot')}
          </Button>
        </Notice>
      ))}
      {isOver && mine && table.rematch !== undefined && <Notice>{t('online.rematchOpen')}</Notice>}
      {trouble !== undefined && <Failure error={trouble} />}
    </>
  );
}

const isAway = (seat: Online['table']['seats'][number] | undefined): boolean =>
  seat?.kind === 'human' && !seat.here && seat.standIn === undefined && seat.mine === undefined;
