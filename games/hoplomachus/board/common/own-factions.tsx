// The factions of one's own at the table, in their order: what they look like follows it.
import { createContext, type ReactElement, type ReactNode, useMemo } from 'react';

export const OwnFactions = createContext<readonly string[]>([]);

/** The list stays the same as long as it says the same, so that no chip is drawn again for it. */
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
