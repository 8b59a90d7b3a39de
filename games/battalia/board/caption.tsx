// Under the map: the day, how much room is left on it, how long nothing has happened, and the reference sheet.
import type { ReactElement } from 'react';
import type { PartProps } from './common/props.ts';
import styles from './index.module.css';
import { Sheet } from './panels/sheet.tsx';

/** From so many quiet days on the end of the game is near enough to be told. */
const TOLD_FROM = 3;

export function Caption({ view, t }: PartProps): ReactElement {
  const { day, week, openSpaces, quiet, terms } = view.table;
  return (
    <>
      <p className={styles['caption']}>
        {t(terms.weeks > 0 ? 'board.when.of' : 'board.when.day', { day, week, weeks: terms.weeks })}
        {terms.boardFull ? ` · ${t('board.caption.open', { count: openSpaces })}` : null}
        {quiet.limit > 0 && quiet.days >= TOLD_FROM ? (
          <b className={styles['quiet']}>{t('board.caption.quiet', { days: quiet.days, limit: quiet.limit })}</b>
        ) : null}
      </p>
      <Sheet t={t} />
    </>
  );
}
