// The skills, declared: what each one does in the vocabulary of kinds.ts, and what it costs in points.
import { type Effect, SKILLS, type Skill, type SkillDef } from './kinds.ts';

type Cost = SkillDef['cost'];
const flat =
  (points: number): Cost =>
  () =>
    points;
const perLevel: Cost = (level) => level;
const lessOne: Cost = (level) => level - 1;

const innate = (id: Skill, cost: Cost, effect: Effect, levelled = false): SkillDef => ({ id, type: 'innate', levelled, cost, effect });
const ability = (id: Skill, cost: Cost, effect: Effect, levelled = false): SkillDef => ({ id, type: 'ability', levelled, cost, effect });
const special = (id: Skill, cost: Cost, effect: Effect, levelled = false): SkillDef => ({ id, type: 'special', levelled, cost, effect });

/** HOP-24.6 */
export const skills: Readonly<Record<Skill, SkillDef>> = {
  firstStrike: innate('firstStrike', flat(2), { on: 'always', is: 'firstStrike' }), // HOP-19.1
  retaliate: innate('retaliate', flat(4), { on: 'struck', damage: 1 }), // HOP-19.2
  perfectStrike: innate('perfectStrike', flat(2), { on: 'rolled', more: 1, when: 'allHit' }), // HOP-19.3
  digIn: innate('digIn', flat(1), { on: 'dice', add: 'yellow', when: 'stood' }), // HOP-19.4
  tactic: innate('tactic', lessOne, { on: 'always', is: 'tactic' }, true), // HOP-19.5
  armor: innate('armor', (_, health) => health - 1, { on: 'attacked', ignore: 1, when: 'twoOrMore' }), // HOP-19.6
  deflect: innate('deflect', flat(2), { on: 'attacked', ignore: 1, when: 'attackerNotAdjacent' }), // HOP-19.7
  frenzy: innate('frenzy', flat(2), { on: 'dice', add: 'blue', when: 'wounded' }), // HOP-19.8
  charge: innate('charge', flat(2), { on: 'dice', add: 'green', when: 'charged' }), // HOP-19.9
  packHunter: innate('packHunter', flat(2), { on: 'dice', add: 'blue', when: 'targetFlanked' }), // HOP-19.10
  loneWolf: innate('loneWolf', flat(1), { on: 'dice', add: 'green', when: 'isolated' }), // HOP-19.11
  underdog: innate('underdog', flat(1), { on: 'dice', add: 'blue', when: 'outnumbered' }), // HOP-19.12
  provoke: innate('provoke', flat(2), { on: 'always', is: 'provoke' }), // HOP-19.13
  snare: innate('snare', flat(1), { on: 'always', is: 'snare' }), // HOP-19.14
  flight: innate('flight', flat(1), { on: 'always', is: 'flight' }), // HOP-19.15
  vanguard: innate('vanguard', (level) => Math.ceil(level / 2), { on: 'deployed', move: 'level' }, true), // HOP-19.16
  lastStand: innate('lastStand', flat(4), { on: 'defeated', damage: 1 }), // HOP-19.17
  drain: innate('drain', flat(3), { on: 'dealt', heal: 1 }), // HOP-19.18
  venom: innate('venom', flat(5), { on: 'bled', poison: true }), // HOP-19.19
  shove: innate('shove', flat(1), { on: 'dealt', push: 1 }), // HOP-19.20
  cleave: innate('cleave', flat(1), { on: 'felled', surplus: true }), // HOP-19.21
  pierce: innate('pierce', flat(1), { on: 'always', is: 'pierce' }), // HOP-19.22
  steadfast: innate('steadfast', flat(1), { on: 'always', is: 'steadfast' }), // HOP-19.23
  hardy: innate('hardy', flat(1), { on: 'always', is: 'hardy' }), // HOP-19.24
  inspire: innate('inspire', flat(3), { on: 'allyDice', add: 'yellow' }), // HOP-19.25
  intimidate: innate('intimidate', flat(4), { on: 'foeDice', remove: 'weakest' }), // HOP-19.26
  spearWall: innate('spearWall', flat(4), { on: 'approached', damage: 1 }), // HOP-19.27
  undying: innate('undying', flat(2), { on: 'always', is: 'undying' }), // HOP-19.28
  giantSlayer: innate('giantSlayer', flat(1), { on: 'dice', add: 'black', when: 'targetElite' }), // HOP-19.29
  showman: innate('showman', flat(1), { on: 'defeats', favor: 1 }), // HOP-19.30
  precision: innate('precision', flat(3), { on: 'rolled', reroll: 1 }), // HOP-19.31
  hitAndRun: innate('hitAndRun', flat(1), { on: 'engaged', move: 1 }), // HOP-19.32
  hurl: ability('hurl', perLevel, { on: 'used', do: 'hurl', at: { who: 'any', within: 1, movable: true } }, true), // HOP-19.33
  regen: ability('regen', (level) => 3 * level, { on: 'used', do: 'heal' }, true), // HOP-19.34
  mend: ability('mend', (level) => 2 * level, { on: 'used', do: 'heal', at: { who: 'ally', within: 1 } }, true), // HOP-19.35
  hook: ability('hook', lessOne, { on: 'used', do: 'hook', at: { who: 'foe', within: 'level', apart: true, movable: true } }, true), // HOP-19.36
  ensnare: ability('ensnare', perLevel, { on: 'used', do: 'ensnare', at: { who: 'foe', within: 'level', notElite: true } }, true), // HOP-19.37
  bloodRite: ability('bloodRite', flat(1), { on: 'used', do: 'bloodRite' }), // HOP-19.38
  curse: ability('curse', (level) => 2 + level, { on: 'used', do: 'curse', at: { who: 'foe', within: 'level' } }, true), // HOP-19.39
  swap: ability('swap', flat(1), { on: 'used', do: 'swap', at: { who: 'ally', within: 1, movable: true } }), // HOP-19.40
  leap: ability('leap', lessOne, { on: 'used', do: 'leap' }, true), // HOP-19.41
  whirlwind: special('whirlwind', flat(1), { on: 'used', do: 'damageAll' }), // HOP-19.42
  longShot: special('longShot', perLevel, { on: 'used', do: 'damage', at: { who: 'foe', within: 'level', shards: true } }, true), // HOP-19.43
  stagger: special('stagger', flat(2), { on: 'used', do: 'daze', at: { who: 'foe', within: 1, notElite: true } }), // HOP-19.44
  firebomb: special('firebomb', lessOne, { on: 'used', do: 'firebomb' }, true), // HOP-19.45
  trample: special('trample', lessOne, { on: 'used', do: 'trample' }, true), // HOP-19.46
  rampage: special('rampage', flat(1), { on: 'used', do: 'rampage' }), // HOP-19.47
  sanctuary: special('sanctuary', flat(2), { on: 'used', do: 'healAll' }), // HOP-19.48
  terror: special('terror', flat(2), { on: 'used', do: 'scatter' }), // HOP-19.49
  beastHunter: innate('beastHunter', flat(1), { on: 'dice', add: 'black', when: 'targetBeast' }), // HOP-19.50
};

/** The rule of each skill. */
export const SKILL_RULES = Object.fromEntries(SKILLS.map((skill, i) => [skill, `HOP-19.${i + 1}`])) as Readonly<Record<Skill, string>>;
