// Ready-made armies: the two of the first game, and others. MOB-3.1, MOB-17.9
import type { ArmyDef, Faction } from './kinds.ts';

const COPIES_IN_DECK = 2;
const twice = (cards: string): string[] => cards.split(' ').flatMap((card) => Array.from({ length: COPIES_IN_DECK }, () => card));
const FACTION_CARDS: Readonly<Record<Faction, string>> = {
  masters: 'FM01 FM02 FM03 FM04 FM05 FM06 FM07 FM08 FM09 FM10',
  evil: 'FE01 FE02 FE03 FE04 FE05 FE06 FE07 FE08 FE09 FE10',
};
const FACTION_GLORY: Readonly<Record<Faction, string>> = { masters: 'GM1 GM2', evil: 'GE1 GE2' };

/** Each character with its weapons and items: `he_man: 'W01 I01'`. The deck is the faction's unless given. */
function army(
  id: string,
  faction: Faction,
  characters: Readonly<Record<string, string>>,
  { fate = FACTION_CARDS[faction], glory = FACTION_GLORY[faction] }: { fate?: string; glory?: string } = {},
): ArmyDef {
  const isWeapon = (card: string): boolean => card.startsWith('W');
  return {
    id,
    faction,
    characters: Object.entries(characters).map(([character, gear]) => {
      const cards = gear.split(' ');
      return { character, weapons: cards.filter(isWeapon), items: cards.filter((card) => !isWeapon(card)) };
    }),
    fate: twice(fate),
    glory: glory.split(' '),
  };
}

export const FIRST_ARMIES: Readonly<Record<Faction, string>> = { masters: 'first_masters', evil: 'first_evil' };
export const armies: readonly ArmyDef[] = [
  army('first_masters', 'masters', { he_man: 'W01', stratos: 'W13', man_at_arms: 'W12 W08' }),
  army('first_evil', 'evil', { skeletor: 'W02 W23', mer_man: 'W03', trap_jaw: 'W04' }),
  army('heart_of_grayskull', 'masters', { he_man: 'W01 I01 I09', man_at_arms: 'W12 W08 I16 I17 I05', stratos: 'W13 I18 I17 I04' }),
  army(
    'hammer_and_spark',
    'masters',
    { ram_man: 'W06 I02 I11', orko: 'W22 W26 I12 I17', he_man: 'W01 I17', man_at_arms: 'W08' },
    { fate: 'FM01 FM04 FM05 FM10 F01 F05 F09 F10 F12 F14', glory: 'G01 G06' },
  ),
  army('snake_mountain', 'evil', { skeletor: 'W02 W23 I01 I17', trap_jaw: 'W04 W15 I02 I19', mer_man: 'W03 I05 I16' }),
  army(
    'eyes_of_night',
    'evil',
    { evil_lyn: 'W21 W24 I17', tri_klops: 'W14 W09 I14', mer_man: 'W03 I05', trap_jaw: 'W05' },
    { fate: 'FE01 FE02 FE03 FE07 F01 F03 F09 F10 F11 F14', glory: 'G02 G03' },
  ),
  army('battle_cat', 'masters', { he_man_bc: 'W01 I01', man_at_arms: 'W12 W08 I05', stratos: 'W13 I17' }),
  army('panthor', 'evil', { skeletor_p: 'W02 W23 I06', evil_lyn: 'W21 W24 I17 I18', trap_jaw: 'W04 W15 I02' }),
];
