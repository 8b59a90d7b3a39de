// A hint about what is pointed at: what it is, how far away, what lies between, and what a click would do or why it would do nothing.
import type { Reason } from '@tabularium/kernel';
import { hintStyles, useReasons } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { UnitView } from '../../table/view.ts';
import { type Subject, useSubject } from '../common/attention.ts';
import { describeSight, describeTarget } from '../common/describe-field.ts';
import { type PartProps, unitIn } from '../common/props.ts';
import { distanceInSteps, rangeOf, sightsBetween } from '../common/sights.ts';
import type { Targets } from '../common/targets.ts';
import styles from './hint.module.css';

const MOST_REASONS = 3;
interface HintProps extends PartProps {
  readonly targets: Targets;
  /** Large enough for words on the table to be read. */
  readonly isNear: boolean;
  /** The unit from which distances are measured. */
  readonly from: UnitView | undefined;
}
export function Hint(props: HintProps): ReactElement | null {
  const subject = useSubject();
  const isSaid = props.isNear && subject !== undefined && 'stop' in subject; // it stands where the base would be
  return subject === undefined || isSaid ? null : <About key={JSON.stringify(subject)} {...props} subject={subject} />;
}
type AboutProps = HintProps & { readonly subject: Subject };
function About(props: AboutProps): ReactElement | null {
  const { subject, view, decision, pointed, preview, speaker, names, t, targets } = props;
  const numbers = targets.numbersOf(subject);
  const unit = 'unit' in subject ? unitIn(view, subject.unit) : undefined;
  const [name = '', ...more] = describeTarget(subject, targets, view.table, names, t);
  const why = useWhy(props, unit, numbers.length > 0);
  const isPointed = pointed !== undefined && numbers.includes(pointed);
  const isTurn = 'handle' in subject && numbers.length > 1;
  if (name === '' && numbers.length === 0) return null;
  return (
    <div className={`${hintStyles['hint']} ${hintStyles['corner']} ${styles['hint']}`} aria-hidden="true">
      {name !== '' && (
        <p className={hintStyles['name']}>
          <b>{name}</b> {more.join(' · ')}
        </p>
      )}
      {unit !== undefined && <Between {...props} unit={unit} />}
      {decision !== undefined &&
        (isTurn ? numbers.slice(0, 1) : numbers).map((option) => (
          <p key={option} className={hintStyles['deed']}>
            {speaker.option(decision.ask, decision.options[option])}
          </p>
        ))}
      {isPointed && preview?.ask === 'manoeuvre' && <p>{t('about.manoeuvre', { ...decision?.options[pointed], ...preview.about })}</p>}
      {isTurn && <p className={styles['more']}>{t('board.field.otherWays', { count: numbers.length - 1 })}</p>}
      {numbers.length > 0 && <p className={hintStyles['again']}>{t('board.field.tapAgain')}</p>}
      {why.map((reason) => (
        <p key={`${reason.because} ${reason.what}`} className={hintStyles['why']}>
          {speaker.reason(reason)}
        </p>
      ))}
    </div>
  );
}
/** The distance from the selected unit, and every line between the two. */
function Between({ unit, from, ground, t }: AboutProps & { readonly unit: UnitView }): ReactElement | null {
  if (from === undefined || from.unit === unit.unit || from.at === null || unit.at === null) return null;
  const distance = distanceInSteps(ground, from.unit, unit.unit);
  const range = from.seat === unit.seat ? 0 : rangeOf(from);
  const lines = range === 0 ? [] : sightsBetween(ground, from.unit, unit.unit, range);
  return (
    <div className={styles['between']}>
      {distance !== undefined && <p>{t('board.field.distance', { unit: from.unit, steps: distance })}</p>}
      {lines.map((line) => (
        <p key={`${line.from} ${line.to}`} data-state={line.state}>
          {describeSight(line, t)}
        </p>
      ))}
    </div>
  );
}
/** Why nothing can be done there in the open decision; for orders, why the selected unit cannot. */
function useWhy({ decision, whyNot, selection }: AboutProps, unit: UnitView | undefined, isLegal: boolean): readonly Reason[] {
  const isAsked = !isLegal && decision !== undefined && unit !== undefined;
  const reasons = useReasons(isAsked ? decision.id : undefined, whyNot);
  if (!isAsked) return [];
  const isAbout = ({ what }: Reason): boolean => {
    if (typeof what !== 'string') return false;
    if (decision.ask !== 'order') return what === unit.unit;
    return selection.unit !== null && what.startsWith(`${selection.unit} `) && what.split(' ').includes(unit.unit, 1);
  };
  return reasons.filter(isAbout).slice(0, MOST_REASONS);
}
