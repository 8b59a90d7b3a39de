// The viewer's own place at the table: hand, what is laid, nation and haven, ambush and tents.
import type { ReactElement } from 'react';
import type { Pool } from '../content/kinds.ts';
import type { PlayerView } from '../see.ts';
import { cardState } from './card-state.ts';
import { sortCards } from './face.ts';
import styles from './hand.module.css';
import { HandBar } from './hand-bar.tsx';
import { HandCard } from './hand-card.tsx';
import { OwnLaid } from './laid.tsx';
import { ownPlayer } from './own.ts';
import { Piles } from './piles.tsx';
import type { PartProps } from './props.ts';
import { cardsOfOption, cheapestFirst, type Spending, spendingOf } from './spending.ts';
import { Tents } from './tents.tsx';
import { type Line, useLine } from './use-line.ts';

/** How a card lies in the fan, from its distance to the middle: from -1 at the left end to 1 at the right. */
const fanned = (i: number, count: number): Record<`--${string}`, string> => {
  const off = count < 2 ? 0 : (2 * i) / (count - 1) - 1;
  return { '--turn': `${off * Math.min(count, 5)}deg`, '--drop': `${off * off * Math.min(count * 1.6, 11)}px` };
};

export function Hand(props: PartProps): ReactElement | null {
  const me = ownPlayer(props);
  const line = useLine(props.decision, props.choose);
  if (me?.hand.cards == null) return null;
  const hand = sortCards(me.hand.cards);
  const spending = wantedBy(props, me, hand, line);
  const cards = hand.map((pool, i) => ({ pool, id: `${pool} ${hand.slice(0, i).filter((card) => card === pool).length}` }));
  const inHand = cards.map((card, i) => ({ ...card, state: cardState(props, card, line), wanted: spending.hand[i] ?? 0, isLaid: false }));
  const onTable = me.laid.flatMap(({ as: pool, uses }, i) => {
    const id = `laid ${i}`;
    return uses === 0 ? [] : [{ pool, id, state: cardState(props, { pool, id, uses }, line), wanted: spending.laid[i] ?? 0, isLaid: true }];
  });
  const all = [...inHand, ...onTable];
  return (
    <section className={styles['desk']} aria-label={props.t('board.own.hand')} style={{ '--pace': `${props.pace}ms` } as object}>
      <HandBar {...props} me={me} hand={hand} line={line}>
        <OwnLaid laid={me.laid} gains={me.gains} t={props.t} />
      </HandBar>
      <div className={styles['row']} style={{ '--count': all.length } as object}>
        <Piles {...props} me={me} />
        <ul className={`${styles['fan']} ${all.some(({ state }) => state.act) ? styles['choosing'] : ''}`}>
          {all.map(({ pool, id, state, wanted, isLaid }, i) => (
            <HandCard key={id} {...state} pool={pool} t={props.t} wanted={wanted} isLaid={isLaid} style={fanned(i, all.length)} />
          ))}
          {all.length === 0 && <li className={styles['empty']}>{props.t('board.hand.empty')}</li>}
        </ul>
        <Tents {...props} player={me} />
      </div>
    </section>
  );
}

/** What the option takes that is pointed at; of the ways to pay the cheapest, as long as nobody points or picks. */
function wantedBy(props: PartProps, me: PlayerView, hand: readonly Pool[], line: Line): Spending {
  const { decision, pointed, view } = props;
  const { lit } = view.table.oracle;
  const isOpen = decision?.ask === 'pay' && line.cards.length === 0;
  const option = pointed ?? (isOpen ? cheapestFirst(decision.options, hand, me.laid, lit)[0]?.option : undefined);
  const cards = decision === undefined || option === undefined ? [] : cardsOfOption(decision, option, hand);
  return spendingOf(cards, hand, me.laid, lit);
}
