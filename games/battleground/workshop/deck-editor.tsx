import { type ReactElement, useState } from 'react';
import { nameOf } from '../board/common/props.ts';
import { DECK_SIZE, GLORY_CARDS } from '../content/army-lists.ts';
import type { Card } from '../content/known.ts';
import { adding, leavingOut, whyNotAdd, withFactionDeck, withoutDeck } from './army-changes.ts';
import type { PartProps } from './builder.tsx';
import { CardRow } from './card-row.tsx';
import styles from './deck-editor.module.css';

type DeckCard = Extract<Card, { kind: 'fate' | 'glory' }>;

/** Twenty fate cards and two glory cards: how many of each. MOB-9.6 */
export function DeckEditor(props: PartProps): ReactElement {
  const { army, change, t } = props;
  const { content, list } = army;
  const isOwn = ({ def }: DeckCard): boolean => def.faction === list.faction;
  const isNeutral = ({ def }: DeckCard): boolean => def.faction === null;
  const fate = content.fate.map((def): DeckCard => ({ kind: 'fate', def }));
  const glory = content.glory.map((def): DeckCard => ({ kind: 'glory', def }));
  return (
    <>
      <section className={styles['deck']} aria-labelledby="fate">
        <header className={styles['head']}>
          <h2 id="fate">{t('builder.fate')}</h2>
          <Count count={list.fate.length} size={DECK_SIZE} t={t} />
          <span className={styles['ways']}>
            <button type="button" onClick={() => change(withFactionDeck(army))}>
              {t('builder.factionDeck')}
            </button>
            <button type="button" onClick={() => change(withoutDeck(army))}>
              {t('builder.noDeck')}
            </button>
          </span>
        </header>
        <h3>{nameOf(list.faction, t)}</h3>
        <Cards cards={fate.filter(isOwn)} {...props} />
        <h3>{t('builder.neutral')}</h3>
        <Cards cards={fate.filter(isNeutral)} {...props} />
      </section>
      <section className={styles['deck']} aria-labelledby="glory">
        <header className={styles['head']}>
          <h2 id="glory">{t('builder.glory')}</h2>
          <Count count={list.glory.length} size={GLORY_CARDS} t={t} />
        </header>
        <Cards cards={glory.filter((card) => isOwn(card) || isNeutral(card))} {...props} />
      </section>
    </>
  );
}
const Count = ({ count, size, t }: { readonly count: number; readonly size: number; readonly t: PartProps['t'] }): ReactElement => (
  <span className={styles['count']} data-full={count === size}>
    {t('builder.of', { count, size })}
  </span>
);

const Cards = ({ cards, ...props }: { readonly cards: readonly DeckCard[] } & PartProps): ReactElement => (
  <ul className={styles['cards']}>
    {cards.map((card) => (
      <li key={card.def.id}>
        <Copies card={card} {...props} />
      </li>
    ))}
  </ul>
);
/** Reasons that the count above already gives; asking for one more shows them anyway. */
const FULL = ['deckFull', 'gloryFull'];
function Copies({ card, army, change, t, reason }: { readonly card: DeckCard } & PartProps): ReactElement {
  const { id } = card.def;
  const name = nameOf(id, t);
  const count = (card.kind === 'fate' ? army.list.fate : army.list.glory).filter((one) => one === id).length;
  const whyNot = whyNotAdd(army, id);
  const [isAsked, setAsked] = useState(false);
  const shown = whyNot !== null && (isAsked || (count === 0 && !FULL.includes(whyNot.because)));
  return (
    <CardRow card={card} isOut={whyNot !== null && count === 0} whyNot={shown ? reason(whyNot) : undefined} t={t}>
      <span className={styles['stepper']} role="group" aria-label={name}>
        <button
          type="button"
          aria-label={t('builder.fewer', { name })}
          aria-disabled={count === 0}
          onClick={() => {
            if (count > 0) change(leavingOut(army, id));
          }}
        >
          −
        </button>
        <output className={styles['copies']} data-some={count > 0} aria-label={t('builder.copies', { count })}>
          {count}
        </output>
        <button
          type="button"
          aria-label={t('builder.more', { name })}
          aria-disabled={whyNot !== null}
          title={whyNot === null ? undefined : reason(whyNot)}
          onClick={() => {
            setAsked(whyNot !== null);
            if (whyNot === null) change(adding(army, id));
          }}
        >
          +
        </button>
      </span>
    </CardRow>
  );
}
