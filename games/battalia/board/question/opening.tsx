// The opening of a turn: cohorts, a new hand, or the hand as it is.

import { OptionButton } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { Faction, Pool } from '../../content/kinds.ts';
import { faceOf } from '../common/face.ts';
import { Icon } from '../common/icon.tsx';
import { ownPlayer } from '../common/own.ts';
import type { PartProps } from '../common/props.ts';
import styles from './offers.module.css';

/** A great artifact counts for every cohort. BAT-5.5 */
const cohortSize = (hand: readonly Pool[], faction: Faction): number =>
  hand.map(faceOf).filter((face) => face.faction === faction || face.family === 'great').length;

export function Opening(props: PartProps): ReactElement | null {
  const { decision, t, speaker } = props;
  if (decision?.ask !== 'opening') return null;
  const hand = ownPlayer(props)?.hand.cards ?? [];
  const numbered = decision.options.map((option, number) => ({ option, number }));
  const cohorts = numbered.flatMap(({ option, number }) => (option.do === 'cohort' ? [{ ...option, number }] : []));
  const whole = cohorts.filter(({ all }) => all).reverse();
  const plain = numbered.filter(({ option }) => option.do !== 'cohort').reverse();
  return (
    <section className={styles['banner']} aria-label={t('step.opening')}>
      <h2 className={styles['bannerTitle']}>{t(whole.length > 0 ? 'board.opening.cohort' : 'board.opening.none')}</h2>
      <div className={styles['openings']}>
        {whole.map(({ factions, draw, number }) => (
          <div key={number} className={styles['announcing']}>
            <OptionButton {...props} option={number} className={`${styles['button']} ${styles['cohort']}`}>
              <span className={styles['crests']}>
                {factions.map((faction) => (
                  <span key={faction} className={`${styles['crest']} ${styles[faction]}`}>
                    <Icon name={faction} />
                  </span>
                ))}
              </span>
              <span>
                <strong>
                  {factions.map((faction) => t('board.opening.group', { cards: cohortSize(hand, faction), faction })).join(' + ')}
                </strong>
                <br />
                {t('board.opening.draw', { count: draw })}
              </span>
            </OptionButton>
            <span className={styles['fewer']}>
              {t('board.opening.fewer')}
              {cohorts
                .filter((other) => !other.all && other.factions.join() === factions.join())
                .map((other) => (
                  <OptionButton
                    key={other.number}
                    {...props}
                    option={other.number}
                    label={`${other.draw}: ${speaker.option('opening', decision.options[other.number])}`}
                    className={styles['less']}
                  >
                    {other.draw}
                  </OptionButton>
                ))}
            </span>
          </div>
        ))}
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
