// A drawing as large as the board, in its units.
import type { CSSProperties, ReactElement, ReactNode } from 'react';

interface LayerProps {
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
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
