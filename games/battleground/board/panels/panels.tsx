// The panels beside the field, one at a time: armies with their figures' sheets, points and forecast, decks and discards.
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
/** A decision brings the panel it is about to the front. */
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
