// The weapons. MOB-12
import type { WeaponDef, WeaponSpecial, WeaponType } from './kinds.ts';

const NONE: WeaponSpecial = {};
interface Written {
  readonly only?: readonly string[];
  /** 1 by default. */
  readonly copies?: number;
  readonly dice?: number;
  readonly range?: number;
  readonly mana?: number;
  /** By net successes, up to the next line: the wounds. */
  readonly lines: Readonly<Record<number, number>>;
  readonly special?: WeaponSpecial;
  readonly cost: number;
}
const weapon = (id: string, type: WeaponType, written: Written): WeaponDef => ({
  id,
  type,
  only: written.only ?? [],
  copies: written.copies ?? 1,
  dice: written.dice ?? 0,
  range: written.range ?? 0,
  mana: written.mana ?? 0,
  lines: Object.entries(written.lines).map(([net, wounds]) => ({ net: Number(net), wounds })),
  special: written.special ?? NONE,
  cost: written.cost,
});
const melee = (id: string, written: Written): WeaponDef => weapon(id, 'melee', written);
const ranged = (id: string, range: number, written: Written): WeaponDef => weapon(id, 'ranged', { ...written, range });
const spell = (id: string, [range, mana]: readonly [range: number, mana: number], written: Written): WeaponDef =>
  weapon(id, 'spell', { ...written, range, mana });

/** A hero's signature weapon is also for its massive form. */
const HE_MAN = ['he_man', 'he_man_bc'];
const SKELETOR = ['skeletor', 'skeletor_p'];

const MELEE: readonly WeaponDef[] = [
  melee('W01', {
    only: HE_MAN,
    lines: { 1: 1, 3: 2, 5: 3 },
    special: { onWounds: { wounds: 2, effects: [{ do: 'gainOwnMana', amount: 1 }] } },
    cost: 3,
  }), // MOB-12.1
  melee('W02', { only: SKELETOR, lines: { 1: 1, 3: 2 }, special: { mayTest: 'power' }, cost: 4 }), // MOB-12.2
  melee('W03', { only: ['mer_man'], lines: { 1: 1, 3: 2 }, special: { dice: { when: 'targetOnDifficult', dice: 1 } }, cost: 3 }), // MOB-12.3
  melee('W04', {
    only: ['trap_jaw'],
    lines: { 1: 1, 4: 2 },
    special: { onNet: [{ net: 1, wounded: 1, effects: [{ do: 'gain', token: 'paralysis' }] }] },
    cost: 3,
  }), // MOB-12.4
  melee('W05', { only: ['trap_jaw'], dice: 1, lines: { 1: 1, 4: 2 }, special: { ignores: ['shield'] }, cost: 4 }), // MOB-12.5
  melee('W06', {
    only: ['ram_man'],
    lines: { 1: 1, 3: 2 },
    special: {
      onNet: [
        { net: 1, effects: [{ do: 'push', hexes: 1 }] },
        { net: 3, effects: [{ do: 'push', hexes: 2 }] },
      ],
    },
    cost: 3,
  }), // MOB-12.6
  melee('W07', { only: ['stratos'], lines: { 1: 1, 3: 2 }, special: { dice: { when: 'jumped', dice: 1 } }, cost: 3 }), // MOB-12.7
  melee('W08', { copies: 4, lines: { 1: 1, 4: 2 }, special: { onNet: [{ net: 3, effects: [{ do: 'gain', token: 'stun' }] }] }, cost: 2 }), // MOB-12.8
  melee('W09', { copies: 4, lines: { 1: 1, 3: 2 }, special: { rerolls: { when: 'always', dice: 1 } }, cost: 3 }), // MOB-12.9
  melee('W10', { copies: 4, dice: -1, lines: { 1: 1, 2: 2, 4: 3 }, special: { dice: { when: 'focusSpent', dice: 1 } }, cost: 3 }), // MOB-12.10
  melee('W11', { copies: 2, dice: -1, lines: { 1: 1, 3: 2 }, special: { dice: { when: 'flank', dice: 2 } }, cost: 3 }), // MOB-12.11
];

const RANGED: readonly WeaponDef[] = [
  ranged('W12', 12, { only: ['man_at_arms'], lines: { 1: 1, 3: 2, 5: 3 }, special: { rerolls: { when: 'notMoved', dice: 1 } }, cost: 6 }), // MOB-12.12
  ranged('W13', 8, { only: ['stratos'], dice: 1, lines: { 1: 1, 3: 2 }, special: { ignores: ['softCover'] }, cost: 6 }), // MOB-12.13
  ranged('W14', 10, { only: ['tri_klops'], lines: { 1: 1, 3: 2 }, special: { dice: { when: 'targetMarked', dice: 1 } }, cost: 5 }), // MOB-12.14
  ranged('W15', 10, { only: ['trap_jaw'], lines: { 1: 1, 3: 2 }, special: { whileEngaged: true }, cost: 5 }), // MOB-12.15
  ranged('W16', 12, { copies: 4, lines: { 1: 1, 4: 2 }, special: { rerolls: { when: 'targetFar', dice: 1 } }, cost: 5 }), // MOB-12.16
  ranged('W17', 10, { copies: 4, dice: -1, lines: { 1: 1, 2: 2 }, special: { dice: { when: 'flank', dice: 1 } }, cost: 5 }), // MOB-12.17
  ranged('W18', 8, {
    copies: 2,
    lines: { 1: 0, 2: 1 },
    special: { onNet: [{ net: 1, effects: [{ do: 'gain', token: 'paralysis' }] }] },
    cost: 3,
  }), // MOB-12.18
  ranged('W19', 6, {
    copies: 2,
    dice: 1,
    lines: { 1: 0 },
    special: {
      onNet: [
        { net: 1, effects: [{ do: 'gain', token: 'paralysis' }] },
        {
          net: 3,
          effects: [
            { do: 'gain', token: 'paralysis' },
            { do: 'loseTokens', tokens: ['focus', 'overwatch'] },
          ],
        },
      ],
    },
    cost: 2,
  }), // MOB-12.19
  ranged('W20', 6, { copies: 2, lines: { 1: 1, 3: 2 }, special: { area: 1 }, cost: 5 }), // MOB-12.20
];

const SPELLS: readonly WeaponDef[] = [
  spell('W21', [10, 1], {
    only: ['evil_lyn'],
    lines: { 1: 1, 3: 2, 5: 3 },
    special: { dice: { when: 'targetDebuffed', dice: 1 } },
    cost: 4,
  }), // MOB-12.21
  spell('W22', [8, 1], {
    only: ['orko'],
    dice: 1,
    lines: { 1: 1 },
    special: { onNet: [{ net: 3, effects: [{ do: 'gain', token: 'blindness' }] }], onFailure: [{ do: 'gain', token: 'stun' }] },
    cost: 3,
  }), // MOB-12.22
  spell('W23', [8, 1], { copies: 4, lines: { 1: 1, 3: 2 }, special: { paidDice: 1 }, cost: 4 }), // MOB-12.23
  spell('W24', [8, 2], { copies: 2, lines: { 1: 1, 3: 2 }, special: { area: 2 }, cost: 5 }), // MOB-12.24
  spell('W25', [12, 2], {
    copies: 2,
    dice: 1,
    lines: { 1: 1, 3: 2, 5: 3 },
    special: { dice: { when: 'targetArmoured', dice: 1 } },
    cost: 5,
  }), // MOB-12.25
  spell('W26', [6, 1], { copies: 2, lines: { 1: 1, 3: 2 }, special: { heals: true }, cost: 3 }), // MOB-12.26
  spell('W27', [8, 1], {
    copies: 2,
    lines: { 1: 0 },
    special: {
      onNet: [
        { net: 1, effects: [{ do: 'gain', token: 'blindness' }] },
        {
          net: 3,
          effects: [
            { do: 'gain', token: 'blindness' },
            { do: 'loseTokens', tokens: ['focus'] },
          ],
        },
      ],
      ignores: ['cover'],
    },
    cost: 1,
  }), // MOB-12.27
  spell('W28', [8, 1], {
    copies: 2,
    lines: { 1: 0, 3: 1 },
    special: { dice: { when: 'targetCursed', dice: 1 }, onNet: [{ net: 1, effects: [{ do: 'gain', token: 'curse' }] }] },
    cost: 3,
  }), // MOB-12.28
];

export const weapons: readonly WeaponDef[] = [...MELEE, ...RANGED, ...SPELLS];
/** What a figure without a melee weapon attacks with. Not a card. MOB-12.29 */
export const FISTS: WeaponDef = weapon('fists', 'melee', { lines: { 1: 1 }, cost: 0 });
