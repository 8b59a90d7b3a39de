import { Dialog } from 'radix-ui';
import { useHouse } from '../settings/house.tsx';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import css from './icon-button.module.css';

/** The cross of a dialog. It has the focus when a dialog opens, so a tooltip would cover the dialog. */
export function DialogClose() {
  const { t } = useHouse();
  return (
    <Dialog.Close asChild>
      <Button look="quiet" className={css['square']} aria-label={t('ui.close')}>
        <Icon name="close" />
      </Button>
    </Dialog.Close>
  );
}
