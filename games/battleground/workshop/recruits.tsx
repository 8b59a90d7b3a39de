import type { ReactElement } from 'react';
import { Icon } from '../board/common/icon.tsx';
import { STAT_ICONS } from '../board/common/look.ts';
import { nameOf } from '../board/common/props.ts';
import { Bust } from '../board/pieces/busts.tsx';
import { Zoom } from '../board/pieces/card.tsx';
import { Chip } from '../board/pieces/chips.tsx';
import { type CharacterDef, STATS } from '../content/kinds.ts';
import { dismissing, taking, whyNotTake } from './army-changes.ts';
import type { PartProps } from './builder.tsx';
import styles from './recruits.module.css';

/** All characters of the faction. Those in the army are pressed; those that cannot join say why. */
export function Recruits(props: PartProps): ReactElement {
  const { army, t } = props;
  const { content, list } = army;
  return (
    <section className={styles['recruits']} aria-labelledby="recruits">
      <h2 id="recruits">{t('builder.characters')}</h2>
      <ul className={styles['list']}>
        {content.characters
          .filter(({ faction }) => faction === list.faction)
          .map((character) => (
            <li key={character.id}>
              <Recruit character={character} {...props} />
            </li>
          ))}
      </ul>
    </section>
  );
}

export const recruitId = (character: string): string => `recruit-${character}`;

function Recruit({ character, army, change, t, reason }: { readonly character: CharacterDef } & PartProps): ReactElement {
  const { id, faction, stats, health, speed, cost } = character;
  const isIn = army.list.characters.some((member) => member.character === id);
  const whyNot = isIn ? null : whyNotTake(army, id);
  const press = (): void => {
    if (isIn) change(dismissing(army, id));
    else if (whyNot === null) change(taking(army, id));
  };
  return (
    <Zoom card={{ kind: 'character', def: character }} t={t} className={styles['zoom']}>
      <button
        type="button"
        id={recruitId(id)}
        className={styles['recruit']}
        aria-pressed={isIn}
        aria-disabled={whyNot !== null}
        data-faction={faction}
        onClick={press}
      >
        <Bust character={id} faction={faction} className={styles['bust']} />
        <b className={styles['name']}>{nameOf(id, t)}</b>
        <Chip of="points" count={cost} t={t} className={styles['cost']} />
        <span className={styles['stats']}>
          {STATS.map((stat) => (
            <span key={stat} title={nameOf(stat, t)}>
              <Icon name={STAT_ICONS[stat]} />
              <span className="unseen">{nameOf(stat, t)} </span>
              {stats[stat]}
            </span>
          ))}
          <span title={nameOf('health', t)}>
            <Icon name="heart" />
            <span className="unseen">{nameOf('health', t)} </span>
            {health}
          </span>
          <span title={nameOf('speed', t)}>
            <Icon name="walk" />
            <span className="unseen">{nameOf('speed', t)} </span>
            {speed.join('/')}
          </span>
        </span>
        {whyNot !== null && <span className={styles['reason']}>{reason(whyNot)}</span>}
      </button>
    </Zoom>
  );
}
