// A chip of the file: as it will lie on the table, with all that it can do and what it is worth.
import type { Translate } from '@tabularium/parts/shape';
import { DraftName } from '@tabularium/parts/workshop';
import type { ReactElement, ReactNode } from 'react';
import { nameOf } from '../board/common/describe.ts';
import { Chip, radiusOf } from '../board/pieces/chip.tsx';
import { Figure, Figures, SkillLine, Skills } from '../board/pieces/chip-facts.tsx';
import { DiceRow } from '../board/pieces/die.tsx';
import { ELITE, type UnitDef } from '../content/kinds.ts';
import type { Budget } from '../content/points.ts';
import styles from './chip-card.module.css';
import type { DraftChip } from './draft.ts';

export interface ChipCardProps {
  readonly chip: DraftChip;
  readonly t: Translate;
  readonly show: (at: number) => void;
  /** Further remarks. */
  readonly children?: ReactNode;
}
/** More would push the next chip off the page. */
const MOST_PROBLEMS = 3;

export function ChipCard({ chip: { name, rank, at, unit, worth, problems }, t, show, children }: ChipCardProps): ReactElement {
  return (
    <article className={styles['card']} data-unfinished={unit === undefined}>
      <header className={styles['head']}>
        {unit ? <Picture unit={unit} /> : <span className={styles['blank']} aria-hidden="true" />}
        <div className={styles['title']}>
          <DraftName draft={{ name, at }} t={t} show={show} />
          <p className={styles['kind']}>{[t(`rank.${rank}`), ...(unit?.class ? [nameOf(unit.class, t)] : [])].join(' · ')}</p>
          {worth && <Worth {...worth} t={t} />}
        </div>
      </header>
      {unit && <Statistics unit={unit} t={t} />}
      {children}
      {problems.length > 0 && (
        <ul className={styles['problems']}>
          {problems.slice(0, MOST_PROBLEMS).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** Players' health chips are red, those of rivals blue. */
const RIVALS: ReadonlySet<UnitDef['rank']> = new Set(['arena', 'immortal', 'titan', 'part']);
/** Around a chip, for what sticks out: its shadow, its number, the chips beneath it. */
const ROOM = 14;
function Picture({ unit: { id, rank, class: kind, health } }: { readonly unit: UnitDef }): ReactElement {
  const half = radiusOf(rank) + ROOM;
  return (
    <svg className={styles['picture']} viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true" focusable="false">
      <Chip
        def={id}
        rank={rank}
        class={kind}
        elite={ELITE.has(rank)}
        hp={health}
        side={RIVALS.has(rank) ? 'blue' : 'red'}
        isHurt={false}
        states={[]}
        tactics={[]}
        shards={0}
        moved={false}
        engaged={false}
      />
    </svg>
  );
}

/** `25 of 23 points, 2 too many`. */
function Worth({ points, budget, t }: { readonly points: number; readonly budget?: Budget; readonly t: Translate }): ReactElement {
  if (!budget) return <p className={styles['worth']}>{t('workshop.points', { count: points })}</p>;
  const { least, most } = budget;
  const off = points > most ? points - most : Math.min(0, points - least);
  const fair = least === most ? most : `${least}–${most}`;
  return (
    <p className={styles['worth']} data-fair={off === 0}>
      {t('workshop.pointsOf', { points, fair })}
      {off !== 0 && (
        <>
          {' · '}
          <span className={styles['off']}>{t(off > 0 ? 'workshop.tooMany' : 'workshop.tooFew', { count: Math.abs(off) })}</span>
        </>
      )}
    </p>
  );
}

const Statistics = ({ unit, t }: { readonly unit: UnitDef; readonly t: Translate }): ReactElement => (
  <>
    <Figures>
      <Figure icon="mark" name={t('board.card.range')}>
        {unit.range}
      </Figure>
      {unit.rank === 'titan' ? null : (
        <Figure icon="boots" name={t('board.card.movement')}>
          {unit.movement}
        </Figure>
      )}
      <Figure icon="heart" name={t('board.card.health')}>
        {unit.health}
      </Figure>
      <Figure icon="attacker" name={t('workshop.attack')} isWide>
        <DiceRow dice={unit.attack} t={t} />
      </Figure>
    </Figures>
    {unit.skills.length > 0 && (
      <Skills>
        {unit.skills.map((learned) => (
          <SkillLine key={learned.skill} learned={learned} t={t} />
        ))}
      </Skills>
    )}
  </>
);
