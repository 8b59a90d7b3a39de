// The decisions of the set-up: neutral heroes, titans, factions, and what is kept of them.
import { certain, type Rules, type Seat } from '@tabularium/kernel';
import type { FactionDef, Tactic } from '../../content/kinds.ts';
import type { TitanDef } from '../../content/rival-kinds.ts';
import { troopAt, unitAt, unitName, unitOf } from '../../table/names.ts';
import { type Due, NONE, type Referee, type Table, type UnitId } from '../../table/table.ts';
import { refillCamp } from '../arena/camp.ts';
import { pause } from '../ending/leaving.ts';
import { openRound } from '../ending/rounds.ts';
import { seatsOf, teamSeats } from '../units/seats.ts';
import { primaryHero } from '../units/units.ts';
import { addFaction, addTitan, addUnit, arenaCast, headStart, layOnTrack } from './muster.ts';

/** How many units are kept. HOP-23.2, HOP-23.5 */
const KEPT = { alone: 6, each: 3, alliance: 6 } as const;

export function* setUp(table: Table, ref: Referee): Rules<void> {
  while (table.phase === 'setup') {
    yield* pause(table, ref);
    const due = certain(table.due[0], 'a duty left'); // never empty: the last duty ends the set-up
    yield* DUTIES[due.what](table, ref, due.seat);
    table.due.shift();
  }
}
type Duty = (table: Table, ref: Referee, seat: Seat) => Rules<void>;
const DUTIES: { readonly [What in Due['what']]: Duty } = {
  opening: tellOpening,
  neutral: takeNeutral,
  titan: takeTitan,
  faction: takeFaction,
  units: keepUnits,
  tactic: keepTactic,
  campHero: chooseCampHero,
  secretUnits: keepSecretUnits,
  begin,
};

// biome-ignore lint/correctness/useYield: a duty like the others, which asks nothing
function* tellOpening(table: Table, ref: Referee): Rules<void> {
  if (table.order.length > 0) ref.tell({ kind: 'order', rule: 'HOP-15.8', seats: table.order.slice() });
  for (const unit of table.units)
    if (unit.zone === 'track') ref.tell({ kind: 'trackHero', rule: SETUP_RULES[table.terms.mode], seat: unit.troop, unit: unit.name });
}
const SETUP_RULES = {
  onslaught: 'HOP-23.1',
  ascension: 'HOP-23.2',
  skirmish: 'HOP-23.3',
  pandemonium: 'HOP-23.4',
  alliance: 'HOP-23.5',
} as const;

/** Each player chooses a different neutral hero, for space 20. HOP-23.1 */
function* takeNeutral(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { unit } = yield* ref.choose(seat, { ask: 'neutralHero', rule: 'HOP-23.1', options: () => freeNeutrals(table) });
  layOnTrack(table, addUnit(table, unit, seat, 'track'), seat);
  ref.tell({ kind: 'tookNeutral', rule: 'HOP-23.1', seat, unit });
}
const freeNeutrals = (table: Table): { unit: string }[] =>
  table.content.units.flatMap(({ id, rank }) => (rank === 'neutral' && unitOf(table, id) === NONE ? [{ unit: id }] : []));

/** HOP-23.2 */
function* takeTitan(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { titan } = yield* ref.choose(seat, {
    ask: 'titan',
    rule: 'HOP-23.2',
    options: () => byDifficulty(table).map(({ unit }) => ({ titan: unit })),
  });
  const number = table.content.titans.findIndex(({ unit }) => unit === titan);
  const needsArena = table.content.titans[number]?.allies?.kind === 'arena';
  addTitan(table, number, needsArena ? arenaCast(table.content, (n) => ref.below(n)) : []);
  ref.tell({ kind: 'tookTitan', rule: 'HOP-23.2', seat, titan });
}
/** The easiest first. */
const byDifficulty = (table: Table): TitanDef[] => table.content.titans.toSorted((a, b) => a.difficulty - b.difficulty);

const RANDOM = 'random';
/** All different; a player may leave the choice to chance. HOP-23.1 to HOP-23.5 */
function* takeFaction(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const rule = SETUP_RULES[table.terms.mode];
  const free = (): { faction: string }[] => freeFactions(table).map((faction) => ({ faction }));
  const { faction: chosen } = yield* ref.choose(seat, { ask: 'faction', rule, options: () => [...free(), { faction: RANDOM }] });
  const faction = chosen === RANDOM ? ref.draw(freeFactions(table)) : chosen;
  addFaction(
    table,
    seat,
    table.content.factions.findIndex(({ id }) => id === faction),
  );
  ref.tell({ kind: 'tookFaction', rule, seat, faction });
  tellHeadStart(table, ref, seat);
}
/** HOP-15.12 */
function tellHeadStart(table: Table, ref: Referee, seat: Seat): void {
  const extra = headStart(table, seat);
  if (extra === 0) return;
  const { name, hp } = unitAt(table, primaryHero(table, seat));
  ref.tell({ kind: 'headStart', rule: 'HOP-15.12', seat, unit: name, hp: extra, left: hp });
}
const freeFactions = (table: Table): string[] =>
  table.content.factions.flatMap(({ id }, i) => (table.troops.some(({ faction }) => faction === i) ? [] : [id]));
const factionOf = (table: Table, seat: Seat): FactionDef => table.content.factions[troopAt(table, seat).faction] as FactionDef;

/** Six alone, three each in cooperation, in the open; the rest is out of the game. HOP-23.2 */
function* keepUnits(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const count = table.terms.coop ? KEPT.each : KEPT.alone;
  const kept = yield* ref.chooseSome(seat, {
    ask: 'keepUnits',
    rule: 'HOP-23.2',
    options: () => factionUnits(table, seat),
    min: count,
    max: count,
  });
  const units = kept.map(({ unit }) => unit);
  for (const unit of units) unitAt(table, unitOf(table, unit)).zone = 'camp';
  ref.tell({ kind: 'keptUnits', rule: 'HOP-23.2', seat, units });
}
const factionUnits = (table: Table, seat: Seat): { unit: string }[] => factionOf(table, seat).units.map((unit) => ({ unit }));

/** HOP-23.2 */
function* keepTactic(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { tactic } = yield* ref.choose(seat, { ask: 'keepTactic', rule: 'HOP-23.2', options: () => ownTactics(table, seat) });
  for (const chip of table.chips) if (chip.troop === seat && chip.tactic === tactic) chip.zone = 'camp';
  ref.tell({ kind: 'keptTactic', rule: 'HOP-23.2', seat, tactic });
}
const ownTactics = (table: Table, seat: Seat): { tactic: Tactic }[] => factionOf(table, seat).tactics.map((tactic) => ({ tactic }));

/** Whose hero waits in the camp, inactive; the other one lies on space 20 of the team's track. HOP-23.5 */
function* chooseCampHero(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const { team, board } = troopAt(table, seat);
  const { unit } = yield* ref.choose(seat, {
    ask: 'campHero',
    rule: 'HOP-23.5',
    options: () => heroesOf(table, team).map((id) => ({ unit: unitName(table, id) })),
  });
  for (const id of heroesOf(table, team)) if (unitName(table, id) !== unit) layOnTrack(table, id, board);
  ref.tell({ kind: 'campHero', rule: 'HOP-23.5', seat, unit });
}
const heroesOf = (table: Table, team: number): UnitId[] => teamSeats(table, team).map((seat) => primaryHero(table, seat));

/** Each player keeps six of ten, hidden from all others. HOP-23.5, HOP-24.3 */
function* keepSecretUnits(table: Table, ref: Referee): Rules<void> {
  const seats = seatsOf(table);
  const kept = yield* ref.together('secretUnits', seats, (seat) =>
    ref.chooseSome(seat, {
      ask: 'keepUnits',
      rule: 'HOP-23.5',
      options: () => factionUnits(table, seat),
      min: KEPT.alliance,
      max: KEPT.alliance,
    }),
  );
  for (const [i, seat] of seats.entries()) {
    const units = certain(kept[i], 'what was kept').map(({ unit }) => unit);
    for (const unit of units) unitAt(table, unitOf(table, unit)).zone = 'camp';
    ref.tell({ kind: 'keptSome', rule: 'HOP-23.5', seat, count: units.length });
    ref.tell({ kind: 'keptUnits', rule: 'HOP-23.5', seat, units }, [seat]);
  }
}

/** HOP-23.1 to HOP-23.5 */
// biome-ignore lint/correctness/useYield: a duty like the others, which asks nothing
function* begin(table: Table, ref: Referee): Rules<void> {
  if (table.terms.mode === 'skirmish') for (const seat of table.order) refillCamp(table, ref, seat);
  table.phase = 'play';
  table.stirred = false;
  openRound(table, ref);
}
