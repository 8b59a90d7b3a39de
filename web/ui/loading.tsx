import { useHouse } from '../settings/house.tsx';
import css from './loading.module.css';

/** Appears after a delay, so that fast loading shows nothing. */
export function Loading({ text }: { readonly text?: string }) {
  const { t } = useHouse();
  return (
    <p className={css['loading']} role="status">
      {text ?? t('ui.loading')}
    </p>
  );
}
