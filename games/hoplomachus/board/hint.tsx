// What there is on the hex that is pointed at, what a click would do and lead to, or why nothing can be done there.
import type { Translate } from '@tabularium/games/shape';
import type { Reason } from '@tabularium/kernel';
import { type CSSProperties, type ReactElement, type RefObject, useEffect, useState } from 'react';
import type { HexName, TargetOption } from '../asks.ts';
import { useSubject } from './attention.ts';
import { describeHex, describeUnit, nameOf } from './describe.ts';
import styles from './hint.module.css';
import { Odds } from './odds.tsx';
import type { PartProps } from './props.ts';
import { type About, type AboutEngaging, isAttack, isEngaging, isHealth, isMovement, isWay } from './use-about.ts';

interface HintProps extends PartProps {
  /** Contains the cells; the hint is placed in it. */
  readonly box: RefObject<HTMLElement | null>;
  readonly about: About;
  /** What can be done there, in sentences. */
  readonly deeds: (at: HexName) => readonly string[];
}
const MOST_REASONS = 2;
const GAP = 4;

export function Hint({ box, view, t, speaker, deeds, decision, whyNot, about }: HintProps): ReactElement | null {
  const subject = useSubject();
  const at = subject !== undefined && 'hex' in subject ? subject.hex : undefined;
  const unit = view.table.units.find((one) => at !== undefined && one.at === at);
  const sentences = at === undefined ? [] : deeds(at);
  const reasons = useReasons(at !== undefined && sentences.length === 0 ? decision?.id : undefined, whyNot);
  if (at === undefined) return null;
  const names = [at, ...(unit === undefined ? [] : [unit.unit])];
  const tellsOf = ({ what }: Reason): boolean => what?.split(' ').some((word) => names.includes(word)) ?? false;
  const why = sentences.length > 0 ? [] : reasons.filter(tellsOf).slice(0, MOST_REASONS);
  const place = describeHex(view.table, at, t);
  return (
    <div key={at} className={styles['hint']} style={besideCell(box.current, at)} aria-hidden="true">
      <p className={styles['name']}>
        <b>{place[0]}</b> {place.slice(1).join(' · ')}
      </p>
      {unit !== undefined && <p>{describeUnit(unit, t)}</p>}
      {sentences.map((sentence) => (
        <p key={sentence} className={styles['deed']}>
          {sentence}
        </p>
      ))}
      {sentences.length > 0 && <Outlook about={about} t={t} />}
      {why.map((reason) => (
        <p key={`${reason.because} ${reason.what}`} className={styles['why']}>
          {speaker.reason(reason)}
        </p>
      ))}
    </div>
  );
}

/** What the option that is pointed at leads to. */
export function Outlook({ about, t }: { readonly about: About; readonly t: Translate }): ReactElement | null {
  if (isAttack(about)) return <Odds about={about} t={t} />;
  if (isEngaging(about)) return <Engaging about={about} t={t} />;
  if (isMovement(about)) return <p>{t('board.about.movement', { now: about.movement[0], then: about.movement[1] })}</p>;
  if (isHealth(about)) return <p>{t('board.about.hp', { now: about.hp[0], then: about.hp[1] })}</p>;
  if (!isWay(about)) return null;
  const lines = [
    t('board.about.steps', { count: about.steps }),
    ...(about.inRange.length > 0 ? [t('board.about.inRange', { units: about.inRange })] : []),
    ...(about.hampered ? [t('board.about.hampered')] : []),
    ...(about.shards.length > 0 ? [t('board.about.shards', { count: about.shards.length })] : []),
  ];
  return (
    <>
      <p>{lines.join(' · ')}</p>
      {about.spearWalls.length > 0 && <p className={styles['why']}>{t('board.about.spearWalls', { units: about.spearWalls })}</p>}
    </>
  );
}
/** Every attack that the unit could make, in a line. */
const Engaging = ({ about, t }: { readonly about: AboutEngaging; readonly t: Translate }): ReactElement => (
  <ul className={styles['list']}>
    {about.attacks.map(({ target, about: attack }) => (
      <li key={targetKey(target)}>
        {t('board.about.attack', {
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

/** The reasons of the open decision, once they are needed. */
export function useReasons(decision: string | undefined, whyNot: () => Promise<readonly Reason[]>): readonly Reason[] {
  const [known, setKnown] = useState<{ readonly decision: string; readonly reasons: readonly Reason[] }>();
  const isKnown = decision === undefined || known?.decision === decision;
  useEffect(() => {
    if (isKnown || decision === undefined) return undefined;
    let isWanted = true;
    void whyNot().then((reasons) => {
      if (isWanted) setKnown({ decision, reasons });
    });
    return () => {
      isWanted = false;
    };
  }, [decision, isKnown, whyNot]);
  return known !== undefined && known.decision === decision ? known.reasons : [];
}

/** Above or below a cell, whichever has more room, and never beyond the box. */
export function besideCell(box: HTMLElement | null, at: HexName): CSSProperties {
  const cell = box?.querySelector(`[data-hex="${at}"]`);
  if (!box || !cell) return {};
  const outer = box.getBoundingClientRect();
  const inner = cell.getBoundingClientRect();
  const above = inner.top - outer.top;
  const below = outer.bottom - inner.bottom;
  const x = { '--x': `${inner.left - outer.left + inner.width / 2}px` };
  return above > below ? { ...x, bottom: outer.height - above + GAP } : { ...x, top: above + inner.height + GAP };
}
