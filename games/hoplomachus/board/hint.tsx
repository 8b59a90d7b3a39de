// What a click on the thing that is pointed at would do and lead to, or why nothing can be done there.
import type { Translate } from '@tabularium/games/shape';
import type { Reason } from '@tabularium/kernel';
import { beside, hintStyles, useReasons } from '@tabularium/parts/board';
import type { ReactElement, RefObject } from 'react';
import type { TargetOption } from '../asks.ts';
import { useSubject } from './attention.ts';
import { NONE } from './choices.ts';
import { describeHex, nameOf } from './describe.ts';
import styles from './hint.module.css';
import { Odds } from './odds.tsx';
import type { PartProps } from './props.ts';
import { type About, type AboutEngaging, isAttack, isEngaging } from './use-about.ts';

const MOST_REASONS = 2;

interface TellingProps extends PartProps {
  /** The options that a click would mean. */
  readonly numbers: readonly number[];
  /** What the thing that is pointed at is called in the notation: a hex, a chip. */
  readonly names: readonly string[];
  readonly facts: About;
}
/** What a click would do and lead to, or why it would do nothing. */
export function Telling({ numbers, names, facts, decision, pointed, speaker, whyNot, t }: TellingProps): ReactElement {
  const reasons = useReasons(numbers.length === 0 ? decision?.id : undefined, whyNot);
  const tellsOf = ({ what }: Reason): boolean => what?.split(' ').some((word) => names.includes(word)) ?? false;
  const why = numbers.length > 0 ? [] : reasons.filter(tellsOf).slice(0, MOST_REASONS);
  return (
    <>
      {numbers.map((option) => (
        <p key={option} className={hintStyles['deed']}>
          {decision === undefined ? '' : speaker.option(decision.ask, decision.options[option])}
        </p>
      ))}
      {numbers.length > 0 && <Outlook facts={facts} decision={decision} pointed={pointed} t={t} />}
      {why.map((reason) => (
        <p key={`${reason.because} ${reason.what}`} className={hintStyles['why']}>
          {speaker.reason(reason)}
        </p>
      ))}
    </>
  );
}

interface HintProps extends PartProps {
  /** Contains the cells; the hint is placed in it. */
  readonly box: RefObject<HTMLElement | null>;
  readonly facts: About;
}
/** Beside an empty hex; of a hex with a chip the dock tells more. */
export function Hint({ box, ...props }: HintProps): ReactElement | null {
  const { view, choices, t } = props;
  const subject = useSubject();
  const at = subject !== undefined && 'hex' in subject ? subject.hex : undefined;
  if (at === undefined || view.table.units.some((unit) => unit.at === at)) return null;
  const place = describeHex(view.table, at, t);
  return (
    <div key={at} className={hintStyles['hint']} style={beside(box.current, `[data-hex="${at}"]`)} aria-hidden="true">
      <p className={hintStyles['name']}>
        <b>{place[0]}</b> {place.slice(1).join(' · ')}
      </p>
      <Telling {...props} numbers={choices.hexes.get(at) ?? NONE} names={[at]} />
    </div>
  );
}

/** Decisions of which the messages say what an option leads to. */
const TOLD: ReadonlySet<string> = new Set(['vanguard', 'moveTo', 'runTo', 'tacticOn', 'firebombAt', 'trample', 'supportAs', 'favorTrack']);
interface OutlookProps extends Pick<PartProps, 'decision' | 'pointed' | 't'> {
  readonly facts: About;
}
/** What the option that is pointed at leads to. */
export function Outlook({ facts, decision, pointed, t }: OutlookProps): ReactElement | null {
  if (isAttack(facts)) return <Odds about={facts} t={t} />;
  if (isEngaging(facts)) return <Engaging about={facts} t={t} />;
  if (facts === undefined || decision === undefined || pointed === undefined || !TOLD.has(decision.ask)) return null;
  return <p>{t(`about.${decision.ask}`, { ...decision.options[pointed], ...facts })}</p>;
}
/** Every attack that the unit could make, in a line. */
const Engaging = ({ about, t }: { readonly about: AboutEngaging; readonly t: Translate }): ReactElement => (
  <ul className={styles['list']}>
    {about.attacks.map(({ target, about: attack }) => (
      <li key={targetKey(target)}>
        {t('board.odds.attack', {
          target: 'unit' in target ? nameOf(target.unit, t) : t('board.shard.name', { at: target.shard }),
          expected: attack.expected.toFixed(1),
          defeats: `${Math.round(attack.defeats * 100)} %`,
        })}
      </li>
    ))}
    {about.specials.map((skill) => (
      <li key={skill}>{nameOf(skill, t)}</li>
    ))}
  </ul>
);
const targetKey = (target: TargetOption): string => ('unit' in target ? target.unit : target.shard);
