// After the last move: the score sheet, and what to do next.
import { useState } from 'react';
import { ScoreSheet, type ScoreSheetProps } from '../screen/score-sheet.tsx';
import { useHouse } from '../settings/house.tsx';
import { go, hrefOf } from '../settings/routes.ts';
import { download } from '../store/download.ts';
import { Failure } from '../ui/failure.tsx';
import { Button, ButtonLink, Dialog, Icon } from '../ui/index.ts';
import { startMatch } from '../worker/local.ts';
import css from './finish.module.css';
import type { OpenTable } from './session/open-match.ts';

interface FinishProps extends ScoreSheetProps, Pick<OpenTable, 'link'> {
  /** The match is stored, so it can be replayed and saved. */
  readonly isKept: boolean;
}

export function Finish({ link, isKept, ...sheet }: FinishProps) {
  const { t } = useHouse();
  const [isOpen, setOpen] = useState(true);
  const [trouble, setTrouble] = useState<unknown>();
  const { info } = link;
  const trying = (deed: () => Promise<void>) => (): void => void deed().catch(setTrouble);
  const rematch = trying(async () => {
    const content = info.hasOwnContent && (await link.record()).pack;
    go({ page: 'match', id: await startMatch(info.game, { setup: info.setup, seats: info.seats, content }) });
  });
  const save = trying(async () => download(await link.record(), info.seats));
  const ways = (
    <div className={css['ways']}>
      <Button look="primary" onClick={rematch}>
        {t('table.rematch')}
      </Button>
      {isKept && (
        <>
          <ButtonLink href={hrefOf({ page: 'replay', id: info.id })}>
            <Icon name="replay" size={18} />
            {t('table.replay')}
          </ButtonLink>
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
          {ways}
          {trouble !== undefined && <Failure error={trouble} />}
        </div>
      </Dialog>
    </>
  );
}
