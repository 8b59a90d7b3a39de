// The words in which a layout describes hexes and units. Unknown words are refused.

import { COUNTED } from '../content/constructions.ts';
import { RESOURCES, type Resource, TERRAINS } from '../content/kinds.ts';
import { SIDES } from '../content/maps.ts';
import { multiplierTokens, tiles, units as unitDefs } from '../content/tables.ts';
import { portsOf, storesOf } from '../rules/land/hexes.ts';
import { addCounted, addWalls } from '../rules/land/pieces.ts';
import { place, remove } from '../rules/people/units.ts';
import { hexAt, hexOf, unitAt, unitName, unitOf } from '../table/names.ts';
import { listed, listedIn } from '../table/roster.ts';
import { type Hex, type Lying, NONE, type Store, type Table, type UnitId } from '../table/table.ts';

// ---- names

export function hexCalled(table: Table, name: string): Hex {
  const hex = hexOf(table, name);
  if (hex === NONE) throw new Error(`the map has no hex ${name}`);
  return hex;
}
export function unitCalled(table: Table, name: string): UnitId {
  const id = unitOf(table, name);
  if (id === NONE)
    throw new Error(
      `no unit of this match is called ${name}; there are ${listedIn(table)
        .map((unit) => unit.name)
        .join(', ')}`,
    );
  return id;
}
export function resourceCalled(name: string): Resource {
  const resource = RESOURCES.find((one) => one === name);
  if (resource === undefined) throw new Error(`there is no resource ${name}; there are ${RESOURCES.join(', ')}`);
  return resource;
}
function sidesCalled(names: string): number {
  let sides = 0;
  for (const name of names.split(',')) {
    const side = (SIDES as readonly string[]).indexOf(name);
    if (side === -1) throw new Error(`a hex has no side ${name}; it has ${SIDES.join(', ')}`);
    sides |= 1 << side;
  }
  return sides;
}
/** `2 temple` as a word and its count. */
export function* counted(text: string): Generator<{ word: string; times: number }> {
  let times = 1;
  for (const word of text.split(' ').filter((one) => one !== '')) {
    if (/^\d+$/.test(word)) times = Number(word);
    else {
      yield { word, times };
      times = 1;
    }
  }
}

// ---- the map

export function describeHex(table: Table, hex: Hex, text: string): void {
  const state = hexAt(table, hex);
  for (const { word, times } of counted(text)) {
    const [name = '', value = ''] = word.split('=');
    const terrain = TERRAINS.find((one) => one === name);
    const building = COUNTED.find((one) => one === name);
    if (terrain) state.terrain = terrain;
    else if (building) for (let i = 0; i < times; i++) addCounted(state, building);
    else if (name === 'warehouse') for (let i = 0; i < times; i++) state.stores = [...storesOf(state), storeOf(value)];
    else if (name === 'port') state.ports = portsOf(state) | sidesCalled(value);
    else if (name === 'walls') addWalls(state, sidesCalled(value));
    else if (name === 'down') state.up = false;
    else if (name === 'x2' || name === 'x3') state.multiplier = name === 'x2' ? 2 : 3;
    else if (name === 'cracked' || name === 'yielded') state[name] = true;
    else throw new Error(`"${word}" says nothing about a hex`);
  }
}
/** What lies neither on the map nor in the Water Pile is out of the game. */
export function setTilesAside({ hexes, waterPile, rest }: Table): void {
  const left = { ...tiles, water: tiles.water - waterPile };
  const multipliers = multiplierTokens.slice();
  for (const { terrain, multiplier } of hexes) {
    left[terrain] -= 1;
    const token = multipliers.findIndex((one) => one === multiplier);
    if (token !== -1) multipliers.splice(token, 1);
  }
  rest.terrains = TERRAINS.flatMap((terrain) => Array.from({ length: Math.max(0, left[terrain]) }, () => terrain));
  rest.multipliers = multipliers;
}
/** `2wood`; nothing: empty. */
function storeOf(text: string): Store {
  const [, cubes, resource] = /^(\d+)(\w+)$/.exec(text) ?? [];
  return cubes === undefined || resource === undefined
    ? { type: undefined, cubes: 0 }
    : { type: resourceCalled(resource), cubes: Number(cubes) };
}

const WHY_LYING: readonly Lying[] = ['moved', 'acted', 'explored', 'created', 'attacked'];
export function putOnMap(table: Table, id: UnitId, text: string): void {
  const { kind, owner } = listed(table, id);
  const [at = '', ...words] = text.split(' ');
  const of = words.indexOf('of');
  const whose = kind !== 'mercenary' ? owner : of === -1 ? 0 : Number(words[of + 1]);
  if (of !== -1) words.splice(of, 2);
  place(table, id, at === 'fallen' ? 0 : hexCalled(table, at), whose);
  if (at === 'fallen') remove(table, id, 'fallen');
  unitAt(table, id).actions = unitDefs[kind].actions;
  for (const word of words) giveUnit(table, id, word);
}
function giveUnit(table: Table, id: UnitId, word: string): void {
  const unit = unitAt(table, id);
  const lying = WHY_LYING.find((one) => one === word);
  if (lying) unit.lying = lying;
  else if (/^\d$/.test(word)) unit.actions = Number(word);
  else if (word === 'penalty') unit.penalty = table.turn.number - 1;
  else if (word === 'freshPenalty') unit.penalty = table.turn.number;
  else if (word === 'movesOnly' || word === 'used' || word === 'unhindered') unit[word] = true;
  else throw new Error(`"${word}" says nothing about ${unitName(table, id)}`);
}
