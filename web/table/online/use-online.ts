import type { Seat } from '@tabularium/kernel';
import { useSyncExternalStore } from 'react';
import type { MatchLink } from '../../link/link.ts';
import type { Online } from '../../link/online.ts';
import type { Presence } from '../../screen/seats.tsx';

const never = (): (() => void) => () => undefined;
const nothing = (): undefined => undefined;

/** The people around a match on a server; undefined for a match in this browser. */
export const useOnline = ({ online }: MatchLink): Online | undefined =>
  useSyncExternalStore<Online | undefined>(online?.subscribe ?? never, online?.now ?? nothing);

/** Without a connection nobody knows who is there. */
export const presenceIn =
  ({ table: { seats }, isConnected }: Online) =>
  (seat: Seat): Presence | undefined => {
    const { kind, here, standIn } = seats[seat] ?? {};
    if (kind !== 'human' || !isConnected) return undefined;
    return standIn ? 'standIn' : here ? 'here' : 'away';
  };
