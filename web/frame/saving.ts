// Whether a match may be saved as a file. A running match holds all hands and future dice, so it can be exported only as a sealed file, and
// only if at most one person plays.

import type { SeatInfo } from '@tabularium/kernel';
import type { Translate } from '@tabularium/parts/shape';
import { humansOf } from '../link/eyes.ts';
import type { MenuItem } from '../ui/index.ts';

export function savingItem(t: Translate, seats: readonly SeatInfo[], isOver: boolean, onSelect: () => void): MenuItem {
  const isAlone = humansOf(seats).length <= 1;
  const label = isOver ? 'matches.export' : isAlone ? 'matches.exportSealed' : 'matches.exportLater';
  return { label: t(label), icon: 'save', isDisabled: !isOver && !isAlone, onSelect };
}
