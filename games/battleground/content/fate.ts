// The fate cards: initiative, AP and mana, and a bonus ability. MOB-14
import type { Effect, Faction, FateDef, NextEffect, Whom } from './kinds.ts';

const SELF: Whom = { who: 'self' };
type Numbers = readonly [initiative: number, ap: number, mana: number];
const card = (
  faction: Faction | null,
  copies: number,
  id: string,
  [initiative, ap, mana]: Numbers,
  whom: Whom,
  effects: readonly Effect[],
): FateDef => ({
  id,
  faction,
  copies,
  initiative,
  ap,
  mana,
  whom,
  effects,
});
const neutral = (id: string, numbers: Numbers, whom: Whom, ...effects: readonly Effect[]): FateDef =>
  card(null, 4, id, numbers, whom, effects);
const ofMasters = (id: string, numbers: Numbers, whom: Whom, ...effects: readonly Effect[]): FateDef =>
  card('masters', 2, id, numbers, whom, effects);
const ofEvil = (id: string, numbers: Numbers, whom: Whom, ...effects: readonly Effect[]): FateDef =>
  card('evil', 2, id, numbers, whom, effects);
const next = (effect: NextEffect): Effect => ({ do: 'next', next: effect });

const NEUTRAL: readonly FateDef[] = [
  neutral('F01', [4, 2, 1], SELF, { do: 'gain', token: 'focus' }), // MOB-14.1
  neutral('F02', [6, 2, 0], SELF, { do: 'freeMove', points: 3 }), // MOB-14.2
  neutral('F03', [4, 1, 2], SELF, { do: 'heal', wounds: 1 }), // MOB-14.3
  neutral('F04', [5, 1, 2], SELF, { do: 'gain', token: 'protection' }), // MOB-14.4
  neutral('F05', [5, 2, 0], SELF, { do: 'gain', token: 'improvement' }), // MOB-14.5
  neutral('F06', [5, 2, 1], SELF, { do: 'gain', token: 'rapidity' }), // MOB-14.6
  neutral('F07', [3, 1, 3], SELF, { do: 'gain', token: 'regeneration' }), // MOB-14.7
  neutral('F08', [3, 2, 2], SELF, { do: 'cleanse' }), // MOB-14.8
  neutral('F09', [4, 2, 1], SELF, next({ next: 'rerolls', dice: 2, of: 'attack' })), // MOB-14.9
  neutral('F10', [4, 3, 0], SELF, next({ next: 'clearShot' })), // MOB-14.10
  neutral('F11', [8, 1, 1], { who: 'ally', within: 8 }, { do: 'gainMana', amount: 2 }), // MOB-14.11
  neutral('F12', [7, 2, 0], { who: 'engagedEnemy' }, { do: 'push', hexes: 1 }), // MOB-14.12
  neutral('F13', [7, 1, 1], SELF, { do: 'gain', token: 'watch' }), // MOB-14.13
  neutral('F14', [2, 3, 1], SELF, { do: 'draw', cards: 1 }), // MOB-14.14
];

const MASTERS: readonly FateDef[] = [
  ofMasters('FM01', [3, 2, 1], SELF, { do: 'gain', token: 'improvement' }), // MOB-14.15
  ofMasters('FM02', [4, 2, 1], { who: 'selfOrAlly', within: 6 }, { do: 'gain', token: 'protection' }), // MOB-14.16
  ofMasters('FM03', [6, 2, 0], { who: 'ally', within: 8 }, { do: 'freeMove', toward: true }), // MOB-14.17
  ofMasters('FM04', [4, 1, 2], { who: 'selfOrAlly', within: 6, has: 'wounds' }, { do: 'heal', wounds: 1 }), // MOB-14.18
  ofMasters('FM05', [4, 3, 0], SELF, next({ next: 'dice', dice: 1, when: 'allyEngagesTarget' })), // MOB-14.19
  ofMasters('FM06', [2, 2, 2], SELF, { do: 'gain', token: 'focus' }), // MOB-14.20
  ofMasters('FM07', [5, 1, 2], SELF, next({ next: 'rerolls', dice: 2, of: 'test' })), // MOB-14.21
  ofMasters('FM08', [2, 3, 1], SELF, { do: 'gain', token: 'rapidity' }), // MOB-14.22
  ofMasters('FM09', [3, 2, 2], { who: 'selfOrAlly', within: 6, has: 'debuff' }, { do: 'cleanse' }), // MOB-14.23
  ofMasters('FM10', [4, 2, 1], { who: 'chargeable' }, { do: 'charge' }), // MOB-14.24
];

const EVIL: readonly FateDef[] = [
  ofEvil('FE01', [3, 2, 1], SELF, next({ next: 'moreWounds', wounds: 1 })), // MOB-14.25
  ofEvil('FE02', [4, 1, 2], { who: 'enemy', within: 6 }, { do: 'gain', token: 'curse' }), // MOB-14.26
  ofEvil('FE03', [4, 2, 1], { who: 'enemy', within: 6 }, { do: 'gain', token: 'stun' }), // MOB-14.27
  ofEvil('FE04', [4, 3, 0], { who: 'enemy', within: 6 }, { do: 'gain', token: 'paralysis' }), // MOB-14.28
  ofEvil('FE05', [6, 2, 0], { who: 'engagedEnemy' }, { do: 'gain', token: 'blindness' }), // MOB-14.29
  ofEvil('FE06', [4, 2, 1], SELF, { do: 'teleport', hexes: 3 }), // MOB-14.30
  ofEvil('FE07', [3, 2, 2], { who: 'enemy', within: 8, has: 'mana' }, { do: 'drainMana', amount: 1 }), // MOB-14.31
  ofEvil(
    'FE08',
    [2, 2, 2],
    { who: 'ally', within: 4 },
    { do: 'wound', wounds: 1 },
    { do: 'gainAp', amount: 1 },
    { do: 'gainOwnMana', amount: 1 },
  ), // MOB-14.32
  ofEvil('FE09', [5, 1, 2], SELF, { do: 'gain', token: 'focus' }), // MOB-14.33
  ofEvil('FE10', [2, 3, 1], SELF, next({ next: 'dice', dice: 1, when: 'targetWounded' })), // MOB-14.34
];

export const fate: readonly FateDef[] = [...NEUTRAL, ...MASTERS, ...EVIL];
