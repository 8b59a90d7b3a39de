// A game's symbols, each a path in a 512 × 512 square.
import type { ReactElement } from 'react';

const SQUARE = 512;
interface IconProps<Name> {
  readonly name: Name;
  readonly className?: string | undefined;
}
interface SignProps<Name> extends IconProps<Name> {
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
}
interface Symbols<Name> {
  /** In the colour of the surrounding text, and as high as the text unless its class says otherwise. */
  readonly Icon: (props: IconProps<Name>) => ReactElement;
  /** The same inside a drawing: `size` wide, centred on the origin or on the given point. */
  readonly Sign: (props: SignProps<Name>) => ReactElement;
}
export const symbolsFrom = <Name extends string>(paths: Readonly<Record<Name, string>>): Symbols<Name> => ({
  Icon: ({ name, className }) => (
    <svg
      className={className}
      viewBox={`0 0 ${SQUARE} ${SQUARE}`}
      width="1em"
      height="1em"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  ),
  Sign: ({ name, size, x = 0, y = 0, className }) => (
    <path d={paths[name]} className={className} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / SQUARE})`} />
  ),
});
