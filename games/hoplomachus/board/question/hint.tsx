// What a click on the thing that is pointed at would do and lead to, or why nothing can be done there.
import type { Reason } from '@tabularium/kernel';
import { hintStyles, useReasons } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import type { EngagingAbout } from '../../table/about.ts';
import type { HexName, TargetOption } from '../../table/asks.ts';
import { useSubject } from '../common/attention.ts';
import { NONE } from '../common/choices.ts';
import { describeHex, nameOf } from '../common/describe.ts';
import type { PartProps, ShownPreview } from '../common/props.ts';
import { Odds, outcomeOf } from '../pieces/odds.tsx';
import styles from './hint.module.css';
import { type Shortcut, type Shortcuts, shortcutSentence } from './shortcuts.ts';

const MOST_REASONS = 2;

interface TellingProps extends PartProps {
  /** The options that a click would take. */
  readonly numbers: readonly number[];
  /** The hex or chip that is pointed at, in the notation. */
  readonly names: readonly string[];
  readonly preview: ShownPreview;
  /** Said where a click does nothing and the rules have no reason. */
  readonly otherwise?: string | undefined;
}
/** What a click would do and lead to, or why it would do nothing. */
export function Telling({ numbers, names, preview, decision, pointed, speaker, whyNot, otherwise, t }: TellingProps): ReactElement {
  const why = useWhy({ numbers, names, decision, whyNot });
  return (
    <>
      {numbers.map((option) => (
        <p key={option} className={hintStyles['deed']}>
          {decision === undefined ? '' : speaker.option(decision.ask, decision.options[option])}
        </p>
      ))}
      {numbers.length > 0 && <Outlook preview={preview} decision={decision} pointed={pointed} t={t} />}
      {why.map((reason) => (
        <p key={`${reason.because} ${reason.what}`} className={hintStyles['why']}>
          {speaker.reason(reason)}
        </p>
      ))}
      {numbers.length === 0 && why.length === 0 && otherwise !== undefined && <p className={hintStyles['why']}>{otherwise}</p>}
    </>
  );
}

function useWhy({ numbers, names, decision, whyNot }: Pick<TellingProps, 'numbers' | 'names' | 'decision' | 'whyNot'>): readonly Reason[] {
  const reasons = useReasons(numbers.length === 0 ? decision?.id : undefined, whyNot);
  const tellsOf = ({ what }: Reason): boolean => what?.split(' ').some((word) => names.includes(word)) ?? false;
  return numbers.length > 0 ? [] : reasons.filter(tellsOf).slice(0, MOST_REASONS);
}

type HintProps = PartProps & {
  readonly preview: ShownPreview;
  readonly shortcuts: Shortcuts;
};
/** For an empty hex, in a corner where it hides nothing; for a hex with a chip the dock shows more. */
export function Hint(props: HintProps): ReactElement | null {
  const { view } = props;
  const subject = useSubject();
  const at = subject !== undefined && 'hex' in subject ? subject.hex : undefined;
  return at === undefined || view.table.units.some((unit) => unit.at === at) ? null : <Place key={at} {...props} at={at} />;
}
function Place({ at, ...props }: HintProps & { readonly at: HexName }): ReactElement | null {
  const { view, choices, t } = props;
  const telling = { ...props, numbers: choices.hexes.get(at) ?? NONE, names: [at] };
  const shortcuts = props.shortcuts.get(at);
  const why = useWhy(telling);
  const place = describeHex(view.table, at, t);
  const isMere = place.length === 1 && place[0] === at;
  if (isMere && why.length === 0 && telling.numbers.length === 0 && shortcuts === undefined) return null;
  return (
    <div className={`${hintStyles['hint']} ${styles['corner']}`} aria-hidden="true">
      <p className={hintStyles['name']}>
        <b>{place[0]}</b> {place.slice(1).join(' · ')}
      </p>
      {shortcuts === undefined ? <Telling {...telling} /> : <ShortcutLines {...props} shortcuts={shortcuts} />}
    </div>
  );
}
const MOST_SHORTCUTS = 4;
/** What a click does beyond the options of the question. */
export const ShortcutLines = ({
  shortcuts,
  ...props
}: Pick<PartProps, 'decision' | 'speaker' | 't'> & { readonly shortcuts: readonly Shortcut[] }): ReactElement => (
  <>
    {shortcuts.slice(0, MOST_SHORTCUTS).map((shortcut) => (
      <p key={`${shortcut.unit} ${shortcut.option}`} className={hintStyles['deed']}>
        {shortcutSentence(shortcut, props)}
        {shortcut.goal !== undefined && 'about' in shortcut.goal ? <small> {outcomeOf(shortcut.goal.about, props.t)}</small> : null}
      </p>
    ))}
  </>
);

interface OutlookProps extends Pick<PartProps, 'decision' | 'pointed' | 't'> {
  readonly preview: ShownPreview;
}
/** What the highlighted option leads to. */
export function Outlook({ preview, decision, pointed, t }: OutlookProps): ReactElement | null {
  if (preview === undefined || decision === undefined || pointed === undefined) return null;
  const { ask, about } = preview;
  if (ask === 'attackTarget') return <Odds about={about} t={t} />;
  if (ask === 'engage') return <Engaging about={about} t={t} />;
  return <p>{t(`about.${ask}`, { ...decision.options[pointed], ...about })}</p>;
}
/** Every attack that the unit could make, in a line. */
const Engaging = ({ about, t }: { readonly about: EngagingAbout; readonly t: Translate }): ReactElement => (
  <ul className={styles['list']}>
    {about.attacks.map(({ target, about: attack }) => (
      <li key={targetKey(target)}>
        {'unit' in target ? nameOf(target.unit, t) : t('board.shard.name', { at: target.shard })}: {outcomeOf(attack, t)}
      </li>
    ))}
    {about.specials.map((skill) => (
      <li key={skill}>{nameOf(skill, t)}</li>
    ))}
  </ul>
);
const targetKey = (target: TargetOption): string => ('unit' in target ? target.unit : target.shard);
