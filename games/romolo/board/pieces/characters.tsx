// Characters: the display as cards, those to choose from among them, and the small tiles in front of the players.

import type { Reason } from '@tabularium/kernel';
import { Lacking, OptionButton, Tip, tipStyles } from '@tabularium/parts/board';
import type { ReactElement, ReactNode } from 'react';
import type { CharacterView, HeldView } from '../../table/view.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import { CHARACTER_ICONS } from '../common/look.ts';
import { type PartProps, viewerOf, type WithDecision } from '../common/props.ts';
import { againstHiring } from '../common/reasons.ts';
import styles from './characters.module.css';
import { Cube } from './goods.tsx';

type T = PartProps['t'];
const Text = ({
  of: { character, type, group },
  t,
  children,
}: {
  readonly of: CharacterView;
  readonly t: T;
  readonly children?: ReactNode;
}): ReactElement => (
  <>
    <span className={tipStyles['title']}>{nameOf(character, t)}</span>
    <span className={tipStyles['soft']}>{t('board.character.kind', { type, group: t(`characterGroup.${group}`) })}</span>
    <span className={tipStyles['line']}>{t(`character.${character}.text`)}</span>
    {children}
  </>
);
const Face = ({ of: { character, type, group }, t }: { readonly of: CharacterView; readonly t: T }): ReactElement => (
  <>
    <span className={styles['type']} data-group={group}>
      {type}
    </span>
    <Icon name={CHARACTER_ICONS[character]} className={styles['portrait']} />
    <span className={styles['name']}>{nameOf(character, t)}</span>
  </>
);

/** The characters that can be hired now. */
export function Offers(props: WithDecision<'character'>): ReactElement {
  const { decision, view, t } = props;
  return (
    <div className={styles['offers']}>
      {decision.options.map(({ character }, number) => {
        const found = view.table.display.find((one) => one?.character === character);
        return found == null ? null : (
          <Tip key={character} tip={() => <Text of={found} t={t} />}>
            <OptionButton {...props} option={number} className={styles['offer']}>
              <Face of={found} t={t} />
              <span className={styles['text']}>{t(`character.${character}.text`)}</span>
            </OptionButton>
          </Tip>
        );
      })}
    </div>
  );
}

/** The display: numbered slots, and the pile by type. */
export function Display(props: PartProps): ReactElement {
  const { view, t } = props;
  const { display, pile } = view.table;
  const price = viewerOf(props)?.characterPrice;
  return (
    <section className={styles['display']} aria-label={t('board.character.title')}>
      <p className={styles['note']}>
        {t('board.character.pile', { count: pile.length })}
        {price !== undefined && ` · ${t('board.character.price', { count: price })}`}
      </p>
      <ol className={styles['row']}>
        {display.map((one, slot) => (
          <li key={slot}>
            {one === null ? <span className={styles['empty']}>{t('board.character.empty')}</span> : <Displayed {...props} of={one} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A click says why it cannot be hired now, or how. */
function Displayed({ of: one, ...props }: PartProps & { readonly of: CharacterView }): ReactElement {
  const { decision, selection, t } = props;
  const option = decision?.ask === 'character' ? decision.options.findIndex(({ character }) => character === one.character) : -1;
  if (option >= 0)
    return (
      <Tip tip={() => <Text of={one} t={t} />}>
        <OptionButton {...props} option={option} className={styles['card']}>
          <Face of={one} t={t} />
        </OptionButton>
      </Tip>
    );
  const hires = decision?.ask === 'act' && decision.options.some(({ do: what }) => what === 'hireCharacter');
  const tells = (reason: Reason): boolean => {
    if (decision?.ask === 'character') return reason.what === one.character;
    return decision?.ask === 'act' && !(hires && selection.unit === undefined) && againstHiring(selection.unit, reason);
  };
  return (
    <Tip
      isAsked
      tip={() => (
        <Text of={one} t={t}>
          {decision && (
            <Lacking
              {...props}
              decision={decision}
              tells={tells}
              otherwise={t(hires ? 'board.character.worker' : 'board.character.notNow')}
            />
          )}
        </Text>
      )}
    >
      <button type="button" className={styles['card']} aria-disabled="true">
        <Face of={one} t={t} />
      </button>
    </Tip>
  );
}

/** A character that somebody has: its charges, the cubes on it, and whether its power was used. */
export const Held = ({ held, t }: { readonly held: HeldView; readonly t: T }): ReactElement => (
  <Tip
    tip={() => (
      <Text of={held} t={t}>
        {held.used && <span className={tipStyles['soft']}>{t('board.character.used')}</span>}
        {held.charges > 0 && <span className={tipStyles['soft']}>{t('board.character.charges', { count: held.charges })}</span>}
      </Text>
    )}
  >
    <span
      role="img"
      className={styles['held']}
      data-used={held.used}
      data-group={held.group}
      aria-label={[nameOf(held.character, t), held.used && t('board.character.used')].filter(Boolean).join(', ')}
    >
      <Icon name={CHARACTER_ICONS[held.character]} />
      {held.charges > 0 && <b>{held.charges}</b>}
      {held.cubes.map((cube) => (
        <Cube key={cube} of={cube} isSmall />
      ))}
    </span>
  </Tip>
);
