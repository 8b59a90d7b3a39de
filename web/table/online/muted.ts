// Whose lines this browser does not show, at any table.
import { note, noted } from '../../store/notes.ts';

const KEY = 'tabularium.muted';
/** Beyond this many, whoever was muted longest ago is heard again. */
const MOST = 500;

/** The marks that come with the lines of muted people. */
export function readMuted(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(noted(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set(); // damaged
  }
}
/** Mutes somebody, or hears them again. Returns who is muted now. */
export function toggleMuted(by: string): ReadonlySet<string> {
  const muted = new Set(readMuted());
  if (!muted.delete(by)) muted.add(by);
  note(KEY, JSON.stringify([...muted].slice(-MOST)));
  return muted;
}
