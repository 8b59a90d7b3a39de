// The decisions of the set-up: factions, starting cities, extra cities.
import { certain, type Rules, type Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import { FACTIONS, type Faction } from '../../content/kinds.ts';
import { byFactionThenForm, poolName } from '../../content/pools.ts';
import { atSpace, spaceName, spaceOf } from '../../table/names.ts';
import type { Referee, Table } from '../../table/table.ts';
import { NOBODY, playerOf } from '../../table/table.ts';
import { build, whyNotBuild } from '../building/building.ts';
import { cardOf } from '../cards/zones.ts';
import { setCity } from '../land/cities.ts';
import { placeHero } from '../land/heroes.ts';
import { boardOf, ruinsOf } from '../land/spaces.ts';

/** Everything that is decided before the first day. */
export function* prepare(table: Table, ref: Referee): Rules<void> {
  if (table.phase === 'play') return;
  yield* ref.within({ at: 'setup' }, decide(table, ref));
}
function* decide(table: Table, ref: Referee): Rules<void> {
  if (table.phase === 'factions') yield* takeFactions(table, ref);
  if (table.phase === 'cities') yield* takeCities(table, ref);
  if (table.phase === 'extra') yield* buildExtraCities(table, ref);
  table.stirred = false;
}

/** The seats from the first player clockwise. */
const order = (table: Table): Seat[] => table.players.map((_, i) => (table.first + i) % table.players.length);
/** From the last player counter-clockwise. BAT-3.11 */
const reverseOrder = (table: Table): Seat[] => order(table).reverse();
const hasLeft = (table: Table, ref: Referee, seat: Seat): boolean => ref.left.includes(seat) || table.gone.includes(seat);

/** Tells what `open` has drawn. Nobody is due before that. */
function tellDeal(table: Table, ref: Referee): void {
  ref.tell({ kind: 'firstPlayer', rule: 'BAT-3.9', seat: table.first });
  for (const [seat, player] of table.players.entries()) {
    const pools = [...player.nation, ...player.hand].map((card) => cardOf(table, card).pool).sort(byFactionThenForm);
    ref.tell({ kind: 'dealt', rule: 'BAT-3.7', seat, cards: pools.map(poolName) }, [seat]); // BAT-3.7
  }
  table.due = order(table);
}

/** From the first player clockwise everyone takes a faction. BAT-3.10 */
function* takeFactions(table: Table, ref: Referee): Rules<void> {
  if (table.due.length === 0) {
    ref.checkpoint();
    tellDeal(table, ref);
  }
  while (table.due.length > 0) {
    ref.checkpoint();
    const seat = certain(table.due[0], 'a seat that is due');
    const free = () => FACTION_OPTIONS.filter(({ faction }) => isFree(table, faction)); // BAT-3.22, BAT-3.33
    const { faction } = hasLeft(table, ref, seat)
      ? certain(free()[0], 'a free faction')
      : yield* ref.choose(seat, { rule: 'BAT-3.10', ask: 'faction', options: free });
    playerOf(table, seat).faction = faction; // BAT-1.3
    table.due.shift();
    ref.tell({ kind: 'tookFaction', rule: 'BAT-3.10', seat, faction });
  }
  if (table.terms.scenario === 'exiles') {
    for (const seat of order(table)) placeHeroes(table, ref, seat, ruinsOf(table)); // BAT-18.2
    table.phase = 'play';
  } else {
    table.phase = 'cities';
    table.due = reverseOrder(table);
  }
}
const FACTION_OPTIONS = FACTIONS.map((faction) => Object.freeze({ faction }));
const isFree = (table: Table, faction: Faction): boolean =>
  table.factions.includes(faction) && table.players.every((player) => player.faction !== faction);

function placeHeroes(table: Table, ref: Referee, seat: Seat, space: Space): void {
  for (let n = 0; n < table.terms.startHeroes; n++) {
    placeHero(table, seat, space);
    ref.tell({ kind: 'heroHired', rule: 'BAT-18.8', seat, at: spaceName(space) });
  }
}

/** From the last player counter-clockwise everyone takes a starting city. BAT-3.11 */
function* takeCities(table: Table, ref: Referee): Rules<void> {
  while (table.due.length > 0) {
    ref.checkpoint();
    const seat = certain(table.due[0], 'a seat that is due');
    const { at } = hasLeft(table, ref, seat)
      ? atSpace(certain(freeStarts(table)[0], 'a start space'))
      : yield* ref.choose(seat, { rule: 'BAT-3.11', ask: 'startCity', options: () => freeStarts(table).map(atSpace) });
    const space = spaceOf(at);
    setCity(table, space, seat, 1); // BAT-3.11
    table.due.shift();
    ref.tell({ kind: 'tookCity', rule: 'BAT-3.11', seat, at });
    placeHeroes(table, ref, seat, space); // BAT-3.12, BAT-18.8
  }
  table.due = Array.from({ length: table.terms.extraCities }, () => reverseOrder(table)).flat();
  table.phase = table.due.length > 0 ? 'extra' : 'play';
}
const freeStarts = (table: Table): Space[] => boardOf(table).starts.filter((space) => table.owners[space] === NOBODY);

/** Everyone builds a simple road and then a city of level 1, free of charge. BAT-18.11 */
function* buildExtraCities(table: Table, ref: Referee): Rules<void> {
  while (table.due.length > 0) {
    ref.checkpoint();
    const seat = certain(table.due.shift(), 'a seat that is due');
    if (hasLeft(table, ref, seat)) continue;
    yield* buildFree(table, ref, seat, 'road');
    yield* buildFree(table, ref, seat, 'city');
  }
  table.phase = 'play';
}
function* buildFree(table: Table, ref: Referee, seat: Seat, kind: 'road' | 'city'): Rules<void> {
  const design = { kind, group: kind === 'road' ? 'simple' : null, level: kind === 'city' ? 1 : 0 } as const;
  if (whyNotBuild(table, seat, design) === undefined) yield* build(table, ref, seat, { ...design, free: true });
  else ref.tell({ kind: 'notBuilt', rule: 'BAT-18.11', seat, what: kind }); // BAT-18.11
}
