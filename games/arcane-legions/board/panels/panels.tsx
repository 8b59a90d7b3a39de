// Beside the table: the card of a unit, the armies, the score with its forecast. One at a time.
import { Panels as TabbedPanels } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { Icon } from '../common/icon.tsx';
import { type PartProps, unitIn, unitInFocus } from '../common/props.ts';
import { UnitCard } from '../pieces/unit-card.tsx';
import { Armies } from './armies.tsx';
import styles from './panels.module.css';
import { Score } from './score.tsx';

const PANELS = {
  card: { icon: <Icon name="scroll" />, Drawn: Card },
  armies: { icon: <Icon name="banner" />, Drawn: Armies },
  score: { icon: <Icon name="trophy" />, Drawn: Score },
};
export function Panels(props: PartProps): ReactElement {
  const { view, selection } = props;
  const isAboutScore = view.result !== undefined;
  const wanted = isAboutScore ? 'score' : selection.unit === null ? undefined : 'card';
  return (
    <TabbedPanels
      panels={PANELS}
      first="armies"
      parts={props}
      about={`${isAboutScore} ${selection.unit ?? ''}`}
      front={(chosen) => wanted ?? (chosen === 'card' ? 'armies' : chosen)}
      isPinned
    />
  );
}
/** The card of the selected unit, or of the one that the question is about. */
function Card(props: PartProps): ReactElement {
  const unit = unitIn(props.view, props.selection.unit ?? unitInFocus(props));
  return unit === undefined ? (
    <p className={styles['note']}>{props.t('board.table.card.none')}</p>
  ) : (
    <UnitCard {...props} card={unit.card} unit={unit} />
  );
}
