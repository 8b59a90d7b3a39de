// The house's icons, on a grid of 24. Games bring their own.
import type { SVGProps } from 'react';

const PATHS = {
  players: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-7 9c0-4 3-6.5 7-6.5s7 2.5 7 6.5M16 4.4a3.5 3.5 0 0 1 0 6.4M18 14c2.5.8 4 3 4 6',
  hourglass: 'M6 3h12M6 21h12M7.5 3v3.5c0 2.5 4.5 3.5 4.5 5.5s-4.5 3-4.5 5.5V21M16.5 3v3.5c0 2.5-4.5 3.5-4.5 5.5s4.5 3 4.5 5.5V21',
  weight: 'M12 4v16M7 20h10M5 7h14M5 7l-3 7h6L5 7Zm14 0-3 7h6l-3-7Z',
  settings:
    'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM12 2.5v3M12 18.5v3M21.5 12h-3M5.5 12h-3M18.7 5.300l-2.1 2.100M7.4 16.600l-2.1 2.100M18.7 18.700l-2.1-2.100M7.4 7.4 5.3 5.3',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  close: 'M6 6l12 12M18 6 6 18',
  back: 'M19 12H5M11 6l-6 6 6 6',
  forward: 'M5 12h14M13 6l6 6-6 6',
  book: 'M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2Zm0 0v14',
  learn: 'M12 4 2 9l10 5 10-5-10-5ZM6 11.500V17c2 1.6 4 2.5 6 2.500s4-.9 6-2.500v-5.500M22 9v6',
  replay: 'M4 5v5h5M4.6 10A8 8 0 1 1 4 14',
  save: 'M12 3v12M7 10.500l5 5 5-5M4 20h16',
  load: 'M12 16V4M7 8.500l5-5 5 5M4 20h16',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  check: 'M4 12.500l5 5L20 6.5',
  warning: 'M12 4 2.5 20h19L12 4Zm0 6v5M12 17.800h.01',
  undo: 'M8 5 4 9l4 4M4 9h9a6 6 0 0 1 0 12H8',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.5-3.500a4 4 0 0 0-5.7-5.700L12 6.300M14 10a4 4 0 0 0-5.7 0L4.8 13.500a4 4 0 0 0 5.7 5.700l1.5-1.5',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.500M12 7.600h.01',
  die: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1ZM8.5 8.500h.01M15.5 8.500h.01M12 12h.01M8.5 15.500h.01M15.5 15.500h.01',
  redo: 'M16 5l4 4-4 4M20 9h-9a6 6 0 0 0 0 12h5',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.300 9.500a2.800 2.800 0 1 1 4 2.600c-.9.4-1.300 1-1.300 2M12 17.200h.01',
  skip: 'M5 6l7 6-7 6V6Zm8 0 7 6-7 6V6Z',
  play: 'M7 5l12 7-12 7V5Z',
  pause: 'M8 5v14M16 5v14',
  next: 'M6 5l9 7-9 7V5ZM19 5v14',
  previous: 'M18 5l-9 7 9 7V5ZM5 5v14',
  first: 'M19 6l-6 6 6 6M12 6l-6 6 6 6',
  last: 'M5 6l6 6-6 6M12 6l6 6-6 6',
  log: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  eye: 'M2 12c2.500-4.500 6-7 10-7s7.500 2.500 10 7c-2.500 4.500-6 7-10 7s-7.500-2.500-10-7Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  threat: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 17a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm0-5h.01',
  robot: 'M5 9h14v10H5zM12 9V5M12 4.500h.01M9 13.500h.01M15 13.500h.01M9.500 16.500h5M3 12.500v3M21 12.500v3',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.500 1 1.300 1 2.100h5c0-.8.400-1.600 1-2.100A6 6 0 0 0 12 3Z',
  person: 'M12 11.500a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-8 9c.5-4 3.500-6.500 8-6.500s7.500 2.500 8 6.500',
  crown: 'M4 18h16M4 15l-1-8 5 4 4-6 4 6 5-4-1 8H4Z',
  flag: 'M6 21V4M6 4h11l-2.500 4L17 12H6',
  goal: 'M5 21V4M5 5c3-2 5 2 8 0 2-1.300 4-1 6-.500v8.500c-2-.500-4-.800-6 .500-3 2-5-2-8 0',
  text: 'M4 5h16M4 10h16M4 15h10M4 20h7',
  pen: 'M4 20l1-4L16.500 4.500a2.100 2.100 0 0 1 3 3L8 19l-4 1ZM14 7l3 3',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
} as const;
export type IconName = keyof typeof PATHS;

/** Decorative: a button without text needs a label of its own. */
export function Icon({ name, size = 20, ...rest }: { readonly name: IconName; readonly size?: number } & SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
