// A hint about the hex or figure pointed at: what is there, how far it is, and what a click would do or why it does nothing.
import type { Reason } from '@tabularium/kernel';
import { hintStyles, useReasons } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { PositionName } from '../../content/place-names.ts';
import type { Hex } from '../../content/places.ts';
import { HEXES } from '../../content/places.ts';
import type { FigureView } from '../../table/view.ts';
import { useSubject } from '../common/attention.ts';
import { describeFigure, describeGround } from '../common/describe-field.ts';
import { figureAtHex, hexNamed, nameOfHex } from '../common/geometry.ts';
import { nameOf, type PartProps } from '../common/props.ts';
import { useMeasure } from '../common/ruler.ts';
import type { Shortcuts } from '../common/shortcuts.ts';
import { Outlook } from '../pieces/sums.tsx';
import styles from './hint.module.css';

const MOST_REASONS = 2;
interface HintProps extends PartProps {
  /** The figure that distances are measured from. */
  readonly from: FigureView | undefined;
  /** The numbers of the options on a hex or figure. */
  /** What a click there would do while an action is asked for. */
  readonly shortcuts: Shortcuts;
  readonly numbersAt: (hex: Hex, figure: FigureView | undefined) => readonly number[];
}
export function Hint(props: HintProps): ReactElement | null {
  const subject = useSubject();
  const { figures } = props.view.table;
  if (subject === undefined) return null;
  const figure = 'figure' in subject ? figures.find((one) => one.figure === subject.figure) : figureAtHex(figures, subject.hex);
  const hex = 'hex' in subject ? subject.hex : hexNamed(figure?.at ?? '');
  return hex < 0 || hex >= HEXES ? null : <About key={`${hex} ${figure?.figure}`} {...props} hex={hex} figure={figure} />;
}
type AboutProps = HintProps & { readonly hex: Hex; readonly figure: FigureView | undefined };
function About(props: AboutProps): ReactElement {
  const { hex, figure, view, decision, pointed, preview, speaker, names, t, numbersAt, from, shortcuts } = props;
  const numbers = numbersAt(hex, figure);
  const why = useWhy(props, nameOfHex(hex), numbers.length > 0);
  const walk = shortcuts.walks.get(`${nameOfHex(hex)}^`) ?? shortcuts.walks.get(nameOfHex(hex));
  const blows = shortcuts.blows.get(figure?.figure ?? '') ?? [];
  const isPointed = pointed !== undefined && numbers.includes(pointed);
  return (
    <div className={`${hintStyles['hint']} ${hintStyles['corner']}`} aria-hidden="true">
      <p className={hintStyles['name']}>
        <b>{nameOfHex(hex)}</b> {describeGround(view.table, hex, names, t).join(' · ')}
      </p>
      {figure !== undefined && <p className={styles['who']}>{describeFigure(figure, t)}</p>}
      <Ruler {...props} from={from} />
      {decision !== undefined &&
        numbers.map((option) => (
          <p key={option} className={hintStyles['deed']}>
            {speaker.option(decision.ask, decision.options[option])}
          </p>
        ))}
      {isPointed && preview !== undefined && (
        <div className={styles['detail']}>
          {(preview.ask === 'moveTo' || preview.ask === 'pushToward') && (
            <p>{t(`about.${preview.ask}`, { ...decision?.options[pointed], ...preview.about })}</p>
          )}
          <Outlook {...props} />
        </div>
      )}
      {walk !== undefined && (
        <>
          <p className={hintStyles['deed']}>
            {t(walk.isFocusSpent ? 'board.field.walkFocused' : 'board.field.walk', { cost: walk.cost, points: walk.points })}
          </p>
          <p className={hintStyles['again']}>{t('board.field.dragToFace')}</p>
        </>
      )}
      {blows.map(({ option, odds }) => (
        <p key={option} className={hintStyles['deed']}>
          {speaker.option('action', decision?.options[option])} · {t('board.field.blow', { chance: odds.any, expected: odds.expected })}
        </p>
      ))}
      {(numbers.length > 0 || walk !== undefined || blows.length > 0) && <p className={hintStyles['again']}>{t('board.field.tapAgain')}</p>}
      {why.map((reason) => (
        <p key={JSON.stringify(reason)} className={hintStyles['why']}>
          {typeof reason['weapon'] === 'string' && `${nameOf(reason['weapon'], t)}: `}
          {speaker.reason(reason)}
        </p>
      ))}
    </div>
  );
}
/** The distance, and whether there is a line of sight. */
function Ruler({ view, from, t }: AboutProps): ReactElement | null {
  const measured = useMeasure(view.table.map, view.table.figures, from);
  if (measured === undefined || from === undefined) return null;
  return (
    <p className={styles['ruler']} data-seen={measured.isSeen}>
      {t(measured.isSeen ? 'board.field.seen' : 'board.field.unseen', {
        figure: from.figure,
        inches: Math.round(measured.inches * 10) / 10,
      })}
    </p>
  );
}
/** Why nothing can be done there in the open decision. */
function useWhy({ decision, figure, whyNot }: AboutProps, at: PositionName, isLegal: boolean): readonly Reason[] {
  const isAsked = !isLegal && decision !== undefined;
  const reasons = useReasons(isAsked ? decision.id : undefined, whyNot);
  if (!isAsked) return [];
  const isAbout = ({ what }: Reason): boolean => what === at || what === `${at}^` || (figure !== undefined && what === figure.figure);
  return reasons.filter(isAbout).slice(0, MOST_REASONS);
}
