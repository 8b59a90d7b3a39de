// Offers that are laid out side by side: the opening of a turn, factions, great artifacts, cards of the nation.

import { OptionButton } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { type Faction, HOMELANDS, type Pool } from '../../content/kinds.ts';
import { countCards, faceOf } from '../common/face.ts';
import { Icon } from '../common/icon.tsx';
import { deckOf, ownPlayer } from '../common/own.ts';
import type { PartProps } from '../common/props.ts';
import { Card } from '../pieces/card.tsx';
import { CardText } from '../pieces/card-tip.tsx';
import styles from './offers.module.css';
import { Opening } from './opening.tsx';

export function Offer(props: PartProps): ReactElement | null {
  switch (props.decision?.ask) {
    case 'faction':
      return <Factions {...props} />;
    case 'opening':
      return <Opening {...props} />;
    case 'greatReward':
      return <Greats {...props} />;
    case 'createFaction':
    case 'scrollFaction':
      return <FactionNames {...props} />;
    case 'hornPick':
      return <Nation {...props} />;
    default:
      return null;
  }
}

/** The peoples, each with what the viewer already has of it. */
function Factions(props: PartProps): ReactElement | null {
  const { decision, t } = props;
  const me = ownPlayer(props);
  if (decision?.ask !== 'faction') return null;
  const deck = me === undefined ? [] : deckOf(me);
  return (
    <section className={`${styles['offer']} ${styles['factions']}`} aria-label={t('ask.faction')}>
      <ul className={styles['peoples']}>
        {decision.options.map((option, number) => (
          <li key={option.faction}>
            <OptionButton {...props} option={number} className={`${styles['button']} ${styles['people']} ${styles[option.faction]}`}>
              <span className={styles['emblem']}>
                <Icon name={option.faction} />
              </span>
              <strong className={styles['peopleName']}>{t(`term.${option.faction}`)}</strong>
              <span className={styles['land']}>
                <Icon name={HOMELANDS[option.faction]} /> {t(`term.${HOMELANDS[option.faction]}`)}
              </span>
              <span className={styles['owned']}>{t('board.offer.owned', { count: countOf(deck, option.faction) })}</span>
            </OptionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
const countOf = (cards: readonly Pool[], faction: Faction): number => cards.filter((card) => faceOf(card).faction === faction).length;

/** The faction to search a deck for, or simply its top card. */
function FactionNames(props: PartProps): ReactElement | null {
  const { decision, t } = props;
  if (decision?.ask !== 'createFaction' && decision?.ask !== 'scrollFaction') return null;
  return (
    <section className={styles['offer']} aria-label={t(`ask.${decision.ask}`)}>
      <ul className={styles['names']}>
        {decision.options.map(({ faction }, number) => (
          <li key={faction}>
            <OptionButton {...props} option={number} className={`${styles['button']} ${styles['faction']} ${styles[faction]}`}>
              {faction === 'top' ? <Icon name="nation" /> : <Icon name={faction} />}
              <span>{faction === 'top' ? t('board.offer.top') : t(`term.${faction}`)}</span>
            </OptionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Great artifacts, with their powers in words. */
function Greats(props: PartProps): ReactElement | null {
  const { decision, t } = props;
  if (decision?.ask !== 'greatReward') return null;
  return (
    <section className={styles['offer']} aria-label={t('ask.greatReward')}>
      <ul className={styles['greats']}>
        {decision.options.map(({ great }, number) => (
          <li key={great}>
            <OptionButton {...props} option={number} className={`${styles['button']} ${styles['great']}`}>
              <Card pool={great} t={t} mute />
              <span className={styles['power']}>
                <CardText pool={great} t={t} />
              </span>
            </OptionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The horn lets its owner choose cards from their nation. BAT-9.6 */
function Nation(props: PartProps): ReactElement | null {
  const { decision, speaker, t } = props;
  const me = ownPlayer(props);
  if (decision?.ask !== 'hornPick') return null;
  const counts = new Map(countCards(me?.nation.cards ?? []));
  return (
    <section className={styles['offer']} aria-label={t('ask.hornPick')}>
      <ul className={styles['nation']}>
        {decision.options.map(({ card }, number) => (
          <li key={card}>
            <OptionButton
              {...props}
              option={number}
              label={speaker.option('hornPick', { card })}
              className={`${styles['button']} ${styles['pick']}`}
            >
              <Card pool={card} t={t} mute />
            </OptionButton>
            <span className={styles['count']}>×{counts.get(card) ?? 1}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
