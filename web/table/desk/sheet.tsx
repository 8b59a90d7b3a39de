// The sheet beside the board: question, log and seats, stacked if there is room, otherwise in tabs.
import { type ReactNode, useState } from 'react';
import { useHouse } from '../../settings/house.tsx';
import { cx, Icon, type IconName } from '../../ui/index.ts';
import css from './sheet.module.css';

export type Tab = 'play' | 'log' | 'seats';
const TABS: readonly (readonly [Tab, IconName])[] = [
  ['play', 'play'],
  ['log', 'log'],
  ['seats', 'players'],
];

export interface SheetProps {
  readonly tab: Tab;
  readonly onTab: (tab: Tab) => void;
  /** The log has something new. */
  readonly hasNews: boolean;
  readonly tools: ReactNode;
  /** What the pointed option leads to; `hint` takes its place while there is none. */
  readonly preview: string | undefined;
  readonly hint: string | undefined;
  readonly trouble: ReactNode;
  /** A notice above the question: a draw is offered, the game has changed. */
  readonly offer?: ReactNode;
  readonly seats: ReactNode;
  /** A guide's note above the question. */
  readonly note?: ReactNode;
  readonly play: ReactNode;
  readonly log: ReactNode;
}

export function Sheet({ tab, onTab, hasNews, tools, preview, hint, trouble, offer, seats, note, play, log }: SheetProps) {
  const { t } = useHouse();
  const [isLow, setLow] = useState(false);
  return (
    <aside
      className={cx(css['sheet'], isLow && css['low'])}
      data-tab={tab}
      data-guided={note ? '' : undefined}
      aria-label={t('table.side')}
    >
      <div className={css['bar']}>
        <div className={css['tabs']}>
          {TABS.map(([name, icon]) => (
            <button
              key={name}
              type="button"
              className={css['tab']}
              aria-pressed={tab === name}
              onClick={() => {
                onTab(name);
                setLow(false);
              }}
            >
              <Icon name={icon} size={18} />
              {t(`table.tab.${name}`)}
              {name === 'log' && hasNews && <span className={css['new']} role="img" aria-label={t('table.news')} />}
            </button>
          ))}
          <button type="button" className={css['fold']} aria-expanded={!isLow} aria-label={t('table.fold')} onClick={() => setLow(!isLow)}>
            <Icon name={isLow ? 'up' : 'down'} size={18} />
          </button>
        </div>
        {tools}
      </div>
      {trouble !== undefined && <div className={css['trouble']}>{trouble}</div>}
      <p className={cx(css['preview'], preview === undefined && css['empty'])} aria-live="polite">
        {preview ?? hint}
      </p>
      <div className={cx(css['part'], css['seats'])} data-part="seats">
        {seats}
      </div>
      <section className={cx(css['part'], css['play'])} data-part="play" aria-label={t('table.tab.play')}>
        {note}
        {offer !== undefined && <div className={css['offer']}>{offer}</div>}
        {play}
      </section>
      <section className={cx(css['part'], css['log'])} data-part="log">
        {log}
      </section>
    </aside>
  );
}
