// What the page says about remote players: whether it is connected to the server, who is away, and whom a bot plays for.
import type { Seat } from '@tabularium/kernel';
import { useState } from 'react';
import { closingDay } from '../../frame/closing.ts';
import { Connection } from '../../frame/connection.tsx';
import type { Online, OnlineLink } from '../../link/online.ts';
import { useOnlineHouse } from '../../settings/online-words.ts';
import { Failure } from '../../ui/failure.tsx';
import { Button, Notice } from '../../ui/index.ts';
import { useMinutesUntil } from '../../ui/use-time.ts';
import css from './company.module.css';

interface CompanyProps {
  readonly online: OnlineLink;
  readonly now: Online;
  readonly names: readonly string[];
  readonly due: readonly Seat[];
  readonly isOver: boolean;
}

export default function Company({ online, now: { table, ahead, isConnected, isSending }, names, due, isOver }: CompanyProps) {
  const { t, language } = useOnlineHouse();
  const [trouble, setTrouble] = useState<unknown>();
  const act = (deed: () => Promise<void>) => (): void => {
    setTrouble(undefined);
    void deed().catch(setTrouble);
  };
  const { seats, isHost, noReturn = false, closes } = table;
  const isPlayer = seats.some(({ mine }) => mine);
  const mayReplace = !isOver && isConnected && (isHost || isPlayer);
  const away = mayReplace ? due.flatMap((seat) => ({ seat, from: seats[seat]?.botFrom })) : [];
  const replaced = isOver ? [] : seats.flatMap(({ mine, standIn }, seat) => (mine && standIn ? [seat] : []));
  return (
    <>
      <Connection isConnected={isConnected} isSending={isSending} />
      {closes !== undefined && <Notice>{t('online.closes', { date: closingDay(language, closes) })}</Notice>}
      {replaced.map((seat) => (
        <Notice key={seat}>
          <div className={css['ask']}>
            <p>{t(noReturn ? 'online.replacedForGood' : 'online.replaced')}</p>
            {!noReturn && (
              <Button size="small" onClick={act(() => online.comeBack(seat))}>
                {t('online.comeBack')}
              </Button>
            )}
          </div>
        </Notice>
      ))}
      {away.map(
        ({ seat, from }) =>
          from !== undefined && (
            <Away key={seat} name={names[seat] ?? ''} from={from - ahead} noReturn={noReturn} onReplace={act(() => online.standIn(seat))} />
          ),
      )}
      {isOver && isPlayer && table.rematch !== undefined && <Notice>{t('online.rematchOpen')}</Notice>}
      {trouble !== undefined && <Failure error={trouble} />}
    </>
  );
}

interface AwayProps {
  readonly name: string;
  /** From when on a bot may play for them. */
  readonly from: number;
  readonly noReturn: boolean;
  readonly onReplace: () => void;
}
function Away({ name, from, noReturn, onReplace }: AwayProps) {
  const { t } = useOnlineHouse();
  const minutes = useMinutesUntil(from);
  if (minutes > 0) return <Notice>{t('online.awaySoon', { name, count: minutes })}</Notice>;
  return (
    <Notice>
      <div className={css['ask']}>
        <p>{t(noReturn ? 'online.awayForGood' : 'online.awayNow', { name })}</p>
        <Button size="small" onClick={onReplace}>
          {t('online.letBot')}
        </Button>
      </div>
    </Notice>
  );
}
