import { useEffect, useState } from 'react';
import { useHouse } from '../settings/house.tsx';
import { cx } from '../ui/index.ts';
import type { Call } from './session/turn.ts';
import css from './turn-call.module.css';

/** How many milliseconds a call stays on the screen. */
const SHOWN = 2400;

/** "Your turn", for a moment; the element stays when empty, so that screen readers announce what appears in it. */
export function TurnCall({ call, name }: { readonly call: Call | undefined; readonly name: string | undefined }) {
  const { t, pace } = useHouse();
  const [past, setPast] = useState(call?.n);
  const isShown = call !== undefined && call.n !== past;
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setTimeout(() => setPast(call.n), SHOWN);
    return () => clearTimeout(timer);
  }, [isShown, call?.n]);
  return (
    <div role="status" className={css['place']} data-call="">
      {isShown && (
        <p key={call.n} className={cx(css['call'], pace > 0 && css['moves'])}>
          {name === undefined ? t(`table.call.${call.to}`) : t('table.call.named', { name })}
        </p>
      )}
    </div>
  );
}
