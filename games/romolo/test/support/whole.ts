// A table with every field spelled out, including absent ones, for tests that look at all of it.
import { BUILDINGS, type Building } from '../../content/constructions.ts';
import { type Resource, type UnitKind } from '../../content/kinds.ts';
import { listedIn } from '../../table/roster.ts';
import { type HexState, type Lying, NONE, type Owner, type Table, type UnitId } from '../../table/table.ts';

export interface WholeHex {
  readonly terrain: HexState['terrain'];
  readonly up: boolean;
  readonly multiplier: 0 | 2 | 3;
  readonly built: Readonly<Record<Building, number>>;
  readonly stores: readonly { readonly type: Resource | null; readonly cubes: number }[];
  /** Sides as bits, as in the table. */
  readonly ports: number;
  readonly walls: number;
  /** NONE: no tower. */
  readonly tower: Owner;
  readonly cracked: boolean;
  readonly yielded: boolean;
}
const bits = (set: number): number => set.toString(2).replaceAll('0', '').length;
export function wholeHex(hex: HexState): WholeHex {
  const { stores = [], ports = 0, walls = 0 } = hex;
  const special: Partial<Record<Building, number>> = { warehouse: stores.length, port: bits(ports), wall: bits(walls) };
  const counted: Partial<Record<Building, number>> = hex.built ?? {};
  const count = (building: Building): number => special[building] ?? counted[building] ?? 0;
  return {
    terrain: hex.terrain,
    up: hex.up,
    multiplier: hex.multiplier ?? 0,
    built: Object.fromEntries(BUILDINGS.map((building) => [building, count(building)])) as Record<Building, number>,
    stores: stores.map(({ type = null, cubes }) => ({ type, cubes })),
    ports,
    walls,
    tower: hex.tower ?? NONE,
    cracked: hex.cracked ?? false,
    yielded: hex.yielded ?? false,
  };
}

export interface WholeUnit {
  readonly id: UnitId;
  readonly name: string;
  readonly kind: UnitKind;
  /** NONE: a mercenary that nobody has hired. */
  readonly owner: Owner;
  readonly zone: 'reserve' | 'map' | 'fallen' | 'gone';
  readonly at: number;
  readonly lying: Lying | null;
  readonly actions: number;
  readonly movesOnly: boolean;
  readonly penalty: boolean;
  readonly penaltyTurn: number;
  readonly used: boolean;
  readonly unhindered: boolean;
}
/** All units of a match, wherever they are. */
export const wholeUnits = (table: Table): WholeUnit[] =>
  listedIn(table).map(({ name, kind, owner }, id) => {
    const unit = table.units[id] ?? 'gone';
    const state = typeof unit === 'string' ? { owner, at: NONE, actions: 0 } : unit;
    return {
      id,
      name,
      kind,
      owner: state.owner,
      zone: typeof unit === 'string' ? unit : unit.at === NONE ? 'fallen' : 'map',
      at: state.at,
      lying: ('lying' in state && state.lying) || null,
      actions: state.actions,
      movesOnly: 'movesOnly' in state && state.movesOnly === true,
      penalty: 'penalty' in state && state.penalty !== undefined,
      penaltyTurn: ('penalty' in state && state.penalty) || 0,
      used: 'used' in state && state.used === true,
      unhindered: 'unhindered' in state && state.unhindered === true,
    };
  });

/** The table with whole hexes and units. */
export interface Whole extends Omit<Table, 'hexes' | 'units'> {
  readonly table: Table;
  readonly hexes: readonly WholeHex[];
  readonly units: readonly WholeUnit[];
}
export const whole = (table: Table): Whole => ({ ...table, table, hexes: table.hexes.map(wholeHex), units: wholeUnits(table) });
