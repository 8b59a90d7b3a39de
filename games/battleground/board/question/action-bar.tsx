// What the acting figure can do with its AP: a tile for every action with its cost. Ruled-out actions stay and say why.
import type { Reason } from '@tabularium/kernel';
import { OptionButton, Tip, tipStyles as tip, useReasons } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import { abilityIn, cardIn } from '../../content/known.ts';
import type { Action } from '../../table/asks.ts';
import { text } from '../../table/text.ts';
import type { FigureView } from '../../table/view.ts';
import { rulesText } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { abilityIcon, cardIcon } from '../common/look.ts';
import { figureIn, nameOf } from '../common/props.ts';
import { Cost } from '../pieces/chips.tsx';
import styles from './action-bar.module.css';
import type { WithDecision } from './prompt.tsx';

/** An action: an option, or the reason why it is not one. */
export interface Deed {
  /** In the game's notation: `attack W01`. */
  readonly what: string;
  readonly action: Action | undefined;
  readonly option: number | undefined;
  readonly reason: Reason | undefined;
}
const ORDER = ['focus', 'move', 'attack', 'ability', 'overwatch', 'use'];
const rankOf = (what: string): number => ORDER.indexOf(what.split(' ', 1)[0] ?? '');
/** Everything but cards, which are played from the hand. */
export function deedsOf(options: readonly Action[], reasons: readonly Reason[]): readonly Deed[] {
  const can = options.map((action, option): Deed => ({ what: text('action', action), action, option, reason: undefined }));
  const cannot = reasons.flatMap((reason): Deed[] =>
    reason.what === undefined ? [] : [{ what: reason.what, action: undefined, option: undefined, reason }],
  );
  return [...can, ...cannot].filter(({ what }) => rankOf(what) >= 0).toSorted((a, b) => rankOf(a.what) - rankOf(b.what));
}

export function ActionBar(props: WithDecision<'action'>): ReactElement {
  const { decision, whyNot, view, t } = props;
  const reasons = useReasons(decision.id, whyNot);
  const figure = figureIn(view, view.table.frames.at(-1)?.figure);
  return (
    <div className={styles['bar']} role="group" aria-label={t('board.table.actions')}>
      {deedsOf(decision.options, reasons).map((deed) => (
        <Tile key={deed.what} {...props} deed={deed} figure={figure} />
      ))}
    </div>
  );
}

type TileProps = WithDecision<'action'> & { readonly deed: Deed; readonly figure: FigureView | undefined };
function Tile({ deed, figure, ...props }: TileProps): ReactElement {
  const { t, speaker, showRule } = props;
  const { option, reason, action } = deed;
  const shown = tileTextOf(deed, figure, props);
  const face = (
    <>
      <Icon name={shown.icon} className={styles['icon']} />
      <span className={styles['name']}>{shown.name}</span>
      {action !== undefined && 'ap' in action && <Cost ap={action.ap} mana={costInMana(action, props)} t={t} />}
      {action?.do === 'use' && <span className={styles['free']}>{t('board.table.free')}</span>}
      <span className="unseen">{reason === undefined ? shown.heard : speaker.reason(reason)}</span>
    </>
  );
  return (
    <Tip
      className={styles['wrap']}
      tip={() => (
        <>
          <b className={tip['title']}>{shown.name}</b>
          <span className={tip['line']}>{shown.text}</span>
          {reason !== undefined && <b className={`${tip['line']} ${styles['why']}`}>{speaker.reason(reason)}</b>}
        </>
      )}
    >
      {option !== undefined ? (
        <OptionButton {...props} option={option} className={styles['tile']}>
          {face}
        </OptionButton>
      ) : (
        <button type="button" className={styles['tile']} aria-disabled="true" onClick={() => reason !== undefined && showRule(reason.rule)}>
          {face}
        </button>
      )}
    </Tip>
  );
}
const costInMana = (action: Action, { view }: WithDecision<'action'>): number => {
  if (action.do === 'ability') return action.mana;
  const card = action.do === 'attack' ? cardIn(view.table.own, action.weapon) : undefined;
  return card?.kind === 'weapon' ? card.def.mana : 0;
};
/** What a tile says. */
interface TileText {
  readonly icon: IconName;
  readonly name: string;
  readonly text: ReactNode;
  readonly heard: string;
}
const PLAIN: Readonly<Record<string, IconName>> = { focus: 'focus', move: 'walk', overwatch: 'overwatch' };
function tileTextOf({ what }: Deed, figure: FigureView | undefined, { view, t }: WithDecision<'action'>): TileText {
  const { own } = view.table;
  const [kind = '', ...rest] = what.split(' ');
  const id = rest.join(' ');
  const plain = PLAIN[kind];
  if (plain !== undefined) {
    const told = t(`board.table.action.${kind}.text`, { standard: figure?.speed[0].now ?? 0, focused: figure?.speed[1].now ?? 0 });
    return { icon: plain, name: t(`board.table.action.${kind}.name`), text: told, heard: told };
  }
  const card = cardIn(own, id);
  if (card !== undefined) {
    const range = figure?.weapons.find(({ weapon }) => weapon === id)?.range ?? 0;
    const told = rulesText(card, t);
    const lines = card.kind === 'weapon' ? <Lines card={card} range={range} t={t} /> : null;
    return {
      icon: cardIcon(card),
      name: nameOf(id, t),
      heard: told,
      text: (
        <>
          {lines}
          {told}
        </>
      ),
    };
  }
  const ability = figure === undefined ? undefined : abilityIn(own, figure.figure, id);
  const told = ability === undefined ? '' : rulesText({ kind: 'ability', def: ability }, t);
  return { icon: abilityIcon(id), name: nameOf(id, t), text: told, heard: told };
}
/** The effect of each number of net successes with a weapon. */
const Lines = ({
  card: { def },
  range,
  t,
}: {
  readonly card: Extract<ReturnType<typeof cardIn>, { kind: 'weapon' }>;
  readonly range: number;
  readonly t: WithDecision['t'];
}): ReactElement => (
  <span className={styles['lines']}>
    <span>{range > 0 ? t('board.table.reach.ranged', { type: def.type, range }) : t('board.table.reach.melee', { type: def.type })}</span>
    {def.lines.map(({ net, wounds }) => (
      <span key={net}>{t(def.special.heals === true ? 'board.table.line.heals' : 'board.table.line.wounds', { net, count: wounds })}</span>
    ))}
  </span>
);
