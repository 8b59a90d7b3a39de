// The sounds of events as they are shown.
import type { SoundName } from '@tabularium/parts/shape';
import type { Event } from '../table/events.ts';

const SOUNDS: { readonly [K in Event['kind']]?: SoundName } = {
  waveBegan: 'horn',
  waveEnded: 'horn',
  deployed: 'step',
  moved: 'step',
  displaced: 'step',
  attacked: 'blow',
  rolled: 'dice',
  rerolled: 'dice',
  titanRolled: 'dice',
  arenaDie: 'dice',
  defeated: 'fall',
  undying: 'magic',
  healed: 'magic',
  gained: 'magic',
  usedSkill: 'magic',
  activated: 'horn',
  playedTactic: 'card',
  stones: 'coin',
  foothold: 'build',
  shardBroken: 'fall',
  favor: 'crowd',
  reward: 'crowd',
  ended: 'bell',
};
export const sound = ({ kind }: Event): SoundName | undefined => SOUNDS[kind];
