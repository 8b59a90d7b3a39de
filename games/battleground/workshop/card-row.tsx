import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement, ReactNode } from 'react';
import { rulesText } from '../board/common/describe.ts';
import { Icon } from '../board/common/icon.tsx';
import { cardIcon, TYPE_ICONS } from '../board/common/look.ts';
import { nameOf } from '../board/common/props.ts';
import { Zoom } from '../board/pieces/card.tsx';
import { Chip, Cost } from '../board/pieces/chips.tsx';
import type { Card } from '../content/known.ts';
import styles from './card-row.module.css';

interface Props {
  readonly card: Card;
  /** It cannot be taken. */
  readonly isOut: boolean;
  /** The reason, as a sentence. */
  readonly whyNot?: string | undefined;
  readonly t: Translate;
  /** Buttons for what can be done with it. */
  readonly children?: ReactNode;
}
/** A card in a list: its sign, which opens the whole card, its name and numbers, and what it does. */
export const CardRow = ({ card, isOut, whyNot, t, children }: Props): ReactElement => (
  <div className={styles['row']} data-kind={card.kind} data-faction={'faction' in card.def ? card.def.faction : null} data-out={isOut}>
    <Zoom card={card} t={t} className={styles['zoom']}>
      <span className={styles['tile']}>
        <Icon name={cardIcon(card)} className={styles['sign']} />
      </span>
    </Zoom>
    <div className={styles['words']}>
      <p className={styles['head']}>
        <b>{nameOf(card.def.id, t)}</b>
        <Numbers card={card} t={t} />
      </p>
      <p className={styles['text']}>{rulesText(card, t)}</p>
      {whyNot !== undefined && <p className={styles['reason']}>{whyNot}</p>}
    </div>
    <div className={styles['acts']}>{children}</div>
  </div>
);

function Numbers({ card, t }: Pick<Props, 'card' | 't'>): ReactElement | null {
  switch (card.kind) {
    case 'fate':
    case 'glory':
      return (
        <span className={styles['numbers']}>
          <Chip of="initiative" count={card.def.initiative} t={t} />
          <Cost ap={card.def.ap} mana={card.def.mana} t={t} />
          {card.kind === 'glory' && <Chip of="points" count={card.def.points} t={t} />}
        </span>
      );
    case 'weapon': {
      const { type, range, dice, mana } = card.def;
      return (
        <span className={styles['numbers']}>
          <span title={nameOf(type, t)}>
            <Icon name={TYPE_ICONS[type]} />
            <span className="unseen">{nameOf(type, t)}</span>
          </span>
          {range > 0 && <span>{range}″</span>}
          {dice !== 0 && <span>{t('builder.dice', { dice: dice > 0 ? `+${dice}` : `−${-dice}`, count: Math.abs(dice) })}</span>}
          <Cost ap={0} mana={mana} t={t} />
          <Lines card={card} t={t} />
        </span>
      );
    }
    case 'item':
      return card.def.use.kind === 'active' ? (
        <span className={styles['numbers']}>
          <Cost ap={card.def.use.ability.ap} mana={card.def.use.ability.mana} t={t} />
        </span>
      ) : null;
    case 'character':
      return null;
  }
}

/** `1+ → 1`: net successes, and the wounds they cause. */
function Lines({ card, t }: { readonly card: Extract<Card, { kind: 'weapon' }>; readonly t: Translate }): ReactElement {
  const { lines, special } = card.def;
  const says = special.heals ? 'board.table.line.heals' : 'board.table.line.wounds';
  return (
    <>
      {lines.map(({ net, wounds }) => (
        <span key={net} className={styles['line']} title={t(says, { net, count: wounds })}>
          <span className="unseen">{t(says, { net, count: wounds })}</span>
          <span aria-hidden="true">
            {net}+ <Icon name={special.heals ? 'heartPlus' : 'brokenHeart'} />
            {wounds}
          </span>
        </span>
      ))}
    </>
  );
}
