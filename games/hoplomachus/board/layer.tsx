// A drawing as large as the arena, in its units.
import type { ReactElement, ReactNode } from 'react';
import type { Bounds } from './geometry.ts';

interface LayerProps {
  readonly bounds: Bounds;
  readonly className: string | undefined;
  readonly children: ReactNode;
}
export const Layer = ({ bounds, className, children }: LayerProps): ReactElement => (
  <svg
    className={className}
    viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
    aria-hidden="true"
    focusable="false"
    preserveAspectRatio="none"
  >
    {children}
  </svg>
);
