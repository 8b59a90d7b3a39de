// A finger cannot hover: the first touch shows an option, the second takes it.
import { type PointerEvent, useRef, useState } from 'react';
import type { PartProps } from '../common/props.ts';

interface Look {
  readonly choose: PartProps['choose'];
  /** The option that was touched first, in this decision. */
  readonly looked: number | undefined;
  readonly lookAway: () => void;
  readonly onPointerDownCapture: (event: PointerEvent) => void;
}
/** Only for options that are worth a look. */
export function useLook({ decision, choose, point }: PartProps, isWorth: (option: number) => boolean): Look {
  const byFinger = useRef(false);
  const [seen, setSeen] = useState<{ readonly id: string | undefined; readonly option: number }>();
  const looked = seen !== undefined && seen.id === decision?.id ? seen.option : undefined;
  return {
    looked,
    lookAway: () => {
      setSeen(undefined);
      point(undefined);
    },
    choose: (option, next) => {
      const isLook = byFinger.current && typeof option === 'number' && isWorth(option) && option !== looked;
      if (!isLook) return choose(option, next);
      setSeen({ id: decision?.id, option });
      point(option);
    },
    onPointerDownCapture: ({ pointerType }) => {
      byFinger.current = pointerType !== 'mouse';
    },
  };
}
