// The viewer's own place at the table: hand, what is laid, nation and haven, ambush and tents.

import { drawnFor, Lacking, PromptFrame, useAbout } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import type { Pool } from '../../content/kinds.ts';
import type { Action } from '../../table/asks.ts';
import type { BattaliaKit } from '../../table/table.ts';
import type { PlayerView } from '../../table/view.ts';
import { sortCards } from '../common/face.ts';
import { ownPlayer } from '../common/own.ts';
import type { PartProps } from '../common/props.ts';
import { tellsOfCard } from '../common/reasons.ts';
import { HandBar } from '../question/hand-bar.tsx';
import { actorFor } from '../question/line.ts';
import { Offer } from '../question/offers.tsx';
import { cardsOfOption, cheapestFirst, type Spending, spendingOf } from '../question/spending.ts';
import { type Line, useLine } from '../question/use-line.ts';
import { cardState } from './card-state.ts';
import styles from './hand.module.css';
import { HandCard } from './hand-card.tsx';
import { OwnLaid } from './laid.tsx';
import { Piles } from './piles.tsx';
import { Tents } from './tents.tsx';

/** How a card lies in the fan, from its distance to the middle: from -1 at the left end to 1 at the right. */
const fanned = (i: number, count: number): Record<`--${string}`, string> => {
  const off = count < 2 ? 0 : (2 * i) / (count - 1) - 1;
  return { '--turn': `${off * Math.min(count, 5)}deg`, '--drop': `${off * off * Math.min(count * 1.6, 11)}px` };
};

const NO_CARDS: readonly Pool[] = [];
/** The cards that the action pointed at would take: an example, as the rules give it. */
function useTaken({ decision, pointed, about }: Pick<PartProps, 'decision' | 'pointed' | 'about'>): readonly Pool[] {
  const preview = useAbout<BattaliaKit>({ decision: decision?.ask === 'act' ? decision : undefined, pointed, about });
  return preview?.ask === 'act' ? (preview.about.cheapest ?? NO_CARDS) : NO_CARDS;
}

/** While others play, it is drawn again only if the viewer's cards change. */
export const Hand = drawnFor(OwnHand, (props) => {
  const { view, decision, choices, pointed, t, speaker, pace } = props;
  return [ownPlayer(props), decision && view.table, view.table.oracle, view.table.turn, choices, pointed, t, speaker, pace];
});
function OwnHand(props: PartProps): ReactElement {
  const me = ownPlayer(props);
  const line = useLine(props.decision, props.choose);
  const taken = useTaken(props);
  if (me?.hand.cards == null) return <PromptFrame />; // somebody watches
  const hand = sortCards(me.hand.cards);
  const spending = wantedBy(props, me, hand, line, taken);
  const cards = hand.map((pool, i) => ({ pool, id: `${pool} ${hand.slice(0, i).filter((card) => card === pool).length}` }));
  const inHand = cards.map((card, i) => ({ ...card, state: cardState(props, card, line), wanted: spending.hand[i] ?? 0, isLaid: false }));
  const onTable = me.laid.flatMap(({ as: pool, uses }, i) => {
    const id = `laid ${i}`;
    return uses === 0 ? [] : [{ pool, id, state: cardState(props, { pool, id, uses }, line), wanted: spending.laid[i] ?? 0, isLaid: true }];
  });
  const all = [...inHand, ...onTable];
  return (
    <section className={styles['desk']} aria-label={props.t('board.own.hand')} style={{ '--pace': `${props.pace}ms` } as object}>
      <PromptFrame className={styles['prompt']}>
        <HandBar {...props} me={me} hand={hand} line={line}>
          <OwnLaid laid={me.laid} gains={me.gains} t={props.t} />
        </HandBar>
        <Offer {...props} />
      </PromptFrame>
      <div className={styles['row']} style={{ '--count': all.length } as object}>
        <Piles {...props} me={me} />
        <ul className={`${styles['fan']} ${all.some(({ state }) => state.act) ? styles['choosing'] : ''}`}>
          {all.map(({ pool, id, state, wanted, isLaid }, i) => (
            <HandCard
              key={id}
              {...state}
              pool={pool}
              t={props.t}
              wanted={wanted}
              isLaid={isLaid}
              why={state.act === undefined ? whyIdle(props, pool) : undefined}
              style={fanned(i, all.length)}
            />
          ))}
          {all.length === 0 && <li className={styles['empty']}>{props.t('board.hand.empty')}</li>}
        </ul>
        <Tents {...props} player={me} />
      </div>
    </section>
  );
}

/** Why a card is no answer to the question. */
const whyIdle = ({ decision, t, ...props }: PartProps, pool: Pool): ReactNode =>
  decision && <Lacking {...props} decision={decision} tells={(reason) => tellsOfCard(pool, reason)} otherwise={t('board.hand.idle')} />;

/** What the option pointed at takes; if nothing is pointed at or picked, what the cheapest payment takes. */
function wantedBy(props: PartProps, me: PlayerView, hand: readonly Pool[], line: Line, paid: readonly Pool[]): Spending {
  const { decision, pointed, view } = props;
  const { lit } = view.table.oracle;
  const isOpen = line.cards.length === 0;
  const spend = (cards: readonly Pool[]): Spending => spendingOf(cards, hand, me.laid, lit);
  if (decision === undefined) return spend([]);
  if (decision.ask === 'act') return spend(isOpen && pointed !== undefined ? takenBy(decision.options[pointed], me, hand, paid) : []);
  const cheapest = decision.ask === 'pay' && isOpen ? cheapestFirst(decision.options, hand, me.laid, lit)[0]?.option : undefined;
  const option = pointed ?? cheapest;
  return spend(option === undefined ? [] : cardsOfOption(decision, option, hand));
}
/** The card that carries out an action, or the cards that pay for it. */
function takenBy(action: Action | undefined, me: PlayerView, hand: readonly Pool[], paid: readonly Pool[]): readonly Pool[] {
  const onTable = me.laid.filter(({ uses }) => uses > 0).map(({ as }) => as);
  const actor = action && actorFor(action, [...onTable, ...hand]);
  return actor === undefined ? paid : [actor];
}
