import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** How many minutes, rounded up, until a moment in milliseconds since 1970; 0 once it has come. Renders again whenever that changes. */
export function useMinutesUntil(moment: number): number {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((moment - now) / MINUTE));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, moment - Date.now() - (left - 1) * MINUTE) + 1);
    return () => clearTimeout(timer);
  }, [moment, left]);
  return left;
}
