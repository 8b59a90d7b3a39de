// What pages and the worker that holds their common stream say to each other.
import type { Message } from '@tabularium/client';

/** From a page. `n` numbers what it follows. */
export type Asked =
  | { readonly do: 'follow'; readonly n: number; readonly id: string; readonly link: string | undefined }
  | { readonly do: 'stop'; readonly n: number }
  | { readonly do: 'again'; readonly n: number; readonly wantsStart: boolean }
  | { readonly do: 'hurry' }
  /** The name that the page has locked as long as it lives. */
  | { readonly do: 'lock'; readonly name: string }
  /** The page is still there. */
  | { readonly do: 'here' }
  /** The page closes. */
  | { readonly do: 'leave' };

/** From the worker. */
export type Said =
  | { readonly is: 'told'; readonly n: number; readonly message: Message }
  | { readonly is: 'connection'; readonly n: number; readonly isConnected: boolean }
  | { readonly is: 'refusal'; readonly n: number; readonly status: number; readonly code: string; readonly message: string }
  /** The name that the worker has locked as long as it lives. */
  | { readonly is: 'lock'; readonly name: string }
  /** Asks whether the page is still there, and shows that the worker is. */
  | { readonly is: 'ping' }
  /** The page did not answer for a while, so the worker follows nothing for it any more. */
  | { readonly is: 'forgotten' };

/** How often pings are sent, in milliseconds. They tell where locks do not. */
export const PING = 10_000;
/** After so many pings or times for one without a word, the other side is gone. Counted, because a closed laptop has no time. */
export const MOST_MISSED = 4;
/** How long a table is kept that no page follows any more, in milliseconds: from the lobby to the match it is the same. */
export const LINGER = 500;
