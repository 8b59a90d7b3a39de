import { useHouse } from '../settings/house.tsx';
import css from './loading.module.css';

/** Shown only when something takes its time. */
export function Loading({ text }: { readonly text?: string }) {
  const { t } = useHouse();
  return (
    <p className={css['loading']} role="status">
      {text ?? t('ui.loading')}
    </p>
  );
}
