// Stands for the package react-style-singleton, by which dialogs hold the page behind them still. That one writes <style> elements,
// which the site's policy forbids; a sheet that a script makes is allowed.
import { useEffect } from 'react';

interface Styles {
  readonly styles: string;
  readonly dynamic?: boolean;
}

/** A component whose style holds while at least one of it is there. */
export function styleSingleton(): (props: Styles) => null {
  const sheet = new CSSStyleSheet();
  let users = 0;
  return function Sheet({ styles, dynamic = false }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: styles change while the page is held only where `dynamic` says so
    useEffect(() => {
      if (users++ === 0) {
        sheet.replaceSync(styles);
        document.adoptedStyleSheets.push(sheet);
      }
      return () => {
        if (--users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    }, [dynamic && styles]);
    return null;
  };
}
