// What can be done with the cards of the hand, in words: payments, matching actions, and hints before a choice.

import { OptionButton, useReasons } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import type { Pool } from '../../content/kinds.ts';
import { SMALLEST_DECK } from '../../rules/cards/zones.ts';
import type { PlayerView } from '../../table/view.ts';
import drags from '../common/drag.module.css';
import { cardIn, countCards } from '../common/face.ts';
import type { PartProps } from '../common/props.ts';
import { Token } from '../pieces/card.tsx';
import styles from './hand-bar.module.css';
import { actionsFor, hindrancesOf } from './line.ts';
import { Payments } from './payments.tsx';
import type { Line } from './use-line.ts';

export type BarProps = PartProps & {
  readonly me: PlayerView;
  readonly hand: readonly Pool[];
  readonly line: Line;
  /** What lies on the table. */
  readonly children?: ReactNode;
};

/** How many matching actions are shown at most: heroes are moved more easily on the map. */
const MOST_ACTIONS = 9;

export function HandBar(props: BarProps): ReactElement {
  switch (props.decision?.ask) {
    case 'act':
      return <ActBar {...props} />;
    case 'pay':
      return <Payments {...props} />;
    default:
      return <HintBar {...props} />;
  }
}

interface ChipProps {
  readonly option: number;
  readonly props: PartProps;
  readonly take?: (option: number) => void;
  readonly tone?: 'main' | 'plain' | 'quiet';
  readonly children: ReactNode;
}
/** A button that means an option. */
export function Chip({ option, props, take = props.choose, tone = 'plain', children }: ChipProps): ReactElement {
  const { pointed, point } = props;
  return (
    <OptionButton className={`${styles['chip']} ${styles[tone]}`} option={option} choose={take} point={point} pointed={pointed}>
      {children}
    </OptionButton>
  );
}
/** Takes the cards out of the line again, if there are any. */
export const PutBack = ({ line, t }: Pick<BarProps, 'line' | 't'>): ReactElement | null =>
  line.cards.length === 0 ? null : (
    <button type="button" className={`${styles['chip']} ${styles['quiet']}`} onClick={line.clear}>
      {t('board.hand.clear')}
    </button>
  );

function ActBar(props: BarProps): ReactElement {
  const { decision, line, speaker, t, view } = props;
  const actions = decision?.ask === 'act' ? decision.options : [];
  const end = actions.findIndex((action) => action.do === 'end');
  const matching = actionsFor(line.cards, actions, view.table).slice(0, MOST_ACTIONS);
  return (
    <div className={`${styles['bar']} ${drags['place']}`} data-drop="line">
      <div className={styles['chips']} role="group" aria-label={t('board.hand.line')}>
        {line.cards.length === 0 && <p className={styles['hint']}>{t('board.hand.pick')}</p>}
        {countCards(line.cards).map(([pool, count]) => (
          <Token key={pool} pool={pool} t={t} count={count} />
        ))}
        {line.cards.length > 0 && matching.length === 0 && <Hindrances {...props} />}
        {matching.map(({ option, missing }) => (
          <Chip key={option} option={option} props={props} take={line.send} tone={missing === 0 ? 'main' : 'plain'}>
            {speaker.option('act', actions[option])}
          </Chip>
        ))}
        <PutBack line={line} t={t} />
      </div>
      <div className={styles['aside']}>{props.children}</div>
      {end >= 0 && (
        <Chip option={end} props={props}>
          {speaker.option('act', actions[end])}
        </Chip>
      )}
    </div>
  );
}

const MOST_HINDRANCES = 2;
/** What the cards of the line would be for, and what is lacking. */
function Hindrances({ decision, line, whyNot, speaker, t }: BarProps): ReactElement {
  const found = hindrancesOf(line.cards, useReasons(decision?.id, whyNot)).slice(0, MOST_HINDRANCES);
  if (found.length === 0) return <p className={styles['hint']}>{t('board.hand.nothing')}</p>;
  return (
    <>
      {found.map((reason) => (
        <p key={`${reason.what} ${reason.because}`} className={styles['hint']} role="status">
          {t('board.hand.lacks', { thing: speaker.thing(reason) ?? '', why: speaker.reason(reason) })}
        </p>
      ))}
    </>
  );
}

/** A hint before a card is chosen, the options of a card that has several, and passing. */
function HintBar(props: BarProps): ReactElement {
  const { decision, line, speaker, choices, children } = props;
  const hint = hintOf(props);
  const [picked] = line.cards;
  const options = picked === undefined ? [] : (choices.cards.get(`hand ${cardIn(picked)}`) ?? []);
  return (
    <div className={`${styles['bar']} ${drags['place']}`} data-drop="line">
      <div className={styles['chips']}>
        {hint !== undefined && <p className={styles['hint']}>{hint}</p>}
        {options.map((option) => (
          <Chip key={option} option={option} props={props} tone="main">
            {speaker.option(decision?.ask ?? '', decision?.options[option])}
          </Chip>
        ))}
      </div>
      <div className={styles['aside']}>{children}</div>
      {decision?.pass && (
        <Chip option={decision.options.length} props={props}>
          {speaker.option(decision.ask, 'pass')}
        </Chip>
      )}
    </div>
  );
}
/** The rule of the question tells whether it is about an amulet, a title or a scroll. */
const TARGET_HINTS: Readonly<Record<string, string>> = { 'BAT-8.13': 'amulet', 'BAT-8.19': 'title', 'BAT-8.23': 'scroll' };
function hintOf({ decision, t, me }: BarProps): string | undefined {
  switch (decision?.ask) {
    case 'target': {
      const artifact = TARGET_HINTS[decision.rule];
      return artifact === undefined ? undefined : t(`board.hint.${artifact}`);
    }
    case 'suspendCard':
      return t('board.hint.suspend', { deck: me.deckSize, left: me.deckSize - 1, least: SMALLEST_DECK });
    case 'ambushCard':
    case 'station':
    case 'evict':
    case 'opener':
    case 'scrollFaction':
    case 'createFaction':
      return t(`board.hint.${decision.ask}`);
    default:
      return undefined;
  }
}
