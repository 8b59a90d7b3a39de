// The revealed cards side by side: the higher initiative goes first.

import type { Seat } from '@tabularium/kernel';
import type { CSSProperties, ReactElement } from 'react';
import { cardIn } from '../../content/known.ts';
import type { CardName } from '../../table/asks.ts';
import type { PartProps } from '../common/props.ts';
import { CardFace, Zoom } from '../pieces/card.tsx';
import { Chip } from '../pieces/chips.tsx';
import styles from './duel.module.css';

interface RevealedCard {
  readonly seat: Seat;
  readonly card: CardName | null;
}
interface Revealed {
  readonly cards: readonly RevealedCard[];
  readonly first: Seat | null;
  readonly isTie: boolean;
}
/** The cards being revealed, or waiting for their activations. */
export function revealedIn({ view: { table }, play }: Pick<PartProps, 'view' | 'play'>): Revealed | undefined {
  const event = play.current?.event;
  if (event?.kind === 'revealed') return { cards: event.cards, first: event.first, isTie: event.tie };
  if (table.phase !== 'activate' || table.frames.length > 0) return undefined;
  const cards = table.players.flatMap(({ seat, selected }) => (selected === null ? [] : [{ seat, card: selected }]));
  return cards.length < 2 ? undefined : { cards, first: table.order[0] ?? null, isTie: isTie(table.own, cards) };
}
const isTie = (own: PartProps['view']['table']['own'], cards: readonly RevealedCard[]): boolean => {
  const [a, b] = cards.map(({ card }) => initiativeOf(own, card));
  return a !== undefined && a === b;
};
const initiativeOf = (own: PartProps['view']['table']['own'], name: CardName | null): number | undefined => {
  const card = name === null ? undefined : cardIn(own, name);
  return card?.kind === 'fate' || card?.kind === 'glory' ? card.def.initiative : undefined;
};

export function Duel(props: PartProps): ReactElement | null {
  const { view, names, pace, eye, t } = props;
  const revealed = revealedIn(props);
  if (revealed === undefined) return null;
  const { own, players } = view.table;
  const { cards, first, isTie: tie } = revealed;
  return (
    <div className={styles['duel']} style={{ '--pace': `${pace}ms` } as CSSProperties}>
      {cards.map(({ seat, card: name }) => {
        const card = name === null ? undefined : cardIn(own, name);
        const initiative = initiativeOf(own, name);
        return (
          <figure key={seat} className={styles['side']} data-faction={players[seat]?.faction} data-first={seat === first}>
            {card === undefined ? (
              <span className={styles['passed']}>{t('draw.passed')}</span>
            ) : (
              <Zoom card={card} t={t}>
                <CardFace card={card} t={t} />
              </Zoom>
            )}
            <figcaption>
              {initiative === undefined ? null : <Chip of="initiative" count={initiative} t={t} />}{' '}
              {seat === eye ? t('board.table.you') : names[seat]}
            </figcaption>
          </figure>
        );
      })}
      {first !== null && (
        <p className={styles['verdict']} role="status">
          {t(`board.table.duel.${cards.length < 2 ? 'alone' : tie ? 'tie' : 'higher'}`, {
            who: first === eye ? t('board.table.you') : names[first],
          })}
        </p>
      )}
    </div>
  );
}
