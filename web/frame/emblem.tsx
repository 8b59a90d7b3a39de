import type { SVGProps } from 'react';

/** The front of an archive: gable, frieze, three arches, two steps. */
export const Emblem = (props: SVGProps<SVGSVGElement>) => (
  <svg viewBox="0 0 48 48" fill="currentColor" fillRule="evenodd" aria-hidden="true" {...props}>
    <path d="M24 4 43 13H5zM24 7.2 15 11.400h18z" />
    <path d="M5 15h38v3H5z" />
    <path d="M6.5 20h35v17h-35zM11 37v-9.500a3 3 0 0 1 6 0V37zM21 37v-9.500a3 3 0 0 1 6 0V37zM31 37v-9.500a3 3 0 0 1 6 0V37z" />
    <path d="M5 39h38v2.500H5zM3 43h42v2.500H3z" />
  </svg>
);
