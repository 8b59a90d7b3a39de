// What is asked of the viewer, or whom everybody waits for: one sentence, what the pointed option leads to, and the tools.
import type { Seat } from '@tabularium/kernel';
import type { ReactNode } from 'react';
import { RuleRef, type RuleTarget } from '../../rulebook/rule-ref.tsx';
import { ownColour } from '../../screen/colours.ts';
import { useHouse } from '../../settings/house.tsx';
import { cx, Icon } from '../../ui/index.ts';
import css from './question.module.css';

export interface QuestionProps extends RuleTarget {
  readonly sentence: string;
  readonly rule: string;
  /** Who is asked, if several people share the screen. */
  readonly to: { readonly seat: Seat; readonly name: string } | undefined;
  /** What the pointed option leads to; `hint` takes its place while there is none. */
  readonly preview: string | undefined;
  readonly hint: string | undefined;
  readonly tools: ReactNode;
  /** An answer is on its way. */
  readonly isBusy: boolean;
}
export function Question({ sentence, rule, to, preview, hint, tools, isBusy, ...target }: QuestionProps) {
  const { t } = useHouse();
  return (
    <section className={css['question']} data-question="" aria-busy={isBusy} aria-label={t('table.question')}>
      <div className={cx(css['text'], preview === undefined && css['bare'])}>
        <div className={css['words']} role="status">
          {to && (
            <p className={css['to']} style={ownColour(to.seat)}>
              <Icon name="person" size={16} /> {to.name}
            </p>
          )}
          <h2 className={css['sentence']}>{sentence}</h2>
          <span className={css['rule']}>
            <span className="unseen">{t('table.rule')}</span> <RuleRef id={rule} {...target} />
          </span>
        </div>
        <p className={cx(css['preview'], preview === undefined && css['empty'])} aria-live="polite" title={preview}>
          {preview ?? hint}
        </p>
      </div>
      {tools}
    </section>
  );
}
