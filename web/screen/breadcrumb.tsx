import { useHouse } from '../settings/house.tsx';
import css from './breadcrumb.module.css';

/** Our place in the rules, for example "Day 2 > Your turn > Build a road". */
export function Breadcrumb({ steps }: { readonly steps: readonly string[] }) {
  const { t } = useHouse();
  return (
    <nav aria-label={t('table.where')} className={css['trail']}>
      <ol className={css['steps']}>
        {steps.map((step, n) => (
          <li key={`${n} ${step}`} className={css['step']} {...(n === steps.length - 1 && { 'aria-current': 'step' })}>
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}
