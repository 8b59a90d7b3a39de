// A card in a line of text: its icon and name. Hovering shows the whole card.
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement, ReactNode } from 'react';
import { cardIn } from '../../content/known.ts';
import type { CardName } from '../../table/asks.ts';
import type { BattlegroundView } from '../../table/view.ts';
import { rulesText } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import { cardIcon } from '../common/look.ts';
import { nameOf } from '../common/props.ts';
import { Zoom } from './card.tsx';
import styles from './card-chip.module.css';

interface CardChipProps {
  readonly view: { readonly table: Pick<BattlegroundView, 'own'> };
  readonly card: CardName;
  readonly t: Translate;
  readonly isSpent?: boolean;
  /** Stands after the name: a count, a range. */
  readonly children?: ReactNode;
}
export function CardChip({ view, card: name, t, isSpent = false, children }: CardChipProps): ReactElement {
  const card = cardIn(view.table.own, name);
  if (card === undefined) return <span>{nameOf(name, t)}</span>;
  return (
    <Zoom card={card} t={t} className={styles['wrap']}>
      <button type="button" className={styles['chip']} data-kind={card.kind} data-spent={isSpent}>
        <Icon name={cardIcon(card)} />
        <span>{nameOf(name, t)}</span>
        {children}
        <span className="unseen">{rulesText(card, t)}</span>
      </button>
    </Zoom>
  );
}
