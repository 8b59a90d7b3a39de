// What immortals and titans do when their dice hit, in words.
import type { Translate, WorkshopPreviewProps } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import { effectText } from '../board/common/acts.ts';
import { PriorityList, TitanSheet } from '../board/panels/rivals.tsx';
import { DiceRow, Die } from '../board/pieces/die.tsx';
import type { TitanDef } from '../content/rival-kinds.ts';
import { ChipCard } from './chip-card.tsx';
import type { DraftImmortal, DraftTitan } from './draft.ts';
import styles from './rival-cards.module.css';

/** What every card needs: words, and a way to show where in the file it is written. */
export type CardContext = Pick<WorkshopPreviewProps, 't' | 'show'>;

export const ImmortalCard = ({ immortal, ...context }: { readonly immortal: DraftImmortal } & CardContext): ReactElement => (
  <ChipCard chip={immortal} {...context}>
    {immortal.effects.length > 0 && (
      <ol className={styles['rows']} aria-label={context.t('workshop.effects')}>
        {immortal.effects.map(({ die, act }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an effect is its place in the order
          <li key={i} className={styles['row']}>
            <Die die={die} t={context.t} />
            <p>{effectText(act, context.t)}</p>
          </li>
        ))}
      </ol>
    )}
  </ChipCard>
);

export const TitanCard = ({ titan, ...context }: { readonly titan: DraftTitan } & CardContext): ReactElement => (
  <div className={styles['wide']}>
    <ChipCard chip={titan} {...context}>
      {titan.card && <TitanFacts card={titan.card} t={context.t} />}
    </ChipCard>
  </div>
);
const TitanFacts = ({ card, t }: { readonly card: TitanDef; readonly t: Translate }): ReactElement => (
  <>
    <dl className={styles['facts']}>
      <dt>{t('workshop.difficulty')}</dt>
      <dd>
        <span aria-hidden="true">{'★'.repeat(card.difficulty)}</span>
        <span className="unseen">{card.difficulty}</span>
      </dd>
      <dt>{t('board.rival.looksFor')}</dt>
      <dd>
        <PriorityList list={card.priority} t={t} />
      </dd>
      {card.shardDice.length > 0 && (
        <>
          <dt>{t('workshop.shardDice')}</dt>
          <dd>
            <DiceRow dice={card.shardDice} t={t} />
          </dd>
        </>
      )}
    </dl>
    <TitanSheet titan={card} t={t} />
  </>
);
