// The drawer beside the board: all options, the log and the players. Folded, only its rail is left, and the board has the room.
// On a phone the rail lies below the board, and the drawer shows one part at a time.
import type { ReactNode } from 'react';
import { useHouse } from '../../settings/house.tsx';
import { cx, Icon, type IconName } from '../../ui/index.ts';
import css from './drawer.module.css';
import type { Tab } from './use-drawer.ts';
import type { ThreatsControl } from './use-threats.ts';

const ICONS: Readonly<Record<Tab, IconName>> = { play: 'text', log: 'log', seats: 'players' };
const TABS: readonly Tab[] = ['play', 'log', 'seats'];

export interface DrawerProps {
  readonly tab: Tab;
  readonly isOpen: boolean;
  /** Opens the drawer at a part, or folds it. */
  readonly onTab: (tab: Tab) => void;
  /** How many options there are. */
  readonly count: number;
  /** The log has something new. */
  readonly hasNews: boolean;
  /** How many lines of the chat the reader has not seen. */
  readonly unread: number;
  /** On a phone they stand on the rail: the question needs its width for words. */
  readonly tools: ReactNode;
  readonly threats: ThreatsControl;
  readonly seats: ReactNode;
  /** A guide's note above the options. */
  readonly note?: ReactNode;
  /** Where no board asks it. */
  readonly question?: ReactNode;
  readonly play: ReactNode;
  /** On a phone, where the open drawer hides the question: what the pointed option leads to. */
  readonly preview: string | undefined;
  readonly log: ReactNode;
}

export function Drawer({
  tab,
  isOpen,
  onTab,
  count,
  hasNews,
  unread,
  tools,
  threats,
  seats,
  note,
  question,
  play,
  preview,
  log,
}: DrawerProps) {
  const { t } = useHouse();
  const nameOf = (name: Tab): string => (name === 'play' && count > 0 ? t('table.allOptions', { count }) : t(`table.tab.${name}`));
  return (
    <aside
      className={cx(css['drawer'], !isOpen && css['folded'])}
      data-tab={tab}
      data-guided={note ? '' : undefined}
      aria-label={t('table.side')}
    >
      <div className={css['rail']}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            className={css['tab']}
            data-part={name}
            aria-expanded={isOpen && tab === name}
            title={nameOf(name)}
            onClick={() => onTab(name)}
          >
            <Icon name={ICONS[name]} size={20} />
            <span className={css['word']}>{t(`table.tab.${name}`)}</span>
            {name === 'play' && count > 0 && <span className={css['count']}>{count}</span>}
            {name === 'log' && unread > 0 && (
              <span className={css['count']} role="img" aria-label={t('online.unread', { count: unread })}>
                {unread}
              </span>
            )}
            {name === 'log' && hasNews && <span className={css['new']} role="img" aria-label={t('table.news')} />}
          </button>
        ))}
        {threats.toggle && (
          <button
            type="button"
            className={css['tab']}
            aria-pressed={threats.isOn}
            aria-keyshortcuts="t"
            title={t('table.threats')}
            onClick={threats.toggle}
          >
            <Icon name="threat" size={20} />
            <span className={css['word']}>{t('table.threatsShort')}</span>
          </button>
        )}
        <div className={css['tools']}>{tools}</div>
      </div>
      {isOpen && (
        <div className={css['parts']}>
          <div className={cx(css['part'], css['seats'])} data-part="seats">
            {seats}
          </div>
          <section className={cx(css['part'], css['play'])} data-part="play" aria-label={t('table.tab.play')}>
            {note}
            {question}
            {play}
          </section>
          {preview !== undefined && tab === 'play' && (
            <p className={css['preview']} aria-hidden="true">
              {preview}
            </p>
          )}
          <section className={cx(css['part'], css['log'])} data-part="log">
            {log}
          </section>
        </div>
      )}
    </aside>
  );
}
