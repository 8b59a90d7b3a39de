// Where options lead that do not say it themselves: the rules are asked about all of them, as there are few.
import { useEffect, useState } from 'react';
import type { Told } from '../common/moving-handles.ts';
import { type Place, placeCalled } from '../common/plane.ts';
import type { PartProps } from '../common/props.ts';

const NOTHING: Told = new Map();
export function useTold({ decision, about }: Pick<PartProps, 'decision' | 'about'>): Told {
  const [known, setKnown] = useState<{ readonly decision: string; readonly told: Told }>();
  const id = decision?.ask === 'slide' ? decision.id : undefined;
  useEffect(() => {
    if (id === undefined || decision === undefined) return undefined;
    let isWanted = true;
    const ask = async (): Promise<void> => {
      const told = new Map<number, Place>();
      for (const number of decision.options.keys()) {
        const facts = await about(decision, number).catch(() => undefined); // the decision has passed meanwhile
        const at: unknown = typeof facts === 'object' && facts !== null ? Reflect.get(facts, 'at') : undefined;
        const place = typeof at === 'string' ? placeCalled(at) : undefined;
        if (place !== undefined) told.set(number, place);
      }
      if (isWanted) setKnown({ decision: id, told });
    };
    void ask();
    return () => {
      isWanted = false;
    };
  }, [id]);
  return id !== undefined && known?.decision === id ? known.told : NOTHING;
}
