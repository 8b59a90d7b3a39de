// What each sound is made of. A part is a burst of noise or a tone, shaped by a filter and a decay; times are in seconds.
// Written out instead of using a library: those for synthesis (tone, 300 kB) are far too big, and the small ones play recordings or lack
// the filtered noise that dice, cards, steps and crowds are made of.
import type { SoundName } from '@tabularium/parts/shape';

export interface Part {
  readonly of: 'noise' | 'sine' | 'triangle' | 'square' | 'sawtooth';
  readonly at: number;
  readonly lasts: number;
  /** Hertz: of a tone, or the middle of the noise that is let through. `to` is where it glides. */
  readonly pitch: number;
  readonly to?: number;
  /** From 0 to 1. */
  readonly loud: number;
  /** How long it takes to become that loud. */
  readonly rise?: number;
}
const noise = (at: number, lasts: number, pitch: number, loud: number, more: Partial<Part> = {}): Part => ({
  of: 'noise',
  at,
  lasts,
  pitch,
  loud,
  ...more,
});
const tone = (of: Part['of'], at: number, lasts: number, pitch: number, loud: number, more: Partial<Part> = {}): Part => ({
  of,
  at,
  lasts,
  pitch,
  loud,
  ...more,
});
/** A note with its octave, like brass. */
const brass = (at: number, lasts: number, pitch: number): readonly Part[] => [
  tone('sawtooth', at, lasts, pitch, 0.16, { rise: 0.04 }),
  tone('triangle', at, lasts, pitch * 2, 0.1, { rise: 0.05 }),
];

export const SCORE: Readonly<Record<SoundName, readonly Part[]>> = {
  dice: [0, 0.07, 0.12, 0.2, 0.25, 0.36, 0.41].map((at, n) => noise(at, 0.05, 1500 + ((n * 700) % 1900), 0.6 - n * 0.05)),
  card: [noise(0, 0.11, 2600, 0.3, { to: 5200, rise: 0.04 }), noise(0.1, 0.03, 1400, 0.25)],
  step: [noise(0, 0.07, 420, 0.7), noise(0.15, 0.07, 360, 0.5)],
  blow: [noise(0, 0.05, 3200, 0.5), tone('triangle', 0, 0.16, 190, 0.6, { to: 70 }), noise(0.02, 0.12, 800, 0.4)],
  shot: [noise(0, 0.16, 1200, 0.35, { to: 4200 }), noise(0.16, 0.06, 700, 0.6)],
  fall: [tone('sine', 0, 0.5, 240, 0.5, { to: 60 }), noise(0.3, 0.2, 240, 0.7)],
  magic: [520, 660, 780, 1040].map((pitch, n) => tone('sine', n * 0.07, 0.35, pitch, 0.22, { to: pitch * 1.5, rise: 0.02 })),
  coin: [tone('square', 0, 0.06, 1568, 0.1), tone('square', 0.06, 0.28, 2093, 0.12)],
  build: [0, 0.2, 0.4].flatMap((at) => [noise(at, 0.05, 900, 0.6), tone('triangle', at, 0.09, 330, 0.35, { to: 220 })]),
  crowd: [noise(0, 1.1, 700, 0.5, { to: 1200, rise: 0.35 }), noise(0.1, 1, 1900, 0.22, { rise: 0.4 })],
  horn: [...brass(0, 0.28, 220), ...brass(0.26, 0.6, 330)],
  bell: [tone('sine', 0, 0.7, 880, 0.3), tone('sine', 0, 0.45, 1320, 0.14), tone('sine', 0.14, 0.7, 1175, 0.24)],
  fanfare: [...brass(0, 0.2, 262), ...brass(0.18, 0.2, 330), ...brass(0.36, 0.2, 392), ...brass(0.56, 0.9, 523)],
  dirge: [...brass(0, 0.4, 294), ...brass(0.42, 0.4, 262), ...brass(0.84, 0.9, 196)],
};
