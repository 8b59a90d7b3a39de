import type { LinkError } from '../link/link.ts';
import { useHouse } from '../settings/house.tsx';
import { Failure } from '../ui/failure.tsx';
import { Button } from '../ui/index.ts';
import css from './trouble.module.css';

/** What went wrong and what to do next, with a button to dismiss it. */
export function Trouble({ trouble, onDismiss }: { readonly trouble: LinkError; readonly onDismiss: () => void }) {
  const { t } = useHouse();
  return (
    <div className={css['trouble']}>
      <Failure error={trouble} />
      <Button look="quiet" size="small" onClick={onDismiss}>
        {t('ui.close')}
      </Button>
    </div>
  );
}
