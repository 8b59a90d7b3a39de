// Beside the table: the card of a unit, the armies, the score with its forecast. One at a time.
import { type ReactElement, useState } from 'react';
import { Armies } from './armies.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import styles from './panels.module.css';
import { type PartProps, unitIn, unitInFocus } from './props.ts';
import { Score } from './score.tsx';
import { UnitCard } from './unit-card.tsx';

const PANELS = ['card', 'armies', 'score'] as const;
type Panel = (typeof PANELS)[number];
const ICONS: Readonly<Record<Panel, IconName>> = { card: 'scroll', armies: 'banner', score: 'trophy' };
const DRAWN: Readonly<Record<Panel, (props: PartProps) => ReactElement | null>> = { card: Card, armies: Armies, score: Score };

export function Panels(props: PartProps): ReactElement {
  const { view, decision, selection, t } = props;
  const [chosen, setChosen] = useState<{ readonly panel: Panel; readonly key: string }>({ panel: 'armies', key: '' });
  const isAboutScore = decision?.ask === 'agreeDraw' || view.result !== undefined;
  const key = `${isAboutScore} ${selection.unit ?? ''}`;
  const wanted = isAboutScore ? 'score' : selection.unit === null ? undefined : 'card';
  const open = chosen.key === key ? chosen.panel : (wanted ?? (chosen.panel === 'card' ? 'armies' : chosen.panel));
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
/** Of the unit that is looked at, or that the question is about. */
function Card(props: PartProps): ReactElement {
  const unit = unitIn(props.view, props.selection.unit ?? unitInFocus(props));
  return unit === undefined ? (
    <p className={styles['note']}>{props.t('board.table.card.none')}</p>
  ) : (
    <UnitCard {...props} card={unit.card} unit={unit} />
  );
}
