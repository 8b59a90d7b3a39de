// A chip outside the arena: it can be pointed at, and chosen if it is among the options.
import { type PointerEvent, type ReactElement, useContext, useRef } from 'react';
import { AttentionContext, type Subject } from '../common/attention.ts';
import { nameOf, shortNameOf } from '../common/describe.ts';
import type { PartProps } from '../common/props.ts';
import { type ChipFaceProps, ChipPicture } from './chip.tsx';
import styles from './piece-button.module.css';

interface PieceButtonProps extends Pick<PartProps, 'pointed' | 'point' | 'choose' | 'decision' | 'speaker' | 't'> {
  readonly face: ChipFaceProps;
  /** The name of the chip, or its id in the content. */
  readonly name: string;
  readonly subject: Subject;
  /** The option that a click takes, if any. */
  readonly option: number | undefined;
  /** Said in addition to its name. */
  readonly note?: string | undefined;
  readonly isDim?: boolean;
  readonly isSmall?: boolean;
  /** Already picked. */
  readonly isChosen?: boolean | undefined;
}
/** A touch held for so many milliseconds asks for details instead of choosing. */
const HOLD = 400;

export function PieceButton(props: PieceButtonProps): ReactElement {
  const {
    face,
    name,
    subject,
    option,
    note,
    isDim = false,
    isSmall = false,
    isChosen,
    pointed,
    point,
    choose,
    decision,
    speaker,
    t,
  } = props;
  const attention = useContext(AttentionContext);
  const hold = useRef<{ timer: ReturnType<typeof setTimeout>; isOver: boolean }>(undefined);
  /** Details opened by touch stay until another piece is touched. */
  const byKeyboard = useRef(false);
  const byFinger = useRef(false);
  const look = (): void => {
    attention.set(subject);
    if (option !== undefined) point(option);
  };
  const leave = (): void => {
    attention.set(undefined);
    if (option !== undefined) point(undefined);
  };
  const onPointerDown = ({ pointerType }: PointerEvent): void => {
    byFinger.current = pointerType !== 'mouse';
    if (!byFinger.current) return;
    const held = {
      isOver: false,
      timer: setTimeout(() => {
        held.isOver = true;
        look();
      }, HOLD),
    };
    hold.current = held;
  };
  const release = (): void => clearTimeout(hold.current?.timer);
  const onClick = (): void => {
    const wasHeld = hold.current?.isOver === true;
    hold.current = undefined;
    if (wasHeld) return;
    // A tap that chooses a unit must not leave its card over what comes next.
    attention.set(byFinger.current && option !== undefined && 'unit' in subject ? undefined : subject);
    if (option !== undefined) choose(option);
  };
  const label = option === undefined || decision === undefined ? nameOf(name, t) : speaker.option(decision.ask, decision.options[option]);
  return (
    <button
      type="button"
      className={styles['piece']}
      data-legal={option !== undefined}
      data-pointed={option !== undefined && option === pointed}
      data-dim={isDim}
      data-small={isSmall}
      aria-pressed={isChosen}
      aria-label={note === undefined ? label : `${label}, ${note}`}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look()}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
      onPointerDown={onPointerDown}
      onPointerUp={release}
      onPointerCancel={release}
      onFocus={({ target }) => {
        byKeyboard.current = target.matches(':focus-visible');
        if (byKeyboard.current) look();
      }}
      onBlur={() => byKeyboard.current && leave()}
      onClick={onClick}
    >
      <ChipPicture {...face} className={styles['chip']} />
      {isSmall ? null : <span className={styles['name']}>{shortNameOf(name, t)}</span>}
    </button>
  );
}
