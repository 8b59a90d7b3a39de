// Shows an army: its characters with what they carry, and its deck.
import type { ArmySheetProps, Translate } from '@tabularium/parts/shape';
import { type ReactElement, useMemo } from 'react';
import { nameOf } from '../board/common/props.ts';
import { CardFace, Zoom } from '../board/pieces/card.tsx';
import theme from '../board/theme.module.css';
import { costOfMember } from '../content/army-lists.ts';
import { cardIn } from '../content/known.ts';
import { type ArmyFile, readArmy } from './army-file.ts';
import styles from './sheet.module.css';

export function Sheet({ text, t }: ArmySheetProps): ReactElement {
  const army = useMemo(() => readArmy(text), [text]);
  if (!army) return <p>{t('builder.broken')}</p>;
  return (
    <div className={`${theme['battleground']} ${styles['frame']}`}>
      <ArmySheet army={army} t={t} />
    </div>
  );
}

interface Props {
  readonly army: Pick<ArmyFile, 'list' | 'content'>;
  readonly t: Translate;
}
export const ArmySheet = ({ army: { list, content }, t }: Props): ReactElement => (
  <div className={styles['sheet']} data-faction={list.faction}>
    <div className={styles['members']}>
      {list.characters.map((member) => (
        <section key={member.character} className={styles['member']} aria-label={nameOf(member.character, t)}>
          <p className={styles['cost']}>{t('builder.cost', { count: costOfMember(content, member) })}</p>
          <Faces content={content} cards={[member.character, ...member.weapons, ...member.items]} t={t} />
        </section>
      ))}
    </div>
    <h3>{t('builder.fate')}</h3>
    <Faces content={content} cards={list.fate} t={t} />
    <h3>{t('builder.glory')}</h3>
    <Faces content={content} cards={list.glory} t={t} />
  </div>
);

/** Small cards, copies on top of each other. */
function Faces({
  content,
  cards,
  t,
}: {
  readonly content: ArmyFile['content'];
  readonly cards: readonly string[];
  readonly t: Translate;
}): ReactElement {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return (
    <ul className={styles['faces']}>
      {[...counts].map(([id, count]) => {
        const card = cardIn(content, id);
        return (
          card && (
            <li key={id}>
              <Zoom card={card} t={t}>
                <CardFace card={card} t={t} />
              </Zoom>
              {count > 1 && <span className={styles['count']}>×{count}</span>}
            </li>
          )
        );
      })}
    </ul>
  );
}
