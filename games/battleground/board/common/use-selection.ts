// The figure whose sheet is open and from which distances are measured. The match knows nothing of it.
import { useEffect, useMemo, useState } from 'react';
import type { FigureName } from '../../table/asks.ts';

export interface Selection {
  readonly figure: FigureName | null;
  readonly choose: (figure: FigureName | null) => void;
}
export function useSelection(): Selection {
  const [figure, choose] = useState<FigureName | null>(null);
  useEffect(() => {
    if (figure === null) return undefined;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) choose(null);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [figure]);
  return useMemo(() => ({ figure, choose }), [figure]);
}
