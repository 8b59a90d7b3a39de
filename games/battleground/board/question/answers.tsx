// Answers that have no better place: a button each, with a picture and a few words on what it leads to.
import { buttonStyles, OptionButton, promptStyles, useReasons } from '@tabularium/parts/board';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { cardIn } from '../../content/known.ts';
import type { Asks } from '../../table/asks.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { cardIcon, STAT_ICONS } from '../common/look.ts';
import { figureIn, nameOf, type OpenDecision } from '../common/props.ts';
import { FigureFace, Portrait } from '../pieces/portrait.tsx';
import styles from './prompt.module.css';
import type { WithDecision } from './prompt.tsx';

type View = WithDecision['view'];
type Picture<A extends OpenDecision['ask']> = (option: Asks[A], view: View, t: WithDecision['t']) => ReactNode;

const icon = (name: IconName): ReactNode => <Icon name={name} />;
const COMPASS: Readonly<Record<string, number>> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 };
/** A massive figure's facing is a hex, which no arrow can show. */
const arrow = (option: { readonly facing: string } | { readonly at: string }): ReactNode =>
  'facing' in option ? (
    <svg viewBox="0 0 20 20" width="1em" height="1em" aria-hidden="true" focusable="false">
      <path d="M10 1L17 12H12V19H8V12H3Z" fill="currentColor" transform={`rotate(${COMPASS[option.facing] ?? 0} 10 10)`} />
    </svg>
  ) : (
    icon('focus')
  );
const carried = (id: string, view: View): ReactNode => {
  const card = cardIn(view.table.own, id);
  return card === undefined ? null : icon(cardIcon(card));
};
const figure: Picture<'target'> = (option, view, t) => {
  const found = figureIn(view, option.figure);
  return found === undefined ? null : <FigureFace figure={found} t={t} />;
};

/** For decisions that are not listed, words are enough. */
const PICTURES: { readonly [A in OpenDecision['ask']]?: Picture<A> } = {
  firstPlayer: ({ me }) => icon(me ? 'lightning' : 'hourglass'),
  zone: ({ zone }) => arrow({ facing: zone === 'north' ? 'N' : 'S' }),
  deployFacing: arrow,
  order: ({ effect }, view) => carried(effect, view),
  moveFocus: ({ spend }) => icon(spend ? 'sprint' : 'focus'),
  moveMode: ({ mode }) => icon(mode === 'jump' ? 'leap' : 'walk'),
  moveTo: () => icon('walk'),
  facing: arrow,
  pushTo: () => icon('push'),
  pushToward: arrow,
  faceTie: arrow,
  testStat: ({ stat }) => icon(STAT_ICONS[stat]),
  strikeWith: ({ weapon }, view) => carried(weapon, view),
  payMore: ({ mana }) => icon(mana > 0 ? 'swirl' : 'hourglass'),
  shareMana: () => icon('palm'),
  tactician: ({ choose }) => icon(choose === 'move' ? 'walk' : 'focus'),
  prevent: ({ use }) => icon(use ? 'plate' : 'hourglass'),
  interruptedItem: ({ item }, view) => carried(item, view),
};
/** Options that are pictures of figures. */
const FIGURES: ReadonlySet<string> = new Set(['deploy', 'activate', 'target', 'subject', 'areaNext', 'opportunity', 'overwatch']);
/** Options with a line that explains them. */
const EXPLAINED: ReadonlySet<string> = new Set([
  'firstPlayer',
  'moveFocus',
  'moveMode',
  'prevent',
  'tactician',
  'opportunity',
  'overwatch',
]);

/** Decisions where players want to see the odds first. */
const LOOKED_AT: ReadonlySet<string> = new Set(['target', 'areaNext', 'subject', 'testStat', 'payMore']);
/** Decisions with few options, where each missing one is listed with its reason. */
const SAYS_WHY_NOT: ReadonlySet<string> = new Set(['subject', 'interruptedItem']);

export function Answers(given: WithDecision): ReactElement {
  const { decision, view, speaker, t } = given;
  const byFinger = useRef(false);
  const [looked, setLooked] = useState<number>();
  /** A finger cannot hover, so the first touch shows the odds and the second chooses. */
  const choose: WithDecision['choose'] = (option) => {
    const isLook = byFinger.current && LOOKED_AT.has(decision.ask) && typeof option === 'number' && option !== looked;
    if (!isLook) return given.choose(option);
    setLooked(option);
    given.point(option);
  };
  const props = { ...given, choose };
  const picture = PICTURES[decision.ask] as Picture<never> | undefined; // an option always comes with its own ask
  return (
    <div
      className={FIGURES.has(decision.ask) && !EXPLAINED.has(decision.ask) ? styles['figures'] : styles['answers']}
      onPointerDownCapture={({ pointerType }) => {
        byFinger.current = pointerType !== 'mouse';
      }}
    >
      {decision.options.map((option, number) => {
        if (decision.ask === 'moveTo' && (option as Asks['moveTo']).cost > 0) return null; // these are on the field
        const said = speaker.option(decision.ask, option);
        return (
          <OptionButton key={decision.texts[number]} {...props} option={number} className={buttonStyles['button']}>
            {FIGURES.has(decision.ask) ? figure(option as Asks['target'], view, t) : picture?.(option as never, view, t)}
            {FIGURES.has(decision.ask) && !EXPLAINED.has(decision.ask) ? null : (
              <span className={buttonStyles['lines']}>
                {!FIGURES.has(decision.ask) && said}
                {EXPLAINED.has(decision.ask) && <small>{explained(props, decision.texts[number] ?? '')}</small>}
              </span>
            )}
          </OptionButton>
        );
      })}
      {SAYS_WHY_NOT.has(decision.ask) && <RuledOut {...given} />}
      {looked !== undefined && LOOKED_AT.has(decision.ask) && <p className={promptStyles['note']}>{t('board.table.tapAgain')}</p>}
    </div>
  );
}
/** Figures and items that cannot be chosen, each with the reason; a click leads to its rule. */
function RuledOut({ decision, view, whyNot, speaker, showRule, t }: WithDecision): ReactNode {
  return useReasons(decision.id, whyNot).map((reason) => {
    if (reason.what === undefined) return null;
    const found = figureIn(view, reason.what);
    return (
      <button
        key={reason.what}
        type="button"
        className={buttonStyles['button']}
        aria-disabled="true"
        title={t('board.table.openRule')}
        onClick={() => showRule(reason.rule)}
      >
        {found === undefined ? carried(reason.what, view) : <Portrait figure={found.figure} faction={found.faction} />}
        <span className={buttonStyles['lines']}>
          {nameOf(reason.what, t)}
          <small>{speaker.reason(reason)}</small>
        </span>
      </button>
    );
  });
}
function explained({ decision, view, t }: WithDecision, text: string): string {
  const mover = figureIn(view, view.table.frames.at(-1)?.figure);
  const facts = { standard: mover?.speed[0].now ?? 0, focused: mover?.speed[1].now ?? 0 };
  const key = FIGURES.has(decision.ask) ? 'each' : text.replaceAll(' ', '_');
  return t(`board.table.means.${decision.ask}.${key}`, facts);
}
