// Cards: fate, glory, weapons, items and characters, small in a hand and large up close.

import { Tip } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { STATS } from '../../content/kinds.ts';
import type { Card } from '../../content/known.ts';
import { rulesText } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import { abilityIcon, cardIcon, STAT_ICONS, TYPE_ICONS } from '../common/look.ts';
import { nameOf } from '../common/props.ts';
import { Bust } from './busts.tsx';
import styles from './card.module.css';
import { Chip, Cost } from './chips.tsx';

interface FaceProps {
  readonly card: Card;
  readonly t: Translate;
}
interface CardFaceProps extends FaceProps {
  /** Small cards have no text; the large one shows it. */
  readonly size?: 'small' | 'large';
  /** A one-use item that was used, a card that was played. */
  readonly isSpent?: boolean;
}
export const CardFace = ({ card, t, size = 'small', isSpent = false }: CardFaceProps): ReactElement => (
  <span className={styles['card']} data-kind={card.kind} data-faction={factionOf(card)} data-size={size} data-spent={isSpent}>
    <span className={styles['head']}>
      <b className={styles['name']}>{nameOf(card.def.id, t)}</b>
    </span>
    <span className={styles['art']}>
      <Rays />
      <Corner card={card} t={t} />
      {card.kind === 'character' ? (
        <Bust character={card.def.id} faction={card.def.faction} className={styles['bust']} />
      ) : (
        <Icon name={cardIcon(card)} className={styles['sign']} />
      )}
    </span>
    <span className={styles['numbers']}>
      <Numbers card={card} t={t} />
    </span>
    {size === 'large' && (
      <span className={styles['text']}>
        {card.kind === 'character' ? <Abilities card={card} t={t} /> : rulesText(card, t)}
        {card.kind === 'weapon' && <Lines card={card} t={t} />}
      </span>
    )}
    {size === 'large' && <span className={styles['kind']}>{kindOf(card, t)}</span>}
  </span>
);
const factionOf = (card: Card): string | undefined => {
  if (card.kind === 'weapon') return undefined;
  return card.def.faction ?? undefined;
};
function kindOf(card: Card, t: Translate): string {
  if (card.kind === 'weapon' || card.kind === 'item') return t(`board.table.kind.${card.def.type}`);
  if (card.kind === 'character') return nameOf(card.def.faction, t);
  return t(`board.table.kind.${card.kind}`);
}

/** The most prominent number: initiative, or the cost in points. */
function Corner({ card, t }: FaceProps): ReactElement {
  if (card.kind === 'fate' || card.kind === 'glory')
    return <Chip of="initiative" count={card.def.initiative} t={t} className={styles['corner']} />;
  if (card.kind === 'weapon') return <Icon name={TYPE_ICONS[card.def.type]} className={styles['corner']} />;
  return <Chip of="points" count={card.def.cost} t={t} className={styles['corner']} />;
}
function Numbers({ card, t }: FaceProps): ReactNode {
  switch (card.kind) {
    case 'fate':
      return <Cost ap={card.def.ap} mana={card.def.mana} t={t} />;
    case 'glory':
      return (
        <>
          <Cost ap={card.def.ap} mana={card.def.mana} t={t} />
          <Chip of="points" count={card.def.points} t={t} />
        </>
      );
    case 'weapon':
      return (
        <>
          {card.def.range > 0 && <span>{t('board.table.inches', { inches: card.def.range })}</span>}
          {card.def.dice !== 0 && <span>{t('board.table.dicePlus', { dice: card.def.dice })}</span>}
          <Cost ap={0} mana={card.def.mana} t={t} />
        </>
      );
    case 'item':
      return card.def.use.kind === 'active' ? (
        <Cost ap={card.def.use.ability.ap} mana={card.def.use.ability.mana} t={t} />
      ) : (
        <span>{t(`board.table.use.${card.def.use.kind}`)}</span>
      );
    case 'character':
      return STATS.map((stat) => (
        <span key={stat} className={styles['stat']} title={nameOf(stat, t)}>
          <Icon name={STAT_ICONS[stat]} />
          <span className={styles['hidden']}>{nameOf(stat, t)}</span>
          {card.def.stats[stat]}
        </span>
      ));
  }
}
/** The effect of each number of net successes. */
const Lines = ({ card, t }: FaceProps & { readonly card: Extract<Card, { kind: 'weapon' }> }): ReactElement => (
  <span className={styles['lines']}>
    {card.def.lines.map(({ net, wounds }) => (
      <span key={net}>
        {t(card.def.special.heals === true ? 'board.table.line.heals' : 'board.table.line.wounds', { net, count: wounds })}
      </span>
    ))}
  </span>
);
const Abilities = ({ card, t }: FaceProps & { readonly card: Extract<Card, { kind: 'character' }> }): ReactElement => (
  <>
    <span className={styles['facts']}>
      <span>
        <Icon name="heart" /> {t('board.table.health', { health: card.def.health })}
      </span>
      <span>
        <Icon name="walk" /> {t('board.table.speed', { standard: card.def.speed[0], focused: card.def.speed[1] })}
      </span>
    </span>
    {card.def.abilities.map((ability) => (
      <span key={ability.id} className={styles['ability']}>
        <b>
          <Icon name={abilityIcon(ability.id)} /> {nameOf(ability.id, t)}{' '}
          {ability.kind === 'active' && <Cost ap={ability.ap} mana={ability.mana} t={t} />}
        </b>{' '}
        {rulesText({ kind: 'ability', def: ability }, t)}
      </span>
    ))}
  </>
);

const RAYS = 16;
/** Rays of light behind the icon, as on the toy boxes of the eighties. */
const Rays = (): ReactElement => (
  <svg className={styles['rays']} viewBox="-50 -50 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
    {Array.from({ length: RAYS }, (_, i) => (
      <path key={i} d="M0 0L-9 -90H9Z" transform={`rotate(${(360 / RAYS) * i})`} />
    ))}
  </svg>
);

/** The back of a card. */
export const CardBack = ({ kind, faction }: { readonly kind: 'fate' | 'glory'; readonly faction: string }): ReactElement => (
  <span className={`${styles['card']} ${styles['back']}`} data-kind={kind} data-faction={faction} data-size="small">
    <Rays />
    <Icon name={kind === 'glory' ? 'laurels' : faction === 'evil' ? 'hornedSkull' : 'boltShield'} className={styles['sign']} />
  </span>
);

interface ZoomProps extends FaceProps {
  readonly className?: string | undefined;
  /** Shown below the card. */
  readonly note?: ReactNode;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}
/** Hovering shows the card at full size. */
export const Zoom = ({ card, t, note, className, children }: ZoomProps): ReactElement => (
  <Tip
    className={className}
    tip={() => (
      <>
        <CardFace card={card} t={t} size="large" />
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </>
    )}
  >
    {children}
  </Tip>
);
