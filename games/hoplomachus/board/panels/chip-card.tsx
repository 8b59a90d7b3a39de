// Everything about the chip that is pointed at: statistics, dice with the reasons for them, skills in words, and what is the matter with it.
import { hintStyles, OptionButton } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import { type ReactElement, useContext } from 'react';
import { ELITE } from '../../content/kinds.ts';
import { titanIn, unitIn } from '../../table/known.ts';
import type { HoplomachusView, UnitView } from '../../table/view.ts';
import { endingOf } from '../../words/naming.ts';
import { AttentionContext, type Subject, useSubject } from '../common/attention.ts';
import { isGallery, NONE } from '../common/choices.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { STATE_ICONS, statesOf } from '../common/look.ts';
import type { PartProps, ShownPreview } from '../common/props.ts';
import { ChipPicture } from '../pieces/chip.tsx';
import { Figure, Figures, SkillLine, Skills } from '../pieces/chip-facts.tsx';
import { DiceRow, Die } from '../pieces/die.tsx';
import { Odds } from '../pieces/odds.tsx';
import { ShortcutLines, Telling } from '../question/hint.tsx';
import type { Shortcuts } from '../question/shortcuts.ts';
import type { Fight } from '../question/use-fight.ts';
import styles from './chip-card.module.css';
import { Hurts, PriorityList, TitanSheet } from './rivals.tsx';

/** What is known of a chip, in or out of a match. */
type Known = Pick<UnitView, 'def' | 'rank' | 'class' | 'elite' | 'range' | 'health' | 'attack' | 'skills'> & {
  readonly name: string;
  readonly movement: number;
  readonly live?: UnitView;
};

function knownOf(view: HoplomachusView, subject: Subject | undefined): Known | undefined {
  if (subject === undefined) return undefined;
  if ('def' in subject) {
    const def = unitIn(view, subject.def);
    return def && { ...def, def: def.id, name: def.id, elite: ELITE.has(def.rank) };
  }
  const live = view.units.find((unit) => ('hex' in subject ? unit.at === subject.hex : unit.unit === subject.unit));
  return live && { ...live, name: live.unit, movement: live.movement.printed, live };
}

/** For a chip that is pointed at: what a click on it would do, and its card. */
interface DockProps extends PartProps {
  readonly preview: ShownPreview;
  readonly fight: Fight | undefined;
  readonly shortcuts: Shortcuts;
}
export function Dock({ fight, shortcuts, ...props }: DockProps): ReactElement | null {
  const { view, eye, decision, choices, speaker, t } = props;
  const known = knownOf(view.table, useSubject());
  if (known === undefined) return null;
  const at = known.live?.at ?? undefined;
  const numbers = (at === undefined ? choices.units.get(known.name) : choices.hexes.get(at)) ?? NONE;
  const attack = at === undefined ? undefined : fight?.attacks.get(at);
  const ways = at === undefined ? undefined : shortcuts.get(at);
  const pictured = picturedBy(decision, known.name);
  const waits = decision !== undefined && known.live?.zone === 'camp' && known.live.seat === eye;
  return (
    <aside className={styles['card']} aria-label={nameOf(known.name, t)}>
      <Head known={known} t={t} />
      {attack === undefined ? null : (
        <>
          <p className={hintStyles['deed']}>{speaker.option('attackTarget', attack.target)}</p>
          <Odds about={attack.about} t={t} />
        </>
      )}
      {ways === undefined ? null : <ShortcutLines {...props} shortcuts={ways} />}
      {pictured === undefined || decision === undefined ? null : (
        <OptionButton {...props} option={pictured} className={styles['take']}>
          {speaker.option(decision.ask, decision.options[pictured])}
        </OptionButton>
      )}
      <Telling
        {...props}
        numbers={numbers}
        names={[known.name, ...(at === undefined ? [] : [at])]}
        otherwise={waits ? t('board.camp.waits') : undefined}
      />
      <ChipCard {...props} known={known} />
    </aside>
  );
}
/** The option that a picture of the set-up means. */
function picturedBy(decision: PartProps['decision'], id: string): number | undefined {
  if (decision === undefined || !isGallery(decision) || decision.some !== undefined) return undefined;
  const option = decision.options.findIndex((one) => ('unit' in one && one.unit === id) || ('titan' in one && one.titan === id));
  return option < 0 ? undefined : option;
}
function Head({ known, t }: { readonly known: Known; readonly t: Translate }): ReactElement {
  const attention = useContext(AttentionContext);
  return (
    <header className={styles['head']}>
      <ChipPicture {...known} active={known.live?.active ?? true} className={styles['chip']} />
      <div>
        <h3 className={styles['name']}>{nameOf(known.name, t)}</h3>
        <p className={styles['kind']}>{[t(`rank.${known.rank}`), ...(known.class === null ? [] : [nameOf(known.class, t)])].join(' · ')}</p>
      </div>
      <button type="button" className={styles['close']} aria-label={t('board.card.close')} onClick={() => attention.set(undefined)}>
        ×
      </button>
    </header>
  );
}
function ChipCard({ known, view, t }: PartProps & { readonly known: Known }): ReactElement {
  const { live } = known;
  const stands = live !== undefined && live.at !== null;
  const titan = live === undefined ? titanIn(view.table, known.def) : undefined;
  return (
    <>
      <Figures>
        <Figure icon="mark" name={t('board.card.range')}>
          {known.range}
        </Figure>
        <Figure icon="boots" name={t('board.card.movement')}>
          {stands && live.movement.now !== known.movement ? `${known.movement} → ${live.movement.now}` : known.movement}
        </Figure>
        <Figure icon="heart" name={t('board.card.health')}>
          {stands ? `${live.hp}/${known.health}` : known.health}
        </Figure>
      </Figures>
      <Dice known={known} t={t} />
      {known.rank === 'immortal' ? <Hurts t={t} /> : null}
      {live === undefined ? null : <States unit={live} t={t} />}
      <Skills>
        {known.skills.map((learned) => (
          <SkillLine key={learned.skill} learned={learned} t={t} isSilenced={live?.silenced} isUsed={live?.used.includes(learned.skill)} />
        ))}
      </Skills>
      {live?.priority ? (
        <div className={styles['priority']}>
          <b>{t('board.rival.looksFor')}</b>
          <PriorityList list={live.priority} t={t} />
        </div>
      ) : null}
      {titan === undefined ? null : <TitanSheet titan={titan} t={t} />}
    </>
  );
}
/** The printed dice; in combat, what it would roll now, with the reason for every other die. */
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
              {why === 'printed' ? null : nameOf(why, t)}
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
    ...(unit.active ? [] : [['chain', t('state.inactive.name', { ending: endingOf(unit.unit, t) }), t('state.inactive.text')] as const]),
    ...statesOf(unit).map(
      (state) =>
        [
          STATE_ICONS[state],
          t(`state.${state}.name`, { ending: endingOf(unit.unit, t) }),
          t(`state.${state === 'dazed' && unit.dazed === 0 ? 'fresh' : state}.text`),
        ] as const,
    ),
    ...unit.tactics.map(({ tactic }) => ['lightning', nameOf(tactic, t), t(`tactic.${tactic}.text`)] as const),
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
