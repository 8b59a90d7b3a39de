// The sheet of a figure: statistics as printed and as they are now, with reasons; weapons, items, abilities, and what its tokens mean.
import { Tip, tipStyles as tip } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import { STATS } from '../../content/kinds.ts';
import { abilityIn } from '../../content/known.ts';
import type { AbilityView, FigureView, ValueView } from '../../table/view.ts';
import { rulesText } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { abilityIcon, STAT_ICONS } from '../common/look.ts';
import { nameOf, type PartProps } from '../common/props.ts';
import { CardChip } from '../pieces/card-chip.tsx';
import { Chip, Cost } from '../pieces/chips.tsx';
import { TokenBadge, tokensOf } from '../pieces/portrait.tsx';
import { signed } from '../pieces/sums.tsx';
import styles from './sheet.module.css';

export interface SheetProps extends Pick<PartProps, 'view' | 'showRule' | 't'> {
  readonly figure: FigureView;
}
export function Sheet(props: SheetProps): ReactElement {
  const { figure, view, showRule, t } = props;
  const { stats, speed, weapons, items, abilities, cards, points, cost, onDifficult } = figure;
  return (
    <div className={styles['sheet']}>
      <ul className={styles['stats']}>
        {STATS.map((stat) => (
          <Value
            key={stat}
            icon={STAT_ICONS[stat]}
            name={nameOf(stat, t)}
            about={t(`board.table.stat.${stat}`)}
            value={stats[stat]}
            t={t}
          />
        ))}
        <Value icon="walk" name={nameOf('speed', t)} about={t('board.table.stat.speed')} value={speed[0]} t={t} />
        <Value icon="sprint" name={nameOf('focusedSpeed', t)} about={t('board.table.stat.focusedSpeed')} value={speed[1]} t={t} />
      </ul>
      {tokensOf(figure).map((token) => (
        <p key={token} className={styles['token']}>
          <TokenBadge token={token} t={t} showRule={showRule} />
          <span>
            <b>{nameOf(token, t)}:</b> {t(`board.table.token.${token}`)}
          </span>
        </p>
      ))}
      {onDifficult && <p className={styles['note']}>{t('board.table.onDifficult')}</p>}
      <div className={styles['gear']}>
        {weapons.map(({ weapon, type, range }) => (
          <CardChip key={weapon} view={view} card={weapon} t={t}>
            <small>{range > 0 ? t('board.table.inches', { inches: range }) : nameOf(type, t)}</small>
          </CardChip>
        ))}
        {items.map(({ item, used }, i) => (
          <CardChip key={`${item} ${i}`} view={view} card={item} t={t} isSpent={used} />
        ))}
      </div>
      {abilities.map((ability) => (
        <AbilityLine key={ability.ability} {...props} ability={ability} />
      ))}
      {cards.length > 0 && (
        <p className={styles['gear']}>
          <span className={styles['note']}>{t('board.table.lie')}</span>
          {cards.map((card, i) => (
            <CardChip key={`${card} ${i}`} view={view} card={card} t={t} />
          ))}
        </p>
      )}
      <p className={styles['note']}>
        <Chip of="points" count={points} t={t} /> {t('board.table.worth', { points, cost })}
      </p>
    </div>
  );
}
interface ValueProps {
  readonly icon: IconName;
  readonly name: string;
  readonly about: string;
  readonly value: ValueView;
  readonly t: PartProps['t'];
}
/** The current value, and what changes it if it is not the printed one. */
const Value = ({ icon, name, about, value: { printed, now, parts }, t }: ValueProps): ReactElement => (
  <li data-changed={now === printed ? undefined : now > printed ? 'more' : 'less'}>
    <Tip
      tip={() => (
        <>
          <b className={tip['title']}>
            {name} {now}
          </b>
          <span className={tip['line']}>{about}</span>
          {parts.length > 0 && (
            <span className={tip['line']}>
              {t('board.table.printed', { printed })} {parts.map(({ reason, value }) => `${signed(value)} ${nameOf(reason, t)}`).join(', ')}
            </span>
          )}
        </>
      )}
    >
      <button type="button" className={styles['value']}>
        <Icon name={icon} />
        <b>{now}</b>
        {now !== printed && <s>{printed}</s>}
        <small>{name}</small>
      </button>
    </Tip>
  </li>
);
function AbilityLine({
  ability: { ability, kind, ap, mana, used },
  figure,
  view,
  t,
}: SheetProps & { readonly ability: AbilityView }): ReactElement {
  const def = abilityIn(view.table.own, figure.figure, ability);
  return (
    <p className={styles['ability']} data-used={used}>
      <Icon name={abilityIcon(ability)} />
      <span>
        <b>{nameOf(ability, t)}</b> {kind === 'active' ? <Cost ap={ap} mana={mana} t={t} /> : <small>{t('board.table.use.passive')}</small>}
        {used && <small> {t('board.table.used')}</small>}
        <br />
        {def === undefined ? null : rulesText({ kind: 'ability', def }, t)}
      </span>
    </p>
  );
}
