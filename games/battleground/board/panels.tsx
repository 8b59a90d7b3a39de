// Beside the field: both armies with the sheets of their figures, the points with their forecast, decks and discards. One at a time.
import { type ReactElement, useState } from 'react';
import { Armies } from './armies.tsx';
import { Decks } from './decks.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import styles from './panels.module.css';
import { Points } from './points.tsx';
import type { PartProps } from './props.ts';

const PANELS = ['armies', 'points', 'decks'] as const;
type Panel = (typeof PANELS)[number];
const ICONS: Readonly<Record<Panel, IconName>> = { armies: 'boltShield', points: 'trophy', decks: 'stack' };
const DRAWN: Readonly<Record<Panel, (props: PartProps) => ReactElement | null>> = { armies: Armies, points: Points, decks: Decks };
/** What a decision is about comes to the front. */
const WANTED: Readonly<Partial<Record<string, Panel>>> = { discard: 'decks', claim: 'points', agreeDraw: 'points' };

export function Panels(props: PartProps): ReactElement {
  const { decision, selection, t } = props;
  const [chosen, setChosen] = useState<{ readonly panel: Panel; readonly key: string }>({ panel: 'armies', key: '' });
  const wanted = WANTED[decision?.ask ?? ''];
  const key = `${decision?.ask ?? ''} ${selection.figure ?? ''}`;
  const open = chosen.key === key ? chosen.panel : (wanted ?? (selection.figure === null ? chosen.panel : 'armies'));
  const Drawn = DRAWN[open];
  return (
    <div className={styles['panels']}>
      <div className={styles['tabs']}>
        {PANELS.map((panel) => (
          <button key={panel} type="button" aria-pressed={panel === open} onClick={() => setChosen({ panel, key })}>
            <Icon name={ICONS[panel]} />
            <span>{t(`board.table.panel.${panel}`)}</span>
          </button>
        ))}
      </div>
      <section className={styles['panel']} aria-label={t(`board.table.panel.${open}`)}>
        <Drawn {...props} />
      </section>
    </div>
  );
}
