// The open activation and its interruptions as a stack, with the innermost, which acts now, on top.
import type { ReactElement } from 'react';
import type { FrameView, MissionView } from '../../table/view.ts';
import { Icon } from '../common/icon.tsx';
import { nextText } from '../common/own-text.ts';
import { figureIn, nameOf, type PartProps } from '../common/props.ts';
import { CardChip } from '../pieces/card-chip.tsx';
import { Chip } from '../pieces/chips.tsx';
import { Portrait } from '../pieces/portrait.tsx';
import styles from './stack.module.css';

export function Stack(props: PartProps): ReactElement | null {
  const { view, t } = props;
  const { frames, order, players } = view.table;
  const waiting = order.flatMap((seat) => {
    const card = players[seat]?.selected;
    return card == null ? [] : [{ seat, card }];
  });
  if (frames.length === 0 && waiting.length === 0) return null;
  return (
    <section className={styles['stack']} data-nested={frames.length > 1} aria-label={t('board.table.stack.title')}>
      <ol className={styles['frames']}>
        {frames.toReversed().map((frame, i) => (
          <FrameCard key={`${frame.figure} ${frames.length - i}`} {...props} frame={frame} isTop={i === 0} />
        ))}
      </ol>
      {waiting.map(({ seat, card }) => (
        <p key={seat} className={styles['waiting']} data-faction={players[seat]?.faction}>
          {t(frames.length === 0 ? 'board.table.stack.next' : 'board.table.stack.then', { seat })}{' '}
          <CardChip view={view} card={card} t={t} />
        </p>
      ))}
    </section>
  );
}
interface FrameProps extends PartProps {
  readonly frame: FrameView;
  readonly isTop: boolean;
}
const COSTS = ['focus', 'move', 'melee', 'ranged', 'spell'] as const;

function FrameCard({ frame, isTop, ...props }: FrameProps): ReactElement {
  const { view, selection, showRule, t } = props;
  const figure = figureIn(view, frame.figure);
  const dearer = COSTS.filter((what) => frame.costs[what] > 1);
  return (
    <li className={styles['frame']} data-faction={figure?.faction} data-kind={frame.kind} data-top={isTop}>
      <button
        type="button"
        className={styles['who']}
        aria-label={t('board.table.sheet', { figure: frame.figure })}
        onClick={() => selection.choose(frame.figure)}
      >
        {figure !== undefined && <Portrait figure={frame.figure} faction={figure.faction} />}
      </button>
      <div className={styles['text']}>
        <p className={styles['title']}>
          <b>{nameOf(frame.figure, t)}</b>
          <button type="button" className={styles['kind']} onClick={() => showRule(RULES[frame.kind])} title={t('board.table.openRule')}>
            {frame.against === null ? t('board.table.stack.activation') : t(`board.table.stack.${frame.kind}`, { against: frame.against })}
          </button>
        </p>
        {isTop && frame.kind !== 'activation' && <p className={styles['note']}>{t(`board.table.stack.${frame.kind}Rule`)}</p>}
        {!isTop && <p className={styles['note']}>{t('board.table.stack.pauses')}</p>}
        {isTop && dearer.length > 0 && (
          <p className={styles['note']}>
            {t('board.table.stack.dearer')}{' '}
            {dearer.map((what) => (
              <span key={what} className={styles['dear']}>
                {t(`draw.cost.${what}`)} <Chip of="ap" count={frame.costs[what]} t={t} />
              </span>
            ))}
          </p>
        )}
        {frame.next.map((next) => (
          <p key={JSON.stringify(next)} className={styles['next']}>
            <Icon name="clover" /> {nextText(next, t)}
          </p>
        ))}
        {frame.missions.map((mission) => (
          <Mission key={mission.card} {...props} mission={mission} />
        ))}
        {frame.cards.length > 0 && (
          <p className={styles['cards']}>
            {frame.cards.map((card, i) => (
              <CardChip key={`${card} ${i}`} view={view} card={card} t={t} />
            ))}
          </p>
        )}
      </div>
      <span className={styles['ap']}>
        <Chip of="ap" count={frame.ap} t={t} />
        {figure !== undefined && <Chip of="mana" count={figure.mana} t={t} />}
      </span>
    </li>
  );
}
const RULES: Readonly<Record<FrameView['kind'], string>> = { activation: 'MOB-4.20', overwatch: 'MOB-7.21', opportunity: 'MOB-7.36' };

const Mission = ({ mission: { card, points, done, progress }, t }: PartProps & { readonly mission: MissionView }): ReactElement => (
  <p className={styles['mission']} data-done={done}>
    <Icon name="laurels" /> {nameOf(card, t)} <Chip of="points" count={points} t={t} />{' '}
    {done
      ? t('board.table.mission.done')
      : progress === null
        ? t('board.table.mission.open')
        : t('board.table.mission.progress', { have: progress.have, need: progress.need })}
  </p>
);
