// A combat, die against die: the attacker above, the defender below, surplus dice against phantoms; and every reason by name.
import type { CSSProperties, ReactElement } from 'react';
import { phantomFor } from '../../rules/combat/combatants.ts';
import { type Comparison, type Rank, ranksOf } from '../../rules/combat/comparing.ts';
import { has } from '../../rules/units/figures.ts';
import type { UnitName } from '../../table/asks.ts';
import { unitCalled } from '../../table/names.ts';
import { NONE } from '../../table/table.ts';
import { Icon } from '../common/icon.tsx';
import { ABILITY_ICONS } from '../common/look.ts';
import { nameOf, type PartProps, unitIn } from '../common/props.ts';
import { type Clash, type Throw, USUAL_PHANTOMS } from '../motion/clash.ts';
import { useTray } from '../motion/use-tray.ts';
import { Die } from '../pieces/die.tsx';
import { Sum } from '../pieces/sums.tsx';
import styles from './dice-off.module.css';

export function DiceOff(props: PartProps): ReactElement | null {
  const { clash, throws } = useTray(props);
  if (clash === undefined && throws.length === 0) return null;
  const { decision, pace, play, t } = props;
  return (
    <section
      className={styles['tray']}
      data-asked={decision !== undefined}
      data-telling={play.current !== undefined}
      aria-label={t('board.table.dice.title')}
      style={{ '--pace': `${pace}ms` } as CSSProperties}
    >
      {clash !== undefined && <Fight key={clash.number} {...props} clash={clash} />}
      {throws.map((one, i) => (
        <Thrown key={i} {...props} one={one} />
      ))}
    </section>
  );
}
interface ClashProps extends PartProps {
  readonly clash: Clash;
}
function Fight(props: ClashProps): ReactElement {
  const { clash, t } = props;
  const { kind, attacker, defender, sides, slot, parts, dice, compared } = clash;
  const isMelee = kind === 'melee';
  const ranks = dice === null ? [] : ranksOf(dice[0], dice[1], rankTermsOf(props));
  return (
    <>
      <h3 className={styles['title']}>
        {t(`draw.attackKind.${kind}`)}
        <small>
          {t('board.table.odds.sides', { from: sides[0], to: sides[1] })}
          {slot !== null && ` · ${slot}`}
        </small>
      </h3>
      <Row {...props} unit={attacker} as="attack" />
      {dice !== null && (
        <ol className={styles['ranks']} data-compared={compared !== null}>
          {ranks.map((rank, number) => (
            <Pair
              key={number}
              rank={rank}
              number={number}
              isMelee={isMelee}
              phantoms={rankTermsOf(props).phantoms}
              isCompared={compared !== null}
              t={t}
            />
          ))}
          {ranks.length === 0 && <li className={styles['none']}>{t('draw.noDice')}</li>}
        </ol>
      )}
      <Row {...props} unit={defender} as="defence" />
      {clash.changes.map(({ of, why, faces }, i) => (
        <p key={i} className={styles['change']}>
          <Icon name={ABILITY_ICONS[why]} /> <b>{nameOf(why, t)}:</b>{' '}
          {faces === null ? t('board.table.dice.raised') : t(`board.table.dice.changed.${of}`, { before: faces[0], after: faces[1] })}
        </p>
      ))}
      {dice === null ? (
        <div className={styles['sums']}>
          <Sum parts={parts[0]} unit="attack" t={t} />
          <Sum parts={parts[1]} unit="defence" t={t} />
        </div>
      ) : (
        <details className={styles['why']}>
          <summary>{t('board.table.dice.why')}</summary>
          <Sum parts={parts[0]} unit="attack" t={t} />
          <Sum parts={parts[1]} unit="defence" t={t} />
        </details>
      )}
      <Verdict {...props} />
    </>
  );
}
/** What the rules told; before that, what they answer when asked. */
function rankTermsOf({ clash, ground }: ClashProps): Comparison {
  const [attacker, defender] = [unitCalled(ground, clash.attacker), unitCalled(ground, clash.defender)];
  const isMelee = clash.kind === 'melee';
  if (attacker === NONE || defender === NONE) return { phantoms: USUAL_PHANTOMS, tiesHit: false, isMelee };
  return {
    phantoms: clash.compared?.phantoms ?? [phantomFor(ground, attacker), phantomFor(ground, defender)],
    tiesHit: !isMelee && has(ground, attacker, 'wayOfTheBow'),
    isMelee,
  };
}
function Row({ unit, as, view, clash, t }: ClashProps & { readonly unit: UnitName; readonly as: 'attack' | 'defence' }): ReactElement {
  const seat = unitIn(view, unit)?.seat;
  const count = clash.dice?.[as === 'attack' ? 0 : 1].length;
  return (
    <p className={styles['who']} data-seat={seat}>
      <Icon name={as === 'attack' ? (clash.kind === 'melee' ? 'sword' : 'bow') : 'shield'} />
      <b>{nameOf(unit, t)}</b>
      {count !== undefined && <small>{t(`board.table.sum.${as}`, { count })}</small>}
      {as === 'attack' && clash.critical && (
        <span className={styles['critical']}>
          <Icon name="bolt" /> {t('draw.critical')}
        </span>
      )}
    </p>
  );
}
interface PairProps {
  readonly rank: Rank;
  readonly number: number;
  readonly isMelee: boolean;
  readonly phantoms: readonly [number, number];
  readonly isCompared: boolean;
  readonly t: PartProps['t'];
}
function Pair({ rank: { attack, defence, hit }, number, isMelee, phantoms, isCompared, t }: PairProps): ReactElement {
  const fates =
    !isCompared || hit === null
      ? [undefined, undefined]
      : hit === 'defender'
        ? (['hits', 'beaten'] as const)
        : (['beaten', 'hits'] as const);
  const isTie = (attack ?? phantoms[0]) === (defence ?? phantoms[1]);
  return (
    <li className={styles['pair']} style={{ '--n': number } as CSSProperties}>
      <span className={styles['one']}>
        <Die face={attack ?? phantoms[0]} kind={isMelee ? 'melee' : 'ranged'} isPhantom={attack === null} fate={fates[0]} t={t} />
      </span>
      <span className={styles['verdict']} data-hit={isCompared ? hit : undefined}>
        {!isCompared ? '' : hit === 'defender' ? '▼' : hit === 'attacker' ? '▲' : isTie ? '=' : '–'}
        {isCompared && hit !== null && <span className="unseen">{t(`board.table.dice.hits.${hit}`)}</span>}
      </span>
      <span className={styles['one']}>
        <Die face={defence ?? phantoms[1]} kind="defence" isPhantom={defence === null} fate={fates[1]} t={t} />
      </span>
    </li>
  );
}
/** What each side takes, and how it came about. */
function Verdict({ clash, t }: ClashProps): ReactElement | null {
  const { compared, critical, amounts, damage, kind, attacker, defender } = clash;
  if (compared === null) return null;
  const [onAttacker, onDefender] = compared.hits;
  const rows = [
    { unit: defender, hits: onDefender, isCritical: critical, told: damage[1] },
    ...(kind === 'melee' ? [{ unit: attacker, hits: onAttacker, isCritical: false, told: damage[0] }] : []),
  ].map((row) => ({ ...row, total: row.told ?? finalOf(amounts, row.unit) ?? row.hits + (row.isCritical ? 1 : 0) }));
  return (
    <ul className={styles['results']} aria-live="polite">
      {rows.map(({ unit, hits, isCritical, total }) => (
        <li key={unit}>
          <b>{nameOf(unit, t)}</b>
          <span>{t('many.hits', { count: hits })}</span>
          {isCritical && <span>{t('board.table.dice.critical')}</span>}
          {amounts
            .filter((amount) => amount.unit === unit)
            .map(({ why, before, after }, i) => (
              <span key={i}>
                {nameOf(why, t)} {before} → {after}
              </span>
            ))}
          <b className={styles['damage']} data-none={total === 0}>
            {t('many.damage', { count: total })}
          </b>
        </li>
      ))}
    </ul>
  );
}
const finalOf = (amounts: Clash['amounts'], unit: UnitName): number | undefined => amounts.findLast((one) => one.unit === unit)?.after;

/** Dice that are not compared with anything. */
function Thrown({ one: { who, faces, why }, names, t }: PartProps & { readonly one: Throw }): ReactElement {
  return (
    <p className={styles['thrown']}>
      <b>{'seat' in who ? names[who.seat] : nameOf(who.unit, t)}</b>
      <small>{why in ABILITY_ICONS ? nameOf(why, t) : t(`board.table.dice.for.${why}`)}</small>
      <span className={styles['dice']}>
        {faces.map((face, i) => (
          <Die key={i} face={face} kind="plain" t={t} />
        ))}
      </span>
    </p>
  );
}
