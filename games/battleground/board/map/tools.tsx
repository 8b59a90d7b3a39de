// Tools for looking at the field: aids drawn over it, and zoom.
import { LensTools, type PanZoom, Tool, toolStyles } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { PartProps } from '../common/props.ts';
import styles from './tools.module.css';

export const AIDS = ['sight', 'names', 'follow'] as const;
export type Aid = (typeof AIDS)[number];
const SIGNS: Readonly<Record<Aid, string>> = {
  sight: 'M1.500 8Q8 1.500 14.500 8 8 14.500 1.500 8ZM8 6a2 2 0 1 1 0 4 2 2 0 1 1 0-4',
  names: 'M3 13 6.500 3h3L13 13M4.500 9h7',
  follow: 'M2 8a6 6 0 0 1 11-3M14 8a6 6 0 0 1-11 3M13 2v3h-3M3 14v-3h3',
};
interface ToolsProps {
  readonly lens: PanZoom;
  readonly aids: ReadonlySet<Aid>;
  readonly toggle: (aid: Aid) => void;
  readonly t: PartProps['t'];
}
export function Tools({ lens, aids, toggle, t }: ToolsProps): ReactElement {
  const label = (name: string): string => t(`board.field.${name}`);
  return (
    <div className={`${toolStyles['tools']} ${styles['tools']}`}>
      {AIDS.map((aid) => (
        <Tool key={aid} label={label(aid)} sign={SIGNS[aid]} isOn={aids.has(aid)} use={() => toggle(aid)} />
      ))}
      <LensTools lens={lens} label={label} />
    </div>
  );
}
