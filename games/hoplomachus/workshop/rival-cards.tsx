// What immortals and titans do when their dice hit, in words.
import type { Translate, WorkshopPreviewProps } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import { effectText } from '../board/common/acts.ts';
import { PriorityList, TitanSheet } from '../board/panels/rivals.tsx';
import { DiceRow, Die } from '../board/pieces/die.tsx';
import type { TitanDef } from '../content/kinds.ts';
import { ChipCard } from './chip-card.tsx';
import type { DraftImmortal, DraftTitan } from './draft.ts';
import styles from './rival-cards.module.css';

type Shown = Pick<WorkshopPreviewProps, 't' | 'show'>;

export const ImmortalCard = ({ immortal, ...shown }: { readonly immortal: DraftImmortal } & Shown): ReactElement => (
  <ChipCard chip={immortal} {...shown}>
    {immortal.effects.length > 0 && (
      <ol className={styles['rows']} aria-label={shown.t('workshop.effects')}>
        {immortal.effects.map(({ die, act }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an effect is its place in the order
          <li key={i} className={styles['row']}>
            <Die die={die} t={shown.t} />
            <p>{effectText(act, shown.t)}</p>
          </li>
        ))}
      </ol>
    )}
  </ChipCard>
);

export const TitanCard = ({ titan, ...shown }: { readonly titan: DraftTitan } & Shown): ReactElement => (
  <div className={styles['wide']}>
    <ChipCard chip={titan} {...shown}>
      {titan.card && <TitanFacts card={titan.card} t={shown.t} />}
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
