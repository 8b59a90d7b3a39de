import { useHouse } from '../../settings/house.tsx';
import { IconButton } from '../../ui/index.ts';
import css from './tools.module.css';

export interface ToolsProps {
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly onWhyNot: (() => void) | undefined;
}

/** Undo, redo, why not: always in the same place. */
export function Tools({ onUndo, onRedo, onWhyNot }: ToolsProps) {
  const { t } = useHouse();
  return (
    <div className={css['tools']} role="toolbar" aria-label={t('table.tools')}>
      <IconButton icon="undo" label={t('table.undo')} aria-keyshortcuts="u" disabled={!onUndo} onClick={onUndo} />
      <IconButton icon="redo" label={t('table.redo')} aria-keyshortcuts="r" disabled={!onRedo} onClick={onRedo} />
      <IconButton icon="help" label={t('table.whyNot.open')} aria-keyshortcuts="?" disabled={!onWhyNot} onClick={onWhyNot} />
    </div>
  );
}
