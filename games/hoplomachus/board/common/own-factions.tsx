// The factions of one's own at the table, in their order: what they look like follows it.
import { createContext, type ReactElement, type ReactNode, useMemo } from 'react';

export const OwnFactions = createContext<readonly string[]>([]);

/** Keeps the same array while its contents are equal, so that no chip is drawn again. */
export function WithOwnFactions({
  factions,
  children,
}: {
  readonly factions: readonly string[];
  readonly children: ReactNode;
}): ReactElement {
  const text = JSON.stringify(factions);
  return <OwnFactions value={useMemo(() => JSON.parse(text) as string[], [text])}>{children}</OwnFactions>;
}
