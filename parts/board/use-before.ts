import { useState } from 'react';

/** The previous value, until the value changes again. */
export function useBefore<T>(now: T): T | undefined {
  const [seen, setSeen] = useState<{ readonly now: T; readonly before: T | undefined }>({ now, before: undefined });
  if (seen.now === now) return seen.before;
  setSeen({ now, before: seen.now });
  return seen.now;
}
