// Recorded matches, one for each mode, to be read as diffs: every change of the rules shows here.
// If a difference is intended, renew the texts: GOLDEN=write npx vitest run games/battalia/test/golden
import { FastDice, type Seat, textFor } from '@tabularium/kernel';
import { Account, eventLine, expectRecorded, type Played, played } from '@tabularium/kernel/testing';
import { test } from 'vitest';
import { battalia } from '../rules/index.ts';
import type { BattaliaKit } from '../table/table.ts';
import type { BattaliaView, PlayerView, SpaceView } from '../table/view.ts';
import { lively } from './support/lively.ts';

const TABLES = [
  { mode: 'base', seats: 2, seed: 288, options: { removedFaction: 'cloud', weeks: 4, startHeroes: 1 } },
  { mode: 'advanced', seats: 4, seed: 256, options: { weeks: 3, startHeroes: 1, extraStartCities: 1 } },
  { mode: 'strongholds', seats: 3, seed: 190, options: { weeks: 4, startHeroes: 2 } },
  { mode: 'exiles', seats: 4, seed: 13, options: { weeks: 3, exileHeroes: 2 } },
] as const;
/** Shows the first decisions, then only those of battles, up to a limit, and the last one. */
const SHOWN = { beginning: 100, most: 200 };

test.each(TABLES)('$mode with $seats seats', (table) => {
  expectRecorded(playthrough(table), new URL(`golden/${table.mode}.txt`, import.meta.url));
});

function playthrough({ mode, seats, seed, options }: (typeof TABLES)[number]): string {
  const match = played(battalia, { setup: { mode, seats, options }, seed: `golden ${seed}` });
  const dice = new FastDice(seed);
  const account = new Account<BattaliaKit>(SHOWN, [`Battalia, ${mode}, ${seats} seats: ${JSON.stringify(options)}`, '', ...told(match, 0)]);
  let sketched = 0;
  while (match.result === undefined) {
    const decision = match.decision();
    const pick = lively(decision, dice);
    const text = textFor(decision, pick);
    const { day, battle } = seeTable(match);
    const before = day === sketched ? [] : sketch(match);
    const heard = match.events().length;
    match.as(decision.seats[0] as Seat, text);
    const isSpecial = battle !== null || text.startsWith('attack');
    const isShown = account.add({ decision, pick, before, after: told(match, heard), isSpecial, isLast: match.result !== undefined });
    if (isShown) sketched = day;
  }
  return account.text(...sketch(match), `Result: ${JSON.stringify(match.result)}`);
}
const seeTable = (match: Played<BattaliaKit>): BattaliaView => match.view('public').table as BattaliaView;

// ---- events

const told = (match: Played<BattaliaKit>, since: number): string[] =>
  match
    .events()
    .slice(since)
    .map((event) => eventLine(event));

// ---- the table

/** By sides with a road: the character that draws them. */
const ROADS: Readonly<Record<string, string>> = {
  '': ' ',
  N: '╵',
  E: '╶',
  S: '╷',
  W: '╴',
  'N-E': '└',
  'N-S': '│',
  'N-W': '┘',
  'E-S': '┌',
  'E-W': '─',
  'S-W': '┐',
  'N-E-S': '├',
  'N-E-W': '┴',
  'N-S-W': '┤',
  'E-S-W': '┬',
  'N-E-S-W': '┼',
};
function cell({ kind, exits, owner, level, guard }: SpaceView): string {
  const road = ROADS[exits] ?? '?';
  if (kind === 'outOfPlay') return '   ';
  if (kind === 'empty') return ' . ';
  if (kind === 'impassable') return ' # ';
  if (kind === 'road') return ` ${road} `;
  if (owner !== null) return `${road}${'ABCD'[owner]}${level}`;
  return `${road}${kind === 'ruins' ? 'r' : 'n'}${guard || ' '}`;
}
function sketch(match: Played<BattaliaKit>): string[] {
  const { day, oracle, spaces, players, stock } = seeTable(match);
  const rows = [0, 1, 2, 3, 4, 5, 6].map((row) =>
    `  ${row + 1} ${spaces
      .slice(7 * row, 7 * row + 7)
      .map(cell)
      .join(' ')}`.trimEnd(),
  );
  const left = [...stock.units.map(({ count }) => count), stock.supplies].join('/');
  return [
    '',
    `-- day ${day}: ${oracle.lit} lit, ${oracle.matched} matched; stock ${left}`,
    '     a   b   c   d   e   f   g',
    ...rows,
    ...players.map(portrait),
    '',
  ];
}
function portrait({ seat, faction, score, hand, nation, haven, ambush, tents, heroes, deckSize }: PlayerView): string {
  const at = heroes.map((space) => space ?? '-').join(' ');
  return `  ${'ABCD'[seat]} ${faction}: ${score.vp} VP, heroes ${at}, deck ${deckSize} = hand ${hand.count}, nation ${nation.count}, haven ${haven.count}, ambush ${ambush.count}, tents ${tents.length}`;
}
