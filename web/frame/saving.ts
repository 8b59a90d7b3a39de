// How a match may leave this browser as a file. One that runs holds every hand and all dice to come: a match alone against bots can be taken
// along in a closed file, one among people stays here until it is over.

import type { SeatInfo } from '@tabularium/kernel';
import type { Translate } from '@tabularium/parts/shape';
import { humansOf } from '../link/eyes.ts';
import type { MenuItem } from '../ui/index.ts';

export function savingItem(t: Translate, seats: readonly SeatInfo[], isOver: boolean, onSelect: () => void): MenuItem {
  const isAlone = humansOf(seats).length <= 1;
  const label = isOver ? 'matches.export' : isAlone ? 'matches.exportSealed' : 'matches.exportLater';
  return { label: t(label), icon: 'save', isDisabled: !isOver && !isAlone, onSelect };
}
