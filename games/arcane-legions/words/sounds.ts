// The sounds of events as they are shown.
import type { SoundName } from '@tabularium/parts/shape';
import type { Event } from '../table/events.ts';

const SOUNDS: { readonly [K in Event['kind']]?: SoundName } = {
  rolledOff: 'dice',
  rolled: 'dice',
  rolledDie: 'dice',
  dieChanged: 'dice',
  piece: 'build',
  deployed: 'step',
  stepped: 'step',
  turned: 'step',
  slid: 'step',
  snapped: 'step',
  aboutFace: 'step',
  figureMoved: 'card',
  figuresSwapped: 'card',
  rearranged: 'card',
  roundBegan: 'horn',
  vp: 'coin',
  freeAttack: 'blow',
  downed: 'fall',
  defeated: 'fall',
  restored: 'magic',
  eliminated: 'bell',
};
export function sound(event: Event): SoundName | undefined {
  if (event.kind === 'attacked') return event.as === 'melee' ? 'blow' : 'shot';
  if (event.kind === 'ordered') return event.ability === null ? undefined : 'magic';
  return SOUNDS[event.kind];
}
