// An answer that gives something up for good is armed by the first click or key, and given by the second.
import type { Decision, Eye, Pick, Said } from '@tabularium/kernel';
import type { Stakes } from '@tabularium/parts/board';
import type { AnyKit, BoardProps, Naming } from '@tabularium/parts/shape';
import type { Speaker } from '@tabularium/speech';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useHouse } from '../../settings/house.tsx';

export interface Position {
  readonly givesUp: Naming['givesUp'];
  readonly decision: Decision<AnyKit> | undefined;
  readonly sight: object;
  readonly eye: Eye;
  readonly speaker: { readonly t: Speaker['t'] };
}

/** What each option of the open decision gives up, in words; worked out once for each. */
export function lossesOf({ givesUp, decision, sight, eye, speaker }: Position): Stakes['lost'] {
  const known = new Map<number, string | undefined>();
  return (option) => {
    if (!givesUp || !decision) return undefined;
    if (!known.has(option)) {
      const saying = givesUp(decision, option, sight, eye);
      known.set(option, saying && speaker.t(saying.key, saying.facts));
    }
    return known.get(option);
  };
}

interface Armed {
  readonly decision: string;
  readonly option: number;
}
/** Whether this choice is only armed for now. */
export const isFirst = (pick: Pick, decision: string | undefined, armed: Armed | undefined, lost: Stakes['lost']): pick is number =>
  typeof pick === 'number' && lost(pick) !== undefined && !(armed?.decision === decision && armed?.option === pick);

export interface Arming {
  readonly choose: BoardProps['choose'];
  readonly stakes: Stakes;
  /** What is about to be given up, and how to confirm or cancel it, for those who chose by a key or on the board. */
  readonly note: string | undefined;
}
export function useArming(
  { givesUp, decision, sight, eye, speaker }: Position,
  give: (pick: Pick, next?: readonly Said[]) => void,
): Arming {
  const { t, givingUp } = useHouse();
  const [chosen, setChosen] = useState<Armed>();
  const lost = useMemo(() => lossesOf({ givesUp, decision, sight, eye, speaker }), [givesUp, decision, sight, eye, speaker]);
  const armed = chosen !== undefined && chosen.decision === decision?.id ? chosen : undefined;
  const choose: BoardProps['choose'] = useCallback(
    (pick, next) => {
      const waits = givingUp === 'ask' && decision && isFirst(pick, decision.id, armed, lost);
      setChosen(waits ? { decision: decision.id, option: pick } : undefined);
      if (!waits) give(pick, next);
    },
    [give, decision, armed, lost, givingUp],
  );
  useDisarming(armed, setChosen);
  const what = armed && lost(armed.option);
  const stakes = useMemo(
    (): Stakes => ({
      lost,
      armed: armed && what !== undefined ? { option: armed.option, says: t('table.giveUp.button', { what }) } : undefined,
    }),
    [lost, armed, what, t],
  );
  return { choose, stakes, note: what === undefined ? undefined : t('table.giveUp.note', { what }) };
}

/** Escape disarms. A double click or a key held down is no second choice. */
function useDisarming(armed: Armed | undefined, set: (none: undefined) => void): void {
  useEffect(() => {
    if (!armed) return undefined;
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat && event.key !== 'Tab' && !event.key.startsWith('Arrow')) stop(event);
      if (event.key !== 'Escape') return;
      stop(event);
      set(undefined);
    };
    const onClick = (event: MouseEvent): void => {
      if (event.detail > 1) stop(event);
    };
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('click', onClick, true);
    };
  }, [armed, set]);
}
