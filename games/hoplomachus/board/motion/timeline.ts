// The news of a picture as a row of acts that are shown one after the other, and the board as it was before each of them.
import { type Act as ActOf, actsIn, type Play as PlayOf } from '@tabularium/parts/board';
import type { HexName, UnitName } from '../../table/asks.ts';
import type { Event } from '../../table/events.ts';
import type { UnitView } from '../../table/view.ts';

export type Act = ActOf<Event>;
export type Play = PlayOf<Event>;
/** The most steps that all news together may take; more is sped up. */
const MOST = 26;

/** How long each kind of news is shown; kinds not listed are no acts. */
const STEPS: { readonly [K in Event['kind']]?: number } = {
  rivalTurnBegan: 1.2,
  turnBegan: 0.8,
  waveBegan: 1.5,
  stones: 1,
  deployed: 1,
  moved: 1,
  displaced: 1,
  defeated: 1.2,
  returned: 0.5,
  activated: 1.2,
  attacked: 0.8,
  rolled: 2,
  rerolled: 1.5,
  damaged: 1.2,
  undying: 1.2,
  healed: 1,
  gained: 1,
  lost: 1,
  usedSkill: 1.2,
  state: 0.8,
  arenaDie: 1.5,
  playedTactic: 1.2,
  foothold: 1,
  footholdMoved: 1,
  shardTaken: 1,
  shardFlipped: 1,
  shardBroken: 1.2,
  favor: 0.8,
  reward: 1.5,
  marked: 1.4,
  stays: 0.8,
  targeted: 0.8,
  effect: 1.2,
  titanRolled: 2.2,
  waveEnded: 2,
};
const HEX_STEPS = 0.55;

function stepsOf(event: Event): number | undefined {
  const steps = STEPS[event.kind];
  return steps !== undefined && event.kind === 'moved' ? Math.max(steps, event.path.length * HEX_STEPS) : steps;
}
export const actsOf = (news: readonly Event[]): readonly Act[] => actsIn(news, MOST, stepsOf);

/** A chip as it lay on the table at some moment. */
export interface PlacedChip {
  readonly unit: UnitView;
  readonly at: HexName;
  readonly hp: number;
}
interface Then {
  at: HexName | null;
  hp: number;
}
/** What an event did to a chip, undone. */
function undo(event: Event, thenOf: (unit: UnitName) => Then | undefined): void {
  const change = (unit: UnitName, by: (then: Then) => void): void => {
    const then = thenOf(unit);
    if (then !== undefined) by(then);
  };
  switch (event.kind) {
    case 'deployed':
      return change(event.unit, (then) => {
        then.at = null;
      });
    case 'moved':
    case 'displaced':
      return change(event.unit, (then) => {
        then.at = event.from;
      });
    case 'defeated':
      return change(event.unit, (then) => {
        then.at = event.at;
      });
    case 'damaged': {
      const { target, left, lost } = event;
      if ('unit' in target)
        change(target.unit, (then) => {
          then.hp = left + lost;
        });
      return undefined;
    }
    case 'healed':
    case 'gained':
      return change(event.unit, (then) => {
        then.hp = event.left - event.hp;
      });
    case 'lost':
      return change(event.unit, (then) => {
        then.hp = event.left + event.hp;
      });
    default:
      return undefined;
  }
}
/** The chips in the arena when the first `done` acts had been shown. */
export function chipsAt(units: readonly UnitView[], acts: readonly Act[], done: number): readonly PlacedChip[] {
  const then = new Map(units.map(({ unit, at, hp }) => [unit, { at, hp }]));
  for (let i = acts.length - 1; i >= done; i--) undo((acts[i] as Act).event, (unit) => then.get(unit));
  return units.flatMap((unit) => {
    const { at, hp } = then.get(unit.unit) ?? unit;
    return at === null ? [] : [{ unit, at, hp }];
  });
}
