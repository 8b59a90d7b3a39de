import { useHouse } from '../../settings/house.tsx';
import { Button, Icon } from '../../ui/index.ts';
import css from './waiting.module.css';

/** Shown while somebody else decides. */
export function Waiting({ sentence, onSkip }: { readonly sentence: string; readonly onSkip: (() => void) | undefined }) {
  const { t } = useHouse();
  return (
    <div className={css['waiting']}>
      <p role="status">
        <span className={css['dots']} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {sentence}
      </p>
      {onSkip && (
        <Button size="small" onClick={onSkip}>
          <Icon name="skip" size={16} />
          {t('table.skip')}
        </Button>
      )}
    </div>
  );
}
