// Building roads and cities, and upgrading cities.
import type { Reason, Rules, Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import type { City, Road, RoadGroup } from '../../content/kinds.ts';
import { LAND_TYPES, typeIndexOf } from '../../content/lands.ts';
import { atSpace, exitsName, exitsOf, spaceName, spaceOf } from '../../table/names.ts';
import type { Building, Land, Referee, Table } from '../../table/table.ts';
import { checkEnd } from '../ending/ending.ts';
import { hasToken, setCity, TOP_LEVEL, takesNewToken } from '../land/cities.ts';
import { closeSpaces } from './impassable.ts';
import { buildableTypes, sitesOf, turnsAt, typesInStock, typesOf, whyNotSites } from './placement.ts';

const TYPE_OPTIONS = LAND_TYPES.map(({ type }) => Object.freeze({ type }));
const TURN_OPTIONS = Array.from({ length: 16 }, (_, exits) => Object.freeze({ exits: exitsName(exits) }));

/** Can the seat build some card of this kind and group, whatever it costs? BAT-2.5, BAT-7.2 */
export const canBuild = (table: Table, seat: Seat, kind: 'road' | 'city', group: RoadGroup | null): boolean =>
  (buildableTypes(table, seat) & typesOf(kind, group)) !== 0;

function whyNotBuildType(table: Table, seat: Seat, kind: 'road' | 'city', type: Road | City): Reason | undefined {
  const bit = 1 << typeIndexOf(type);
  if ((typesInStock(table) & bit) === 0) return { rule: 'BAT-2.5', because: 'deckEmpty', what: type };
  if ((buildableTypes(table, seat) & bit) === 0) {
    if (kind === 'road' && !table.owners.includes(seat) && table.terms.scenario !== 'exiles')
      return { rule: 'BAT-7.9', because: 'noOwnCity', what: type };
    return { rule: 'BAT-7.2', because: 'noSpaceFits', what: type };
  }
  return undefined;
}
/** Why nothing of this kind and group can be built, whatever is paid. */
export function whyNotBuild(table: Table, seat: Seat, kind: 'road' | 'city', group: RoadGroup | null, level: number): Reason | undefined {
  const what = kind === 'road' ? `road ${group}` : `city ${level}`;
  if (kind === 'city' && !hasToken(table, seat, level)) return { rule: 'BAT-2.5', because: 'noToken', what, level };
  if (canBuild(table, seat, kind, group)) return undefined;
  const reasons = LAND_TYPES.filter((type) => type.kind === kind && (group === null || type.group === group)).flatMap(
    ({ type }) => whyNotBuildType(table, seat, kind, type) ?? [],
  );
  const telling = reasons.find((reason) => reason.because !== 'deckEmpty') ?? reasons[0];
  return telling && { ...telling, what };
}

/** The card goes from the stock to its space: type, then space, then turn are chosen. The price has been paid. BAT-7.1 */
export function* build(
  table: Table,
  ref: Referee,
  seat: Seat,
  what: { readonly kind: 'road' | 'city'; readonly group: RoadGroup | null; readonly level: number; readonly free: boolean },
): Rules<void> {
  const { kind, group, level, free } = what;
  const building: Building = { kind, group, level, card: -1, at: -1, free };
  table.building = building;
  const { type } = yield* ref.choose(seat, {
    rule: 'BAT-7.1',
    ask: 'buildType',
    options: () => {
      const types = buildableTypes(table, seat) & typesOf(kind, group);
      return TYPE_OPTIONS.filter((_, index) => types & (1 << index));
    },
    ruledOut: () =>
      LAND_TYPES.flatMap((land) =>
        land.kind === kind && (group === null || land.group === group) ? (whyNotBuildType(table, seat, kind, land.type) ?? []) : [],
      ),
  });
  const typeIndex = typeIndexOf(type);
  building.card = drawLand(table, typeIndex);
  ref.reveal(); // BAT-7.2, BAT-20.3
  ref.tell({ kind: 'drewLand', rule: 'BAT-7.2', seat, type, terrain: table.content.lands[building.card]?.terrain ?? 'none' });

  const site = yield* ref.choose(seat, {
    rule: 'BAT-7.3',
    ask: 'buildAt',
    options: () => sitesOf(table, seat, typeIndex).map(atSpace),
    ruledOut: () => whyNotSites(table, seat, typeIndex),
  });
  building.at = spaceOf(site.at);
  const { exits } = yield* ref.choose(seat, {
    rule: 'BAT-7.5',
    ask: 'buildTurn',
    options: () => turnsAt(table, building.at, typeIndex).map((turn) => TURN_OPTIONS[turn] as { exits: string }),
  });
  place(table, ref, seat, building, exitsOf(exits));
}

function drawLand(table: Table, typeIndex: number): Land {
  const { roads, cities } = table.stock;
  const deck = typeIndex < roads.length ? roads[typeIndex] : cities[typeIndex - roads.length];
  return deck?.pop() as Land;
}

function place(table: Table, ref: Referee, seat: Seat, building: Building, exits: number): void {
  const { card, at, kind, level } = building;
  table.lands[at] = card; // BAT-7.3
  table.exits[at] = exits;
  table.building = null;
  table.stirred = true; // BAT-15.5
  if (kind === 'city') setCity(table, at, seat, level); // BAT-7.10
  const { type, terrain } = table.content.lands[card] as (typeof table.content.lands)[number];
  ref.tell({ kind: 'built', rule: 'BAT-7.1', seat, type, terrain: terrain ?? 'none', at: spaceName(at), exits: exitsName(exits), level });
  for (const space of closeSpaces(table)) ref.tell({ kind: 'closed', rule: 'BAT-7.16', at: spaceName(space) }); // BAT-7.16
  checkEnd(table);
}

/** Why an own city cannot be raised by one level, whatever is paid. */
export function whyNotUpgrade(table: Table, seat: Seat, space: Space): Reason | undefined {
  const what = `upgrade ${spaceName(space)}`;
  if (table.owners[space] !== seat) return { rule: 'BAT-7.11', because: 'notOwnCity', what };
  const level = (table.levels[space] as number) + 1;
  if (level > TOP_LEVEL) return { rule: 'BAT-7.11', because: 'topLevel', what };
  if (takesNewToken(level) && !hasToken(table, seat, level)) return { rule: 'BAT-7.12', because: 'noToken', what, level };
  return undefined;
}
/** Raises a city by one level; heroes standing there do not hinder. BAT-7.11, BAT-7.13 */
export function upgrade(table: Table, ref: Referee, seat: Seat, space: Space): void {
  const level = (table.levels[space] as number) + 1;
  setCity(table, space, seat, level);
  ref.tell({ kind: 'upgraded', rule: 'BAT-7.11', seat, at: spaceName(space), level });
  checkEnd(table); // BAT-15.2
}
