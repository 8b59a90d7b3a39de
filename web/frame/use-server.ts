// Whether this site has a server. A static host answers with public/api/hello, which is not a greeting, so the request does not fail there.
import type { Hello } from '@tabularium/client';
import { useEffect, useState } from 'react';

let known: Hello | undefined;
let asked: Promise<Hello | undefined> | undefined;

async function ask(): Promise<Hello | undefined> {
  if (!navigator.onLine) return undefined;
  try {
    const response = await fetch(new URL('api/hello', document.baseURI), { cache: 'no-store' });
    known = helloIn(response.headers.get('content-type'), await response.text());
  } catch {
    // no network, so no server either
  }
  return known;
}
/** A host may answer with any page, so only the right JSON counts as a greeting. */
export function helloIn(type: string | null, text: string): Hello | undefined {
  if (!/^application\/json\b/.test(type ?? '')) return undefined;
  const said: unknown = JSON.parse(text);
  return typeof said === 'object' && said !== null && 'tabularium' in said && said.tabularium === 1 ? (said as Hello) : undefined;
}

/** The server's greeting. Asks only once. */
export const serverHere = (): Promise<Hello | undefined> => {
  asked ??= ask();
  return asked;
};
/** The server's greeting; undefined until it has come, and without a server. */
export function useServer(): Hello | undefined {
  const [server, setServer] = useState(known);
  useEffect(() => void serverHere().then(setServer), []);
  return server;
}
