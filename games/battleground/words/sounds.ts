// The sounds of events as they are shown.
import type { SoundName } from '@tabularium/parts/shape';
import type { Event } from '../table/events.ts';

const SOUNDS: { readonly [K in Event['kind']]?: SoundName } = {
  rolledOff: 'dice',
  roundBegan: 'horn',
  revealed: 'card',
  bonus: 'card',
  played: 'card',
  moved: 'step',
  pushed: 'step',
  swapped: 'magic',
  usedAbility: 'magic',
  rolled: 'dice',
  rerolled: 'dice',
  exploded: 'dice',
  wounded: 'blow',
  healed: 'magic',
  knockedOut: 'fall',
  marker: 'magic',
  interrupts: 'bell',
  missionDone: 'crowd',
  claimed: 'coin',
};
export const sound = (event: Event): SoundName | undefined => SOUNDS[event.kind];
