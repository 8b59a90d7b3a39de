// Returns the focus to what opened a dialog.
import { useState } from 'react';

/** The focused element. For a menu item it is the menu's button, as the menu is about to close. */
function openerNow(): Element | null {
  const focused = document.activeElement;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button == null ? focused : document.getElementById(button);
}
/** For `onCloseAutoFocus`. If the focus has moved elsewhere, it stays there. */
export function useFocusBack(): (event: Event) => void {
  const [opener] = useState(openerNow);
  return (event) => {
    event.preventDefault();
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
