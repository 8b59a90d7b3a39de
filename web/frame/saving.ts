// How a match may leave this browser as a file. A running match holds every hand and all dice to come: against bots alone it can be
// saved in a closed file, among people it stays here until it is over.

import type { SeatInfo } from '@tabularium/kernel';
import type { Translate } from '@tabularium/parts/shape';
import { humansOf } from '../link/eyes.ts';
import type { MenuItem } from '../ui/index.ts';

export function savingItem(t: Translate, seats: readonly SeatInfo[], isOver: boolean, onSelect: () => void): MenuItem {
  const isAlone = humansOf(seats).length <= 1;
  const label = isOver ? 'matches.export' : isAlone ? 'matches.exportSealed' : 'matches.exportLater';
  return { label: t(label), icon: 'save', isDisabled: !isOver && !isAlone, onSelect };
}
