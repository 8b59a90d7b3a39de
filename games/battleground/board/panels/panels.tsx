// Beside the field: both armies with the sheets of their figures, the points with their forecast, decks and discards. One at a time.
import { Panels as TabbedPanels } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { Icon } from '../common/icon.tsx';
import type { PartProps } from '../common/props.ts';
import { Armies } from './armies.tsx';
import { Decks } from './decks.tsx';
import { Points } from './points.tsx';

const PANELS = {
  armies: { icon: <Icon name="boltShield" />, Drawn: Armies },
  points: { icon: <Icon name="trophy" />, Drawn: Points },
  decks: { icon: <Icon name="stack" />, Drawn: Decks },
};
/** What a decision is about comes to the front. */
const WANTED: Readonly<Partial<Record<string, keyof typeof PANELS>>> = { discard: 'decks', claim: 'points' };

export function Panels(props: PartProps): ReactElement {
  const { decision, selection } = props;
  return (
    <TabbedPanels
      panels={PANELS}
      first="armies"
      parts={props}
      about={`${decision?.ask ?? ''} ${selection.figure ?? ''}`}
      front={(chosen) => WANTED[decision?.ask ?? ''] ?? (selection.figure === null ? chosen : 'armies')}
    />
  );
}
