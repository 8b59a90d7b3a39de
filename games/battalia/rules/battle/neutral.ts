// Neutral cities, the guardians of the ruins, and undefended cities.
import type { Rules, Seat } from '@tabularium/kernel';
import type { Space } from '../../content/boards.ts';
import { GREATS, type Great, NATIVES } from '../../content/kinds.ts';
import { poolOf } from '../../content/pools.ts';
import { spaceName } from '../../table/names.ts';
import type { Card, Land, Referee, Table } from '../../table/table.ts';
import { NOBODY, playerOf } from '../../table/table.ts';
import { gainUnit } from '../cards/gaining.ts';
import { cardOf, namesOf, search, takeOut, uncover } from '../cards/zones.ts';
import { checkEnd } from '../ending/ending.ts';
import { bestTokenLevel, setCity, TOP_LEVEL } from '../land/cities.ts';
import { buildingOf, landAt } from '../land/spaces.ts';

// ---- neutral cities

/** The player gets a city of level 4, whatever its defence was, and a lord of its people. BAT-13.3, BAT-18.1 */
export function annex(table: Table, ref: Referee, seat: Seat, at: Space): void {
  occupy(table, ref, seat, at, bestTokenLevel(table, seat, TOP_LEVEL));
  if (table.terms.scenario === 'exiles') playerOf(table, seat).annexed = true; // BAT-18.3
  reward(table, ref, seat, at);
  unearth(table, ref, seat, at);
  checkEnd(table); // BAT-15.2
}
function occupy(table: Table, ref: Referee, seat: Seat, at: Space, level: number): void {
  if (level === 0) {
    setCity(table, at, NOBODY, 0); // BAT-12.26
    ref.tell({ kind: 'abandoned', rule: 'BAT-12.26', seat, at: spaceName(at) });
  } else {
    setCity(table, at, seat, level); // BAT-12.25, BAT-13.5
    ref.tell({ kind: 'annexed', rule: 'BAT-13.3', seat, at: spaceName(at), level });
  }
}
function reward(table: Table, ref: Referee, seat: Seat, at: Space): void {
  const lords = table.stock.units.lord;
  if (lords.length === 0) return; // BAT-13.4
  const { terrain } = buildingOf(table, table.lands[at] as Land);
  const lord = search(table, ref, lords, NATIVES[terrain]);
  ref.tell({ kind: 'rewarded', rule: 'BAT-13.3', seat, cards: namesOf(table, gainUnit(table, seat, lord)) });
  uncover(table, ref, 'lord');
}
/** In `exiles` a great artifact lies under the city. BAT-18.3 */
function unearth(table: Table, ref: Referee, seat: Seat, at: Space): void {
  const place = table.buried.findIndex((spot) => spot.at === at);
  if (place === -1) return;
  const { card } = table.buried.splice(place, 1)[0] as { card: Card };
  ref.reveal();
  gainGreat(table, ref, seat, card, 'BAT-18.3');
}
function gainGreat(table: Table, ref: Referee, seat: Seat, card: Card, rule: string): void {
  playerOf(table, seat).gains.push(card);
  const { kind } = cardOf(table, card);
  ref.tell({ kind: 'foundGreat', rule, seat, great: kind as Great });
}

// ---- guardians

const GREAT_OPTIONS = GREATS.map((great) => Object.freeze({ great }));
/** The player takes a great artifact on offer; the guardians stay. BAT-13.6, BAT-13.7 */
export function* takeGreat(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { greats } = table.stock;
  const { great } = yield* ref.choose(seat, {
    rule: 'BAT-13.6',
    ask: 'greatReward',
    options: () => GREAT_OPTIONS.filter((option) => greats.some((card) => cardOf(table, card).kind === option.great)),
  });
  gainGreat(table, ref, seat, takeOut(table, greats, poolOf(great)), 'BAT-13.6');
}

// ---- undefended cities

/** A city without an owner or a token, which a hero standing on it may annex. BAT-12.27 */
export const isUndefended = (table: Table, at: Space): boolean =>
  table.owners[at] === NOBODY && table.guards[at] === 0 && landAt(table, at)?.kind === 'city';
/** Annexes an undefended city at level 1, without a fight or a reward. BAT-12.27 */
export function annexFreely(table: Table, ref: Referee, seat: Seat, at: Space): void {
  setCity(table, at, seat, 1);
  ref.tell({ kind: 'annexed', rule: 'BAT-12.27', seat, at: spaceName(at), level: 1 });
  checkEnd(table);
}
