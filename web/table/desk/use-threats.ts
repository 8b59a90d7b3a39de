import type { Threats } from '@tabularium/parts/board';
import { useMemo, useState } from 'react';

export interface ThreatsControl {
  readonly context: Threats;
  readonly isOn: boolean;
  /** Missing while the board draws no threats. */
  readonly toggle: (() => void) | undefined;
}
export function useThreatsOffered(): ThreatsControl {
  const [isOn, setOn] = useState(false);
  const [offers, setOffers] = useState(0);
  const offer = useMemo<Threats['offer']>(
    () => () => {
      setOffers((before) => before + 1);
      return () => setOffers((before) => before - 1);
    },
    [],
  );
  const context = useMemo(() => ({ isOn, offer }), [isOn, offer]);
  return { context, isOn, toggle: offers > 0 ? () => setOn(!isOn) : undefined };
}
