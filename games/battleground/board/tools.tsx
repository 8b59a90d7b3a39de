// What one can do about how the field is seen: aids that are drawn over it, and looking closer.
import type { PanZoom } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { PartProps } from './props.ts';
import styles from './tools.module.css';

const CLOSER = 1.6;
export const AIDS = ['threat', 'sight', 'names', 'follow'] as const;
export type Aid = (typeof AIDS)[number];
const SIGNS: Readonly<Record<Aid, string>> = {
  threat: 'M8 2v12M2 8h12M8 4.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 1 1 0-7',
  sight: 'M1.500 8Q8 1.500 14.500 8 8 14.500 1.500 8ZM8 6a2 2 0 1 1 0 4 2 2 0 1 1 0-4',
  names: 'M3 13 6.500 3h3L13 13M4.500 9h7',
  follow: 'M2 8a6 6 0 0 1 11-3M14 8a6 6 0 0 1-11 3M13 2v3h-3M3 14v-3h3',
};
const VIEWS: readonly (readonly [name: string, sign: string, use: (lens: PanZoom) => void])[] = [
  ['closer', 'M8 3v10M3 8h10', (lens) => lens.zoom(CLOSER)],
  ['farther', 'M3 8h10', (lens) => lens.zoom(1 / CLOSER)],
  ['whole', 'M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3', (lens) => lens.fit()],
];

interface ToolsProps {
  readonly lens: PanZoom;
  readonly aids: ReadonlySet<Aid>;
  readonly toggle: (aid: Aid) => void;
  readonly t: PartProps['t'];
}
export const Tools = ({ lens, aids, toggle, t }: ToolsProps): ReactElement => (
  <div className={styles['tools']}>
    {AIDS.map((aid) => (
      <Tool key={aid} name={aid} sign={SIGNS[aid]} isOn={aids.has(aid)} use={() => toggle(aid)} t={t} />
    ))}
    {VIEWS.map(([name, sign, use]) => (
      <Tool key={name} name={name} sign={sign} use={() => use(lens)} t={t} />
    ))}
  </div>
);
interface ToolProps {
  readonly name: string;
  readonly sign: string;
  readonly use: () => void;
  readonly isOn?: boolean;
  readonly t: PartProps['t'];
}
const Tool = ({ name, sign, use, isOn, t }: ToolProps): ReactElement => (
  <button type="button" aria-label={t(`board.field.${name}`)} title={t(`board.field.${name}`)} aria-pressed={isOn} onClick={use}>
    <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={sign} />
    </svg>
  </button>
);
