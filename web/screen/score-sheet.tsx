// The result of a match: who won, why, and all scores that count.
import type { ContentChange, Result } from '@tabularium/kernel';
import type { Speaker } from '@tabularium/speech';
import { RuleRef, type RuleTarget } from '../rulebook/rule-ref.tsx';
import { useHouse } from '../settings/house.tsx';
import { cx, Icon } from '../ui/index.ts';
import { OwnContent } from './own-content.tsx';
import css from './score-sheet.module.css';

export interface ScoreSheetProps extends RuleTarget {
  readonly result: Result;
  readonly names: readonly string[];
  readonly speaker: Speaker;
  /** What the players' own content changed. */
  readonly changes: readonly ContentChange[];
  /** How many decisions each seat took after advice. */
  readonly advised?: readonly number[] | undefined;
}

export function ScoreSheet({ result, names, speaker, changes, advised = [], ...target }: ScoreSheetProps) {
  const { t } = useHouse();
  const columns = [...new Set(result.scores.flatMap((score) => Object.keys(score)))];
  const best = (column: string): number => Math.max(...result.scores.map((score) => score[column] ?? Number.NEGATIVE_INFINITY));
  return (
    <div className={css['sheet']}>
      <p className={css['outcome']}>
        {speaker.result(result)} <RuleRef id={result.rule} {...target} />
      </p>
      {columns.length > 0 && (
        <div className={css['wide']} tabIndex={0} role="group" aria-label={t('table.score.title')}>
          <table className={css['table']}>
            <thead>
              <tr>
                <td />
                {names.map((name, seat) => (
                  <th key={seat} scope="col" className={cx(css['who'], result.winners.includes(seat) && css['winner'])}>
                    {result.winners.includes(seat) && <Icon name="crown" size={18} />} {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {columns.map((column) => (
                <tr key={column}>
                  <th scope="row">{speaker.score(column)}</th>
                  {result.scores.map((score, seat) => (
                    <td key={seat} className={cx(css['figure'], score[column] === best(column) && css['best'])}>
                      {score[column] ?? '–'}
                    </td>
                  ))}
                </tr>
              ))}
              {advised.some((count) => count > 0) && (
                <tr>
                  <th scope="row">{t('counsel.taken')}</th>
                  {advised.map((count, seat) => (
                    <td key={seat} className={css['figure']}>
                      {count}
                    </td>
                  ))}
                </tr>
              )}
            </tbody>
          </table>
        </div>
      )}
      {columns.length > 1 && <p className={css['note']}>{t('table.score.order')}</p>}
      <OwnContent changes={changes} speaker={speaker} />
    </div>
  );
}
