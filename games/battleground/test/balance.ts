// Plays many matches with the game's own bot to see whether armies, cards and maps are fair:
//   npm run prove -- balance battleground --part first --games 1000 --seed 1
// Parts: random (against random players), first (the first game), ready (ready-made armies against each other), built (random armies; what
// cards are worth). Equal arguments give equal figures, apart from times. `--keep file` adds the matches of `built` to a file, and
// `--part fit --keep file` works out the figures of all matches in it. `--change '{"W03":{"dice":1}}'` tries other numbers on cards and armies.
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { FastDice, Game, Open, Pick, Seat } from '@tabularium/kernel';
import { list, mean, type Player, percent, playMatch, runPart, sumOf } from '@tabularium/parts/testing/balance';
import { mind } from '../bot/mind.ts';
import type { Content } from '../content/index.ts';
import { pointsOf, scoreOf } from '../rules/fate/points.ts';
import { type BattlegroundKit, type BuildFacts, battleground, type Table } from '../rules/index.ts';
import { figureName } from '../table/names.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'random' },
    games: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string', default: '' },
    change: { type: 'string', default: '{}' },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
const game: Game<BattlegroundKit> = { ...battleground, content: changed(battleground.content, JSON.parse(values.change)) };

function changed(content: Content, changes: Readonly<Record<string, object>>): Content {
  const merge = <T extends { readonly id: string }>(list: readonly T[]): T[] => list.map((one) => ({ ...one, ...changes[one.id] }));
  const { characters, weapons, items, fate, glory, armies, maps } = content;
  return {
    characters: merge(characters),
    weapons: merge(weapons),
    items: merge(items),
    fate: merge(fate),
    glory: merge(glory),
    armies: merge(armies),
    maps: merge(maps),
  };
}

// ---- one match

interface Plan {
  readonly mode: 'first' | 'standard';
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, string | number>>;
  /** By seat: a ready-made army. Random ones if left out. */
  readonly armies?: readonly string[];
}
interface Played {
  readonly table: Table;
  readonly winner: Seat | null;
  readonly because: string;
}

function play({ mode, players, options, armies }: Plan, number: number): Played {
  const { table, result } = playMatch(
    { game, mind, setup: { mode, seats: 2, options }, players, seed, number },
    {
      decide: (open, listed, seat, whims) => {
        const wanted = armies?.[seat];
        if (wanted !== undefined && open.ask === 'army')
          return listed.findIndex((option) =>
            wanted === BUILT ? 'build' in (option as object) : (option as { army?: string }).army === wanted,
          );
        return wanted === BUILT && BUILDING.includes(open.ask) ? built(open, listed, whims) : undefined;
      },
    },
  );
  const winner = result === undefined || result.drawn ? null : (result.winners[0] ?? null);
  return { table, winner, because: result?.because ?? 'nothing' };
}
const BUILT = 'built';
const BUILDING = ['recruit', 'equip', 'deck'];
/** Three or four figures with a weapon each, then anything that fits until few points are left, so that costs vary a little. */
function built(open: Open, listed: readonly unknown[], whims: FastDice): Pick {
  const { characters } = (open.question.facts?.() ?? { characters: [] }) as BuildFacts;
  const among = (numbers: readonly number[]): Pick => numbers[whims.below(numbers.length)] as number;
  const all = listed.map((_, number) => number);
  if (open.ask === 'recruit') {
    const isEnough = characters.length >= MOST_FIGURES || (characters.length >= LEAST_FIGURES && whims.below(2) === 0);
    return isEnough ? listed.length : among(all);
  }
  if (open.ask !== 'equip') return among(all);
  const isUnarmed = (id: string): boolean => characters.some(({ character, weapons }) => character === id && weapons.length === 0);
  const first = all.filter((number) => {
    const { character, card } = listed[number] as { character: string; card: string };
    return isUnarmed(character) && game.content.weapons.some(({ id }) => id === card);
  });
  if (first.length > 0) return among(first);
  return whims.below(16) === 0 ? listed.length : among(all);
}
const LEAST_FIGURES = 3;
const MOST_FIGURES = 4;

/** A win counts 1, a draw one half. */
const shareOf = ({ winner }: Played, seat: Seat): number => (winner === null ? 0.5 : winner === seat ? 1 : 0);
const seatOf = ({ table }: Played, faction: string): Seat => table.players.findIndex((player) => player.faction === faction);

// ---- figures

/** Against random players, alternating seats and factions. */
function againstRandom(): void {
  for (const mode of ['first', 'standard'] as const) {
    const played = list(games, (n) => {
      const mine = n % 2;
      const masters = Math.floor(n / 2) % 2 === 0 ? 'first' : 'second';
      const match = play({ mode, players: list(2, (seat): Player => (seat === mine ? 'greedy' : 'random')), options: { masters } }, n);
      return { mine, match };
    });
    const won = played.filter(({ match, mine }) => match.winner === mine).length;
    const drawn = played.filter(({ match }) => match.winner === null).length;
    console.log(`${mode}: greedy won ${won} of ${games} against random, ${drawn} drawn`);
  }
}

function describe(played: readonly Played[]): void {
  const drawn = played.filter(({ winner }) => winner === null).length;
  const share = (of: (one: Played) => Seat): string =>
    percent(
      sumOf(played, (one) => shareOf(one, of(one))),
      played.length,
    );
  console.log(
    `  masters ${share((one) => seatOf(one, 'masters'))} (wins and half the draws), first player ${share(({ table }) => table.firstPlayer)}, north ${share(({ table }) => table.players.findIndex(({ zone }) => zone === 'north'))}, first seat ${share(() => 0)}; drawn ${percent(drawn, played.length)}`,
  );
  const rounds = mean(played.map(({ table }) => table.round));
  const ends = new Map<string, number>();
  for (const { because } of played) ends.set(because, (ends.get(because) ?? 0) + 1);
  const margins = played
    .filter(({ because }) => !because.includes('knock'))
    .map(({ table }) => Math.abs(scoreOf(at(table, 0)) - scoreOf(at(table, 1))));
  console.log(
    `  ${rounds.toFixed(2)} rounds; ends: ${[...ends].map(([because, count]) => `${because} ${percent(count, played.length)}`).join(', ')}; difference ${mean(margins).toFixed(1)} points`,
  );
  for (const faction of ['masters', 'evil']) {
    const sheets = played.map((one) => at(one.table, seatOf(one, faction)).points);
    const of = (source: string): string =>
      mean(sheets.map((sheet) => sheet.filter((entry) => entry.source === source).reduce((sum, { points }) => sum + points, 0))).toFixed(1);
    console.log(`  ${faction}: objectives ${of('objective')}, missions ${of('mission')}, knock-outs ${of('knockOut')}`);
  }
}
const at = ({ players }: Table, seat: Seat): Table['players'][number] => players[seat] as Table['players'][number];

function firstGame(): void {
  const played = list(games, (n) => play({ mode: 'first', players: GREEDY, options: { masters: n % 2 === 0 ? 'first' : 'second' } }, n));
  console.log(`first game, ${games} matches`);
  describe(played);
}
const GREEDY: readonly Player[] = ['greedy', 'greedy'];
const MAPS = game.content.maps.map(({ id }) => id);
const mapOf = (n: number): string => MAPS[n % MAPS.length] as string;
const mastersAt = (n: number): string => (Math.floor(n / MAPS.length) % 2 === 0 ? 'first' : 'second');

/** Every army of the Masters against every army of the Evil Warriors, on all maps and from both seats. */
function readyArmies(): void {
  const of = (faction: string): string[] =>
    game.content.armies.filter((army) => army.faction === faction && !army.id.startsWith('first_')).map(({ id }) => id);
  const all: Played[] = [];
  for (const masters of of('masters'))
    for (const evil of of('evil')) {
      const played = list(games, (n) => {
        const at = mastersAt(n);
        const armies = at === 'first' ? [masters, evil] : [evil, masters];
        return play({ mode: 'standard', players: GREEDY, options: { masters: at, map: mapOf(n), expansion: 'on' }, armies }, n);
      });
      all.push(...played);
      const drawn = played.filter(({ winner }) => winner === null).length;
      console.log(
        `${masters} ${percent(
          sumOf(played, (one) => shareOf(one, seatOf(one, 'masters'))),
          games,
        )} against ${evil}, drawn ${percent(drawn, games)}`,
      );
    }
  describe(all);
}

// ---- random armies

function builtArmies(): void {
  const played = list(games, (n) =>
    play(
      { mode: 'standard', players: GREEDY, options: { masters: mastersAt(n), map: mapOf(n), expansion: 'on' }, armies: [BUILT, BUILT] },
      n,
    ),
  );
  console.log(`built armies, ${games} matches`);
  describe(played);
  const rows = played.map(rowOf);
  if (values.keep === '') fit(rows);
  else appendFileSync(values.keep, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
/** A match as a row of numbers from the first seat's point of view: +1 for what it has, -1 for what the other has. */
interface Row {
  readonly map: string;
  readonly share: number;
  readonly drawn: boolean;
  readonly cost: number;
  readonly figures: number;
  readonly sides: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, number>>;
}
function rowOf(played: Played): Row {
  const { table, winner } = played;
  const cards: Record<string, number> = {};
  let [cost, figures] = [0, 0];
  for (const [id, { seat, weapons, items }] of table.figures.entries()) {
    const sign = seat === 0 ? 1 : -1;
    cost += sign * pointsOf(table, id);
    figures += sign;
    for (const card of [figureName(table, id), ...weapons, ...items.map((item) => item.card)]) cards[card] = (cards[card] ?? 0) + sign;
  }
  const side = (isMine: boolean): number => (isMine ? 1 : -1);
  return {
    map: table.terms.map,
    share: shareOf(played, 0),
    drawn: winner === null,
    cost,
    figures,
    sides: {
      masters: side(at(table, 0).faction === 'masters'),
      'first player': side(table.firstPlayer === 0),
      north: side(at(table, 0).zone === 'north'),
    },
    cards,
  };
}
const SEEN = 40;
function fit(rows: readonly Row[]): void {
  console.log(`${rows.length} matches, drawn ${percent(rows.filter(({ drawn }) => drawn).length, rows.length)}`);
  for (const map of MAPS) {
    const own = rows.filter((row) => row.map === map);
    const share = (name: string): string =>
      percent(
        sumOf(own, (row) => ((row.sides[name] as number) > 0 ? row.share : 1 - row.share)),
        own.length,
      );
    console.log(
      `  ${map}: masters ${share('masters')}, first player ${share('first player')}, north ${share('north')}; drawn ${percent(own.filter(({ drawn }) => drawn).length, own.length)} of ${own.length}`,
    );
  }
  for (const [from, to] of [
    [-99, -15],
    [-15, -5],
    [-5, 5],
    [5, 15],
    [15, 99],
  ] as const) {
    const own = rows.filter(({ cost }) => cost > from && cost <= to);
    console.log(
      `  ${from} to ${to} points more: ${percent(
        sumOf(own, ({ share }) => share),
        own.length,
      )} of ${own.length}`,
    );
  }
  const sides = Object.keys(rows[0]?.sides ?? {});
  const bySides = (row: Row): number[] => sides.map((name) => row.sides[name] as number);
  const line = solved(
    rows.map((row) => [row.cost, row.figures, ...bySides(row)]),
    rows.map(({ share }) => share - 0.5),
  );
  const slope = line[0]?.value ?? 0;
  const told = ({ value, error }: Estimate, by = 100): string => `${(by * value).toFixed(1)} (± ${(by * error).toFixed(1)})`;
  console.log(
    `  a point more: ${told(line[0] as Estimate)} percent; a figure more for the same points: ${told(line[1] as Estimate)}; ${sides.map((name, i) => `${name} ${told(line[i + 2] as Estimate)}`).join(', ')}`,
  );
  const counts = new Map<string, number>();
  for (const { cards } of rows)
    for (const [card, count] of Object.entries(cards)) counts.set(card, (counts.get(card) ?? 0) + Math.abs(count));
  const named = [...counts.keys()].filter((card) => (counts.get(card) ?? 0) >= SEEN).toSorted();
  const each = solved(
    rows.map((row) => [...named.map((card) => row.cards[card] ?? 0), ...bySides(row)]),
    rows.map(({ share }) => share - 0.5),
  );
  const body = line[1]?.value ?? 0;
  for (const [i, card] of named.entries()) {
    const found = each[i] as Estimate;
    const cost = costOf(card);
    const fair = slope * cost + (game.content.characters.some(({ id }) => id === card) ? body : 0);
    const isOff = Math.abs(found.value - fair) >= 2 * found.error;
    console.log(
      `  ${card}, ${cost} points: ${told(found)} percent, ${(100 * fair).toFixed(1)} would be fair${isOff ? ' !' : ''}; seen ${counts.get(card)}`,
    );
  }
}
const costOf = (id: string): number => {
  const { characters, weapons, items } = game.content;
  return [...characters, ...weapons, ...items].find((one) => one.id === id)?.cost ?? 0;
};

// ---- least squares

interface Estimate {
  readonly value: number;
  readonly error: number;
}
/** The weights that fit the columns best to what was seen, and their standard errors. */
function solved(rows: readonly (readonly number[])[], seen: readonly number[]): Estimate[] {
  const size = rows[0]?.length ?? 0;
  const matrix = list(size, (i) => list(size, (j) => sumOf(rows, (row) => (row[i] as number) * (row[j] as number)) + (i === j ? 1e-6 : 0)));
  const inverse = inverted(matrix);
  const sums = list(size, (i) => rows.reduce((sum, row, n) => sum + (row[i] as number) * (seen[n] as number), 0));
  const weights = inverse.map((row) => row.reduce((sum, one, i) => sum + one * (sums[i] as number), 0));
  const rest = rows.reduce(
    (sum, row, n) => sum + ((seen[n] as number) - row.reduce((all, one, i) => all + one * (weights[i] as number), 0)) ** 2,
    0,
  );
  const noise = rest / Math.max(1, rows.length - size);
  return weights.map((value, i) => ({ value, error: Math.sqrt(noise * (inverse[i]?.[i] ?? 0)) }));
}
/** By elimination without pivoting: a matrix of products has its largest numbers on the diagonal. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const work = matrix.map((row, i) => [...row, ...list(size, (j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < size; i++) {
    const own = work[i] as number[];
    const pivot = own[i] as number;
    for (let j = 0; j < 2 * size; j++) own[j] = (own[j] as number) / pivot;
    for (let k = 0; k < size; k++) {
      const other = work[k] as number[];
      const factor = other[i] as number;
      if (k !== i && factor !== 0) for (let j = 0; j < 2 * size; j++) other[j] = (other[j] as number) - factor * (own[j] as number);
    }
  }
  return work.map((row) => row.slice(size));
}

const PARTS: Readonly<Record<string, () => void>> = {
  random: againstRandom,
  first: firstGame,
  ready: readyArmies,
  built: builtArmies,
  fit: () =>
    fit(
      readFileSync(values.keep, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Row),
    ),
};
runPart(PARTS, values.part);
