import { AlertDialog } from 'radix-ui';
import { useHouse } from '../settings/house.tsx';
import { Button } from './button.tsx';
import own from './confirm.module.css';
import { cx } from './cx.ts';
import css from './dialog.module.css';
import { useFocusBack } from './use-focus-back.ts';

export interface ConfirmBoxProps {
  readonly title: string;
  readonly text: string;
  /** The label of the confirming button. */
  readonly act: string;
  /** Something will be lost. */
  readonly isDanger?: boolean;
  readonly onAct: () => void;
  readonly onClose: () => void;
}

export default function ConfirmBox({ title, text, act, isDanger = true, onAct, onClose }: ConfirmBoxProps) {
  const { t } = useHouse();
  const giveFocusBack = useFocusBack();
  return (
    <AlertDialog.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={cx(css['veil'], own['veil'])} />
        <AlertDialog.Content className={cx(css['dialog'], own['confirm'])} onCloseAutoFocus={giveFocusBack}>
          <AlertDialog.Title className={css['title']}>{title}</AlertDialog.Title>
          <AlertDialog.Description>{text}</AlertDialog.Description>
          <div className={own['actions']}>
            <AlertDialog.Cancel asChild>
              <Button>{t('ui.cancel')}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button look={isDanger ? 'danger' : 'primary'} onClick={onAct}>
                {act}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
