// The unit chosen on the board, whose acts are shown until another is chosen. Only the board knows it.
import { useEffect, useState } from 'react';
import type { UnitName } from '../../table/asks.ts';
import type { Props } from './props.ts';

export interface Selection {
  readonly unit: UnitName | undefined;
  readonly select: (unit: UnitName | undefined) => void;
}
/** It stays chosen while it can still act, and is dropped with the turn. */
export function useSelection({ decision, view }: Pick<Props, 'decision' | 'view'>): Selection {
  const turn = view.table.turn?.number ?? 0;
  const [chosen, setChosen] = useState<{ readonly unit: UnitName | undefined; readonly turn: number }>();
  const named = chosen?.turn === turn ? chosen.unit : undefined;
  const canAct = decision?.ask === 'act' && decision.options.some((act) => 'unit' in act && act.unit === named);
  const unit = canAct ? named : undefined;
  useEffect(() => {
    if (unit === undefined) return undefined;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) setChosen(undefined);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [unit]);
  return { unit, select: (next) => setChosen({ unit: next, turn }) };
}
/** The acting unit: the chosen one, or the one at work. */
export function actingUnit({ view, decision }: Pick<Props, 'view' | 'decision'>, { unit }: Selection): UnitName | undefined {
  if (unit !== undefined || decision === undefined) return unit;
  const work = view.trail.findLast((step) => step.at === 'work');
  if (work !== undefined && 'unit' in work) return work.unit;
  const { facts } = decision;
  return facts !== undefined && 'unit' in facts ? facts.unit : undefined;
}
