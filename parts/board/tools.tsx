// Buttons that change how the table is seen, each with a 16 × 16 sign.
import type { ReactElement } from 'react';
import type { PanZoom } from './use-pan-zoom.ts';

interface ToolProps {
  readonly label: string;
  readonly sign: string;
  readonly use: () => void;
  readonly isOn?: boolean;
  readonly className?: string | undefined;
}
export const Tool = ({ label, sign, use, isOn, className }: ToolProps): ReactElement => (
  <button type="button" aria-label={label} title={label} aria-pressed={isOn} onClick={use}>
    <svg viewBox="0 0 16 16" className={className} aria-hidden="true" focusable="false">
      <path d={sign} />
    </svg>
  </button>
);

const CLOSER = 1.6;
interface LensToolsProps extends Pick<ToolProps, 'className'> {
  readonly lens: PanZoom;
  readonly label: (name: 'closer' | 'farther' | 'whole') => string;
}
export const LensTools = ({ lens, label, className }: LensToolsProps): ReactElement => (
  <>
    <Tool label={label('closer')} sign="M8 3v10M3 8h10" use={() => lens.zoom(CLOSER)} className={className} />
    <Tool label={label('farther')} sign="M3 8h10" use={() => lens.zoom(1 / CLOSER)} className={className} />
    <Tool label={label('whole')} sign="M3 6V3h3M10 3h3v3M13 10v3h-3M6 13H3v-3" use={() => lens.fit()} className={className} />
  </>
);
