// Counting the points: the last decisions, and who wins. ROM-14, ROM-15.7, ROM-15.24

import { certain, PASS, type Rules, type Seat } from '@tabularium/kernel';
import { hexAt, hexName, hexOf, mapOf, playerOf } from '../../table/names.ts';
import { type Ending, type Hex, NONE, type Referee, type Scoring, type Table } from '../../table/table.ts';
import type { ScoringAbout, ScoringFacts } from '../../table/view.ts';
import { countOf } from '../land/hexes.ts';
import { controllers, influence, teamInfluence } from '../land/influence.ts';
import { pause } from './leaving.ts';
import { type Decided, domainHexes, pointsOf, sheets, tieBreaks } from './scoring.ts';

export function* finalScoring(table: Table, ref: Referee): Rules<void> {
  while (table.ended === null) {
    yield* pause(table, ref);
    const scoring = certain(table.scoring, 'a scoring under way'); // made when the game was stopped
    const due = scoring.due[0];
    if (due === undefined) {
      decideWinner(table, ref, scoring);
      return;
    }
    yield* DUTIES[due.what](table, ref, due.seat, scoring);
    scoring.due.shift();
  }
}
type Duty = (table: Table, ref: Referee, seat: Seat, scoring: Scoring) => Rules<void>;
const DUTIES: Readonly<Record<Scoring['due'][number]['what'], Duty>> = {
  architectus: chooseFarm,
  sacerdos: chooseInfluence,
  domain: chooseDomain,
};

/** A farm of the capital or next to it counts. ROM-15.7 */
function* chooseFarm(table: Table, ref: Referee, seat: Seat, scoring: Scoring): Rules<void> {
  const picked = yield* ref.choose(seat, {
    ask: 'architectusEnd',
    rule: 'ROM-15.7',
    options: () => named(table, farmHexes(table, seat)),
    about: ({ at }): ScoringAbout => ({
      total: totalWith(table, seat, { ...scoring, architectus: scoring.architectus.with(seat, hexOf(table, at)) }),
    }),
    facts: (): ScoringFacts => ({ total: totalWith(table, seat, scoring) }),
    pass: true,
  });
  const hex = picked === PASS ? NONE : hexOf(table, picked.at);
  scoring.architectus[seat] = hex;
  ref.tell({ kind: 'choseAtEnd', rule: 'ROM-15.7', seat, what: 'architectus', at: hex === NONE ? null : hexName(table, hex) });
}
function farmHexes(table: Table, seat: Seat): Hex[] {
  const { capital } = playerOf(table, seat);
  return [capital, ...(mapOf(table).neighbours[capital] as readonly Hex[])].filter(
    (hex) => hex !== NONE && countOf(hexAt(table, hex), 'farm') > 0,
  );
}
const named = (table: Table, hexes: readonly Hex[]): { at: string }[] => hexes.map((hex) => ({ at: hexName(table, hex) }));
/** The points of the seat's side. */
const totalWith = (table: Table, seat: Seat, decided: Decided): number =>
  certain(
    pointsOf(table, decided).find(({ contender }) => contender.owners.includes(seat)),
    'a side of every seat',
  ).total;

/** One more influence in a hex where the seat has some; asked twice, and the same hex may be chosen twice. ROM-15.24 */
function* chooseInfluence(table: Table, ref: Referee, seat: Seat, scoring: Scoring): Rules<void> {
  const own = scoring.sacerdos[seat] as Hex[];
  const picked = yield* ref.choose(seat, {
    ask: 'sacerdos',
    rule: 'ROM-15.24',
    options: () => named(table, reachedHexes(table, seat, scoring)),
    about: ({ at }): ScoringAbout => ({
      total: totalWith(table, seat, { ...scoring, sacerdos: scoring.sacerdos.with(seat, [...own, hexOf(table, at)]) }),
    }),
    facts: (): ScoringFacts => ({ total: totalWith(table, seat, scoring), left: 2 - own.length }),
    pass: true,
  });
  if (picked === PASS) scoring.due = scoring.due.filter((due, i) => i === 0 || due.what !== 'sacerdos' || due.seat !== seat);
  else own.push(hexOf(table, picked.at));
  ref.tell({ kind: 'choseAtEnd', rule: 'ROM-15.24', seat, what: 'sacerdos', at: picked === PASS ? null : picked.at });
}
/** The influence before Sacerdos. */
function reachedHexes(table: Table, seat: Seat, { architectus }: Scoring): Hex[] {
  const found = influence(table, { architectus, sacerdos: [] });
  const { team } = playerOf(table, seat);
  return [...table.hexes.keys()].filter((hex) => teamInfluence(table, found, team, hex) > 0);
}

/** The second hex of the domain. ROM-14.3, ROM-14.6 */
function* chooseDomain(table: Table, ref: Referee, seat: Seat, scoring: Scoring): Rules<void> {
  const options = (): Hex[] => domainHexes(table, seat, controllers(table, influence(table, scoring)));
  if (options().length === 0) return; // ROM-14.6
  const { at } = yield* ref.choose(seat, {
    ask: 'domain',
    rule: 'ROM-14.3',
    options: () => named(table, options()),
    about: (option): ScoringAbout => ({
      total: totalWith(table, seat, { ...scoring, domain: scoring.domain.with(seat, hexOf(table, option.at)) }),
    }),
  });
  scoring.domain[seat] = hexOf(table, at);
  ref.tell({ kind: 'choseAtEnd', rule: 'ROM-14.3', seat, what: 'domain', at });
}

/** Everything is decided. ROM-14.13, ROM-16.24 */
function decideWinner(table: Table, ref: Referee, scoring: Scoring): void {
  scoring.sheets = sheets(table, scoring);
  ref.tell({ kind: 'scored', rule: 'ROM-14.13', sheets: structuredSheets(scoring) });
  table.ended = endingOf(table, scoring);
}
const structuredSheets = ({ sheets: all }: Scoring): Scoring['sheets'] =>
  all.map((sheet) => ({ ...sheet, majorities: { ...sheet.majorities } }));
function endingOf(table: Table, scoring: Scoring): Ending {
  const points = pointsOf(table, scoring);
  const ranks = points.map((one) => tieBreaks(one));
  const best = ranks.reduce((most, one) => (compare(one, most) > 0 ? one : most));
  const winning = points.filter((_, i) => compare(ranks[i] as readonly number[], best) === 0);
  const seats = winning.flatMap(({ contender }) =>
    table.players.flatMap(({ owner, team, automaton }) => (team === contender.team && !automaton ? [owner] : [])),
  );
  return { rule: 'ROM-14.13', because: 'points', winners: seats, drawn: winning.length > 1 };
}
function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] as number);
  return 0;
}
