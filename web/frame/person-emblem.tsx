import type { SVGProps } from 'react';
import { Icon } from '../ui/index.ts';
import { EMBLEMS, emblemNamed } from './emblems.ts';

/** A person's emblem, or a plain figure if the name is unknown. */
export function PersonEmblem({
  name,
  size = 24,
  ...rest
}: { readonly name: string | undefined; readonly size?: number } & SVGProps<SVGSVGElement>) {
  const emblem = emblemNamed(name);
  if (!emblem) return <Icon name="person" size={size} {...rest} />;
  return (
    <svg viewBox="0 0 512 512" width={size} height={size} fill="currentColor" aria-hidden="true" {...rest}>
      <path d={EMBLEMS[emblem]} />
    </svg>
  );
}
