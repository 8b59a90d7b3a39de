// The screen of a match or replay: breadcrumb at the top, the board, and whatever stands beside it.
import type { Goal } from '@tabularium/parts/shape';
import type { CSSProperties, ReactNode } from 'react';
import { Emblem } from '../frame/emblem.tsx';
import { useHouse } from '../settings/house.tsx';
import { hrefOf } from '../settings/routes.ts';
import { cx, Icon } from '../ui/index.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import css from './frame.module.css';

export interface FrameProps {
  /** Its grid must have the areas `top` and `board`. */
  readonly className: string | undefined;
  readonly style: CSSProperties;
  readonly title: string;
  readonly trail: readonly string[];
  /** What the goal is and how near everybody is to it. */
  readonly goal: Goal | undefined;
  /** The match uses content that players wrote. */
  readonly hasOwnContent: boolean;
  /** Buttons in the upper right corner. */
  readonly corner: ReactNode;
  readonly boardLabel: string;
  readonly board: ReactNode;
  readonly children: ReactNode;
}

export function Frame({ className, style, title, trail, goal, hasOwnContent, corner, boardLabel, board, children }: FrameProps) {
  const { t } = useHouse();
  return (
    <div className={cx(css['frame'], className)} style={style}>
      <header className={css['top']}>
        <a className={css['home']} href={hrefOf({ page: 'home' })} aria-label={t('ui.home')}>
          <Emblem className={css['emblem']} />
        </a>
        <h1 className={css['title']}>{title}</h1>
        {hasOwnContent && (
          <p className={css['own']} title={t('workshop.playedWith')}>
            <Icon name="pen" size={16} />
            <span>{t('workshop.mark')}</span>
          </p>
        )}
        <div className={css['where']}>
          <Breadcrumb steps={trail} />
          {goal !== undefined && <GoalLine goal={goal} />}
        </div>
        <div className={css['corner']}>{corner}</div>
      </header>
      <main className={css['board']} aria-label={boardLabel}>
        <h2 className="unseen">{boardLabel}</h2>
        {board}
      </main>
      {children}
    </div>
  );
}

/** The shorter form shows where there is little room; pointing at it shows the rest. */
function GoalLine({ goal }: { readonly goal: Goal }) {
  const { t } = useHouse();
  const { line, short } = typeof goal === 'string' ? { line: goal, short: goal } : goal;
  return (
    <p className={css['goal']} aria-label={`${t('table.goal')}: ${line}`} role="note" title={line}>
      <Icon name="goal" size={16} />
      <span className={css['wideGoal']}>{line}</span>
      <span className={css['shortGoal']}>{short}</span>
    </p>
  );
}
