// The side of the game: the titan's card or the immortal's, with what their dice mean, and the trophies.
import { drawnFor } from '@tabularium/parts/board';
import type { Translate } from '@tabularium/parts/shape';
import type { ReactElement } from 'react';
import type { Die as DieColour } from '../../content/kinds.ts';
import type { Priority, TitanDef, TitanRow, TitanShards } from '../../content/rival-kinds.ts';
import type { Event } from '../../table/events.ts';
import type { HoplomachusView, TitanView, UnitView } from '../../table/view.ts';
import { effectText, lineText } from '../common/acts.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import type { PartProps } from '../common/props.ts';
import type { Play } from '../motion/timeline.ts';
import { DiceRow, Die } from '../pieces/die.tsx';
import { PieceButton } from '../pieces/piece-button.tsx';
import styles from './rivals.module.css';

type RivalProps = PartProps & { readonly play: Play };

export const Rivals = drawnFor(DrawRivals, ({ view, news, play, t, choices, pointed }) => [
  view.table,
  news,
  play,
  t,
  choices,
  choices.isLoose ? pointed : undefined,
]);
function DrawRivals(props: RivalProps): ReactElement | null {
  const { titan, immortal, phase } = props.view.table;
  if (titan !== null) return <Titan {...props} titan={titan} />;
  return immortal === null || phase === 'setup' ? null : <Immortal {...props} />;
}

/** The priority by which a rival has just chosen. */
function chosenBy(news: readonly Event[], play: Play, unit: string): Priority | undefined {
  const told = play.acts.length > 0 ? play.acts.slice(0, play.now + 1).map(({ event }) => event) : news;
  const last = told.findLast((event) => (event.kind === 'marked' || event.kind === 'targeted') && event.unit === unit);
  return last !== undefined && 'priority' in last ? last.priority : undefined;
}
export const PriorityList = ({
  list,
  chosen,
  t,
}: {
  readonly list: readonly Priority[];
  readonly chosen?: Priority | undefined;
  readonly t: Translate;
}): ReactElement => (
  <ol className={styles['priorities']} aria-label={t('board.rival.looksFor')}>
    {list.map((entry) => (
      <li key={entry} data-chosen={entry === chosen}>
        {nameOf(entry, t)}
      </li>
    ))}
  </ol>
);

interface HeadProps extends RivalProps {
  readonly unit: UnitView;
  readonly hp: number | undefined;
  readonly priority: readonly Priority[];
}
const Head = ({ unit, hp, priority, ...props }: HeadProps): ReactElement => (
  <header className={styles['head']}>
    <PieceButton
      {...props}
      face={unit}
      name={unit.unit}
      subject={{ unit: unit.unit }}
      option={props.choices.units.get(unit.unit)?.[0]}
      isSmall
    />
    <h3 className={styles['name']}>{nameOf(unit.unit, props.t)}</h3>
    {hp === undefined ? null : (
      <b className={styles['hp']}>
        <Icon name="heart" /> {hp}/{unit.health}
      </b>
    )}
    <div className={styles['looks']}>
      <span aria-hidden="true">{props.t('board.rival.looksFor')}</span>
      <PriorityList list={priority} chosen={chosenBy(props.news, props.play, unit.unit)} t={props.t} />
    </div>
  </header>
);
const unitOf = ({ units }: HoplomachusView, name: string): UnitView | undefined => units.find(({ unit }) => unit === name);

// ---- titans
function Titan({ titan, ...props }: RivalProps & { readonly titan: TitanView }): ReactElement {
  const { view, t } = props;
  const unit = unitOf(view.table, titan.unit);
  return (
    <section className={styles['card']} aria-label={nameOf(titan.unit, t)}>
      {unit !== undefined && <Head {...props} unit={unit} hp={unit.at === null ? undefined : unit.hp} priority={titan.priority} />}
      <TitanSheet titan={titan} hits={titan.hits} row={titan.row} t={t} />
    </section>
  );
}
interface TitanSheetProps {
  readonly titan: Pick<TitanDef, 'dice' | 'rows' | 'traits' | 'boons' | 'shards'>;
  readonly hits?: TitanView['hits'];
  readonly row?: number;
  readonly t: Translate;
}
/** What its dice mean, row by row, and what else holds. */
export const TitanSheet = ({ titan: { dice, rows, traits, boons, shards }, hits = null, row: now, t }: TitanSheetProps): ReactElement => (
  <>
    <p className={styles['dice']}>
      {t('board.rival.dice')} <DiceRow dice={dice} t={t} />
    </p>
    <ol className={styles['rows']}>
      {rows.map((row, i) => (
        <CardRow key={row.id} row={row} hits={hits?.[row.die]} isNow={hits !== null && now === i} t={t} />
      ))}
    </ol>
    <ul className={styles['traits']}>
      {traits.map((trait) => (
        <li key={trait.is}>{t(`trait.${trait.is}`, { ...trait })}</li>
      ))}
      {boons.map((boon) => (
        <li key={boon.is}>{t(`boon.${boon.is}`, { ...boon })}</li>
      ))}
      {shardWords(shards).map((word) => (
        <li key={word}>{t(`shards.${word}`)}</li>
      ))}
    </ul>
  </>
);
/** What can be done with its shards, and what becomes of them. */
const shardWords = ({ action, colour, broken }: TitanShards): readonly string[] => [action, colour, broken].filter((word) => word !== null);
/** The line that counts: the one for so many hits, or the last one. */
const lineFor = (row: TitanRow, hits: number): number => (row.per === 'count' ? Math.min(hits, row.lines.length) : Math.min(hits, 1));

function CardRow({
  row,
  hits,
  isNow,
  t,
}: {
  readonly row: TitanRow;
  readonly hits: number | undefined;
  readonly isNow: boolean;
  readonly t: Translate;
}): ReactElement {
  const line = hits === undefined ? undefined : lineFor(row, hits);
  return (
    <li className={styles['row']} data-now={isNow} data-idle={line === 0}>
      <span className={styles['rowDie']}>
        <Die die={row.die} t={t} />
      </span>
      <div>
        <b>{nameOf(row.id, t)}</b>
        {row.lines.map((acts, i) =>
          // After the roll, only the line that counts matters.
          line === undefined || line === i + 1 ? (
            <p key={i} data-lit={line === i + 1}>
              {row.per === 'count' ? <span className={styles['count']}>{i + 1}</span> : null}
              {lineText(row, i, acts, t)}
            </p>
          ) : null,
        )}
      </div>
    </li>
  );
}

// ---- immortals
/** What a hit earns, and what wears it down. HOP-13.4, HOP-13.8 */
export const Hurts = ({ t }: { readonly t: Translate }): ReactElement => (
  <p className={styles['hurts']}>
    <Icon name="heart" /> {t('board.rival.hurts')}
  </p>
);
function Immortal(props: RivalProps): ReactElement {
  const { view, t } = props;
  const { immortal, trophies, rolled, bulwark } = view.table;
  const unit = immortal?.unit === undefined || immortal.unit === null ? undefined : unitOf(view.table, immortal.unit);
  const didHit = (die: DieColour): boolean =>
    rolled !== null && rolled.unit === unit?.unit && rolled.dice.some((one) => one.die === die && one.hit);
  return (
    <section className={styles['card']} aria-label={t('board.troop.immortal')}>
      {unit === undefined ? (
        <p className={styles['none']}>{t('board.rival.noImmortal')}</p>
      ) : (
        <>
          <Head {...props} unit={unit} hp={unit.hp} priority={unit.priority ?? []} />
          <Hurts t={t} />
        </>
      )}
      <ol className={styles['rows']}>
        {immortal?.effects.map(({ die, act }) => (
          <li key={act.do} className={styles['row']} data-now={didHit(die) || (act.do === 'bulwark' && bulwark)}>
            <span className={styles['rowDie']}>
              <Die die={die} t={t} />
            </span>
            <div>
              <p>{effectText(act, t)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className={styles['trophies']}>
        <Icon name="trophy" />{' '}
        {t('board.rival.trophies', { count: trophies.length, of: trophies.length + (immortal?.left.length ?? 0) + (unit ? 1 : 0) })}
        {trophies.map((name) => {
          const fallen = unitOf(view.table, name);
          return fallen === undefined ? null : (
            <PieceButton key={name} {...props} face={fallen} name={name} subject={{ unit: name }} option={undefined} isSmall isDim />
          );
        })}
      </p>
    </section>
  );
}
