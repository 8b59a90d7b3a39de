// A figure beside the field: its portrait in the colours of its army, its health, and its tokens.
import { Tip, tipStyles as tip } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { Faction } from '../../content/kinds.ts';
import type { FigureView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import { TOKEN_ICONS, type Token } from '../common/look.ts';
import { nameOf, type PartProps } from '../common/props.ts';
import { Bust } from './busts.tsx';
import { Chip } from './chips.tsx';
import styles from './portrait.module.css';

interface PortraitProps {
  readonly figure: string;
  readonly faction: Faction;
  readonly className?: string;
}
export const Portrait = ({ figure, faction, className = '' }: PortraitProps): ReactElement => (
  <span className={`${styles['portrait']} ${className}`} data-faction={faction} aria-hidden="true">
    <Bust character={figure} faction={faction} />
  </span>
);

/** Health as pips, wounds marked. */
export const Health = ({ figure: { wounds, health }, t }: { readonly figure: FigureView; readonly t: PartProps['t'] }): ReactElement => (
  <span
    className={styles['health']}
    role="img"
    aria-label={t('board.table.wounds', { wounds, health })}
    title={t('board.table.wounds', { wounds, health })}
  >
    {Array.from({ length: health }, (_, i) => (
      <i key={i} data-lost={i >= health - wounds} />
    ))}
  </span>
);

const RULES: Readonly<Record<Token, string>> = {
  focus: 'MOB-6.4',
  overwatch: 'MOB-6.58',
  rapidity: 'MOB-7.51',
  improvement: 'MOB-7.52',
  protection: 'MOB-7.53',
  regeneration: 'MOB-7.54',
  paralysis: 'MOB-7.55',
  blindness: 'MOB-7.56',
  stun: 'MOB-7.57',
  curse: 'MOB-7.58',
  thirdEye: 'MOB-7.60',
};
export const tokensOf = ({ focus, overwatch, buff, debuff }: FigureView): readonly Token[] => [
  ...(focus ? (['focus'] as const) : []),
  ...(overwatch ? (['overwatch'] as const) : []),
  ...(buff === null ? [] : [buff]),
  ...(debuff === null ? [] : [debuff]),
];
const isBad = (token: Token): boolean =>
  token === 'paralysis' || token === 'blindness' || token === 'stun' || token === 'curse' || token === 'thirdEye';

/** A token's icon. Hovering shows what it does, a click opens the rule. */
export const TokenBadge = ({ token, t, showRule }: Pick<PartProps, 't' | 'showRule'> & { readonly token: Token }): ReactElement => (
  <Tip
    className={styles['wrap']}
    tip={() => (
      <>
        <b className={tip['title']}>{nameOf(token, t)}</b>
        <span className={tip['line']}>{t(`board.table.token.${token}`)}</span>
        <span className={tip['soft']}>{t('board.table.clickRule', { rule: RULES[token] })}</span>
      </>
    )}
  >
    <button
      type="button"
      className={styles['token']}
      data-bad={isBad(token)}
      aria-label={`${nameOf(token, t)}: ${t(`board.table.token.${token}`)}`}
      onClick={() => showRule(RULES[token])}
    >
      <Icon name={TOKEN_ICONS[token]} />
    </button>
  </Tip>
);
/** The same icons without buttons, for use inside a button. */
const TokenSigns = ({ figure, t }: { readonly figure: FigureView; readonly t: PartProps['t'] }): ReactElement => (
  <>
    {tokensOf(figure).map((token) => (
      <span
        key={token}
        className={`${styles['token']} ${styles['still']}`}
        data-bad={isBad(token)}
        role="img"
        aria-label={nameOf(token, t)}
        title={nameOf(token, t)}
      >
        <Icon name={TOKEN_ICONS[token]} />
      </span>
    ))}
  </>
);

/** A figure to choose: its name, health and tokens. */
export const FigureFace = ({ figure, t }: { readonly figure: FigureView; readonly t: PartProps['t'] }): ReactElement => (
  <>
    <Portrait figure={figure.figure} faction={figure.faction} />
    <span className={styles['face']}>
      <span className={styles['name']}>
        <b>{nameOf(figure.figure, t)}</b>
        {figure.mana > 0 && <Chip of="mana" count={figure.mana} t={t} />}
      </span>
      <span className={styles['state']}>
        <Health figure={figure} t={t} />
        <TokenSigns figure={figure} t={t} />
      </span>
    </span>
  </>
);
