// How characters, cards, statistics and tokens look. Each has its own icon, so nobody has to rely on colours.
import type { Faction, OngoingToken, Stat, WeaponType } from '../../content/kinds.ts';
import type { Card } from '../../content/known.ts';
import type { IconName } from './icons.ts';

export const FACTION_ICONS: Readonly<Record<Faction, IconName>> = { masters: 'boltShield', evil: 'hornedSkull' };
export const STAT_ICONS: Readonly<Record<Stat, IconName>> = {
  strength: 'biceps',
  perception: 'eye',
  power: 'power',
  toughness: 'block',
  mind: 'brain',
};
export const TYPE_ICONS: Readonly<Record<WeaponType, IconName>> = { melee: 'crossedSwords', ranged: 'bullseye', spell: 'swirl' };
export type Token = 'focus' | 'overwatch' | OngoingToken;
export const TOKEN_ICONS: Readonly<Record<Token, IconName>> = {
  focus: 'focus',
  overwatch: 'overwatch',
  rapidity: 'sprint',
  improvement: 'upgrade',
  protection: 'shield',
  regeneration: 'regeneration',
  paralysis: 'manacles',
  blindness: 'blindfold',
  stun: 'stars',
  curse: 'doll',
  thirdEye: 'thirdEye',
};

const CARD_ICONS: Readonly<Record<string, IconName>> = {
  W01: 'broadsword',
  W02: 'skullStaff',
  W03: 'trident',
  W04: 'hook',
  W05: 'grab',
  W06: 'brutalHelm',
  W07: 'staff',
  W08: 'mace',
  W09: 'sword',
  W10: 'axe',
  W11: 'dagger',
  W12: 'cannon',
  W13: 'flamethrower',
  W14: 'boltEye',
  W15: 'laser',
  W16: 'rayGun',
  W17: 'crossbow',
  W18: 'ice',
  W19: 'net',
  W20: 'chakram',
  W21: 'wand',
  W22: 'trick',
  W23: 'swirl',
  W24: 'meteor',
  W25: 'lightning',
  W26: 'healing',
  W27: 'sunbeams',
  W28: 'cursedStar',
  fists: 'fist',
  I01: 'plate',
  I02: 'chainmail',
  I03: 'leather',
  I04: 'cloak',
  I05: 'roundShield',
  I06: 'mirror',
  I07: 'spikedShield',
  I08: 'towerShield',
  I09: 'ring',
  I10: 'skullRing',
  I11: 'rock',
  I12: 'orb',
  I13: 'totem',
  I14: 'spyglass',
  I15: 'crystal',
  I16: 'potion',
  I17: 'flask',
  I18: 'salve',
  I19: 'smoke',
  I20: 'pendant',
  I21: 'crosshair',
  I22: 'boot',
  F01: 'archery',
  F02: 'run',
  F03: 'heartPlus',
  F04: 'shield',
  F05: 'upgrade',
  F06: 'sprint',
  F07: 'regeneration',
  F08: 'shouting',
  F09: 'clover',
  F10: 'crosshair',
  F11: 'palm',
  F12: 'push',
  F13: 'brassEye',
  F14: 'cardDraw',
  FM01: 'swordsPower',
  FM02: 'energyShield',
  FM03: 'friends',
  FM04: 'energy',
  FM05: 'team',
  FM06: 'drill',
  FM07: 'dice',
  FM08: 'wingfoot',
  FM09: 'heartWings',
  FM10: 'bull',
  FE01: 'bloodySword',
  FE02: 'doll',
  FE03: 'screaming',
  FE04: 'web',
  FE05: 'dust',
  FE06: 'teleport',
  FE07: 'grasp',
  FE08: 'backstab',
  FE09: 'aimed',
  FE10: 'brokenHeart',
  G01: 'crossedSwords',
  G02: 'bullseye',
  G03: 'spellBook',
  G04: 'flag',
  G05: 'shadows',
  G06: 'assassin',
  G07: 'objective',
  GM1: 'laurels',
  GM2: 'rescue',
  GE1: 'overlord',
  GE2: 'evilHand',
};
/** Custom cards have the icon of their kind. */
export function cardIcon(card: Card): IconName {
  const own = CARD_ICONS[card.def.id];
  if (own !== undefined) return own;
  switch (card.kind) {
    case 'fate':
      return 'dice';
    case 'glory':
      return 'laurels';
    case 'weapon':
      return TYPE_ICONS[card.def.type];
    case 'item':
      return card.def.type === 'shield' ? 'roundShield' : card.def.type === 'armour' ? 'plate' : 'pendant';
    case 'character':
      return FACTION_ICONS[card.def.faction];
  }
}

const ABILITY_ICONS: Readonly<Record<string, IconName>> = {
  A01: 'biceps',
  A02: 'swordsPower',
  A03: 'wing',
  A04: 'swoop',
  A05: 'wind',
  A06: 'swap',
  A07: 'teleport',
  A08: 'block',
  A09: 'bull',
  A10: 'brassEye',
  A11: 'idea',
  A12: 'skull',
  A13: 'grasp',
  A14: 'sixEyes',
  A15: 'thirdEye',
  A16: 'psychic',
  A17: 'palm',
  A18: 'switch',
  A19: 'jaws',
  A20: 'wave',
  A21: 'wave',
  A22: 'leap',
  A23: 'tiger',
  A24: 'feline',
  A25: 'shouting',
};
/** Works for items used as abilities, too; their further copies are called `I15#2`. */
export const abilityIcon = (ability: string): IconName => ABILITY_ICONS[ability] ?? CARD_ICONS[ability.replace(/#\d+$/, '')] ?? 'energy';
