import type { Seat } from '@tabularium/kernel';
import { RuleRef, type RuleTarget } from '../../rulebook/rule-ref.tsx';
import { ownColour } from '../../screen/colours.ts';
import { useHouse } from '../../settings/house.tsx';
import { Icon } from '../../ui/index.ts';
import css from './question.module.css';

export interface QuestionProps extends RuleTarget {
  readonly sentence: string;
  readonly rule: string;
  /** Who is asked, if several people share the screen. */
  readonly to: { readonly seat: Seat; readonly name: string } | undefined;
}
/** The question in one sentence, with the rule that asks it. */
export function Question({ sentence, rule, to, ...target }: QuestionProps) {
  const { t } = useHouse();
  return (
    <div className={css['question']}>
      <div role="status">
        {to && (
          <p className={css['to']} style={ownColour(to.seat)}>
            <Icon name="person" size={16} /> {to.name}
          </p>
        )}
        <h2 className={css['sentence']}>{sentence}</h2>
      </div>
      <span className={css['rule']}>
        <span className="unseen">{t('table.rule')}</span> <RuleRef id={rule} {...target} />
      </span>
    </div>
  );
}
