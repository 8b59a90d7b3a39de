// Lets the game's own bot play Romolo o Remo? many times, to see whether the places at the table and the characters are fair:
//   npm run prove -- balance romolo --part free --seats 3 --games 200 --seed 1
// Parts: random, free, teams, solo. Equal arguments give equal figures, but for the times. `--give` tries other starts:
// '[{},{"wood":1},{"money":2}]' gives the second place one more wood and the third two half coins.
import { parseArgs } from 'node:util';
import type { Seat } from '@tabularium/kernel';
import { list, mean, type Player, percent, playMatch, runPart } from '@tabularium/parts/testing/balance';
import { mind } from '../bot/mind.ts';
import { CATEGORIES, CHARACTERS, type Character, type Resource } from '../content/kinds.ts';
import { romolo, type Table } from '../rules/index.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'random' },
    games: { type: 'string', default: '20' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: '1' },
    give: { type: 'string', default: '[]' },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
const given: readonly Readonly<Record<string, number>>[] = JSON.parse(values.give);

// ---- one match

interface Played {
  readonly table: Table;
  readonly winners: readonly Seat[];
  readonly drawn: boolean;
  /** By seat: the characters hired, in order; also those lost with their owner. */
  readonly hired: readonly (readonly Character[])[];
}

function play(mode: string, players: readonly Player[], number: number): Played {
  const hired = players.map((): Character[] => []);
  const { table, result } = playMatch(
    { game: romolo, mind, setup: { mode, seats: players.length, options: {} }, players, seed, number },
    {
      prepare: (match) => giveTo(match.table),
      hear: (seat, decision, pick) => {
        if (decision.ask === 'character' && typeof pick === 'number')
          hired[seat]?.push((decision.options[pick] as { character: Character }).character);
      },
    },
  );
  return { table, winners: result?.winners ?? [], drawn: result?.drawn ?? false, hired };
}
function giveTo(table: Table): void {
  for (const [place, seat] of table.order.entries()) {
    const player = table.players[seat];
    if (!player) continue;
    for (const [what, more] of Object.entries(given[place] ?? {})) {
      if (what === 'money') player.money += more;
      else player.stock[what as Resource] += more;
    }
  }
}

// ---- figures

/** Against random players, from every seat in turn. */
function againstRandom(): void {
  for (const [mode, seats] of [
    ['free', 2],
    ['free', 3],
    ['free', 4],
    ['teams', 4],
  ] as const) {
    const isMine = (seat: Seat, n: number): boolean => (mode === 'teams' ? seat % 2 === n % 2 : seat === n % seats);
    const won = list(games, (n) => {
      const { winners, drawn } = play(
        mode,
        list(seats, (seat): Player => (isMine(seat, n) ? 'greedy' : 'random')),
        n,
      );
      return !drawn && winners.some((seat) => isMine(seat, n));
    });
    console.log(`${mode}, ${seats} seats: greedy won ${won.filter(Boolean).length} of ${games} against random`);
  }
}

/** Among equals: who wins, from which place and with which characters, and how matches end. */
function amongEquals(mode: 'free' | 'teams', seats: number): void {
  const played = list(games, (n) =>
    play(
      mode,
      list(seats, (): Player => 'greedy'),
      n,
    ),
  );
  const byPlace = list(seats, () => 0);
  for (const { table, winners } of played)
    for (const [place, seat] of table.order.entries())
      if (winners.includes(seat)) byPlace[place] = (byPlace[place] as number) + 1 / (mode === 'teams' ? 1 : winners.length);
  console.log(`${mode}, ${seats} seats, ${games} matches, ${played.filter(({ drawn }) => drawn).length} drawn`);
  console.log(`  won by place: ${byPlace.map((won) => percent(won, games)).join(', ')}`);
  describe(played);
  hiredFigures(played);
}
function describe(played: readonly Played[]): void {
  const rounds = played.map(({ table }) => table.round);
  const counts = new Map<string, number>();
  for (const { table } of played) {
    const because = endOf(table);
    counts.set(because, (counts.get(because) ?? 0) + 1);
  }
  const ends = [...counts].toSorted((a, b) => b[1] - a[1]).map(([because, count]) => `${because} ${percent(count, played.length)}`);
  console.log(`  ${mean(rounds).toFixed(1)} rounds (${Math.min(...rounds)} to ${Math.max(...rounds)}); ends: ${ends.join(', ')}`);
  const sheets = (isWinner: boolean): string => {
    const own = played.flatMap(({ table, winners }) =>
      (table.scoring?.sheets ?? []).filter((_, owner) => table.players[owner]?.alive && winners.includes(owner) === isWinner),
    );
    const average = (value: (sheet: (typeof own)[number]) => number): string => mean(own.map(value)).toFixed(1);
    const categories = CATEGORIES.map((category) => `${category} ${average((sheet) => sheet[category])}`);
    const bonus = average(({ majorities }) => CATEGORIES.reduce((sum, category) => sum + majorities[category], 0));
    return `${average(({ total }) => total)} (${categories.join(', ')}, artifex and patronus ${average(({ artifex, patronus }) => artifex + patronus)}, majorities ${bonus})`;
  };
  console.log(`  points of winners ${sheets(true)}`);
  console.log(`  points of others ${sheets(false)}`);
}
/** What triggered the end. */
function endOf(table: Table): string {
  if (table.ended?.because !== 'points') return table.ended?.because ?? 'nothing';
  if (!table.ending) return 'rounds';
  return table.display.every((slot) => slot === null) && table.pile.length === 0 ? 'characters' : 'bank';
}
function hiredFigures(played: readonly Played[]): void {
  const lines = CHARACTERS.map((character) => {
    const owners = played.flatMap(({ hired, winners }) =>
      hired.flatMap((own, seat) => (own.includes(character) ? [winners.includes(seat)] : [])),
    );
    return { character, hired: owners.length, won: owners.filter(Boolean).length };
  });
  const text = lines
    .toSorted((a, b) => b.won / Math.max(1, b.hired) - a.won / Math.max(1, a.hired))
    .map(({ character, hired, won }) => `${character} ${hired} (${percent(won, hired)})`);
  console.log(`  hired (owner won): ${text.join(', ')}`);
}

function soloFigures(): void {
  const played = list(games, (n) => play('solo', ['greedy'], n));
  console.log(`solo, ${games} matches: won ${percent(played.filter(({ winners }) => winners.length > 0).length, games)}`);
  describe(played);
}

const PARTS: Readonly<Record<string, () => void>> = {
  random: againstRandom,
  free: () => amongEquals('free', Number(values.seats)),
  teams: () => amongEquals('teams', 4),
  solo: soloFigures,
};
runPart(PARTS, values.part);
