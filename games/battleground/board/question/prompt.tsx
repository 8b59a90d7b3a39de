// The question as a sentence, and the answers as buttons and pictures. Answers on the field can also be clicked there.
import { buttonStyles, PassButton, PromptFrame, promptStyles } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import { type Asked, type OpenDecision, type PartProps } from '../common/props.ts';
import { Outlook } from '../pieces/sums.tsx';
import { ActionBar } from './action-bar.tsx';
import { Answers } from './answers.tsx';
import { Bonus } from './bonus.tsx';
import { isMustering } from './muster.tsx';
import styles from './prompt.module.css';
import { Some } from './some.tsx';

export type WithDecision<A extends OpenDecision['ask'] = OpenDecision['ask']> = PartProps & { readonly decision: Asked<A> };

export function Prompt(props: PartProps): ReactElement | null {
  const { decision } = props;
  if (decision === undefined) return <PromptFrame />;
  const isElsewhere = isMustering(decision) || decision.ask === 'freeReroll' || decision.ask === 'manaReroll';
  return isElsewhere ? null : <Asking key={decision.ask} {...props} decision={decision} />;
}
/** Decisions just before a test. */
const TESTED: ReadonlySet<string> = new Set(['target', 'areaNext', 'testStat', 'payMore', 'subject']);
/** Decisions whose answers are chosen on the field. */
const ON_FIELD: ReadonlySet<string> = new Set(['moveTo', 'deployAt', 'placeMarker']);

function Asking(props: WithDecision): ReactElement {
  const { decision, t, preview } = props;
  return (
    <PromptFrame ask={decision.ask} className={styles['prompt']}>
      {decision.ask !== 'select' && (
        <PassButton {...props} className={`${buttonStyles['pass']} ${styles['pass']}`}>
          {passText(props)}
        </PassButton>
      )}
      {answersTo(props)}
      {TESTED.has(decision.ask) && (
        <div className={styles['outlook']} data-empty={preview === undefined}>
          {preview === undefined ? <p className={promptStyles['note']}>{t('board.table.pointAtTarget')}</p> : <Outlook {...props} />}
        </div>
      )}
      {ON_FIELD.has(decision.ask) && <Place {...props} />}
    </PromptFrame>
  );
}
/** The button that ends an activation says what is lost. */
function passText({ decision, view, t }: WithDecision): string | undefined {
  if (decision.ask !== 'action') return undefined;
  const frame = view.table.frames.at(-1);
  return t(frame?.kind === 'activation' ? 'board.table.end.activation' : 'board.table.end.interruption', { count: frame?.ap ?? 0 });
}
/** What choosing the place pointed at would mean. */
function Place({ decision, pointed, preview, t }: WithDecision): ReactElement {
  const option = pointed === undefined ? undefined : decision.options[pointed];
  return (
    <p className={promptStyles['note']} aria-live="polite">
      {preview?.ask === 'moveTo' ? t('about.moveTo', { ...option, ...preview.about }) : t('board.table.clickHex')}
    </p>
  );
}
function answersTo(props: WithDecision): ReactNode {
  const { decision, picks, t } = props;
  if (picks !== undefined) return <Some {...props} picks={picks} />;
  switch (decision.ask) {
    case 'action':
      return <ActionBar {...props} decision={decision} />;
    case 'bonus':
      return <Bonus {...props} decision={decision} />;
    case 'select':
      return <p className={`${promptStyles['note']} ${styles['how']}`}>{t('board.table.hand.how')}</p>;
    case 'deployAt':
    case 'placeMarker':
      return null;
    default:
      return <Answers {...props} />;
  }
}
