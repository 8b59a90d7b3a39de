// The chips of immortals, titans and a titan's parts. What they do is in immortals.ts and titans.ts; a titan has no Movement of its own.
import { chip, chips } from './rows.ts';

// class, Range, Movement, Health, attack, skills
export const immortalChips = chips('im', 'immortal', {
  antony: [null, 2, 2, 5, ['black', 'green', 'blue'], { digIn: 1 }],
  realmstalker: [null, 1, 3, 4, ['black', 'green', 'blue'], {}],
  valeria: [null, 1, 2, 5, ['black', 'blue', 'blue'], { retaliate: 1 }],
  kazir: [null, 2, 2, 6, ['green', 'green', 'blue'], {}],
  hesper: [null, 1, 4, 5, ['black', 'blue', 'yellow'], { firstStrike: 1, flight: 1 }],
  brennus: [null, 1, 2, 4, ['green', 'blue', 'yellow'], { inspire: 1, steadfast: 1 }],
});

export const titanChips = chips('ti', 'titan', {
  mars: [null, 1, 0, 18, ['black', 'black', 'black', 'black', 'green', 'green'], { armor: 1 }],
  ifreet: [null, 1, 0, 20, ['black', 'black', 'black', 'green', 'green'], { deflect: 1 }],
  charybdis: [null, 1, 0, 34, ['black', 'black', 'green'], {}],
  talos: [null, 1, 0, 22, ['black', 'black', 'black', 'green'], {}],
  arges: [null, 3, 0, 34, ['black', 'black', 'green'], {}],
  nyx: [null, 2, 0, 24, ['black', 'black', 'black', 'green'], {}],
});

/** Of Ifreet. */
export const parts = [
  chip('tendril', 'part', [null, 2, 0, 3, ['blue', 'yellow'], { snare: 1, steadfast: 1 }]),
  chip('head', 'part', [null, 1, 2, 4, ['black', 'green'], {}]),
];
