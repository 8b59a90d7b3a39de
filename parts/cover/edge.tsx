// The double edge around the drawing on a cover, which is 400 wide and 300 high.
import type { ReactElement, ReactNode } from 'react';

/** Drawn with the gradient of this id, and with what else a game draws with it. */
export const Edge = ({ gold, children }: { readonly gold: string; readonly children?: ReactNode }): ReactElement => (
  <g fill="none" stroke={`url(#${gold})`}>
    <rect x="5" y="5" width="390" height="290" rx="6" strokeWidth="3" />
    <rect x="10.5" y="10.5" width="379" height="279" rx="3" strokeWidth="1" />
    {children}
  </g>
);
