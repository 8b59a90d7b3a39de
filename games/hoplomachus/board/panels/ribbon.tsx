// Where the turn is: the round, whose turn it is, and its steps in their order.
import { drawnFor } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { TurnStep } from '../../table/table.ts';
import type { HoplomachusView, TroopView } from '../../table/view.ts';
import { nameOf } from '../common/describe.ts';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import { emblemOf } from '../common/look.ts';
import type { PartProps } from '../common/props.ts';
import styles from './ribbon.module.css';

const ICONS: { readonly [S in TurnStep]?: IconName } = {
  stones: 'rune',
  deploy: 'tent',
  tactic: 'tactician',
  move: 'boots',
  ability: 'lightning',
  engage: 'attacker',
  rows: 'spartan',
};
function stepsOf({ terms, troops, turn }: HoplomachusView): readonly TurnStep[] {
  const kind = troops[turn?.troop ?? 0]?.kind ?? 'player';
  if (kind === 'titan') return ['deploy', 'rows'];
  if (kind === 'immortal') return ['deploy', 'move', 'ability', 'engage', 'rows'];
  if (kind === 'arena') return ['deploy', 'move', 'ability', 'engage'];
  return terms.arena === 'pozzuoli'
    ? ['stones', 'deploy', 'tactic', 'move', 'ability', 'engage']
    : ['deploy', 'tactic', 'move', 'ability', 'engage'];
}
/** Quiet rounds after which the coming end is shown. */
const TOLD_FROM = 4;

export const Ribbon = drawnFor(DrawRibbon, ({ view, decision, names, eye, t }) => [view.table, decision, names, eye, t]);
function DrawRibbon({ view: { table }, decision, names, eye, t }: PartProps): ReactElement {
  const { phase, turn, round, waveRounds, lastRound, wave, quiet, troops } = table;
  const counted = wave === null ? round : waveRounds; // HOP-18.4
  const troop = turn === null ? undefined : troops[turn.troop];
  const step = turn?.step;
  const steps = stepsOf(table);
  const at = steps.findIndex((one) => one === step);
  // All rivals that have yet to act will; of the player's units only those that can.
  const left =
    decision?.ask === 'move' || decision?.ask === 'engage' ? decision.options.length : troop?.seat === null ? (turn?.left ?? 0) : 0;
  return (
    <div className={styles['ribbon']}>
      <p className={styles['when']}>
        {phase === 'setup'
          ? t('board.ribbon.setup')
          : wave === null
            ? t('board.ribbon.round', { round: Math.max(round, 1) })
            : t('board.ribbon.wave', { wave, round: Math.max(waveRounds, 1) })}
        {lastRound !== null && lastRound - counted < 10 ? <b> {t('board.ribbon.last', { round: lastRound })}</b> : null}
        {quiet !== null && quiet.rounds >= TOLD_FROM ? (
          <b className={styles['quiet']}>{t('board.ribbon.quiet', { rounds: quiet.rounds, limit: quiet.limit })}</b>
        ) : null}
      </p>
      {troop === undefined ? null : (
        <>
          <p className={styles['who']} data-side={troop.colour}>
            <Icon name={troop.seat === null ? 'spartan' : emblemOf(troop.faction)} />
            <span className={styles['whose']}>{whoseTurn(troop, names, eye, t)}</span>
          </p>
          <ol className={styles['steps']} aria-label={t('board.ribbon.steps')}>
            {steps.map((one, i) => (
              <li
                key={one}
                aria-current={one === step ? 'step' : undefined}
                className={one === step ? styles['now'] : i < at || step === 'end' ? styles['past'] : undefined}
              >
                <Icon name={ICONS[one] ?? 'spartan'} />
                <span className={styles['label']}>{t(`step.${one}`)}</span>
                {one === step && left > 0 && (one === 'move' || one === 'engage') ? (
                  <span className={styles['left']}>{t('board.ribbon.left', { count: left })}</span>
                ) : null}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
function whoseTurn({ seat, kind }: TroopView, names: readonly string[], eye: PartProps['eye'], t: PartProps['t']): string {
  if (seat === null) return t(`board.troop.${kind}`);
  return seat === eye ? t('board.ribbon.yours') : (names[seat] ?? nameOf(String(seat + 1), t));
}
