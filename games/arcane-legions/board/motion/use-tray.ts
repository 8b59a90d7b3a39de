// The dice to show now: those of the act being shown, or those that lie on the table.
import { useMemo, useState } from 'react';
import type { Event } from '../../table/events.ts';
import type { PartProps } from '../common/props.ts';
import { EMPTY, lying, type Tray, told, toldAll } from './clash.ts';

interface Kept {
  readonly events: readonly Event[];
  /** The tray before these events. */
  readonly before: Tray;
}
export function useTray({ play: { events, current }, view }: Pick<PartProps, 'play' | 'view'>): Tray {
  const [seen, setSeen] = useState<Kept>({ events, before: EMPTY });
  let kept = seen;
  if (seen.events !== events) {
    const [first] = events;
    const from = first === undefined ? -1 : seen.events.indexOf(first); // some of them are still being shown
    kept = { events, before: toldAll(seen.before, from < 0 ? seen.events : seen.events.slice(0, from)) };
    setSeen(kept);
  }
  const { before } = kept;
  const shown = current === undefined ? events.length : events.indexOf(current.event) + 1;
  const tray = useMemo(() => events.slice(0, shown).reduce(told, before), [events, shown, before]);
  const { diceOff } = view.table;
  return current === undefined && diceOff !== null ? lying(tray, diceOff) : tray;
}
