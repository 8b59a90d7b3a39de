// Replaces react-style-singleton, with which Radix stops the page behind a dialog from scrolling. That package adds <style> elements,
// which our content security policy forbids; constructed stylesheets are allowed.
import { useEffect } from 'react';

interface Styles {
  readonly styles: string;
  readonly dynamic?: boolean;
}

/** Creates a component whose styles apply while an instance is mounted. */
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
