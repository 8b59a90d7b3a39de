// Everything about the chip that is pointed at: statistics, dice with the reasons for them, skills in words, and what is the matter with it.
import type { Translate } from '@tabularium/games/shape';
import { type ReactElement, useContext } from 'react';
import { type Learned, SKILLS } from '../content/kinds.ts';
import { skills } from '../content/skills.ts';
import { units as content } from '../content/units.ts';
import type { HoplomachusView, UnitView } from '../view.ts';
import { AttentionContext, type Subject, useSubject } from './attention.ts';
import styles from './chip-card.module.css';
import { ChipPicture } from './chip.tsx';
import { nameOf } from './describe.ts';
import { DiceRow, Die } from './die.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import { STATE_ICONS, statesOf } from './look.ts';
import { reasonName } from './odds.tsx';
import type { PartProps } from './props.ts';
import { PriorityList } from './rivals.tsx';

/** What is known of a chip, in a match or not. */
type Known = Pick<UnitView, 'def' | 'rank' | 'class' | 'elite' | 'range' | 'health' | 'attack' | 'skills'> & {
  readonly name: string;
  readonly movement: number;
  readonly live?: UnitView;
};
const ELITE: ReadonlySet<string> = new Set(['hero', 'neutral', 'immortal', 'titan']);

function knownOf(view: HoplomachusView, subject: Subject | undefined): Known | undefined {
  if (subject === undefined) return undefined;
  if ('def' in subject) {
    const def = content.find(({ id }) => id === subject.def);
    return def && { ...def, def: def.id, name: def.id, elite: ELITE.has(def.rank) };
  }
  const live = view.units.find((unit) => ('hex' in subject ? unit.at === subject.hex : unit.unit === subject.unit));
  return live && { ...live, name: live.unit, movement: live.movement.printed, live };
}

export function ChipCard({ view, t, showRule }: PartProps): ReactElement | null {
  const subject = useSubject();
  const attention = useContext(AttentionContext);
  const known = knownOf(view.table, subject);
  if (known === undefined) return null;
  const { live } = known;
  return (
    <aside className={styles['card']} aria-label={nameOf(known.name, t)}>
      <header className={styles['head']}>
        <ChipPicture {...known} active={live?.active ?? true} className={styles['chip']} />
        <div>
          <h3 className={styles['name']}>{nameOf(known.name, t)}</h3>
          <p className={styles['kind']}>
            {[t(`board.rank.${known.rank}`), ...(known.class === null ? [] : [t(`board.class.${known.class}`)])].join(' · ')}
          </p>
        </div>
        <button type="button" className={styles['close']} aria-label={t('board.card.close')} onClick={() => attention.set(undefined)}>
          ×
        </button>
      </header>
      <dl className={styles['stats']}>
        <Stat icon="mark" name={t('board.card.range')} value={String(known.range)} />
        <Stat
          icon="boots"
          name={t('board.card.movement')}
          value={live !== undefined && live.at !== null && live.movement.now !== known.movement ? `${known.movement} → ${live.movement.now}` : String(known.movement)}
        />
        <Stat icon="heart" name={t('board.card.health')} value={live !== undefined && live.at !== null ? `${live.hp}/${known.health}` : String(known.health)} />
      </dl>
      <Dice known={known} t={t} />
      {live === undefined ? null : <States unit={live} t={t} />}
      <ul className={styles['skills']}>
        {known.skills.map((learned) => (
          <SkillLine key={learned.skill} learned={learned} live={live} t={t} showRule={showRule} />
        ))}
      </ul>
      {live?.priority ? (
        <div className={styles['priority']}>
          <b>{t('board.rival.looksFor')}</b>
          <PriorityList list={live.priority} t={t} />
        </div>
      ) : null}
    </aside>
  );
}
const Stat = ({ icon, name, value }: { readonly icon: IconName; readonly name: string; readonly value: string }): ReactElement => (
  <div>
    <dt>
      <Icon name={icon} /> {name}
    </dt>
    <dd>{value}</dd>
  </div>
);

/** Printed dice by themselves; in combat what it would roll now, with the reason of every die that is not printed. */
function Dice({ known: { attack, live }, t }: { readonly known: Known; readonly t: Translate }): ReactElement {
  const now = live !== undefined && live.at !== null ? live.dice : attack.map((die) => ({ die, why: 'printed' }));
  const isChanged = now.length !== attack.length || now.some(({ why }) => why !== 'printed');
  return (
    <div className={styles['dice']}>
      {isChanged ? (
        <>
          <span className={styles['printed']}>
            <DiceRow dice={attack} t={t} /> →
          </span>
          {now.map(({ die, why }, i) => (
            <span key={`${die} ${i}`} className={styles['die']}>
              <Die die={die} t={t} />
              {why === 'printed' ? null : reasonName(why, t)}
            </span>
          ))}
        </>
      ) : (
        <DiceRow dice={attack} t={t} />
      )}
    </div>
  );
}

const States = ({ unit, t }: { readonly unit: UnitView; readonly t: Translate }): ReactElement | null => {
  const lines: (readonly [icon: IconName, name: string, text: string])[] = [
    ...(unit.active ? [] : [['chain', t('board.unit.inactive'), t('board.unit.inactiveText')] as const]),
    ...statesOf(unit).map((state) => [STATE_ICONS[state], t(`board.state.${state}.name`), t(`board.state.${state}.text`)] as const),
    ...unit.tactics.map(({ tactic }) => ['lightning', nameOf(tactic, t), t(`board.tactic.${tactic}`)] as const),
    ...(unit.shards > 0 ? [['shard', t('board.unit.shards', { count: unit.shards }), ''] as const] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className={styles['states']}>
      {lines.map(([icon, name, text], i) => (
        <li key={`${name} ${i}`}>
          <Icon name={icon} /> <b>{name}</b> {text}
        </li>
      ))}
    </ul>
  );
};

interface SkillLineProps {
  readonly learned: Learned;
  readonly live: UnitView | undefined;
  readonly t: Translate;
  readonly showRule: (id: string) => void;
}
function SkillLine({ learned: { skill, level }, live, t, showRule }: SkillLineProps): ReactElement {
  const { type, levelled } = skills[skill];
  const isUsed = live?.used.includes(skill) ?? false;
  return (
    <li data-silenced={live?.silenced ?? false} data-used={isUsed}>
      <button type="button" className={styles['skill']} onClick={() => showRule(`HOP-19.${SKILLS.indexOf(skill) + 1}`)}>
        {levelled ? t('board.skillLevel', { skill, level }) : nameOf(skill, t)}
      </button>{' '}
      <span className={styles['type']}>{t(`board.skillType.${type}`)}</span> {t(`board.skill.${skill}`, { level, count: level })}
    </li>
  );
}
