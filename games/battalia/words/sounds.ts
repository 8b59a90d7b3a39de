// The sounds of events as they are shown.
import type { SoundName } from '@tabularium/parts/shape';
import type { Event } from '../table/events.ts';

const SOUNDS: { readonly [K in Event['kind']]?: SoundName } = {
  dayBroke: 'bell',
  announced: 'crowd',
  drew: 'card',
  reshuffled: 'card',
  hired: 'card',
  created: 'card',
  paid: 'coin',
  built: 'build',
  upgraded: 'build',
  heroHired: 'horn',
  heroMoved: 'step',
  rolled: 'dice',
  promoted: 'magic',
  rewritten: 'magic',
  pitched: 'build',
  dismantled: 'card',
  collapsed: 'fall',
  blewHorn: 'horn',
  ambushed: 'card',
  attacked: 'horn',
  played: 'blow',
  won: 'crowd',
  dismissed: 'fall',
  conquered: 'fall',
  annexed: 'crowd',
  foundGreat: 'magic',
  ended: 'bell',
};
export const sound = ({ kind }: Event): SoundName | undefined => SOUNDS[kind];
