// Calls the viewer when others have acted and it is the viewer's turn, or decision, again.
import { useState } from 'react';
import type { Picture } from './session.ts';

export interface Call {
  /** Tells one call from the next. */
  readonly n: number;
  /** On the viewer's own turn, or in between. */
  readonly to: 'turn' | 'decision';
}
export interface Listening {
  /** Somebody else had to act since the viewer's last decision. */
  readonly others: boolean;
  /** The viewer's turn in which they last decided. */
  readonly turn: string | undefined;
  readonly n: number;
  readonly call: Call | undefined;
}
export const LISTENING: Listening = { others: false, turn: undefined, n: 0, call: undefined };

export function heard({ others, turn, n, call }: Listening, { eye, decision, due, view }: Picture): Listening {
  if (!decision) {
    const waits = view.result === undefined && due.some((seat) => seat !== eye);
    return { others: others || waits, turn, n, call: view.result ? undefined : call };
  }
  const seats = view.trail.map((step) => ('seat' in step ? step.seat : undefined));
  const whose = seats.findIndex((seat) => typeof seat === 'number');
  const isOwn = whose < 0 || seats[whose] === eye;
  const now = whose >= 0 && isOwn ? JSON.stringify(view.trail.slice(0, whose + 1)) : turn;
  const isCalled = others || (turn !== undefined && now !== turn);
  return isCalled
    ? { others: false, turn: now, n: n + 1, call: { n: n + 1, to: isOwn ? 'turn' : 'decision' } }
    : { others: false, turn: now, n, call };
}

/** The latest call, once what happened has been shown. */
export function useCall(picture: Picture, isPlaying: boolean): Call | undefined {
  const [seen, setSeen] = useState(() => ({ picture, listening: heard(LISTENING, picture) }));
  if (isPlaying || seen.picture === picture) return seen.listening.call;
  const listening = heard(seen.listening, picture);
  setSeen({ picture, listening });
  return listening.call;
}
