// A dialog gives the focus back to what opened it.
import { useState } from 'react';

/** What has the focus. A menu is about to close, so for one of its items it is the menu's button. */
function openerNow(): Element | null {
  const focused = document.activeElement;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button == null ? focused : document.getElementById(button);
}
/** For `onCloseAutoFocus`. If the focus has already moved elsewhere, it stays there. */
export function useFocusBack(): (event: Event) => void {
  const [opener] = useState(openerNow);
  return (event) => {
    event.preventDefault();
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
