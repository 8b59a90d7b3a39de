// The glory cards: initiative, AP and mana, and a side mission. MOB-15
import type { GloryDef, Mission } from './kinds.ts';

type Numbers = readonly [initiative: number, ap: number, mana: number, points: number];
const card = (
  id: string,
  [initiative, ap, mana, points]: Numbers,
  mission: Mission,
  { faction = null, copies = 2 }: { faction?: GloryDef['faction']; copies?: number } = {},
): GloryDef => ({ id, faction, copies, initiative, ap, mana, points, mission });

export const glory: readonly GloryDef[] = [
  card('G01', [3, 2, 1, 20], { mission: 'knockOut', with: 'melee' }), // MOB-15.1
  card('G02', [4, 2, 0, 15], { mission: 'oneAttack', with: 'ranged', wounds: 2 }), // MOB-15.2
  card('G03', [3, 1, 2, 15], { mission: 'oneAttack', with: 'spell', wounds: 2 }), // MOB-15.3
  card('G04', [1, 2, 1, 10], { mission: 'enemyZone' }), // MOB-15.4
  card('G05', [2, 2, 1, 15], { mission: 'woundEnemies', enemies: 2 }), // MOB-15.5
  card('G06', [3, 2, 0, 10], { mission: 'flankWound' }), // MOB-15.6
  card('G07', [2, 1, 2, 10], { mission: 'holdGround' }), // MOB-15.7
  card('GM1', [3, 2, 1, 20], { mission: 'totalWounds', wounds: 3 }, { faction: 'masters', copies: 1 }), // MOB-15.8
  card('GM2', [1, 2, 1, 10], { mission: 'rescue' }, { faction: 'masters', copies: 1 }), // MOB-15.9
  card('GE1', [3, 2, 1, 20], { mission: 'knockOut' }, { faction: 'evil', copies: 1 }), // MOB-15.10
  card('GE2', [1, 2, 1, 10], { mission: 'debuff' }, { faction: 'evil', copies: 1 }), // MOB-15.11
];
