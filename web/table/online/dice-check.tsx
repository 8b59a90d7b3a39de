// After a match on a server: checks in this browser that the dice follow from what the server sealed before the match.
import { wrongDice } from '@tabularium/kernel';
import { useEffect, useState } from 'react';
import type { MatchLink } from '../../link/link.ts';
import type { OnlineLink } from '../../link/online.ts';
import { useOnlineHouse } from '../../settings/online-words.ts';
import { Notice } from '../../ui/index.ts';

type Outcome = { readonly seal: string; readonly wrong: string | undefined };

export default function DiceCheck({ link, online }: { readonly link: MatchLink; readonly online: OnlineLink }) {
  const { t } = useOnlineHouse();
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let isWanted = true;
    const check = async (): Promise<void> => {
      const [record, dice] = await Promise.all([link.record(), online.dice()]);
      if (isWanted) setOutcome({ seal: dice.commitment, wrong: wrongDice(record, dice) });
    };
    check().catch(() => undefined); // without the server there is nothing to check
    return () => {
      isWanted = false;
    };
  }, [link, online]);
  if (!outcome) return null;
  const { seal, wrong } = outcome;
  return (
    <Notice kind={wrong === undefined ? 'info' : 'trouble'}>
      <p>{wrong === undefined ? t('online.fair') : t('online.unfair', { why: wrong })}</p>
      <p>
        <small>{t('online.seal', { seal: seal.slice(0, 16) })}</small>
      </p>
    </Notice>
  );
}
