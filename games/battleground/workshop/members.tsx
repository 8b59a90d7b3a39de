// The characters of the army, each with its slots.
import { DismissButton } from '@tabularium/parts/workshop';
import { type ReactElement, useState } from 'react';
import { Icon } from '../board/common/icon.tsx';
import { cardIcon } from '../board/common/look.ts';
import { nameOf } from '../board/common/props.ts';
import { Bust } from '../board/pieces/busts.tsx';
import { Zoom } from '../board/pieces/card.tsx';
import { Chip } from '../board/pieces/chips.tsx';
import { costOfMember, type Member } from '../content/army-lists.ts';
import { characterOf, itemOf } from '../content/find.ts';
import type { CharacterDef, ItemType } from '../content/kinds.ts';
import { cardIn } from '../content/known.ts';
import { dismissing, takingBack } from './army-changes.ts';
import type { PartProps } from './builder.tsx';
import { GearList } from './gear-list.tsx';
import styles from './members.module.css';
import { recruitId } from './recruits.tsx';

export type SlotKind = 'weapon' | ItemType;
const SLOTS = { weapon: 'weapons', trinket: 'trinkets', shield: 'shields', armour: 'armours' } as const satisfies Record<
  SlotKind,
  keyof CharacterDef['slots']
>;
const KINDS = Object.keys(SLOTS) as SlotKind[];

export function Members(props: PartProps): ReactElement | null {
  const { army, t } = props;
  if (army.list.characters.length === 0) return null;
  return (
    <section className={styles['members']} aria-labelledby="members">
      <h2 id="members">{t('builder.equipment')}</h2>
      {army.list.characters.map((member) => {
        const character = characterOf(army.content, member.character);
        return character && <MemberCard key={character.id} member={member} character={character} {...props} />;
      })}
    </section>
  );
}

interface MemberProps extends PartProps {
  readonly member: Member;
  readonly character: CharacterDef;
}
function MemberCard({ member, character, ...props }: MemberProps): ReactElement {
  const { army, change, t } = props;
  const { id, faction, slots } = character;
  const [open, setOpen] = useState<SlotKind>();
  const name = nameOf(id, t);
  const dismiss = (): void => {
    change(dismissing(army, id));
    document.getElementById(recruitId(id))?.focus();
  };
  return (
    <article className={styles['member']} data-faction={faction} aria-label={name}>
      <header className={styles['head']}>
        <Bust character={id} faction={faction} className={styles['bust']} />
        <h3>{name}</h3>
        <Chip of="points" count={costOfMember(army.content, member)} t={t} className={styles['cost']} />
        <DismissButton label={t('builder.dismiss', { name })} onClick={dismiss} />
      </header>
      <div className={styles['slots']}>
        {KINDS.filter((kind) => slots[SLOTS[kind]] > 0).map((kind) => (
          <Slots
            key={kind}
            kind={kind}
            slots={slots[SLOTS[kind]]}
            isOpen={open === kind}
            onToggle={() => setOpen(open === kind ? undefined : kind)}
            member={member}
            character={character}
            {...props}
          />
        ))}
      </div>
      {open !== undefined && <GearList id={listId(id)} kind={open} character={character} {...props} />}
    </article>
  );
}
const listId = (character: string): string => `gear-${character}`;

const cardsOf = ({ content }: PartProps['army'], { weapons, items }: Member, kind: SlotKind): readonly string[] =>
  kind === 'weapon' ? weapons : items.filter((item) => itemOf(content, item)?.type === kind);

interface SlotsProps extends MemberProps {
  readonly kind: SlotKind;
  readonly slots: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}
/** What a character carries of one kind; the button opens what it could carry. */
function Slots({ kind, slots, isOpen, onToggle, member, character, army, change, t }: SlotsProps): ReactElement {
  const cards = cardsOf(army, member, kind);
  const toggle = `slots-${character.id}-${kind}`;
  const remove = (card: string): void => {
    change(takingBack(army, character.id, card));
    document.getElementById(toggle)?.focus();
  };
  return (
    <div className={styles['slot']} role="group" aria-label={t(`builder.slot.${kind}`)}>
      <button
        type="button"
        id={toggle}
        className={styles['toggle']}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId(character.id) : undefined}
        onClick={onToggle}
      >
        <span>{t(`builder.slot.${kind}`)}</span>
        <span className={styles['count']} data-full={cards.length >= slots}>
          {t('builder.of', { count: cards.length, size: slots })}
        </span>
      </button>
      {cards.map((id, i) => {
        const card = cardIn(army.content, id);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the second copy of a card is the second
          <span key={`${id} ${i}`} className={styles['carried']}>
            {card && (
              <Zoom card={card} t={t}>
                <Icon name={cardIcon(card)} className={styles['sign']} />
              </Zoom>
            )}
            <span className={styles['what']}>{nameOf(id, t)}</span>
            {card && (card.kind === 'weapon' || card.kind === 'item') && <Chip of="points" count={card.def.cost} t={t} />}
            <DismissButton label={t('builder.remove', { name: nameOf(id, t) })} isSmall onClick={() => remove(id)} />
          </span>
        );
      })}
    </div>
  );
}
