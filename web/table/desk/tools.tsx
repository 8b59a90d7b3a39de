import { useHouse } from '../../settings/house.tsx';
import { IconButton } from '../../ui/index.ts';
import css from './tools.module.css';

export interface ToolsProps {
  readonly onUndo: (() => void) | undefined;
  readonly onRedo: (() => void) | undefined;
  readonly onWhyNot: (() => void) | undefined;
  /** Shows again what the others did. */
  readonly onPast: (() => void) | undefined;
  /** Asks a strong bot what it would do; null where nobody can ever be asked. */
  readonly onAdvice: (() => void) | undefined | null;
  /** Answers the small choices for the reader; undefined where there is none. */
  readonly assistant?: { readonly isOn: boolean; readonly onToggle: () => void } | undefined;
}

/** Undo, redo, what happened, why not: always in the same place. */
export function Tools({ onUndo, onRedo, onWhyNot, onPast, onAdvice, assistant }: ToolsProps) {
  const { t } = useHouse();
  return (
    <div className={css['tools']} role="toolbar" aria-label={t('table.tools')}>
      <IconButton icon="undo" label={t('table.undo')} aria-keyshortcuts="u" disabled={!onUndo} onClick={onUndo} />
      <IconButton icon="redo" label={t('table.redo')} aria-keyshortcuts="r" disabled={!onRedo} onClick={onRedo} />
      <IconButton icon="replay" label={t('table.past.open')} aria-keyshortcuts="w" disabled={!onPast} onClick={onPast} />
      <IconButton icon="help" label={t('table.whyNot.open')} aria-keyshortcuts="?" disabled={!onWhyNot} onClick={onWhyNot} />
      {onAdvice !== null && (
        <IconButton icon="hint" label={t('counsel.ask')} aria-keyshortcuts="i" disabled={!onAdvice} onClick={onAdvice} />
      )}
      {assistant && (
        <IconButton
          icon="robot"
          label={t(assistant.isOn ? 'table.assistant.on' : 'table.assistant.off')}
          className={css['assistant']}
          aria-pressed={assistant.isOn}
          onClick={assistant.onToggle}
        />
      )}
    </div>
  );
}
