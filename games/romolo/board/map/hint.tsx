// About the hex pointed at: what it is, who is there, who controls it, and what a click would do or why nothing.

import type { Reason } from '@tabularium/kernel';
import { hintStyles, useReasons } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { HexName } from '../../table/asks.ts';
import type { HexView } from '../../table/view.ts';
import { useSubject } from '../common/attention.ts';
import { NO_OPTIONS } from '../common/choices.ts';
import { describeControl, describeLand, describeSite, describeUnit, influenceLines } from '../common/describe.ts';
import { colourOf } from '../common/look.ts';
import { hexAt, type WithPreview } from '../common/props.ts';
import { againstGoing, againstHex, againstUnits } from '../common/reasons.ts';
import { Emblem } from '../pieces/pawn.tsx';
import { Outlook } from '../question/outlook.tsx';
import type { Guide } from './guides.tsx';
import styles from './hint.module.css';

const MOST_REASONS = 2;
interface HintProps extends WithPreview {
  readonly shown: ReadonlySet<Guide>;
  /** The chosen unit gets there in several steps. */
  readonly isReached: (at: HexName) => boolean;
  /** The hex that was clicked in vain. */
  readonly vain: HexName | undefined;
  /** The corner it appears in, so as not to cover the hex. */
  readonly cornerOf: (hex: HexView) => string;
}
export function Hint(props: HintProps): ReactElement | null {
  const at = useSubject();
  const hex = hexAt(props.view.table, at);
  return hex === undefined ? null : <Place key={hex.at} {...props} hex={hex} />;
}

function Place({ hex, ...props }: HintProps & { readonly hex: HexView }): ReactElement {
  const { view, choices, decision, selection, speaker, names, t, pointed, shown, vain } = props;
  const { table } = view;
  const numbers = choices.hexes.get(hex.at) ?? NO_OPTIONS;
  const why = useWhy(props, hex.at, numbers.length > 0 || props.isReached(hex.at));
  const site = describeSite(hex, table, names, t);
  const units = table.units.filter(({ at }) => at === hex.at);
  return (
    <div className={`${hintStyles['hint']} ${styles['hint']}`} data-corner={props.cornerOf(hex)} aria-hidden="true">
      <p className={hintStyles['name']}>
        <b>{describeLand(hex, t)}</b>
      </p>
      {site.length > 0 && <p>{site.join(' · ')}</p>}
      {units.map((unit) => (
        <p key={unit.unit}>
          <Emblem colour={colourOf(table, unit.owner)} /> {describeUnit(unit, t)}
        </p>
      ))}
      {shown.has('influence') && hex.laid && (
        <>
          <p className={styles['control']}>{describeControl(hex, table, names, t)}</p>
          {influenceLines(hex, table, names, t).map(({ colour, text }) => (
            <p key={colour}>
              <Emblem colour={colour as Parameters<typeof Emblem>[0]['colour']} /> {text}
            </p>
          ))}
        </>
      )}
      {decision !== undefined &&
        numbers.map((option) => (
          <p key={option} className={hintStyles['deed']}>
            {speaker.option(decision.ask, decision.options[option])}
          </p>
        ))}
      {decision !== undefined && pointed !== undefined && numbers.includes(pointed) && <Outlook {...props} />}
      {why.map((reason) => (
        <p key={`${reason.because} ${reason.what}`} className={hintStyles['why']}>
          {speaker.reason(reason)}
        </p>
      ))}
      {why.length === 0 && decision?.ask === 'act' && selection.unit === undefined && vain === hex.at && (
        <p className={hintStyles['why']}>{t('board.map.chooseFirst')}</p>
      )}
    </div>
  );
}
/** Why nothing can be done there; in the action phase by the chosen unit, or by any of those that stand where somebody clicked. */
function useWhy({ decision, selection, view, vain, whyNot }: HintProps, at: HexName, isLegal: boolean): readonly Reason[] {
  const { units } = view.table;
  const isFree = decision?.ask === 'act' && selection.unit === undefined;
  const isAsked = !isLegal && decision !== undefined && (!isFree || vain === at);
  const reasons = useReasons(isAsked ? decision.id : undefined, whyNot);
  if (!isAsked) return [];
  const chosen = units.find(({ unit }) => unit === selection.unit);
  const here = units.filter((unit) => unit.at === at).map(({ unit }) => unit);
  const found = chosen !== undefined ? againstGoing(chosen, at, reasons) : isFree ? againstUnits(here, reasons) : againstHex(at, reasons);
  return found.slice(0, MOST_REASONS);
}
