// Replaces the package react-style-singleton, with which dialogs stop the page behind them from scrolling. The package writes <style>
// elements, which the site's content policy forbids; a stylesheet made by script is allowed.
import { useEffect } from 'react';

interface Styles {
  readonly styles: string;
  readonly dynamic?: boolean;
}

/** A component whose style applies while at least one instance is mounted. */
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
