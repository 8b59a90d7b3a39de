// Whatever comes before the page gives the focus back to what opened it.
import { useState } from 'react';

/** What has the focus; of a menu, which closes, the button that it belongs to. */
function openerNow(): Element | null {
  const focused = document.activeElement;
  const button = focused?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return button == null ? focused : document.getElementById(button);
}
/** For `onCloseAutoFocus`. Whoever went on elsewhere stays there. */
export function useFocusBack(): (event: Event) => void {
  const [opener] = useState(openerNow);
  return (event) => {
    event.preventDefault();
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}
