// The items: armours, shields, trinkets. MOB-13
import type { Effect, ItemDef, ItemType, Trait } from './kinds.ts';

interface ItemTerms {
  readonly only?: readonly string[];
  readonly faction?: ItemDef['faction'];
  /** 1 by default. */
  readonly copies?: number;
  readonly cost: number;
}
const item = (id: string, type: ItemType, { only = [], faction = null, copies = 1, cost }: ItemTerms, use: ItemDef['use']): ItemDef => ({
  id,
  type,
  only,
  faction,
  copies,
  use,
  cost,
});
const passive = (...traits: readonly Trait[]): ItemDef['use'] => ({ kind: 'passive', traits });
const oneUse = (...effects: readonly Effect[]): ItemDef['use'] => ({ kind: 'oneUse', effects });

const ARMOURS: readonly ItemDef[] = [
  item(
    'I01',
    'armour',
    { only: ['he_man', 'he_man_bc', 'skeletor', 'skeletor_p'], copies: 2, cost: 5 },
    passive({ trait: 'prevents', wounds: 1 }),
  ), // MOB-13.1
  item('I02', 'armour', { copies: 4, cost: 4 }, passive({ trait: 'stat', stat: 'toughness', plus: 1 })), // MOB-13.2
  item('I03', 'armour', { copies: 2, cost: 3 }, passive({ trait: 'rerolls', dice: 1, defence: 'toughness' })), // MOB-13.3
  item('I04', 'armour', { copies: 2, cost: 2 }, passive({ trait: 'rerolls', dice: 1, defence: 'mind' })), // MOB-13.4
];

const SHIELDS: readonly ItemDef[] = [
  item('I05', 'shield', { copies: 4, cost: 3 }, passive({ trait: 'defenceDice', dice: 1, stat: 'toughness', frontal: true })), // MOB-13.5
  item('I06', 'shield', { copies: 2, cost: 2 }, passive({ trait: 'defenceDice', dice: 1, stat: 'mind', frontal: true })), // MOB-13.6
  item('I07', 'shield', { copies: 2, cost: 3 }, passive({ trait: 'spikes', wounds: 1 })), // MOB-13.7
  item('I08', 'shield', { copies: 2, cost: 1 }, passive({ trait: 'stat', stat: 'toughness', plus: 1 }, { trait: 'speed', plus: -1 })), // MOB-13.8
];

const TRINKETS: readonly ItemDef[] = [
  item('I09', 'trinket', { faction: 'masters', cost: 3 }, passive({ trait: 'onNet', net: 3, heal: 1 })), // MOB-13.9
  item('I10', 'trinket', { faction: 'evil', cost: 2 }, passive({ trait: 'onNet', net: 3, drainMana: 2 })), // MOB-13.10
  item('I11', 'trinket', { only: ['ram_man'], cost: 1 }, passive({ trait: 'crosses', what: 'high', points: 3 })), // MOB-13.11
  item('I12', 'trinket', { only: ['orko'], cost: 3 }, passive({ trait: 'onActivation', mana: 1 })), // MOB-13.12
  item(
    'I13',
    'trinket',
    { faction: 'evil', cost: 2 },
    {
      kind: 'active',
      ability: {
        id: 'I13',
        kind: 'active',
        ap: 0,
        mana: 1,
        whom: { who: 'enemy', within: 4 },
        targets: true,
        test: { stat: 'mind', against: 'mind', lines: [{ net: 1, effects: [{ do: 'gain', token: 'stun' }] }] },
        effects: [],
      },
    },
  ), // MOB-13.13
  item('I14', 'trinket', { only: ['tri_klops'], cost: 2 }, passive({ trait: 'range', inches: 2 })), // MOB-13.14
  item(
    'I15',
    'trinket',
    { copies: 2, cost: 2 },
    {
      kind: 'active',
      ability: {
        id: 'I15',
        kind: 'active',
        ap: 1,
        mana: 1,
        whom: { who: 'self' },
        targets: false,
        effects: [{ do: 'gain', token: 'improvement' }],
      },
    },
  ), // MOB-13.15
  item('I16', 'trinket', { copies: 4, cost: 3 }, oneUse({ do: 'gainAp', amount: 1 })), // MOB-13.16
  item('I17', 'trinket', { copies: 4, cost: 2 }, oneUse({ do: 'gainMana', amount: 2 })), // MOB-13.17
  item('I18', 'trinket', { copies: 4, cost: 3 }, oneUse({ do: 'heal', wounds: 1 })), // MOB-13.18
  item('I19', 'trinket', { copies: 2, cost: 2 }, oneUse({ do: 'gain', token: 'protection' })), // MOB-13.19
  item('I20', 'trinket', { copies: 2, cost: 2 }, passive({ trait: 'stat', stat: 'mind', plus: 1 })), // MOB-13.20
  item('I21', 'trinket', { copies: 2, cost: 2 }, passive({ trait: 'ignoresEngaged' })), // MOB-13.21
  item('I22', 'trinket', { copies: 2, cost: 2 }, passive({ trait: 'speed', plus: 1 })), // MOB-13.22
];

export const items: readonly ItemDef[] = [...ARMOURS, ...SHIELDS, ...TRINKETS];
