import type { Reason } from '@tabularium/kernel';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { ArmyBuilderProps } from '../shape.ts';
import styles from './army-check.module.css';

/** On a small screen the army itself needs the room. */
const isWide = (): boolean => matchMedia('(width >= 60rem)').matches;

interface Props extends Pick<ArmyBuilderProps, 't' | 'reason' | 'ruleHref'> {
  readonly cost: number;
  readonly limit: number;
  /** Why it cannot be played. */
  readonly problems: readonly Reason[];
  /** What a problem is about, if its sentence does not say so. */
  readonly whose?: (problem: Reason) => ReactNode;
  /** Other limits besides the points. */
  readonly measured?: ReactNode;
  /** Further remarks. */
  readonly children?: ReactNode;
}
/** The points used, and whether the army can be played or why not. It stays in view. */
export function ArmyCheck({ cost, limit, problems, whose, measured, children, t, reason, ruleHref }: Props): ReactElement {
  const verdict = problems.length === 0 ? t('builder.ready') : t('builder.notReady', { count: problems.length });
  const [isOpen, setOpen] = useState(isWide);
  return (
    <section className={styles['check']} aria-label={t('builder.standing')}>
      <p className={styles['points']} data-over={cost > limit}>
        <b>{cost}</b> {t('builder.ofPoints', { limit })}
        <span className={styles['left']}>
          {cost > limit ? t('builder.tooMany', { count: cost - limit }) : t('builder.left', { count: limit - cost })}
        </span>
      </p>
      <meter className={styles['meter']} min={0} max={limit} value={Math.min(cost, limit)} aria-label={t('builder.points')} />
      {measured}
      <p className={problems.length === 0 ? styles['ready'] : 'unseen'} role="status">
        {verdict}
      </p>
      {problems.length > 0 && (
        <details className={styles['problems']} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{verdict}</summary>
          <ul>
            {problems.map((problem) => (
              <li key={JSON.stringify(problem)}>
                {whose?.(problem)} {reason(problem)} <a href={ruleHref(problem.rule)}>{problem.rule}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {children}
    </section>
  );
}
