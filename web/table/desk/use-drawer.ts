import { useCallback, useState } from 'react';
import { useHouse } from '../../settings/house.tsx';
import { useMedia } from '../../settings/use-media.ts';

export type Tab = 'play' | 'log' | 'seats';
export interface DrawerControl {
  readonly tab: Tab;
  readonly isOpen: boolean;
  /** The reader can see the log. */
  readonly showsLog: boolean;
  /** Shows a part of the drawer. */
  readonly show: (tab: Tab) => void;
  /** Shows a part, or folds the drawer if that part is what it shows. */
  readonly toggle: (tab: Tab) => void;
  /** On a phone: the drawer has served its purpose. */
  readonly close: () => void;
}

/** Beside a board, the reader's settings remember whether the drawer is open. On a phone it lies over the board, and opens only for a moment. */
export function useDrawer(isNeeded: boolean): DrawerControl {
  const { drawer, setDrawer } = useHouse();
  const isWide = useMedia('(width >= 56rem)');
  const [tab, setTab] = useState<Tab>('play');
  const [isUp, setUp] = useState(false);
  const isOpen = isNeeded || (isWide ? drawer === 'open' : isUp);
  const setOpen = (open: boolean): void => (isWide ? setDrawer(open ? 'open' : 'folded') : setUp(open));
  const close = useCallback(() => setUp(false), []);
  const show = (wanted: Tab): void => {
    setTab(wanted);
    setOpen(true);
  };
  return {
    tab,
    isOpen,
    showsLog: isOpen && (isWide || tab === 'log'),
    show,
    toggle: (wanted) => (isOpen && (isWide || wanted === tab) ? setOpen(false) : show(wanted)),
    close,
  };
}
