// The opening of a turn: cohorts, a new hand, or the hand as it is.

import { OptionButton } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { Faction, Pool } from '../content/kinds.ts';
import { faceOf } from './face.ts';
import { Icon } from './icon.tsx';
import styles from './offers.module.css';
import { ownPlayer } from './own.ts';
import type { PartProps } from './props.ts';

const countOf = (hand: readonly Pool[], faction: Faction): number => hand.filter((card) => faceOf(card).faction === faction).length;

export function Opening(props: PartProps): ReactElement | null {
  const { decision, t } = props;
  if (decision?.ask !== 'opening') return null;
  const hand = ownPlayer(props)?.hand.cards ?? [];
  const numbered = decision.options.map((option, number) => ({ option, number }));
  const cohorts = numbered.filter(({ option }) => option.do === 'cohort').reverse();
  const plain = numbered.filter(({ option }) => option.do !== 'cohort').reverse();
  return (
    <section className={styles['banner']} aria-label={t('step.opening')}>
      <h2 className={styles['bannerTitle']}>{t(cohorts.length > 0 ? 'board.opening.cohort' : 'board.opening.none')}</h2>
      <div className={styles['openings']}>
        {cohorts.map(
          ({ option, number }) =>
            option.do === 'cohort' && (
              <OptionButton key={number} {...props} option={number} className={`${styles['button']} ${styles['cohort']}`}>
                <span className={styles['crests']}>
                  {option.factions.map((faction) => (
                    <span key={faction} className={`${styles['crest']} ${styles[faction]}`}>
                      <Icon name={faction} />
                    </span>
                  ))}
                </span>
                <span>
                  <strong>
                    {option.factions.map((faction) => t('board.opening.group', { cards: countOf(hand, faction), faction })).join(' + ')}
                  </strong>
                  <br />
                  {t('board.opening.draw', { count: option.draw })}
                </span>
              </OptionButton>
            ),
        )}
        {plain.map(({ option, number }) => (
          <OptionButton key={number} {...props} option={number} className={`${styles['button']} ${styles['plain']}`}>
            <strong>{t(`board.opening.${option.do}`)}</strong>
            <br />
            {t(`board.opening.${option.do}Note`)}
          </OptionButton>
        ))}
      </div>
    </section>
  );
}
