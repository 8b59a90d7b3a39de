// The seven factions: ten units, a hero, and three common tactics with one that only this faction has.
import type { FactionDef, Tactic, UnitDef } from './kinds.ts';
import { amazons, argonauts, atlanteans, kunlun, lamosians, parthians, refugees } from './units/faction-units.ts';

const faction = (id: string, units: readonly UnitDef[], hero: string, tactics: readonly Tactic[]): FactionDef => ({
  id,
  units: units.map((unit) => unit.id),
  hero: `${id}.${hero}`,
  tactics,
});

export const factions: readonly FactionDef[] = [
  faction('amazons', amazons, 'marpesia', ['adrenaline', 'hamstring', 'stun', 'battleFury']),
  faction('kunlun', kunlun, 'feng', ['adrenaline', 'bolsterHealth', 'stun', 'blitz']),
  faction('refugees', refugees, 'melinoe', ['bolsterHealth', 'hamstring', 'stun', 'secondDeath']),
  faction('argonauts', argonauts, 'ancaeus', ['adrenaline', 'bolsterHealth', 'hamstring', 'aegis']),
  faction('atlanteans', atlanteans, 'evenor', ['bolsterHealth', 'hamstring', 'stun', 'undertow']),
  faction('lamosians', lamosians, 'antiphates', ['adrenaline', 'bolsterHealth', 'hamstring', 'thickHide']),
  faction('parthians', parthians, 'surena', ['adrenaline', 'hamstring', 'stun', 'feignedRetreat']),
];
