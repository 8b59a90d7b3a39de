// A drawing over the whole board, in the board's units.
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { Bounds } from './bounds.ts';

interface LayerProps {
  readonly bounds: Bounds;
  readonly className: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}
export const Layer = ({ bounds, className, style, children }: LayerProps): ReactElement => (
  <svg
    className={className}
    viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
    aria-hidden="true"
    focusable="false"
    preserveAspectRatio="none"
    style={style}
  >
    {children}
  </svg>
);
