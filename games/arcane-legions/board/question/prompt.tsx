// The question in a sentence, and its answers as buttons and pictures. What is on the table can also be clicked there.
import { PASS } from '@tabularium/kernel';
import { buttonStyles, PassButton, PromptFrame, promptStyles } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import { aboutOrder } from '../../rules/orders/outlook.ts';
import { isOfFigures } from '../common/decision-handles.ts';
import { type Asked, nameOf, type OpenDecision, ownNameOf, type PartProps } from '../common/props.ts';
import { Answers } from './answers.tsx';
import { Figures } from './figures.tsx';
import { Manoeuvres } from './manoeuvre-list.tsx';
import { isMustering } from './muster.tsx';
import { AttackOdds, Outlook } from './odds.tsx';
import { Orders } from './orders.tsx';
import styles from './prompt.module.css';
import { Regroup } from './regroup.tsx';

export type WithDecision<A extends OpenDecision['ask'] = OpenDecision['ask']> = PartProps & { readonly decision: Asked<A> };

export function Prompt(props: PartProps): ReactElement | null {
  const { decision } = props;
  if (decision === undefined) return <PromptFrame />;
  return isMustering(decision) ? null : <Asking key={decision.ask} {...props} decision={decision} />;
}
function Asking(props: WithDecision): ReactElement {
  const { decision, speaker, view, t } = props;
  const cp = view.table.turn?.cp ?? 0;
  return (
    <PromptFrame ask={decision.ask} className={styles['prompt']}>
      <PassButton {...props} className={`${buttonStyles['pass']} ${styles['pass']}`}>
        <span className={buttonStyles['lines']}>
          {speaker.option(decision.ask, PASS)}
          {decision.ask === 'order' && cp > 0 && <small>{t('board.table.end', { count: cp })}</small>}
        </span>
      </PassButton>
      <Note {...props} />
      {answersTo(props)}
    </PromptFrame>
  );
}
/** Questions with a note: their answers are dots on the table, or something is at stake. */
const NOTED: ReadonlySet<string> = new Set(['objectiveAt', 'pieceX', 'pieceY', 'deployAt', 'objectiveSnap']);
const Note = ({ decision, t }: WithDecision): ReactElement | null =>
  NOTED.has(decision.ask) ? <p className={promptStyles['note']}>{t(`board.table.note.${decision.ask}`)}</p> : null;
function answersTo(props: WithDecision): ReactNode {
  const { decision, choices, preview, t } = props;
  if (isOfFigures(decision)) return <Figures {...props} decision={decision} />;
  switch (decision.ask) {
    case 'order':
      return <Orders {...props} decision={decision} />;
    case 'regroup':
    case 'prowess':
    case 'leader':
      return <Regroup {...props} decision={decision} />;
    case 'druid':
    case 'regenerate':
    case 'restore':
      return <Figures {...props} decision={decision} />;
    case 'manoeuvre':
      return <Manoeuvres {...props} decision={decision} />;
    case 'objectiveAt':
    case 'deployAt':
    case 'pieceX':
    case 'pieceY':
      return null; // there are many, and all of them lie on the table
    case 'shotSides':
      return (
        <>
          <Answers {...props} />
          <Outlook
            preview={preview}
            attacker={choices.about && ownNameOf(choices.about, t)}
            defender={choices.against && nameOf(choices.against, t)}
            t={t}
          />
        </>
      );
    case 'disengage':
      return (
        <>
          <Answers {...props} />
          <FreeAttack {...props} decision={decision} />
        </>
      );
    default:
      return <Answers {...props} />;
  }
}
/** A free attack is a melee like any other, so its odds are asked for as for one. ARC-7.1 */
function FreeAttack({ decision, pointed, choices, ground, t }: WithDecision<'disengage'>): ReactElement | null {
  const attacker = decision.options[pointed ?? 0]?.unit;
  const target = choices.against;
  if (attacker === undefined || target === undefined) return null;
  const { attack } = aboutOrder(ground, { unit: attacker, order: 'melee', target, cp: 0, push: false });
  return attack === null ? null : <AttackOdds attack={attack} attacker={ownNameOf(attacker, t)} defender={nameOf(target, t)} t={t} />;
}
