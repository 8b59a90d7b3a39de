// What is shown of the map and of its tiles.
import { certain, type Eye, type Seat } from '@tabularium/kernel';
import { TERRAINS, type Terrain } from '../../content/kinds.ts';
import { units } from '../../content/tables.ts';
import { hexAt, hexName, mapOf, playerOf, unitName } from '../../table/names.ts';
import { type Hex, type HexState, NONE, type Table, type Unit, type UnitId } from '../../table/table.ts';
import type { FeedingView, HexView, InfluenceView, TilesView, UnitView } from '../../table/view.ts';
import { countsOf, placeLimit, placesUsed, portsOf, powerOf, sidesOf, storesOf, wallsOf } from '../land/hexes.ts';
import { isDealt, isDiscardHidden, isHidden, isOpen, isStartHidden, isUnlaid } from '../land/hidden.ts';
import { controlOf, type Influence, teamInfluence } from '../land/influence.ts';
import { piecesIn, TOWER } from '../land/pieces.ts';
import { combatOf } from '../people/combat.ts';
import { hostileIn, undecidedIn } from '../people/stances.ts';
import { hasPenalty, unitsIn } from '../people/units.ts';

export const orNull = (number: number): number | null => (number === NONE ? null : number);
export const hexOrNull = (table: Table, hex: Hex): string | null => (hex === NONE ? null : hexName(table, hex));

export function seeHex(table: Table, state: HexState, hex: Hex, found: Influence): HexView {
  const { names, places, starts } = mapOf(table);
  const laid = !isUnlaid(table, hex);
  const isKnown = laid && isDealt(table) && !isHidden(table, 'public', hex);
  const control = controlOf(table, found, hex);
  return {
    at: names[hex] as string,
    ...certain(places[hex], 'a place on the map'),
    start: orNull(starts.findIndex((hexes) => hexes.includes(hex))),
    laid,
    up: state.up,
    terrain: isKnown || state.up ? state.terrain : null,
    lookedBy: state.up ? [] : table.players.flatMap(({ owner, looked }) => (looked.includes(hex) ? [owner] : [])),
    multiplier: state.multiplier === undefined ? null : isKnown ? state.multiplier : 'hidden',
    built: countsOf(state),
    stores: storesOf(state).map(({ type, cubes }) => ({ resource: type ?? null, cubes })),
    ports: sidesOf(portsOf(state)),
    walls: sidesOf(wallsOf(state)),
    tower: state.tower === undefined ? null : { owner: state.tower, cracked: state.cracked === true },
    pieces: state.tower === undefined ? piecesIn(table, hex, 'each') : [TOWER, ...piecesIn(table, hex, 'each')],
    power: powerOf(state),
    places: { used: placesUsed(state), limit: placeLimit(table, hex) },
    yielded: state.yielded === true,
    units: table.players.flatMap(({ owner }) => unitsIn(table, hex, owner).map((id) => unitName(table, id))),
    influence: seeInfluence(table, found, hex),
    control: { team: orNull(control.team), rule: control.rule, because: control.because },
  };
}
/** With the tiles that this seat has looked at. ROM-5.24 */
export function seeHexesAs(table: Table, seat: Seat, shared: readonly HexView[]): readonly HexView[] {
  const known = knownTo(table, seat);
  return known.length === 0 ? shared : shared.map((view, hex) => (known.includes(hex) ? { ...view, ...faceOf(hexAt(table, hex)) } : view));
}
/** Hexes this seat has looked at that are face down to everybody else. */
export const knownTo = (table: Table, seat: Seat): Hex[] => playerOf(table, seat).looked.filter((hex) => isHidden(table, 'public', hex));
const faceOf = ({ terrain, multiplier }: HexState): Pick<HexView, 'terrain' | 'multiplier'> => ({
  terrain,
  multiplier: multiplier ?? null,
});
function seeInfluence(table: Table, found: Influence, hex: Hex): InfluenceView[] {
  const teams = [...new Set(table.players.map(({ team }) => team))];
  return teams.flatMap((team) => {
    const value = teamInfluence(table, found, team, hex);
    if (value === 0) return [];
    const parts = table.players.flatMap((player) => (player.team === team ? influenceParts(found, player.owner, hex) : []));
    return [{ team, value, parts }];
  });
}
function influenceParts({ emission, soldiers, nearby, sacerdos }: Influence, owner: number, hex: Hex): InfluenceView['parts'] {
  const at = (lists: readonly (readonly number[])[]): number => certain(lists[owner]?.[hex], 'an influence of every player in every hex');
  const all = [
    { reason: 'emission', value: at(emission), owner },
    { reason: 'soldiers', value: at(soldiers), owner },
    { reason: 'nearby', value: at(nearby) / 2, owner },
    { reason: 'sacerdos', value: at(sacerdos), owner },
  ];
  return all.filter(({ value }) => value > 0);
}
export function seeUnit(table: Table, id: UnitId, unit: Unit, meals: readonly FeedingView[]): UnitView {
  const name = unitName(table, id);
  return {
    unit: name,
    kind: unit.kind,
    owner: unit.owner,
    team: playerOf(table, unit.owner).team,
    at: hexName(table, unit.at),
    lying: unit.lying ?? null,
    actions: unit.actions,
    allActions: units[unit.kind].actions,
    movesOnly: unit.movesOnly === true,
    penalty: hasPenalty(unit),
    unhindered: unit.unhindered === true,
    hindered: hostileIn(table, unit.at, unit.owner),
    undecided: undecidedIn(table, unit.at, unit.owner).length > 0,
    combat: combatOf(table, unit),
    hungry: meals[unit.owner]?.hungry.includes(name) ?? false,
  };
}

// ---- tiles

/** The tiles hidden from an eye, wherever they lie. */
export function seeTiles(table: Table, eye: Eye): TilesView {
  const unseen: Record<Terrain, number> = { plain: 0, hill: 0, forest: 0, water: 0 };
  const see = (terrain: Terrain): void => {
    unseen[terrain] += 1;
  };
  if (!isOpen(table)) for (const terrain of table.rest.terrains) see(terrain);
  for (const [hex, { terrain }] of table.hexes.entries()) if (isHidden(table, eye, hex)) see(terrain);
  for (const { terrain, seenBy } of table.discards) if (isDiscardHidden(table, eye, seenBy)) see(terrain);
  const onMap = TERRAINS.reduce((all, terrain) => all + unseen[terrain], 0); // a start terrain is never water
  for (const { owner, startTerrain } of table.players) if (isStartHidden(table, eye, owner) && startTerrain !== null) see(startTerrain);
  return {
    waterPile: table.waterPile,
    unseen,
    waterChance: onMap === 0 ? 0 : unseen.water / onMap,
    discards: table.discards.map(({ at, terrain, seenBy }) => ({
      at: hexName(table, at),
      terrain: isDiscardHidden(table, eye, seenBy) ? null : terrain,
    })),
  };
}
export function seeTilesAs(table: Table, seat: Seat, shared: TilesView): TilesView {
  const hasSeen = table.discards.some(({ seenBy }) => isDiscardHidden(table, 'public', seenBy) && seenBy.includes(seat));
  return hasSeen || knownTo(table, seat).length > 0 || isStartHidden(table, 'public', seat) ? seeTiles(table, seat) : shared;
}
