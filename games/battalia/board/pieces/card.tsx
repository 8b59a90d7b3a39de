// One card: its face, its back, and a token of it where a whole card would be too large.
import type { Translate } from '@tabularium/parts/shape';
import { memo, type ReactElement, type ReactNode } from 'react';
import { type Pool, UNIT_KINDS } from '../../content/kinds.ts';
import { shortNameKey } from '../../words/naming.ts';
import { type Face, faceOf } from '../common/face.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import styles from './card.module.css';

const RANKS = Object.values(UNIT_KINDS).map(({ rank }) => rank);
const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

export interface CardProps {
  readonly pool: Pool;
  readonly t: Translate;
  /** The sun ray is on its kind today. */
  readonly lit?: boolean;
  /** Uses that are left, told from two on. */
  readonly uses?: number;
  /** No uses are left. */
  readonly spent?: boolean;
  /** The element around it says what it is. */
  readonly mute?: boolean;
  readonly children?: ReactNode;
}

export const shortName = (t: Translate, { kind }: Face): string => t(shortNameKey(kind));
export const strengthText = ({ attack, defence }: Face): string => (attack === defence ? String(attack) : `${attack}/${defence}`);

/** What a screen reader says of a card. */
export function cardLabel({ pool, t, lit = false, uses = 1, spent = false }: CardProps): string {
  const face = faceOf(pool);
  const parts = [t('board.card.name', { card: pool })];
  if (face.attack > 0) parts.push(t('board.card.strength', { strength: strengthText(face) }));
  if (lit) parts.push(t('board.card.isLit'));
  if (spent) parts.push(t('board.card.isSpent'));
  else if (uses > 1) parts.push(t('board.card.uses', { uses }));
  return parts.join(', ');
}

export const Card = memo((props: CardProps): ReactElement => {
  const { pool, t, lit = false, uses = 1, spent = false, mute = false, children } = props;
  const face = faceOf(pool);
  return (
    <span
      className={classes(
        styles['card'],
        styles[face.family],
        styles[face.faction ?? 'none'],
        lit && styles['lit'],
        spent && styles['spent'],
      )}
      {...(mute ? { 'aria-hidden': true } : { role: 'img', 'aria-label': cardLabel(props) })}
    >
      <span className={styles['field']} />
      <span className={styles['plate']}>
        <Icon name={face.kind} />
      </span>
      <Crest face={face} />
      {face.attack > 0 && (
        <span className={classes(styles['strength'], face.attack !== face.defence && styles['uneven'])} data-text={strengthText(face)} />
      )}
      {face.rank > 0 && (
        <span className={styles['pips']}>
          {RANKS.map((rank) => (
            <i key={rank} className={rank <= face.rank ? styles['pip'] : styles['noPip']} />
          ))}
        </span>
      )}
      <span className={styles['name']} data-text={shortName(t, face)} />
      {lit && <Icon name="sun" className={styles['sun']} />}
      {uses > 1 && !spent && <span className={styles['uses']} data-text={`×${uses}`} />}
      {children}
    </span>
  );
});
Card.displayName = 'Card';
/** The faction's symbol; all four colours on what belongs to all. */
function Crest({ face: { faction, family } }: { readonly face: Face }): ReactElement | null {
  if (faction === null && family !== 'great') return null;
  return <span className={styles['crest']}>{faction !== null && <Icon name={faction} />}</span>;
}

/** A card that lies face down. */
export const CardBack = ({ label, children }: { readonly label?: string; readonly children?: ReactNode }): ReactElement => (
  <span
    className={classes(styles['card'], styles['back'])}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <span className={styles['field']} />
    <Icon name="sun" className={styles['emblem']} />
    {children}
  </span>
);

/** Where a card has been, or could be. */
export const NoCard = ({ icon }: { readonly icon?: IconName }): ReactElement => (
  <span className={styles['vacant']}>{icon && <Icon name={icon} />}</span>
);

interface TokenProps {
  readonly pool: Pool;
  readonly t: Translate;
  readonly count?: number;
}
/** Kind and faction on a small plaque, with how many of them. */
export const Token = memo(({ pool, t, count = 1 }: TokenProps): ReactElement => {
  const face = faceOf(pool);
  const name = t('board.card.name', { card: pool });
  return (
    <span
      className={classes(styles['token'], styles[face.family], styles[face.faction ?? 'none'])}
      role="img"
      aria-label={count > 1 ? t('board.card.several', { count, card: pool }) : name}
      title={name}
    >
      <span className={styles['tokenField']}>
        <Icon name={face.kind} className={styles['tokenKind']} />
        {face.faction !== null && <Icon name={face.faction} className={styles['tokenCrest']} />}
        {face.rank > 0 && <b className={styles['tokenRank']}>{face.rank}</b>}
      </span>
      {count > 1 && <span>×{count}</span>}
    </span>
  );
});
Token.displayName = 'Token';
