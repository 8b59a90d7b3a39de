// The first step of a turn: cohorts or a mulligan. BAT-5.1
import type { Reason, Rules, Seat } from '@tabularium/kernel';
import { FACTIONS, type Faction } from '../../content/kinds.ts';
import { FACTION_INDEX } from '../../content/pools.ts';
import type { Asks } from '../../table/asks.ts';
import type { Card, Referee, Table } from '../../table/table.ts';
import { playerOf } from '../../table/table.ts';
import { cardOf, draw, MULLIGAN_SIZE, namesOf, putAway, sawCard } from '../cards/zones.ts';
import { isGone } from '../ending/leaving.ts';

const SMALL_COHORT = 3; // BAT-5.2
const HUGE_COHORT = 6; // BAT-5.3, BAT-5.6
/** A small cohort draws one card; each further card draws one more. BAT-5.3 */
const drawFor = (size: number): number => Math.min(size, HUGE_COHORT) - SMALL_COHORT + 1;

interface Cohort {
  readonly faction: Faction;
  readonly size: number;
}

const KEEP: Asks['opening'] = Object.freeze({ do: 'keep' });
const MULLIGAN: Asks['opening'] = Object.freeze({ do: 'mulligan' });
/** Every set of factions, small ones first. */
const FACTION_SETS: readonly (readonly Faction[])[] = Array.from({ length: 1 << FACTIONS.length }, (_, bits) =>
  FACTIONS.filter((_faction, i) => bits & (1 << i)),
)
  .slice(1)
  .sort((a, b) => a.length - b.length);

/** Keep the hand, take a mulligan, or announce a set of cohorts. BAT-5.10 */
function openingsOf(table: Table, seat: Seat): Asks['opening'][] {
  const options = [KEEP, MULLIGAN];
  const { counts, greats } = countFactions(table, playerOf(table, seat).hand);
  for (const factions of FACTION_SETS) {
    if (factions.some((faction) => (counts[FACTION_INDEX[faction]] as number) + greats < SMALL_COHORT)) continue;
    const most = totalDraw(cohortsOf(counts, greats, factions));
    for (let draw = most; draw >= 0; draw--) options.push({ do: 'cohort', factions, draw, all: draw === most }); // BAT-5.3
  }
  return options;
}
/** Only the hand counts; supplies belong to no faction. BAT-5.2, BAT-5.8 */
function countFactions(table: Table, hand: readonly Card[]): { counts: number[]; greats: number } {
  const counts = FACTIONS.map(() => 0);
  let greats = 0;
  for (const card of hand) {
    const def = cardOf(table, card);
    if (def.isGreat) greats += 1;
    else if (def.faction !== null) counts[def.factionIndex] = (counts[def.factionIndex] as number) + 1;
  }
  return { counts, greats };
}
/** A great artifact counts for every cohort. BAT-5.4, BAT-5.5 */
const cohortsOf = (counts: readonly number[], greats: number, factions: readonly Faction[]): Cohort[] =>
  factions.map((faction) => ({ faction, size: (counts[FACTION_INDEX[faction]] as number) + greats }));
const totalDraw = (cohorts: readonly Cohort[]): number => cohorts.reduce((sum, { size }) => sum + drawFor(size), 0);

const whyNotCohorts = (table: Table, seat: Seat): Reason[] => {
  const { counts, greats } = countFactions(table, playerOf(table, seat).hand);
  return table.factions.flatMap((faction) => {
    const size = (counts[FACTION_INDEX[faction]] as number) + greats;
    return size >= SMALL_COHORT
      ? []
      : [{ rule: 'BAT-5.2', because: 'cohortTooSmall', what: `cohort ${faction}`, size, least: SMALL_COHORT }];
  });
};

export function* chooseOpening(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const option = yield* ref.choose(seat, {
    rule: 'BAT-5.1',
    ask: 'opening',
    options: () => openingsOf(table, seat),
    ruledOut: () => whyNotCohorts(table, seat),
    always: true,
  });
  switch (option.do) {
    case 'keep':
      return;
    case 'mulligan':
      return mulligan(table, ref, seat);
    case 'cohort':
      return yield* announceCohorts(table, ref, seat, option.factions, option.draw);
  }
}

/** BAT-5.9 */
function mulligan(table: Table, ref: Referee, seat: Seat): void {
  ref.tell({ kind: 'mulliganed', rule: 'BAT-5.9', seat });
  putAway(table, ref, seat, playerOf(table, seat).hand.splice(0)); // BAT-14.1
  draw(table, ref, seat, MULLIGAN_SIZE);
}

/** All hear faction and size; one opponent sees the cards. BAT-5.7 */
function* announceCohorts(table: Table, ref: Referee, seat: Seat, factions: readonly Faction[], drawing: number): Rules<void> {
  const { hand } = playerOf(table, seat);
  const { counts, greats } = countFactions(table, hand);
  for (const { faction, size } of cohortsOf(counts, greats, factions))
    ref.tell({ kind: 'announced', rule: 'BAT-5.3', seat, faction, size: Math.min(size, HUGE_COHORT), draw: drawFor(size) });
  const { to } = yield* ref.choose(seat, { rule: 'BAT-5.7', ask: 'showCohort', options: () => opponentsOf(table, seat) });
  const shown = hand.filter((card) => {
    const def = cardOf(table, card);
    return def.isGreat || (def.faction !== null && factions.includes(def.faction));
  });
  for (const card of shown) sawCard(table, seat, card, [to]);
  ref.tell({ kind: 'shown', rule: 'BAT-5.7', seat, to });
  ref.tell({ kind: 'showedCards', rule: 'BAT-5.7', seat, to, cards: namesOf(table, shown) }, [to]);
  draw(table, ref, seat, drawing); // BAT-5.3, BAT-5.4
}
const opponentsOf = (table: Table, seat: Seat): { to: Seat }[] =>
  table.players.flatMap((_, other) => (other === seat || isGone(table, other) ? [] : [{ to: other }]));
