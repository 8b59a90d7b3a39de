// The characters with their abilities. MOB-11, MOB-17.10
import type { ActiveAbility, CharacterDef, PassiveAbility, Slots, Stat, Trait } from './kinds.ts';

/** Strength, perception, power, toughness, mind. */
const stats = (strength: number, perception: number, power: number, toughness: number, mind: number): Record<Stat, number> => ({
  strength,
  perception,
  power,
  toughness,
  mind,
});
const passive = (id: string, ...traits: readonly Trait[]): PassiveAbility => ({ id, kind: 'passive', traits });
const active = (
  id: string,
  [ap, mana]: readonly [ap: number, mana: number],
  does: Pick<ActiveAbility, 'whom' | 'targets' | 'effects'> & Partial<Pick<ActiveAbility, 'test'>>,
): ActiveAbility => ({ id, kind: 'active', ap, mana, ...does });

const HE_MAN_SLOTS: Slots = { weapons: 2, types: ['melee', 'ranged'], trinkets: 1, shields: 1, armours: 1 };
const SKELETOR_SLOTS: Slots = { weapons: 2, types: ['melee', 'spell'], trinkets: 1, shields: 1, armours: 1 };

const MASTERS: readonly CharacterDef[] = [
  {
    id: 'he_man',
    faction: 'masters',
    hero: 'he_man',
    massive: false,
    health: 7,
    stats: stats(5, 3, 2, 4, 3),
    speed: [5, 8],
    slots: HE_MAN_SLOTS,
    abilities: [
      passive('A01', { trait: 'rerolls', dice: 1, attack: 'melee' }), // MOB-11.1
      active('A02', [1, 2], { whom: { who: 'self' }, targets: false, effects: [{ do: 'cleanse' }, { do: 'gain', token: 'improvement' }] }), // MOB-11.2
    ],
    worth: 3,
    cost: 23,
  },
  {
    id: 'stratos',
    faction: 'masters',
    hero: 'stratos',
    massive: false,
    health: 5,
    stats: stats(3, 4, 2, 3, 3),
    speed: [6, 10],
    slots: { weapons: 2, types: ['melee', 'ranged'], trinkets: 2, shields: 0, armours: 1 },
    abilities: [
      passive('A03', { trait: 'movesAsJump' }), // MOB-11.3
      active('A04', [1, 1], {
        whom: { who: 'self' },
        targets: false,
        effects: [
          { do: 'jump', hexes: 4 },
          { do: 'mayPushEngaged', hexes: 1 },
        ],
      }), // MOB-11.4
    ],
    worth: 3,
    cost: 18,
  },
  {
    id: 'orko',
    faction: 'masters',
    hero: 'orko',
    massive: false,
    health: 4,
    stats: stats(1, 2, 4, 2, 4),
    speed: [5, 9],
    slots: { weapons: 2, types: ['spell'], trinkets: 2, shields: 0, armours: 0 },
    abilities: [
      passive('A05', { trait: 'ignoresDifficult' }, { trait: 'crosses', what: 'low', points: 1 }), // MOB-11.5
      active('A06', [1, 1], { whom: { who: 'ally', within: 8, notMassive: true }, targets: false, effects: [{ do: 'swap' }] }), // MOB-11.6
      active('A07', [0, 2], { whom: { who: 'self' }, targets: false, effects: [{ do: 'teleport', hexes: 3 }] }), // MOB-11.7
    ],
    worth: 2,
    cost: 13,
  },
  {
    id: 'ram_man',
    faction: 'masters',
    hero: 'ram_man',
    massive: false,
    health: 8,
    stats: stats(4, 2, 1, 5, 2),
    speed: [4, 7],
    slots: { weapons: 1, types: ['melee'], trinkets: 1, shields: 0, armours: 1 },
    abilities: [
      passive('A08', { trait: 'immovable' }), // MOB-11.8
      active('A09', [1, 1], { whom: { who: 'chargeable' }, targets: true, effects: [{ do: 'charge' }, { do: 'strike', dice: 1 }] }), // MOB-11.9
    ],
    worth: 2,
    cost: 19,
  },
  {
    id: 'man_at_arms',
    faction: 'masters',
    hero: 'man_at_arms',
    massive: false,
    health: 6,
    stats: stats(4, 4, 1, 4, 3),
    speed: [5, 7],
    slots: { weapons: 2, types: ['melee', 'ranged'], trinkets: 2, shields: 1, armours: 1 },
    abilities: [
      passive('A10', { trait: 'steadyWatch' }), // MOB-11.10
      active('A11', [1, 1], { whom: { who: 'ally', within: 8 }, targets: false, effects: [{ do: 'moveOrFocus' }] }), // MOB-11.11
    ],
    worth: 3,
    cost: 19,
  },
];

const EVIL: readonly CharacterDef[] = [
  {
    id: 'skeletor',
    faction: 'evil',
    hero: 'skeletor',
    massive: false,
    health: 7,
    stats: stats(4, 3, 5, 3, 4),
    speed: [5, 8],
    slots: SKELETOR_SLOTS,
    abilities: [
      passive('A12', { trait: 'spellMana', mana: 1 }), // MOB-11.12
      active('A13', [1, 1], {
        whom: { who: 'enemy', within: 8 },
        targets: true,
        test: { stat: 'power', against: 'mind', lines: [{ net: 1, effects: [{ do: 'pull', most: 3 }] }] },
        effects: [],
      }), // MOB-11.13
    ],
    worth: 3,
    cost: 25,
  },
  {
    id: 'tri_klops',
    faction: 'evil',
    hero: 'tri_klops',
    massive: false,
    health: 6,
    stats: stats(4, 4, 2, 3, 3),
    speed: [5, 8],
    slots: { weapons: 2, types: ['melee', 'ranged'], trinkets: 1, shields: 1, armours: 1 },
    abilities: [
      passive('A14', { trait: 'noFlank' }, { trait: 'watchesAround' }), // MOB-11.14
      active('A15', [1, 1], {
        whom: { who: 'enemy', within: 10 },
        targets: true,
        test: { stat: 'perception', against: 'mind', lines: [{ net: 1, effects: [{ do: 'gain', token: 'thirdEye' }] }] },
        effects: [],
      }), // MOB-11.15
    ],
    worth: 2,
    cost: 18,
  },
  {
    id: 'evil_lyn',
    faction: 'evil',
    hero: 'evil_lyn',
    massive: false,
    health: 5,
    stats: stats(2, 3, 5, 2, 5),
    speed: [5, 8],
    slots: { weapons: 2, types: ['ranged', 'spell'], trinkets: 2, shields: 0, armours: 0 },
    abilities: [
      passive('A16', { trait: 'rerolls', dice: 1, attack: 'spell' }), // MOB-11.16
      active('A17', [1, 0], { whom: { who: 'ally', within: 8 }, targets: false, effects: [{ do: 'shareMana', most: 3 }] }), // MOB-11.17
    ],
    worth: 2,
    measured: -5, // she is frail, and few attacks test her mind
    cost: 14,
  },
  {
    id: 'trap_jaw',
    faction: 'evil',
    hero: 'trap_jaw',
    massive: false,
    health: 7,
    stats: stats(4, 4, 1, 4, 2),
    speed: [4, 7],
    slots: { weapons: 3, types: ['melee', 'ranged'], trinkets: 1, shields: 0, armours: 1 },
    abilities: [
      passive('A18', { trait: 'alternatingDice', dice: 1 }), // MOB-11.18
      active('A19', [1, 1], {
        whom: { who: 'engagedEnemy' },
        targets: true,
        test: {
          stat: 'strength',
          against: 'toughness',
          lines: [
            { net: 1, effects: [{ do: 'wound', wounds: 1 }] },
            {
              net: 3,
              effects: [
                { do: 'wound', wounds: 2 },
                { do: 'gain', token: 'stun' },
              ],
            },
          ],
        },
        effects: [],
      }), // MOB-11.19
    ],
    worth: 2,
    cost: 18,
  },
  {
    id: 'mer_man',
    faction: 'evil',
    hero: 'mer_man',
    massive: false,
    health: 6,
    stats: stats(4, 3, 3, 4, 3),
    speed: [5, 8],
    slots: { weapons: 2, types: ['melee', 'ranged', 'spell'], trinkets: 1, shields: 1, armours: 1 },
    abilities: [
      passive('A20', { trait: 'ignoresDifficult' }), // MOB-11.20
      active('A21', [1, 1], { whom: { who: 'self' }, targets: false, effects: [{ do: 'marker', within: 8, radius: 2 }] }), // MOB-11.21
    ],
    worth: 2,
    cost: 19,
  },
];

/** Massive characters of the expansion cover three hexes. MOB-7.100 */
const MASSIVE: readonly CharacterDef[] = [
  {
    id: 'he_man_bc',
    faction: 'masters',
    hero: 'he_man',
    massive: true,
    health: 11,
    stats: stats(6, 3, 2, 4, 3),
    speed: [6, 10],
    slots: HE_MAN_SLOTS,
    abilities: [
      passive('A22', { trait: 'crosses', what: 'high', points: 3 }), // MOB-11.22
      active('A23', [1, 1], { whom: { who: 'chargeable' }, targets: true, effects: [{ do: 'charge' }, { do: 'strike', dice: 0 }] }), // MOB-11.23
    ],
    worth: 3,
    measured: 4, // a Pounce is a Move and an attack for 1 AP
    cost: 36,
  },
  {
    id: 'skeletor_p',
    faction: 'evil',
    hero: 'skeletor',
    massive: true,
    health: 10,
    stats: stats(5, 3, 5, 4, 4),
    speed: [6, 10],
    slots: SKELETOR_SLOTS,
    abilities: [
      passive('A24', { trait: 'hardFromAfar', inches: 8 }), // MOB-11.24
      active('A25', [1, 2], {
        whom: { who: 'eachEngagedEnemy' },
        targets: false,
        test: { stat: 'power', against: 'mind', lines: [{ net: 1, effects: [{ do: 'gain', token: 'stun' }] }] },
        effects: [],
      }), // MOB-11.25
    ],
    worth: 3,
    cost: 32,
  },
];

export const characters: readonly CharacterDef[] = [...MASTERS, ...EVIL, ...MASSIVE];
