// The dice tray: the last roll, who made it, and its hits. A die that missed can be clicked when it may be rolled again.
import { drawnFor, OptionButton } from '@tabularium/parts/board';
import type { CSSProperties, ReactElement } from 'react';
import { DICE } from '../../content/kinds.ts';
import type { DieShown } from '../../table/events.ts';
import type { HoplomachusView } from '../../table/view.ts';
import { nameOf, shortNameOf } from '../common/describe.ts';
import glow from '../common/glow.module.css';
import type { PartProps } from '../common/props.ts';
import type { Play } from '../motion/timeline.ts';
import { Die } from '../pieces/die.tsx';
import styles from './tray.module.css';

interface Roll {
  /** Tells one roll from the next. */
  readonly key: string;
  readonly unit: string;
  readonly target: string | undefined;
  readonly dice: readonly DieShown[];
}
/** The roll of the act being shown, or the last one before it; otherwise the one on the table. */
function rollOf({ rolled }: HoplomachusView, { acts, now }: Play): Roll | undefined {
  for (let i = Math.min(now, acts.length - 1); i >= 0; i--) {
    const event = acts[i]?.event;
    if (event?.kind === 'rolled' || event?.kind === 'titanRolled')
      return { key: `act ${i}`, unit: event.unit, target: undefined, dice: event.dice };
  }
  if (rolled === null) return undefined;
  const { unit, target, dice } = rolled;
  return {
    key: dice.map(({ die, hit }) => `${die}${hit}`).join(' '),
    unit,
    target: target === null ? undefined : 'unit' in target ? target.unit : undefined,
    dice,
  };
}

export const Tray = drawnFor(DrawTray, ({ view, play, pace, t, choices, pointed }) => [
  view.table,
  play,
  pace,
  t,
  choices,
  choices.dice.size > 0 ? pointed : undefined,
]);
function DrawTray(props: PartProps & { readonly play: Play }): ReactElement {
  const { view, choices, decision, speaker, pace, play, t } = props;
  const isRerolling = decision?.ask === 'reroll';
  const roll = rollOf(view.table, isRerolling ? { acts: [], now: 0, current: undefined } : play);
  if (roll === undefined) return <Legend t={t} />;
  const { key, unit, target, dice } = roll;
  const hits = dice.filter(({ hit }) => hit).length;
  return (
    <section className={styles['tray']} aria-label={t('board.dice.title')} style={{ '--pace': `${pace * 1.4}ms` } as CSSProperties}>
      <p className={styles['who']}>
        {target === undefined || shortNameOf(unit, t) === shortNameOf(target, t)
          ? nameOf(unit, t)
          : t('board.dice.attack', { unit, target })}
        <b className={styles['hits']}>{t('board.dice.hits', { count: hits })}</b>
      </p>
      <ul className={styles['dice']} key={key}>
        {dice.map(({ die, hit, why }, i) => {
          const option = choices.dice.get(i)?.[0];
          return (
            <li key={`${die} ${i}`} style={{ '--n': i } as CSSProperties}>
              {option === undefined ? (
                <Die die={die} hit={hit} t={t} />
              ) : (
                <OptionButton
                  {...props}
                  option={option}
                  className={`${styles['again']} ${glow['legal']}`}
                  label={speaker.option('reroll', decision?.options[option])}
                >
                  <Die die={die} hit={hit} t={t} />
                </OptionButton>
              )}
              {why === 'printed' ? null : <small>{nameOf(why, t)}</small>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
/** Before the first roll: what the colours mean. */
const Legend = ({ t }: Pick<PartProps, 't'>): ReactElement => (
  <section className={`${styles['tray']} ${styles['legend']}`} aria-label={t('board.dice.title')}>
    <p className={styles['who']}>{t('board.dice.legend')}</p>
    <ul className={styles['dice']}>
      {DICE.map((die) => (
        <li key={die}>
          <Die die={die} t={t} />
        </li>
      ))}
    </ul>
  </section>
);
