import { type ReactElement, useState } from 'react';
import { costOf, problemsOf } from './army-changes.ts';
import type { PartProps } from './builder.tsx';
import styles from './standing.module.css';

/** On a small screen the army itself has more use for the room. */
const isWide = (): boolean => matchMedia('(width >= 60rem)').matches;

/** How many points are used, and whether it can be played: if not, why. It stays in view. */
export function Standing({ army, t, reason, ruleHref }: PartProps): ReactElement {
  const cost = costOf(army);
  const { points } = army.terms;
  const problems = problemsOf(army);
  const verdict = problems.length === 0 ? t('builder.ready') : t('builder.notReady', { count: problems.length });
  const [isOpen, setOpen] = useState(isWide);
  return (
    <section className={styles['standing']} aria-label={t('builder.standing')}>
      <p className={styles['points']} data-over={cost > points}>
        <b>{cost}</b> {t('builder.ofPoints', { limit: points })}
        <span className={styles['left']}>
          {cost > points ? t('builder.tooMany', { count: cost - points }) : t('builder.left', { count: points - cost })}
        </span>
      </p>
      <meter className={styles['meter']} min={0} max={points} value={Math.min(cost, points)} aria-label={t('builder.points')} />
      <p className={problems.length === 0 ? styles['ready'] : styles['heard']} role="status">
        {verdict}
      </p>
      {problems.length > 0 && (
        <details className={styles['problems']} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{verdict}</summary>
          <ul>
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>
                {reason(problem)} <a href={ruleHref(problem.rule)}>{problem.rule}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
