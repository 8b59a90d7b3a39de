// The action phase: which unit, and what it does besides walking about on the map.

import { OptionButton, Tip, useReasons } from '@tabularium/parts/board';
import { type ReactElement, useEffect, useRef } from 'react';
import { WORKS, type Work } from '../../content/kinds.ts';
import type { Act } from '../../table/asks.ts';
import type { UnitView } from '../../table/view.ts';
import { deedsOf } from '../common/choices.ts';
import { Icon } from '../common/icon.tsx';
import { ACT_ICONS, colourOf } from '../common/look.ts';
import { viewerOf, type WithDecision } from '../common/props.ts';
import { Cube } from '../pieces/goods.tsx';
import { PawnIcon } from '../pieces/pawn.tsx';
import { Denied } from './denied.tsx';
import styles from './prompt.module.css';

type ActProps = WithDecision<'act'>;
export function ActBar(props: ActProps): ReactElement {
  const { decision, selection, view, t } = props;
  const { table } = view;
  const unit = table.units.find((one) => one.unit === selection.unit);
  return (
    <>
      {unit === undefined ? null : <Chosen {...props} unit={unit} />}
      <OptionButton {...props} option={decision.options.length} className={styles['pass']}>
        {t('board.act.end')}
        {table.turn?.idle ? (
          <span title={t('board.act.idle')}>
            +1 <Cube of="coin" isSmall />
          </span>
        ) : null}
      </OptionButton>
      {unit === undefined ? <Roster {...props} /> : <Works {...props} unit={unit} />}
    </>
  );
}
/** The chosen unit, and the way back. */
function Chosen({ unit, view, selection, t }: ActProps & { readonly unit: UnitView }): ReactElement {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) back.current?.focus({ preventScroll: true }); // keeps keyboard players here
  }, []);
  return (
    <p className={styles['who']}>
      <Portrait unit={unit} view={view.table} />
      <span role="status">{nameIn(unit, t)}</span>
      <button
        ref={back}
        type="button"
        className={styles['back']}
        aria-label={t('board.act.back')}
        title={t('board.act.back')}
        onClick={() => selection.select(undefined)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M3 3 13 13M13 3 3 13" />
        </svg>
      </button>
      {unit.hindered ? <span className={styles['alarm']}>{t('board.act.hindered')}</span> : null}
      {unit.undecided && !unit.hindered ? <span className={styles['note']}>{t('board.act.undecided')}</span> : null}
      {unit.kind === 'soldier' || unit.kind === 'mercenary' ? <span className={styles['note']}>{t('board.act.walk')}</span> : null}
    </p>
  );
}

/** Everybody who can still do something, and what concerns no unit. */
function Roster(props: ActProps): ReactElement {
  const { view, choices, selection, decision, t } = props;
  const { table } = view;
  const ready = table.units.filter(({ unit }) => choices.actors.has(unit));
  const others = decision.options.flatMap((act, number) => (act.do === 'survey' || act.do === 'war' ? [[number, act] as const] : []));
  return (
    <div className={`${styles['answers']} ${styles['works']} ${styles['roster']}`}>
      {ready.length === 0 && <p className={styles['note']}>{t('board.act.nobody')}</p>}
      {ready.map((unit) => (
        <button key={unit.unit} type="button" className={styles['button']} onClick={() => selection.select(unit.unit)}>
          <Portrait unit={unit} view={table} />
          <span className={styles['long']}>{nameIn(unit, t)}</span>
          <span className={styles['short']} aria-hidden="true">
            {unit.unit.split('.')[2]} {unit.at}
          </span>
        </button>
      ))}
      {others.map(([number, act]) => (
        <OptionButton key={number} {...props} option={number} className={styles['button']}>
          <Icon name={ACT_ICONS[act.do]} />
          {props.speaker.option('act', act)}
        </OptionButton>
      ))}
    </div>
  );
}
const nameIn = ({ unit, at }: UnitView, t: ActProps['t']): string => t('board.act.unit', { unit, at });
const Portrait = ({ unit, view }: { readonly unit: UnitView; readonly view: ActProps['view']['table'] }): ReactElement => (
  <PawnIcon
    kind={unit.kind}
    colour={colourOf(view, unit.owner)}
    isLying={unit.lying !== null}
    hasPenalty={unit.penalty && !unit.unhindered}
    actions={unit.actions}
    allActions={unit.allActions}
  />
);

/** What the chosen unit can do where it stands, and why not the rest. */
function Works({ unit, ...props }: ActProps & { readonly unit: UnitView }): ReactElement {
  const { decision, whyNot, speaker, t } = props;
  const deeds = deedsOf(decision, unit.unit);
  const reasons = useReasons(decision.id, whyNot);
  const done = new Set(deeds.map(([, act]) => act.do));
  const denied = deniedOf(props, unit, done).flatMap((work) => {
    const reason = reasons.find(({ what }) => what === `${work} ${unit.unit}`);
    return reason === undefined ? [] : [[work, reason] as const];
  });
  return (
    <div className={`${styles['answers']} ${styles['works']}`}>
      {deeds.map(([number, act]) => (
        <Tip key={number} tip={() => t(`board.does.${act.do}`)}>
          <OptionButton {...props} option={number} className={styles['button']}>
            <Icon name={ACT_ICONS[act.do]} />
            {t(`board.work.${act.do}`)}
          </OptionButton>
        </Tip>
      ))}
      {denied.map(([work, reason]) => (
        <Denied key={work} name={t(`board.work.${work}`)} why={speaker.reason(reason)} isShort>
          <Icon name={ACT_ICONS[work]} />
        </Denied>
      ))}
    </div>
  );
}
/** Works worth explaining: not those of characters that the player does not have. */
function deniedOf(props: ActProps, { kind }: UnitView, done: ReadonlySet<Act['do']>): readonly Work[] {
  if (kind !== 'worker') return [];
  const { view } = props;
  const held = new Set(viewerOf(props)?.characters.map(({ character }) => character));
  const isKnown = (work: Work): boolean =>
    work === 'rob'
      ? held.has('praedo')
      : work === 'exchange'
        ? held.has('mercator')
        : work !== 'trade' || view.table.terms.mode === 'teams';
  return WORKS.filter((work) => !done.has(work) && isKnown(work));
}
