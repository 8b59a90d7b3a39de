// After the last move: the score sheet, and what to do next.
import { lazy, Suspense, useState } from 'react';
import { ScoreSheet, type ScoreSheetProps } from '../screen/score-sheet.tsx';
import { useHouse } from '../settings/house.tsx';
import { go, hrefOf } from '../settings/routes.ts';
import { Failure } from '../ui/failure.tsx';
import { Button, ButtonLink, Dialog, Icon } from '../ui/index.ts';
import { startMatch } from '../worker/local.ts';
import css from './finish.module.css';
import type { OpenTable } from './session/open-match.ts';

const DiceCheck = lazy(() => import('./online/dice-check.tsx')); // only for matches on a server

interface FinishProps extends ScoreSheetProps, Pick<OpenTable, 'link'> {
  /** The match is stored, so it can be replayed and saved. */
  readonly isKept: boolean;
}

export default function Finish({ link, isKept, ...sheet }: FinishProps) {
  const { t } = useHouse();
  const [isOpen, setOpen] = useState(true);
  const [trouble, setTrouble] = useState<unknown>();
  const { info } = link;
  const trying = (deed: () => Promise<void>) => (): void => void deed().catch(setTrouble);
  const rematch = trying(async () => {
    if (link.online) {
      const { id, secret } = await link.online.rematch();
      return go({ page: 'table', id, secret });
    }
    const content = info.hasOwnContent && (await link.record()).pack;
    go({ page: 'match', id: await startMatch(info.game, { setup: info.setup, seats: info.seats, content }) });
  });
  const watch = trying(async () => (await import('./record.ts')).watchReplay(link));
  const save = trying(async () => (await import('./record.ts')).saveRecord(link));
  const hasPlayed = !link.online || info.here?.length !== 0;
  const ways = (
    <div className={css['ways']}>
      {hasPlayed && (
        <Button look="primary" onClick={rematch}>
          {t('table.rematch')}
        </Button>
      )}
      {isKept && (
        <>
          {link.online ? (
            <Button onClick={watch}>
              <Icon name="replay" size={18} />
              {t('table.replay')}
            </Button>
          ) : (
            <ButtonLink href={hrefOf({ page: 'replay', id: info.id })}>
              <Icon name="replay" size={18} />
              {t('table.replay')}
            </ButtonLink>
          )}
          <Button onClick={save}>
            <Icon name="save" size={18} />
            {t('table.export')}
          </Button>
        </>
      )}
    </div>
  );
  return (
    <>
      <div className={css['finish']}>
        <p className={css['outcome']} role="status">
          {sheet.speaker.result(sheet.result)}
        </p>
        <Button onClick={() => setOpen(true)}>{t('table.score.title')}</Button>
        {ways}
        {trouble !== undefined && <Failure error={trouble} />}
      </div>
      <Dialog title={t('table.score.title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={css['sheet']}>
          <ScoreSheet {...sheet} />
          <Suspense>{link.online && <DiceCheck link={link} online={link.online} />}</Suspense>
          {ways}
          {trouble !== undefined && <Failure error={trouble} />}
        </div>
      </Dialog>
    </>
  );
}
