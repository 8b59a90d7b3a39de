// Crowd favor: in Pozzuoli a line of twenty spaces with four rewards, in the Colosseum five tracks side by side. The crowd roars when it grows.
import { drawnFor, OptionButton } from '@tabularium/parts/board';
import type { ReactElement } from 'react';
import type { Track } from '../../table/table.ts';
import type { BoardView, HoplomachusView, TrackView } from '../../table/view.ts';
import { nameOf } from '../common/describe.ts';
import glow from '../common/glow.module.css';
import { Icon } from '../common/icon.tsx';
import type { IconName } from '../common/icons.ts';
import type { PartProps, ShownPreview } from '../common/props.ts';
import type { Play } from '../motion/timeline.ts';
import styles from './favor.module.css';

/** HOP-24.8 */
const SPACES = Array.from({ length: 20 }, (_, i) => i + 1);
const REWARDS: Readonly<Record<number, { readonly reward: string; readonly icon: IconName }>> = {
  5: { reward: 'activateHero', icon: 'spartan' },
  10: { reward: 'returnTactics', icon: 'lightning' },
  15: { reward: 'returnTwoUnits', icon: 'back' },
  20: { reward: 'takeHero', icon: 'trophy' },
};
const TRACK_ICONS: Readonly<Record<Track, IconName>> = {
  support: 'rook',
  hp3: 'heartPlus',
  hero: 'spartan',
  foothold: 'banner',
  gold: 'trophy',
};

interface FavorProps extends PartProps {
  readonly play: Play;
  readonly preview: ShownPreview;
}
type BoardProps = FavorProps & { readonly board: BoardView };

/** The viewer's board first. */
export const Favor = drawnFor(DrawFavor, ({ view, eye, names, t, play, preview, choices, pointed }) => {
  const isOpen = choices.tracks.size > 0;
  return [view.table, eye, names, t, play, choices, isOpen ? pointed : undefined, isOpen ? preview : undefined];
});
function DrawFavor(props: FavorProps): ReactElement | null {
  const { view, eye, t } = props;
  const { boards, terms } = view.table;
  if (boards.length === 0 || view.table.phase === 'setup') return null;
  const own = (board: BoardView): number => (typeof eye === 'number' && board.seats.includes(eye) ? 0 : 1);
  const Board = terms.arena === 'pozzuoli' ? Line : Tracks;
  return (
    <section className={styles['favor']} aria-label={t('board.favor.title')}>
      {boards
        .toSorted((a, b) => own(a) - own(b))
        .map((board) => (
          <Board key={board.board} {...props} board={board} />
        ))}
    </section>
  );
}
const colourOf = ({ troops }: HoplomachusView, { seats, board }: BoardView): 'red' | 'blue' =>
  troops.find(({ seat }) => seat === seats[0])?.colour ?? (board === 0 ? 'red' : 'blue');
const isRoaring = ({ current }: Play, { seats }: BoardView): boolean =>
  current?.event.kind === 'favor' && seats.includes(current.event.seat);
const owners = ({ names, eye, t }: PartProps, { seats }: BoardView): string =>
  seats.map((seat) => (seat === eye ? t('board.players.you') : (names[seat] ?? String(seat + 1)))).join(' + ');

function Line(props: BoardProps): ReactElement {
  const { board, view, play, t } = props;
  const { bead, next, hero } = board;
  return (
    <div className={styles['line']} data-side={colourOf(view.table, board)} data-roar={isRoaring(play, board)}>
      <p className={styles['whose']}>
        <Icon name="rally" /> {owners(props, board)}
        <b>{bead}</b>
      </p>
      <div className={styles['spaces']} role="img" aria-label={t('board.favor.bead', { bead })}>
        {SPACES.map((space) => (
          <span key={space} className={styles['space']} data-done={space <= bead} data-reward={space in REWARDS}>
            {REWARDS[space] ? <Icon name={REWARDS[space].icon} /> : null}
          </span>
        ))}
        <span className={styles['bead']} style={{ insetInlineStart: `${(Math.max(0, bead - 0.5) / SPACES.length) * 100}%` }} />
      </div>
      <ol className={styles['rewards']}>
        {Object.entries(REWARDS).map(([space, { reward }]) => (
          <li key={space} data-done={Number(space) <= bead} data-next={next?.space === Number(space)}>
            {reward === 'takeHero' && hero !== null ? nameOf(hero, t) : t(`board.favor.${reward}`)}
            {next?.space === Number(space) ? <b> {t('board.favor.in', { count: next.in })}</b> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Tracks(props: BoardProps): ReactElement {
  const { board, view, play, eye, t } = props;
  const isOwn = typeof eye === 'number' && board.seats.includes(eye);
  return (
    <div
      className={styles['tracks']}
      data-side={colourOf(view.table, board)}
      data-roar={isRoaring(play, board)}
      data-small={!isOwn && view.table.boards.length > 1}
    >
      <p className={styles['whose']}>
        <Icon name="rally" /> {owners(props, board)}
      </p>
      <ol className={styles['columns']}>
        {board.tracks.map((track) => (
          <li key={track.track}>
            <Column
              {...props}
              track={track}
              isOwn={isOwn}
              label={track.track === 'gold' && board.hero !== null ? nameOf(board.hero, t) : t('board.favor.track', { track: track.track })}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}
interface ColumnProps extends BoardProps {
  readonly track: TrackView;
  readonly isOwn: boolean;
  readonly label: string;
}
function Column(props: ColumnProps): ReactElement {
  const { track, isOwn, label, choices, pointed, preview, t, decision, speaker } = props;
  const option = isOwn ? choices.tracks.get(track.track)?.[0] : undefined;
  const then = option !== undefined && option === pointed && preview?.ask === 'favorTrack' ? preview.about : undefined;
  const face = (
    <>
      <span className={styles['above']} data-taken={track.chip === null && track.track !== 'gold'}>
        <Icon name={TRACK_ICONS[track.track]} />
      </span>
      <span className={styles['label']}>{label}</span>
      <span className={styles['spots']}>
        {[1, 2, 3, 4, 5].map((space) => (
          <span
            key={space}
            className={styles['spot']}
            data-done={space <= track.bead}
            data-bead={space === track.bead && !track.done}
            data-preview={then !== undefined && space <= then.bead}
          />
        ))}
      </span>
      {then !== undefined && then.loses > 0 && <span className={styles['loses']}>{t('board.favor.loses', { count: then.loses })}</span>}
    </>
  );
  const sentence = `${label}: ${t('board.favor.spaces', { bead: track.bead })}. ${t(`reward.${track.track}.text`)}${track.chip === 'other' ? ` ${t('board.favor.chipToOther')}` : ''}`;
  if (option === undefined)
    return (
      <span className={styles['column']} data-open={track.open} data-done={track.done} title={sentence}>
        {face}
        <span className="unseen">{sentence}</span>
      </span>
    );
  return (
    <OptionButton
      {...props}
      option={option}
      className={`${styles['column']} ${glow['legal']}`}
      label={`${speaker.option('favorTrack', decision?.options[option])}. ${sentence}`}
    >
      {face}
    </OptionButton>
  );
}
