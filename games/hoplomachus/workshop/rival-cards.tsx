// What immortals and titans do when their dice hit, in words.
import type { Translate, WorkshopPreviewProps } from '@tabularium/games/shape';
import type { ReactElement } from 'react';
import { effectText, lineText } from '../board/acts.ts';
import { nameOf } from '../board/describe.ts';
import { DiceRow, Die } from '../board/die.tsx';
import { PriorityList } from '../board/rivals.tsx';
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
      {titan.card && <TitanRows card={titan.card} t={shown.t} />}
    </ChipCard>
  </div>
);
function TitanRows({ card, t }: { readonly card: TitanDef; readonly t: Translate }): ReactElement {
  return (
    <>
      <dl className={styles['facts']}>
        <dt>{t('workshop.difficulty')}</dt>
        <dd>
          <span aria-hidden="true">{'★'.repeat(card.difficulty)}</span>
          <span className={styles['spoken']}>{card.difficulty}</span>
        </dd>
        <dt>{t('board.rival.looksFor')}</dt>
        <dd>
          <PriorityList list={card.priority} t={t} />
        </dd>
        <dt>{t('workshop.titanDice')}</dt>
        <dd>
          <DiceRow dice={card.dice} t={t} />
          {card.shardDice.length > 0 && (
            <>
              {' + '}
              <DiceRow dice={card.shardDice} t={t} /> {t('workshop.shardDice')}
            </>
          )}
        </dd>
      </dl>
      <ol className={styles['rows']} aria-label={t('workshop.rows')}>
        {card.rows.map((row) => (
          <li key={row.id} className={styles['row']}>
            <Die die={row.die} t={t} />
            <div>
              <p>
                <b>{nameOf(row.id, t)}</b> <span className={styles['per']}>{t(`per.${row.per}`)}</span>
              </p>
              {row.lines.map((acts, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is for so many hits
                <p key={i}>
                  {row.per === 'count' && <b className={styles['hits']}>{i + 1}</b>}
                  {lineText(row, i, acts, t)}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <ul className={styles['notes']}>
        {notesOf(card, t).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );
}
/** Its traits, what shards give, and what becomes of them. */
const notesOf = ({ traits, boons, shards: { action, colour, broken } }: TitanDef, t: Translate): readonly string[] => [
  ...traits.map((trait) => t(`trait.${trait.is}`, { ...trait })),
  ...boons.map((boon) => t(`boon.${boon.is}`, { ...boon })),
  ...[action, colour, broken].filter((word) => word !== null).map((word) => t(`shards.${word}`)),
];
