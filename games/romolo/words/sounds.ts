// The sounds of events as they are shown.
import type { SoundName } from '@tabularium/parts/shape';
import type { Event } from '../table/events.ts';

const SOUNDS: { readonly [K in Event['kind']]?: SoundName } = {
  placed: 'build',
  turnBegan: 'bell',
  moved: 'step',
  explored: 'card',
  flooded: 'fall',
  built: 'build',
  dismantled: 'fall',
  produced: 'build',
  created: 'step',
  hired: 'coin',
  hiredCharacter: 'card',
  sold: 'coin',
  forumBonus: 'coin',
  bought: 'coin',
  robbed: 'dice',
  battle: 'horn',
  tokens: 'card',
  fought: 'blow',
  fell: 'fall',
  destroyed: 'fall',
  cracked: 'fall',
  eliminated: 'fall',
  wagePaid: 'coin',
  starved: 'fall',
  prices: 'coin',
  eventCube: 'card',
  rolledDie: 'dice',
  endBegins: 'horn',
};
export const sound = (event: Event): SoundName | undefined => SOUNDS[event.kind];
