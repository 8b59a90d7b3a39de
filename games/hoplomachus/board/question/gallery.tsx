// What is chosen before the match: factions, heroes, a titan, the units and the tactic that are kept.
import type { Decision } from '@tabularium/kernel';
import { OptionButton, Question } from '@tabularium/parts/board';
import { ownName } from '@tabularium/parts/own-content';
import { Fragment, type ReactElement, useContext, useRef, useState } from 'react';
import { ELITE } from '../../content/kinds.ts';
import { factionIn, titanIn, unitIn } from '../../table/known.ts';
import type { HoplomachusKit } from '../../table/table.ts';
import type { HoplomachusView } from '../../table/view.ts';
import { isGallery } from '../common/choices.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import { emblemOf, lookOf, TACTIC_ICONS } from '../common/look.ts';
import { OwnFactions } from '../common/own-factions.tsx';
import { type PartProps } from '../common/props.ts';
import { ChipPicture, liveryStyle } from '../pieces/chip.tsx';
import { PieceButton } from '../pieces/piece-button.tsx';
import { Roster } from '../pieces/roster.tsx';
import styles from './gallery.module.css';

const RANDOM = 'random';
const faceOf = (view: HoplomachusView, id: string) => {
  const { rank = 'unit', class: kind = null } = unitIn(view, id) ?? {};
  return { def: id, rank, class: kind, elite: ELITE.has(rank) } as const;
};

export function Gallery(props: PartProps): ReactElement | null {
  const { decision, pointed } = props;
  const byFinger = useRef(false);
  const [look, setLook] = useState<{ readonly decision: string; readonly option: number }>();
  if (decision === undefined || !isGallery(decision)) return null;
  const question = props.speaker.ask(decision);
  const looked = look?.decision === decision.id ? look.option : undefined;
  /** A finger cannot hover: the first tap shows, the second chooses. */
  const choose: PartProps['choose'] = (option) => {
    const isLook = byFinger.current && LOOKED_AT.has(decision.ask) && typeof option === 'number';
    if (isLook) setLook({ decision: decision.id, option });
    else props.choose(option);
  };
  return (
    <section
      className={styles['gallery']}
      aria-label={question}
      onPointerDownCapture={({ pointerType }) => {
        byFinger.current = pointerType !== 'mouse';
      }}
      onKeyDownCapture={() => {
        byFinger.current = false;
      }}
    >
      <Question />
      <Pictures {...props} decision={decision} choose={choose} take={props.choose} looked={looked} />
      {looked === undefined && decision.ask === 'faction' ? (
        <FactionRoster view={props.view} t={props.t} faction={decision.options[pointed ?? -1]?.faction} />
      ) : null}
    </section>
  );
}
/** Decisions whose pictures need words. */
const LOOKED_AT: ReadonlySet<string> = new Set(['faction', 'neutralHero', 'campHero', 'titan']);

/** What a faction consists of. */
function FactionRoster({
  faction,
  view,
  t,
}: Pick<PartProps, 'view' | 't'> & { readonly faction: string | undefined }): ReactElement | null {
  const def = faction === undefined ? undefined : factionIn(view.table, faction);
  return def === undefined ? null : <Roster units={[def.hero, ...def.units].flatMap((id) => unitIn(view.table, id) ?? [])} t={t} />;
}
type Open = PartProps & { readonly decision: Decision<HoplomachusKit> };

interface PicturesProps extends Open {
  /** The faction shown by the last tap. */
  readonly looked: number | undefined;
  readonly take: PartProps['choose'];
}
function Pictures({ looked, take, ...props }: PicturesProps): ReactElement | null {
  const { decision } = props;
  switch (decision.ask) {
    case 'faction':
      return (
        <div className={styles['factions']}>
          {decision.options.map(({ faction }, option) => (
            <Fragment key={faction}>
              <FactionPlaque {...props} faction={faction} option={option} />
              {option === looked ? (
                <div className={styles['looked']}>
                  <button type="button" className={styles['done']} onClick={() => take(option)}>
                    {props.speaker.option('faction', { faction })}
                  </button>
                  <FactionRoster {...props} faction={faction} />
                </div>
              ) : null}
            </Fragment>
          ))}
        </div>
      );
    case 'keepUnits':
      return <Keeping key={decision.id} {...props} names={decision.options.map(({ unit }) => unit)} some={decision.some} />;
    case 'neutralHero':
    case 'campHero':
      return <Chips {...props} ids={decision.options.map(({ unit }) => unit)} />;
    case 'titan':
      return <Chips {...props} ids={decision.options.map(({ titan }) => titan)} />;
    case 'keepTactic':
      return (
        <div className={styles['tactics']}>
          {decision.options.map(({ tactic }, option) => (
            <OptionButton key={tactic} {...props} option={option} className={styles['tactic']}>
              <b>
                <Icon name={TACTIC_ICONS[tactic]} /> {nameOf(tactic, props.t)}
              </b>
              <span>{props.t(`tactic.${tactic}.text`)}</span>
            </OptionButton>
          ))}
        </div>
      );
    default:
      return null;
  }
}

function FactionPlaque({ faction, option, ...props }: Open & { readonly faction: string; readonly option: number }): ReactElement {
  const { view, t } = props;
  const def = factionIn(view.table, faction);
  const { livery } = lookOf({ def: `${faction === RANDOM ? 'my' : faction}.`, rank: 'unit', class: null }, useContext(OwnFactions));
  return (
    <OptionButton
      {...props}
      option={option}
      className={styles['faction']}
      label={faction === RANDOM ? t('board.gallery.random') : nameOf(faction, t)}
    >
      <span className={styles['banner']} style={liveryStyle(livery)}>
        {faction === RANDOM ? '?' : <Icon name={emblemOf(faction)} />}
      </span>
      <span className={styles['text']}>
        <b>{faction === RANDOM ? t('board.gallery.random') : nameOf(faction, t)}</b>
        {def === undefined || ownName(faction) !== undefined ? null : (
          <span className={styles['line']}>{t(`board.faction.${faction}`)}</span>
        )}
        {def === undefined ? null : (
          <span className={styles['chips']}>
            {[def.hero, ...def.units].map((id) => (
              <ChipPicture key={id} {...faceOf(view.table, id)} className={styles['mini']} />
            ))}
          </span>
        )}
      </span>
    </OptionButton>
  );
}

/** Choose one of several chips. */
const Chips = ({ ids, ...props }: Open & { readonly ids: readonly string[] }): ReactElement => (
  <div className={styles['pieces']}>
    {ids.map((id, option) => (
      <figure key={id} className={styles['figure']}>
        <PieceButton {...props} face={faceOf(props.view.table, id)} name={id} subject={{ def: id }} option={option} />
        <Difficulty {...props} titan={id} />
      </figure>
    ))}
  </div>
);
const Difficulty = ({ titan, view, t }: Pick<Open, 'view' | 't'> & { readonly titan: string }): ReactElement | null => {
  const difficulty = titanIn(view.table, titan)?.difficulty;
  return difficulty === undefined ? null : (
    <figcaption aria-label={t('board.gallery.difficulty', { difficulty })}>{'★'.repeat(difficulty)}</figcaption>
  );
};

interface KeepingProps extends Open {
  readonly names: readonly string[];
  readonly some: { readonly min: number; readonly max: number } | undefined;
}
/** Choose several chips: they are picked and put back until the choice is confirmed. */
function Keeping({ names, some, ...props }: KeepingProps): ReactElement {
  const { choose, t } = props;
  const [taken, setTaken] = useState<readonly number[]>([]);
  const { min = 1, max = 1 } = some ?? {};
  const toggle = (option: unknown): void => {
    if (typeof option !== 'number') return;
    if (taken.includes(option)) setTaken(taken.filter((one) => one !== option));
    else if (taken.length < max) setTaken([...taken, option]);
  };
  const isEnough = taken.length >= min;
  return (
    <>
      <div className={styles['pieces']}>
        {names.map((name, option) => (
          <PieceButton
            key={name}
            {...props}
            face={faceOf(props.view.table, name)}
            name={name}
            subject={{ def: name }}
            option={option}
            choose={toggle}
            isChosen={taken.includes(option)}
          />
        ))}
      </div>
      <button type="button" className={styles['done']} disabled={!isEnough} onClick={() => choose(taken.toSorted((a, b) => a - b))}>
        {t('board.gallery.keep', { count: taken.length, of: max })}
      </button>
    </>
  );
}
