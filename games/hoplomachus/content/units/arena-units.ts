// Who fights for the arena: the units of its bag, and the sentinels of support chips.
import { chip, chips } from './rows.ts';

// class, Range, Movement, Health, attack, skills
export const arenaUnits = chips('arena', 'arena', {
  bandit: ['attacker', 1, 2, 5, ['black'], { regen: 1 }],
  hippopotamus: ['beast', 1, 2, 5, ['green', 'blue'], { rampage: 1 }],
  lion: ['beast', 1, 3, 4, ['green', 'green'], { firstStrike: 1 }],
  crocodile: ['beast', 1, 2, 4, ['green', 'blue'], { snare: 1, frenzy: 1 }],
  retiarius: ['attacker', 2, 2, 4, ['blue', 'blue'], { ensnare: 2 }],
  murmillo: ['defender', 1, 2, 5, ['yellow'], { armor: 1, provoke: 1 }],
  sagittarius: ['archer', 3, 2, 3, ['blue', 'blue'], { digIn: 1 }],
  lanista: ['attacker', 1, 2, 4, ['green', 'blue'], { inspire: 1 }],
});

/** The same for both colours. HOP-7.10 */
export const sentinel = chip('sentinel', 'sentinel', ['archer', 4, 0, 4, ['black', 'blue'], { firstStrike: 1 }]);
