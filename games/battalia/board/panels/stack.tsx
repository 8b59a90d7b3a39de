// A pile of the stock: its top, its size and its price. It can be clicked while something of it can be bought.

import type { Pick, Said } from '@tabularium/kernel';
import { Lacking, Menu, Tip } from '@tabularium/parts/board';
import { type CSSProperties, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { CITIES, type City, type Pool, ROADS, type Road } from '../../content/kinds.ts';
import { text } from '../../table/text.ts';
import { type Deck, NONE } from '../common/choices.ts';
import type { PartProps } from '../common/props.ts';
import { tellsOfDeck } from '../common/reasons.ts';
import { Price } from './price.tsx';
import styles from './stock.module.css';

export type StackProps = PartProps & {
  readonly deck: Deck | 'supply';
  /** What it is called. */
  readonly name: string;
  /** Left out where there is no such number. */
  readonly count?: number | undefined;
  readonly price?: readonly Pool[] | undefined;
  /** More about it than its name and price. */
  readonly note?: ReactNode;
  readonly shape?: 'card' | 'land' | 'row';
  readonly children: ReactNode;
};

/** Clicking a pile of terrain cards chooses its type. */
const typeOf = (deck: StackProps['deck']): readonly Said[] =>
  LAND_DECKS.has(deck) ? [{ ask: 'buildType', text: text('buildType', { type: deck as Road | City }) }] : [];
const LAND_DECKS: ReadonlySet<string> = new Set([...ROADS, ...CITIES]);

/** At most so many cards peep out from beneath. */
const DEEPEST = 4;

export function Stack(props: StackProps): ReactElement {
  const { deck, name, count, price, note, shape = 'card', children, choices, decision, speaker, choose, pointed, point, t } = props;
  const box = useRef<HTMLDivElement>(null);
  const [openAt, setOpenAt] = useState<string>();
  const options = deck === 'supply' ? NONE : (choices.decks.get(deck) ?? NONE);
  const [first] = options;
  const sentences = decision === undefined ? [] : options.map((option) => speaker.option(decision.ask, decision.options[option]));
  const take = (option: Pick): void => choose(option, decision?.ask === 'act' ? typeOf(deck) : undefined);
  const isOpen = openAt !== undefined && openAt === decision?.id && options.length > 1;
  const label = [name, ...(count === undefined ? [] : [t('board.stock.count', { count })])].join(', ');
  const depth = { '--depth': Math.min(DEEPEST, Math.ceil((count ?? 1) / 4)) } as CSSProperties;
  const isSaid = true; // named by the button around it
  const inside = (
    <>
      <span className={styles['pile']} style={depth} data-empty={count === 0} aria-hidden={isSaid}>
        {children}
        {count === undefined ? null : (
          <span className={styles['count']} aria-hidden="true">
            {count}
          </span>
        )}
      </span>
      {price === undefined ? null : <Price cards={price} t={t} isSaid={isSaid} />}
    </>
  );
  const tip = (): ReactNode => (
    <>
      {note ?? <b>{name}</b>}
      {note !== undefined || price === undefined ? null : (
        <span className={styles['note']}>{t('board.stock.price', { cards: price })}</span>
      )}
      {count === undefined ? null : <span className={styles['note']}>{t('board.stock.count', { count })}</span>}
      {sentences.map((sentence) => (
        <b key={sentence} className={styles['deed']}>
          {sentence}
        </b>
      ))}
      {first === undefined && decision !== undefined && (
        <Lacking
          {...props}
          decision={decision}
          tells={(reason) => tellsOfDeck(deck, reason)}
          otherwise={t(deck === 'supply' ? 'board.stock.withSupply' : 'board.stock.notAsked')}
        />
      )}
    </>
  );
  return (
    <div ref={box} className={styles['stack']} data-shape={shape} data-deck={deck}>
      <Tip tip={tip} className={styles['anchor']} isAsked={first === undefined}>
        {first === undefined ? (
          <button type="button" className={styles['face']} aria-disabled="true">
            <span className="unseen">{label}</span>
            {inside}
          </button>
        ) : (
          <button
            type="button"
            className={styles['face']}
            data-legal="true"
            data-pointed={pointed !== undefined && options.includes(pointed)}
            onPointerEnter={() => options.length === 1 && point(first)}
            onPointerLeave={() => point(undefined)}
            onFocus={() => options.length === 1 && point(first)}
            onClick={() => (options.length === 1 ? take(first) : setOpenAt(decision?.id))}
          >
            <span className="unseen">{options.length === 1 ? sentences[0] : label}</span>
            {inside}
          </button>
        )}
      </Tip>
      {isOpen ? (
        <Menu
          title={name}
          items={options.map((option, n) => ({ option, sentence: sentences[n] ?? '' }))}
          style={{ top: '100%' }}
          pointed={pointed}
          point={point}
          choose={take}
          close={() => setOpenAt(undefined)}
        />
      ) : null}
    </div>
  );
}
