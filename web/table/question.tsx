import { useHouse } from '../house/house.tsx';
import { RuleRef, type RuleTarget } from '../rulebook/prose.tsx';
import css from './question.module.css';

/** What is being asked, in one sentence, and the rule that asks it. */
export function Question({ sentence, rule, ...target }: RuleTarget & { readonly sentence: string; readonly rule: string }) {
  const { t } = useHouse();
  return (
    <div className={css['question']}>
      <div role="status">
        <h2 className={css['sentence']}>{sentence}</h2>
      </div>
      <span className={css['rule']}>
        <span className="unseen">{t('table.rule')}</span> <RuleRef id={rule} {...target} />
      </span>
    </div>
  );
}
