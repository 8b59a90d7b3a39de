// The screen of a match or replay: breadcrumb at the top, the board, and whatever stands beside it.
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
  /** The match uses content that players wrote. */
  readonly hasOwnContent: boolean;
  /** Buttons in the upper right corner. */
  readonly corner: ReactNode;
  readonly boardLabel: string;
  readonly board: ReactNode;
  readonly children: ReactNode;
}

export function Frame({ className, style, title, trail, hasOwnContent, corner, boardLabel, board, children }: FrameProps) {
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
        <Breadcrumb steps={trail} />
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
