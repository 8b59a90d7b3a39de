// Building: where the new card can lie and how it can be turned. R or the wheel turns it, a click lays it down.
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import type { SpaceName } from '../../table/asks.ts';
import { type Bounds, rowOf } from '../common/geometry.ts';
import type { PartProps } from '../common/props.ts';
import { Carried, Ghosts, sketchOf, TurnPicker } from './ghosts.tsx';
import styles from './map.module.css';
import { fittingTurns } from './placement.ts';

/** The row of the ruins: the ways to turn a card are shown on the other half of the map. */
const MIDDLE = 3;

export interface Site {
  /** The space on which the card is being turned. */
  readonly at: SpaceName | undefined;
  readonly ghosts: ReactElement | null;
  /** What lies over the map: the card in the hand, or the ways to turn it. */
  readonly tools: ReactElement | null;
  readonly onWheel: (event: WheelEvent) => boolean;
  /** Takes a click on a space, and says whether it did. */
  readonly take: (at: SpaceName) => boolean;
}

export function useSite(
  { view, eye, decision, choices, choose, pointed, point, speaker, t }: PartProps,
  bounds: Bounds,
  box: RefObject<HTMLElement | null>,
): Site {
  const sites = [...choices.spaces.keys()];
  const { building, spaces, players } = view.table;
  const [turned, setTurned] = useState({ building: '', turns: 0 });
  const wanted = useRef<{ at: SpaceName; exits: string }>(undefined);
  const seat = typeof eye === 'number' ? eye : view.table.active;
  const sketch = sketchOf(building, seat, players[seat]?.faction ?? null);
  const placing = decision?.ask === 'buildAt' ? decision : undefined;
  const turning = decision?.ask === 'buildTurn' ? decision : undefined;
  const isBusy = sketch !== undefined && (placing !== undefined || turning !== undefined);
  const work = `${view.table.turn} ${sketch?.type}`;
  const turns = turned.building === work ? turned.turns : 0;

  // A player who turned the card before laying it down has already chosen its turn.
  useEffect(() => {
    const { current: wish } = wanted;
    if (wish === undefined || turning === undefined) return;
    wanted.current = undefined;
    const option = turning.options.findIndex(({ exits }) => exits === wish.exits);
    if (building?.at === wish.at && option !== -1) choose(option);
  }, [turning?.id]);

  const turnOptions = turning?.options ?? [];
  const chosen = pointed !== undefined && pointed < turnOptions.length ? pointed : 0;
  const turn = (by: number): void => {
    if (turning !== undefined) point((chosen + by + turnOptions.length) % turnOptions.length);
    else setTurned({ building: work, turns: turns + by + (turns + by < 0 ? 12 : 0) });
  };
  useTurnKey(isBusy ? turn : undefined);
  const settled =
    turning === undefined || building === null || building.at === null
      ? undefined
      : { at: building.at, exits: turnOptions[chosen]?.exits ?? '' };

  return {
    at: settled?.at,
    ghosts:
      isBusy && sketch !== undefined ? (
        <Ghosts bounds={bounds} sketch={sketch} spaces={spaces} sites={sites} turns={turns} settled={settled} />
      ) : null,
    tools:
      sketch === undefined || !isBusy ? null : turning === undefined ? (
        <Carried box={box} sketch={sketch} sites={sites} />
      ) : (
        <div className={styles['picker']} data-above={settled !== undefined && rowOf(settled.at) > MIDDLE}>
          <TurnPicker
            sketch={sketch}
            options={turnOptions.map((option) => ({ exits: option.exits, label: speaker.option('buildTurn', option) }))}
            pointed={chosen}
            point={point}
            choose={choose}
            label={t('ask.buildTurn')}
            hint={t('board.map.turnKey')}
          />
        </div>
      ),
    onWheel: (event) => {
      if (isBusy && !event.ctrlKey) turn(event.deltaY > 0 ? 1 : -1);
      return isBusy && !event.ctrlKey;
    },
    take: (at) => {
      if (settled?.at === at) {
        choose(chosen);
        return true;
      }
      if (placing !== undefined && turns > 0 && sketch !== undefined) {
        const fitting = fittingTurns(spaces, at, sketch.type);
        wanted.current = { at, exits: fitting[turns % fitting.length] ?? '' };
      }
      return false;
    },
  };
}

const TURN_KEY = 'r';
/** Listens wherever the focus is: while a card is being laid, the key has no other use. */
function useTurnKey(turn: ((by: number) => void) | undefined): void {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  const isOn = turn !== undefined;
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
      if (event.key.toLowerCase() !== TURN_KEY || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      latest.current?.(event.shiftKey ? -1 : 1);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOn]);
}
