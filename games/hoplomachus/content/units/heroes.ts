// Heroes: those of the factions, and the neutral ones that the crowd gives away.
import { chip, chips } from './rows.ts';

// class, Range, Movement, Health, attack, skills
export const heroes = [
  chip('amazons.marpesia', 'hero', ['attacker', 1, 3, 9, ['black', 'green', 'green'], { charge: 1, cleave: 1, showman: 1, whirlwind: 1 }]),
  chip('kunlun.feng', 'hero', ['attacker', 1, 3, 8, ['black', 'green', 'blue'], { retaliate: 1, perfectStrike: 1, hurl: 2 }]),
  chip('refugees.melinoe', 'hero', ['tactician', 1, 3, 8, ['black', 'green', 'yellow'], { inspire: 1, undying: 1, curse: 1, tactic: 2 }]),
  chip('argonauts.ancaeus', 'hero', ['attacker', 1, 3, 8, ['black', 'green', 'green'], { inspire: 1, charge: 1, perfectStrike: 1 }]),
  chip('atlanteans.evenor', 'hero', ['tactician', 2, 3, 9, ['black', 'green', 'blue'], { deflect: 1, hook: 2, tactic: 2 }]),
  chip('lamosians.antiphates', 'hero', ['defender', 1, 3, 11, ['black', 'green'], { intimidate: 1, cleave: 1 }]),
  chip('parthians.surena', 'hero', ['archer', 2, 4, 8, ['black', 'blue'], { charge: 1, precision: 1, longShot: 4 }]),
];

export const neutrals = chips('neutral', 'neutral', {
  rostam: ['archer', 2, 2, 7, ['black', 'blue'], { retaliate: 1, firstStrike: 1, longShot: 3 }],
  camilla: ['attacker', 1, 3, 8, ['black', 'green', 'green'], { charge: 1, cleave: 1, showman: 1 }],
  cacus: ['defender', 1, 2, 8, ['green', 'green'], { armor: 1, provoke: 1 }],
  arachne: ['tactician', 2, 3, 7, ['green', 'green'], { tactic: 3, venom: 1, ensnare: 2 }],
  'leo-nemeus': ['beast', 1, 3, 8, ['black', 'green', 'yellow'], { deflect: 1, frenzy: 1, leap: 3 }],
  euryale: ['tactician', 2, 2, 8, ['black', 'black'], { pierce: 1, stagger: 1, tactic: 3 }],
});
