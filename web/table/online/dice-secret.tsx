import type { FairDice } from '@tabularium/kernel';
import { useOnlineHouse } from '../../settings/online-words.ts';
import { Failure } from '../../ui/failure.tsx';
import { useLoad } from '../../ui/use-load.ts';
import css from './dice-secret.module.css';

/** What the server had sealed before the match, now open: anybody can check it. */
export function DiceSecret({ read }: { readonly read: () => Promise<FairDice> }) {
  const { t } = useOnlineHouse();
  const dice = useLoad('dice', read);
  if (dice.state === 'loading') return null;
  if (dice.state === 'failed') return <Failure error={dice.error} />;
  const { secret, commitment } = dice.value;
  return (
    <details>
      <summary className={css['title']}>{t('online.secret.title')}</summary>
      <p>{t('online.secret.text')}</p>
      <dl className={css['facts']}>
        <dt>{t('online.secret.secret')}</dt>
        <dd>{secret}</dd>
        <dt>{t('online.secret.seal')}</dt>
        <dd>{commitment}</dd>
      </dl>
    </details>
  );
}
