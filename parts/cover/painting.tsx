// The drawing on a cover, 400 wide and 300 high, darker towards its double frame.
import { type ReactElement, type ReactNode, type SVGProps, useId } from 'react';

interface PaintingProps extends SVGProps<SVGSVGElement> {
  /** The id of the gradient that colours the frame. */
  readonly gold: string;
  readonly dusk: string;
  /** Drawn on the frame, in its colour. */
  readonly ornament?: ReactNode;
}
export function Painting({ gold, dusk, ornament, children, ...props }: PaintingProps): ReactElement {
  const shade = useId();
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" {...props}>
      {children}
      <radialGradient id={shade} cx="0.5" cy="0.5" r="0.75">
        <stop offset="0.6" stopColor={dusk} stopOpacity="0" />
        <stop offset="1" stopColor={dusk} stopOpacity="0.6" />
      </radialGradient>
      <rect width="400" height="300" fill={`url(#${shade})`} />
      <g fill="none" stroke={`url(#${gold})`}>
        <rect x="5" y="5" width="390" height="290" rx="6" strokeWidth="3" />
        <rect x="10.5" y="10.5" width="379" height="279" rx="3" strokeWidth="1" />
        {ornament}
      </g>
    </svg>
  );
}
