// Nation, haven and the whole deck: how many cards, and which ones where the owner may look at them. BAT-4.5
import type { ReactElement } from 'react';
import type { PlayerView } from '../../table/view.ts';
import { countCards } from '../common/face.ts';
import type { PartProps } from '../common/props.ts';
import { Card, CardBack, NoCard } from '../pieces/card.tsx';
import browse from './browse.module.css';
import { Browse } from './browse.tsx';
import { DeckTable } from './deck.tsx';
import styles from './piles.module.css';

export function Piles({ me, t }: PartProps & { readonly me: PlayerView }): ReactElement {
  const { nation, haven, deckSize } = me;
  const nationPile = (
    <>
      {nation.count > 0 ? <CardBack /> : <NoCard />}
      <PileName name={t('board.own.nation')} count={nation.count} />
    </>
  );
  return (
    <div className={styles['piles']}>
      {nation.cards === null ? (
        <span className={styles['closed']} title={t('board.pile.nationHidden')}>
          {nationPile}
        </span>
      ) : (
        <Browse t={t} title={t('board.own.nation')} className={styles['pile']} opener={nationPile}>
          {() => (
            <>
              <p className={browse['note']}>{t('board.pile.nationNote')}</p>
              <ul className={browse['cards']}>
                {countCards(nation.cards ?? []).map(([pool, count]) => (
                  <li key={pool}>
                    <Card pool={pool} t={t} />
                    <span className={browse['count']}>×{count}</span>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Browse>
      )}
      <Browse
        t={t}
        title={t('board.own.haven')}
        className={styles['pile']}
        opener={
          <>
            {haven.top === null ? <NoCard /> : <Card pool={haven.top} t={t} mute />}
            <PileName name={t('board.own.haven')} count={haven.count} />
          </>
        }
      >
        {() => (
          <>
            <p className={browse['note']}>{t('board.pile.havenNote')}</p>
            <ul className={browse['cards']}>
              {haven.cards?.toReversed().map((pool, i) => (
                <li key={i}>
                  <Card pool={pool} t={t} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Browse>
      <Browse t={t} title={t('board.deck.title')} className={styles['deck']} opener={t('board.deck.size', { cards: deckSize })}>
        {() => <DeckTable me={me} t={t} />}
      </Browse>
    </div>
  );
}
const PileName = ({ name, count }: { readonly name: string; readonly count: number }): ReactElement => (
  <span className={styles['name']}>
    {name} <b>{count}</b>
  </span>
);
