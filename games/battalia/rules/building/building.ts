// Building roads and cities, and upgrading cities.
import { certain, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import { LAND_TYPES, type LandType, typeIndexOf } from '../../content/lands.ts';
import type { Asks } from '../../table/asks.ts';
import { atSpace, exitsName, exitsOf, spaceName, spaceOf } from '../../table/names.ts';
import type { Building, Referee, Table } from '../../table/table.ts';
import { checkEnd } from '../ending/ending.ts';
import { hasCity, hasToken, setCity, TOP_LEVEL, takesNewToken } from '../land/cities.ts';
import { buildingOf } from '../land/spaces.ts';
import { closeSpaces } from './impassable.ts';
import { buildableTypes, landDeck, sitesOf, turnsAt, typesInStock, typesOf, whyNotSites } from './placement.ts';

const TYPE_OPTIONS = LAND_TYPES.map(({ type }) => Object.freeze({ type }));
const TURN_OPTIONS = Array.from({ length: 16 }, (_, exits) => Object.freeze({ exits: exitsName(exits) }));

/** What is to be built: a road of a group, or a city with a token of a level. */
type Design = Pick<Building, 'kind' | 'group' | 'level'>;

const DECK_EMPTY: Reason = Object.freeze({ rule: 'BAT-2.5', because: 'deckEmpty' });
const NO_OWN_CITY: Reason = Object.freeze({ rule: 'BAT-7.9', because: 'noOwnCity' });
const NO_SPACE_FITS: Reason = Object.freeze({ rule: 'BAT-7.2', because: 'noSpaceFits' });

/** Why no card of this type can be built, whatever is paid. `buildable` holds the types that can. */
function whyNotType(table: Table, seat: Seat, type: number, buildable: number): Reason | undefined {
  const bit = 1 << type;
  if ((buildable & bit) !== 0) return undefined;
  if ((typesInStock(table) & bit) === 0) return DECK_EMPTY; // BAT-2.5
  const joinsNothing = LAND_TYPES[type]?.kind === 'road' && !hasCity(table, seat) && table.terms.scenario !== 'exiles';
  return joinsNothing ? NO_OWN_CITY : NO_SPACE_FITS; // BAT-7.2, BAT-7.9
}
const typesFor = ({ kind, group }: Design): number[] => TYPES.filter((type) => typesOf(kind, group) & (1 << type));
const TYPES = [...LAND_TYPES.keys()];

/** Why nothing can be built to this design, whatever is paid. Callers with several designs pass `buildable` to work it out only once. */
export function whyNotBuild(
  table: Table,
  seat: Seat,
  design: Design,
  buildable: () => number = () => buildableTypes(table, seat),
): Reason | undefined {
  const { kind, group, level } = design;
  if (kind === 'city' && !hasToken(table, seat, level)) return { rule: 'BAT-2.5', because: 'noToken', level }; // BAT-2.5
  const types = buildable();
  if ((types & typesOf(kind, group)) !== 0) return undefined;
  const reasons = typesFor(design).map((type) => whyNotType(table, seat, type, types));
  return reasons.find((reason) => reason !== DECK_EMPTY) ?? DECK_EMPTY;
}

/** Builds once the price is paid: the player chooses the type, then the space, then the turn. BAT-7.1 */
export function* build(table: Table, ref: Referee, seat: Seat, design: Design & Pick<Building, 'free'>): Rules<void> {
  const { kind, group, level, free } = design;
  const building: Building = { kind, group, level, card: -1, at: -1, free };
  table.building = building;
  const { type } = yield* ref.choose(seat, {
    rule: 'BAT-7.1',
    ask: 'buildType',
    options: () => judgeTypes(table, seat, design).flatMap(({ option, why }) => (why === undefined ? [option] : [])),
    ruledOut: () =>
      judgeTypes(table, seat, design).flatMap(({ option, why }) => (why === undefined ? [] : [{ ...why, what: option.type }])),
  });
  const typeIndex = typeIndexOf(type);
  building.card = certain(landDeck(table, LAND_TYPES[typeIndex] as LandType).pop(), 'a card in the deck');
  ref.reveal(); // BAT-7.2, BAT-20.3
  ref.tell({ kind: 'drewLand', rule: 'BAT-7.2', seat, type, terrain: buildingOf(table, building.card).terrain });

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

/** Every type that a design allows, and why it cannot be built. BAT-7.1 */
function judgeTypes(table: Table, seat: Seat, design: Design): { option: Asks['buildType']; why: Reason | undefined }[] {
  const buildable = buildableTypes(table, seat);
  return typesFor(design).map((type) => ({
    option: TYPE_OPTIONS[type] as Asks['buildType'],
    why: whyNotType(table, seat, type, buildable),
  }));
}

function place(table: Table, ref: Referee, seat: Seat, building: Building, exits: number): void {
  const { card, at, kind, level } = building;
  table.lands[at] = card; // BAT-7.3
  table.exits[at] = exits;
  table.building = null;
  table.stirred = true; // BAT-15.5
  if (kind === 'city') setCity(table, at, seat, level); // BAT-7.10
  const { type, terrain } = buildingOf(table, card);
  ref.tell({ kind: 'built', rule: 'BAT-7.1', seat, type, terrain, at: spaceName(at), exits: exitsName(exits), level });
  for (const space of closeSpaces(table)) ref.tell({ kind: 'closed', rule: 'BAT-7.16', at: spaceName(space) }); // BAT-7.16
  checkEnd(table);
}

/** Why the player's city cannot be raised by one level, whatever is paid. */
export function whyNotUpgrade(table: Table, seat: Seat, space: Space): Reason | undefined {
  if (table.owners[space] !== seat) return { rule: 'BAT-7.11', because: 'notOwnCity' };
  const level = (table.levels[space] as number) + 1;
  if (level > TOP_LEVEL) return { rule: 'BAT-7.11', because: 'topLevel' };
  if (takesNewToken(level) && !hasToken(table, seat, level)) return { rule: 'BAT-7.12', because: 'noToken', level };
  return undefined;
}
/** Raises a city by one level, whoever's heroes stand there. BAT-7.11, BAT-7.13 */
export function upgrade(table: Table, ref: Referee, seat: Seat, space: Space): void {
  const level = (table.levels[space] as number) + 1;
  setCity(table, space, seat, level);
  ref.tell({ kind: 'upgraded', rule: 'BAT-7.11', seat, at: spaceName(space), level });
  checkEnd(table); // BAT-15.2
}
