// The selected unit: its card is shown, and orders are given to it. Only the board knows about it.
import { useEffect, useMemo, useState } from 'react';
import type { UnitName } from '../../table/asks.ts';

export interface Selection {
  readonly unit: UnitName | null;
  readonly choose: (unit: UnitName | null) => void;
}
export function useSelection(): Selection {
  const [unit, choose] = useState<UnitName | null>(null);
  useEffect(() => {
    if (unit === null) return undefined;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) choose(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [unit]);
  return useMemo(() => ({ unit, choose }), [unit]);
}
