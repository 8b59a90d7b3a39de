// A symbol in the colour of the text around it, as high as the text unless its class says otherwise.
import type { ReactElement } from 'react';
import { ICONS, type IconName } from './icons.ts';

export const Icon = ({ name, className }: { readonly name: IconName; readonly className?: string | undefined }): ReactElement => (
  <svg className={className} viewBox="0 0 512 512" width="1em" height="1em" fill="currentColor" aria-hidden="true" focusable="false">
    <path d={ICONS[name]} />
  </svg>
);

/** The same inside a drawing: as wide as said, its middle in the origin of the drawing, or where it is said. */
export const Sign = ({
  name,
  size,
  x = 0,
  y = 0,
  className,
}: {
  readonly name: IconName;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string | undefined;
}): ReactElement => (
  <path d={ICONS[name]} className={className} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`} />
);
