// What is known about the cards: the rest of each deck and its averages, discards, completed missions.
import { type Counted, countedOf } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { PlayerView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import { FACTION_ICONS } from '../common/look.ts';
import { type PartProps, viewerOf } from '../common/props.ts';
import { CardChip } from '../pieces/card-chip.tsx';
import { Chip } from '../pieces/chips.tsx';
import styles from './decks.module.css';

export function Decks(props: PartProps): ReactElement {
  const own = viewerOf(props);
  const sorted = props.view.table.players.toSorted((a, b) => Number(b === own) - Number(a === own));
  return (
    <div className={styles['decks']}>
      {sorted.map((player) => (
        <Deck key={player.seat} {...props} player={player} />
      ))}
    </div>
  );
}
function Deck({ player, ...props }: PartProps & { readonly player: PlayerView }): ReactElement {
  const { names, eye, t } = props;
  const { seat, faction, fate, glory, deck, discards, completed } = player;
  const { unseen } = deck;
  return (
    <section className={styles['deck']} data-faction={faction}>
      <h3 className={styles['title']}>
        <Icon name={FACTION_ICONS[faction]} />{' '}
        {seat === eye ? t('board.table.decks.mine') : t('board.table.decks.of', { who: names[seat] })}
      </h3>
      <p>{t('board.table.decks.counts', { fate: fate.count, glory: glory.count, deck: deck.count })}</p>
      {unseen === null ? (
        seat === eye ? null : (
          <p className={styles['note']}>{t('board.table.decks.unknown')}</p>
        )
      ) : (
        <>
          {unseen.cards.length > 0 && (
            <p className={styles['average']}>
              {t('board.table.decks.average')} <Chip of="initiative" count={decimal(unseen.average.initiative)} t={t} />
              <Chip of="ap" count={decimal(unseen.average.ap)} t={t} />
              <Chip of="mana" count={decimal(unseen.average.mana)} t={t} />
            </p>
          )}
          <Cards {...props} title={t(`board.table.decks.${unseen.in}`)} cards={unseen.cards} />
        </>
      )}
      <Cards {...props} title={t('board.table.decks.discards')} cards={countedOf(discards)} />
      <Cards {...props} title={t('board.table.decks.completed')} cards={countedOf(completed)} />
    </section>
  );
}
const decimal = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(1));
const Cards = ({
  title,
  cards,
  view,
  t,
}: PartProps & { readonly title: string; readonly cards: readonly Counted[] }): ReactElement | null =>
  cards.length === 0 ? null : (
    <details className={styles['pile']}>
      <summary>
        {title} <b>{cards.reduce((sum, { count }) => sum + count, 0)}</b>
      </summary>
      <p className={styles['cards']}>
        {cards.map(({ card, count }) => (
          <CardChip key={card} view={view} card={card} t={t}>
            {count > 1 && <small>×{count}</small>}
          </CardChip>
        ))}
      </p>
    </details>
  );
