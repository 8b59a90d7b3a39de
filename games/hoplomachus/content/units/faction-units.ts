// The units of the seven factions, ten each. All Warriors are alike; Marksmen, all with 2 Health as printed, and Protectors differ a little.
import { chips, type Row } from './rows.ts';

// class, Range, Movement, Health, attack, skills
const WARRIOR: Row = ['attacker', 1, 2, 3, ['black', 'blue', 'yellow'], { retaliate: 1, whirlwind: 1 }];

/** Fast raiders. */
export const amazons = chips('amazons', 'unit', {
  warrior: WARRIOR,
  marksman: ['archer', 2, 3, 2, ['black', 'yellow'], { firstStrike: 1, precision: 1, vanguard: 1, hitAndRun: 1, loneWolf: 1 }],
  protector: ['defender', 1, 2, 5, ['blue', 'yellow'], { provoke: 1, retaliate: 1 }],
  'moon-dancer': ['attacker', 1, 3, 4, ['green', 'green'], { retaliate: 1, leap: 2 }],
  'labrys-maiden': ['attacker', 1, 3, 4, ['black', 'green'], { charge: 1, underdog: 1, cleave: 1 }],
  'steppe-rider': ['archer', 2, 3, 5, ['blue', 'blue'], { longShot: 3 }],
  panther: ['beast', 1, 4, 4, ['green', 'green'], { firstStrike: 1, packHunter: 1 }],
  shieldmaiden: ['defender', 1, 2, 5, ['blue', 'blue'], { armor: 1, snare: 1 }],
  'oracle-of-ares': ['tactician', 2, 2, 4, ['green', 'yellow'], { tactic: 3, inspire: 1 }],
  huntress: ['tactician', 2, 3, 4, ['green', 'blue'], { tactic: 2, ensnare: 2, beastHunter: 1 }],
});

/** Precise martial artists. */
export const kunlun = chips('kunlun', 'unit', {
  warrior: WARRIOR,
  marksman: ['archer', 2, 2, 2, ['black', 'yellow'], { firstStrike: 1, longShot: 4, deflect: 1 }],
  protector: ['defender', 1, 2, 6, ['blue', 'yellow'], { provoke: 1, deflect: 1 }],
  'mountain-radical': ['attacker', 1, 3, 5, ['blue', 'blue'], { perfectStrike: 1, deflect: 1, hurl: 1 }],
  'tiger-claw-monk': ['attacker', 1, 3, 4, ['black', 'green'], { perfectStrike: 1, stagger: 1 }],
  'jade-lancer': ['defender', 1, 2, 5, ['green', 'blue'], { spearWall: 1 }],
  'snow-leopard': ['beast', 1, 4, 4, ['black', 'green'], { firstStrike: 1, flight: 1 }],
  'cloud-archer': ['archer', 2, 2, 4, ['green', 'blue'], { digIn: 1, precision: 1 }],
  'lotus-sage': ['tactician', 1, 2, 5, ['green', 'blue'], { tactic: 3, mend: 1 }],
  'pass-strategist': ['tactician', 2, 2, 4, ['blue', 'blue'], { tactic: 2, curse: 2 }],
});

/** Pluto’s Refugees: the dead who will not stay down. */
export const refugees = chips('refugees', 'unit', {
  warrior: WARRIOR,
  marksman: ['archer', 2, 2, 2, ['black', 'yellow'], { venom: 1, loneWolf: 1, digIn: 1, pierce: 1 }],
  protector: ['defender', 1, 2, 6, ['blue', 'yellow'], { provoke: 1, undying: 1 }],
  shade: ['attacker', 1, 3, 4, ['green', 'green'], { flight: 1, drain: 1, loneWolf: 1 }],
  'bone-reaver': ['attacker', 1, 2, 5, ['black', 'blue'], { frenzy: 1, bloodRite: 1 }],
  'ash-slinger': ['archer', 2, 2, 4, ['blue', 'yellow'], { lastStand: 1, firebomb: 3 }],
  hellhound: ['beast', 1, 4, 4, ['blue', 'blue'], { venom: 1, loneWolf: 1 }],
  'tomb-guard': ['defender', 1, 1, 5, ['blue', 'yellow'], { armor: 1, lastStand: 1 }],
  necromant: ['tactician', 2, 2, 4, ['green', 'yellow'], { tactic: 3, drain: 1 }],
  ferryman: ['tactician', 1, 2, 5, ['green', 'blue'], { tactic: 3, hook: 3 }],
});

/** A crew that fights shoulder to shoulder. */
export const argonauts = chips('argonauts', 'unit', {
  warrior: WARRIOR,
  marksman: ['archer', 2, 3, 2, ['black', 'yellow'], { precision: 1, packHunter: 1, vanguard: 1, firstStrike: 1 }],
  protector: ['defender', 1, 2, 6, ['blue', 'yellow'], { provoke: 1, snare: 1, steadfast: 1 }],
  oarsman: ['attacker', 1, 3, 5, ['black', 'blue'], { shove: 1, hurl: 2 }],
  'colchian-spearman': ['defender', 1, 2, 4, ['green', 'blue'], { spearWall: 1, packHunter: 1 }],
  'boreal-twin': ['attacker', 1, 4, 4, ['black', 'green'], { flight: 1, charge: 1 }],
  'golden-ram': ['beast', 1, 3, 5, ['green', 'green'], { shove: 1, trample: 3 }],
  'bronze-guard': ['defender', 1, 3, 5, ['blue', 'blue'], { armor: 1, giantSlayer: 1 }],
  lyrist: ['tactician', 1, 3, 4, ['green', 'yellow'], { tactic: 3, inspire: 1, sanctuary: 1 }],
  navigator: ['tactician', 2, 3, 4, ['green', 'blue'], { tactic: 3, steadfast: 1, swap: 1 }],
});

/** Masters of position. */
export const atlanteans = chips('atlanteans', 'unit', {
  warrior: WARRIOR,
  marksman: ['archer', 2, 3, 2, ['black', 'yellow'], { firstStrike: 1, deflect: 1, hook: 3, ensnare: 2 }],
  protector: ['defender', 1, 2, 6, ['blue', 'yellow'], { provoke: 1, shove: 1, steadfast: 1 }],
  'trident-guard': ['attacker', 2, 2, 4, ['green', 'green'], { shove: 1, ensnare: 2 }],
  tidecaller: ['tactician', 2, 2, 4, ['green', 'blue'], { tactic: 3, terror: 1 }],
  siren: ['tactician', 1, 2, 4, ['blue', 'yellow'], { tactic: 3, intimidate: 1, hook: 3 }],
  'sea-serpent': ['beast', 1, 3, 4, ['blue', 'blue'], { venom: 1, snare: 1, steadfast: 1 }],
  'orichalcum-guard': ['defender', 1, 2, 5, ['blue', 'blue'], { armor: 1, hardy: 1 }],
  'wave-runner': ['attacker', 1, 3, 4, ['black', 'green'], { flight: 1, charge: 1, whirlwind: 1 }],
  'crystal-caster': ['archer', 2, 2, 4, ['black', 'green'], { pierce: 1, digIn: 1 }],
});

/** Giants that hit hard. */
export const lamosians = chips('lamosians', 'unit', {
  warrior: WARRIOR,
  marksman: ['archer', 2, 3, 2, ['black', 'yellow'], { digIn: 1, steadfast: 1, firebomb: 4, deflect: 1, shove: 1 }],
  protector: ['defender', 1, 2, 5, ['blue', 'blue'], { provoke: 1, regen: 1 }],
  'boulder-giant': ['archer', 2, 2, 5, ['black', 'yellow'], { shove: 1, steadfast: 1 }],
  'ogre-brute': ['attacker', 2, 3, 4, ['black', 'green'], { hurl: 2 }],
  mauler: ['attacker', 1, 3, 5, ['green', 'green'], { frenzy: 1, whirlwind: 1 }],
  'cave-bear': ['beast', 1, 3, 5, ['green', 'green'], { drain: 1 }],
  'crowd-crusher': ['attacker', 1, 3, 4, ['black', 'green'], { frenzy: 1, showman: 1, cleave: 1 }],
  bonecaller: ['tactician', 2, 2, 4, ['green', 'yellow'], { tactic: 2, intimidate: 1 }],
  gatebreaker: ['defender', 1, 2, 5, ['blue', 'blue'], { armor: 1, steadfast: 1 }],
});

/** Riders and archers. */
export const parthians = chips('parthians', 'unit', {
  warrior: WARRIOR,
  marksman: ['archer', 2, 3, 2, ['black', 'yellow'], { charge: 1, hitAndRun: 1, longShot: 3, firstStrike: 1 }],
  protector: ['defender', 1, 2, 6, ['blue', 'yellow'], { provoke: 1, hardy: 1, steadfast: 1 }],
  'horse-archer': ['archer', 2, 4, 3, ['black', 'green'], { charge: 1, hitAndRun: 1 }],
  cataphract: ['attacker', 1, 3, 5, ['green', 'green'], { charge: 1, shove: 1 }],
  'war-camel': ['beast', 1, 3, 5, ['green', 'green'], { showman: 1, trample: 3 }],
  'desert-falcon': ['beast', 1, 4, 4, ['green', 'green'], { firstStrike: 1, flight: 1, vanguard: 1 }],
  'shield-bearer': ['defender', 1, 2, 5, ['blue', 'blue'], { armor: 1, swap: 1 }],
  'fire-priest': ['tactician', 2, 3, 4, ['green', 'blue'], { tactic: 3, firebomb: 3 }],
  outrider: ['tactician', 2, 3, 4, ['green', 'green'], { tactic: 3, vanguard: 1 }],
});
