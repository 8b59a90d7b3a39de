// Tools for looking at the table: aids drawn over it, turning it, and zooming.
import { LensTools, type PanZoom, Tool, toolStyles } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { PartProps } from '../common/props.ts';
import styles from './tools.module.css';

export const AIDS = ['ruler', 'reach', 'names', 'follow'] as const;
export type Aid = (typeof AIDS)[number];
const SIGNS: Readonly<Record<Aid, string>> = {
  ruler: 'M2 11 11 2l3 3-9 9ZM5 8l1.500 1.500M7.500 5.500 9 7M10 3l1.500 1.500',
  reach: 'M8 8a5.500 5.500 0 1 0 .01 0M8 2.500V1M8 15v-1.500M13.500 8H15M1 8h1.500',
  names: 'M3 13 6.500 3h3L13 13M4.500 9h7',
  follow: 'M1.500 8Q8 1.500 14.500 8 8 14.500 1.500 8ZM8 6a2 2 0 1 1 0 4 2 2 0 1 1 0-4',
};

interface ToolsProps {
  readonly lens: PanZoom;
  readonly aids: ReadonlySet<Aid>;
  readonly toggle: (aid: Aid) => void;
  readonly rotate: (quarters: number) => void;
  readonly t: PartProps['t'];
}
export function Tools({ lens, aids, toggle, rotate, t }: ToolsProps): ReactElement {
  const label = (name: string): string => t(`board.field.${name}`);
  return (
    <div className={`${toolStyles['tools']} ${styles['tools']}`}>
      {AIDS.map((aid) => (
        <Tool key={aid} label={label(aid)} sign={SIGNS[aid]} isOn={aids.has(aid)} use={() => toggle(aid)} />
      ))}
      <Tool label={label('turnLeft')} sign="M3 8a5 5 0 1 0 2-4M2.500 1.500 5 4 2 6" use={() => rotate(-1)} />
      <Tool label={label('turnRight')} sign="M13 8a5 5 0 1 1-2-4M13.500 1.500 11 4l3 2" use={() => rotate(1)} />
      <LensTools lens={lens} label={label} />
    </div>
  );
}
