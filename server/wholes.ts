// The stream for programs: the same messages at the same moments, but each holds everything the program sees, not just the changes.
import { Mirror } from '@tabularium/client';
import type { Message, Told, Whole, WholeSight } from '@tabularium/client/wire';
import type { Eye } from '@tabularium/kernel';
import { common } from './audience.ts';

interface Options {
  readonly send: (message: string) => void;
  /** The match as this person sees it now. */
  readonly look: () => Promise<Whole>;
  readonly onFailure: () => void;
}

/** Turns the messages for a page into messages for a program. */
export function wholes({ send, look, onFailure }: Options): (message: string) => void {
  let at: string | undefined;
  const logs = new Map<Eye, readonly Told[]>();
  const tell = (whole: Whole): void => {
    if (whole.at === at) return; // the previous message already said this
    at = whole.at;
    const mirror = new Mirror(whole);
    const seats = Object.keys(whole.eyes).flatMap((eye) => (eye === 'public' ? [] : Number(eye)));
    const eyes: Record<string, WholeSight> = {};
    const news: Record<string, readonly Told[]> = {};
    for (const eye of seats.length > 0 ? seats : (['public'] as const)) {
      const log = mirror.events(eye);
      eyes[eye] = { view: mirror.view(eye), left: mirror.left, canUndo: eye !== 'public' && mirror.canUndo(eye) };
      news[eye] = log.slice(common(logs.get(eye) ?? [], log));
      logs.set(eye, log);
    }
    send(JSON.stringify({ is: 'whole', at, eyes, news } satisfies Message));
  };
  return (message) => {
    const { is } = JSON.parse(message) as Message;
    if (is === 'step' || is === 'stale') void look().then(tell).catch(onFailure);
    else send(message);
  };
}
