// Lets the game's own bot play Hoplomachus many times, to see whether factions, immortals and titans are fair:
//   npm run prove -- balance hoplomachus --part factions --games 24 --seed 1
// `--seats` and `--player` (greedy or random) say who meets immortals and titans, `--titan ti.mars` which titan, `--arena colosseum` where factions meet. Equal arguments give equal figures, but for the times.
// `--options` sets options of the set-up in Skirmish: '{"headStart":"on"}'.
// `--change` tries other numbers: '{"ti.mars":{"health":30}}' for chips, '{"card.ti.mars":{"dice":["red"]}}' for titans' cards.
import { parseArgs } from 'node:util';
import type { Game, Seat } from '@tabularium/kernel';
import { list, mean, type Player, percent, playMatch, runPart } from '@tabularium/parts/testing/balance';
import { mind } from '../bot/mind.ts';
import type { Content } from '../content/index.ts';
import { type HoplomachusKit, hoplomachus, type Table } from '../rules/index.ts';

const { values } = parseArgs({
  options: {
    part: { type: 'string', default: 'random' },
    games: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    change: { type: 'string', default: '{}' },
    options: { type: 'string', default: '{}' },
    seats: { type: 'string', default: '1' },
    titan: { type: 'string' },
    arena: { type: 'string' },
    player: { type: 'string', default: 'greedy' },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
const coop = Number(values.seats);
const player: Player = values.player === 'random' ? 'random' : 'greedy';
const game: Game<HoplomachusKit> = { ...hoplomachus, content: changed(hoplomachus.content, JSON.parse(values.change)) };
const factions = game.content.factions.map(({ id }) => id);

function changed(content: Content, changes: Readonly<Record<string, object>>): Content {
  const merge = <T extends object>(list: readonly T[], idOf: (one: T) => string): T[] =>
    list.map((one) => ({ ...one, ...changes[idOf(one)] }));
  return {
    units: merge(content.units, ({ id }) => id),
    factions: merge(content.factions, ({ id }) => id),
    immortals: merge(content.immortals, ({ unit }) => unit),
    titans: merge(content.titans, ({ unit }) => `card.${unit}`),
  };
}

// ---- one match

interface Plan {
  readonly mode: string;
  readonly players: readonly Player[];
  readonly options?: Readonly<Record<string, string>>;
  /** By seat; others take what their player likes. */
  readonly factions?: readonly string[];
  readonly titan?: string;
}
interface Played {
  readonly table: Table;
  readonly winners: readonly Seat[];
  readonly drawn: boolean;
}
function play({ mode, players, options = {}, factions: wanted, titan }: Plan, number: number): Played {
  const { table, result } = playMatch(
    { game, mind, setup: { mode, seats: players.length, options }, players, seed, number },
    {
      decide: (open, listed, seat) => {
        const offered = listed as readonly { readonly faction?: string; readonly titan?: string }[];
        if (open.ask === 'faction' && wanted) return offered.findIndex(({ faction }) => faction === wanted[seat]);
        return open.ask === 'titan' && titan ? offered.findIndex((one) => one.titan === titan) : undefined;
      },
    },
  );
  return { table, winners: result?.winners ?? [], drawn: result?.drawn ?? false };
}

// ---- against players who do anything

function againstRandom(): void {
  const contests: readonly { readonly mode: string; readonly options?: Readonly<Record<string, string>>; readonly seats: number }[] = [
    { mode: 'skirmish', options: { arena: 'pozzuoli' }, seats: 2 },
    { mode: 'skirmish', options: { arena: 'colosseum' }, seats: 2 },
    { mode: 'pandemonium', seats: 3 },
    { mode: 'pandemonium', seats: 4 },
    { mode: 'alliance', seats: 4 },
  ];
  for (const { mode, seats, options = {} } of contests) {
    const won = list(games, (n) => {
      const isMine = (seat: Seat): boolean => (mode === 'alliance' ? seat % 2 === n % 2 : seat === n % seats);
      const players = list(seats, (seat): Player => (isMine(seat) ? 'greedy' : 'random'));
      const { winners, drawn } = play({ mode, players, options }, n);
      return !drawn && winners.some(isMine);
    }).filter(Boolean).length;
    console.log(`${mode} ${options['arena'] ?? ''} ${seats} seats: greedy won ${won} of ${games} against random`);
  }
}

// ---- Skirmish among equals: every pair of factions, both ways round

function factionFigures(): void {
  for (const arena of values.arena ? [values.arena] : ['pozzuoli', 'colosseum']) {
    const won = new Map(factions.map((id) => [id, 0]));
    const pairs: string[] = [];
    const rounds: number[] = [];
    let first = 0;
    let decided = 0;
    for (const [i, a] of factions.entries())
      for (const [j, b] of factions.entries()) {
        if (j <= i) continue;
        let wonByA = 0;
        for (let n = 0; n < games; n++)
          for (const sides of [
            [a, b],
            [b, a],
          ]) {
            const number = (i * factions.length + j) * games + n;
            const { table, winners, drawn } = play(
              { mode: 'skirmish', players: ['greedy', 'greedy'], options: { ...JSON.parse(values.options), arena }, factions: sides },
              number,
            );
            rounds.push(table.round);
            if (drawn) continue;
            const winner = winners[0] as Seat;
            const faction = sides[winner] as string;
            won.set(faction, (won.get(faction) ?? 0) + 1);
            decided += 1;
            if (faction === a) wonByA += 1;
            if (table.order[0] === winner) first += 1;
          }
        pairs.push(`${a}-${b} ${Math.round((100 * wonByA) / (2 * games))}`);
      }
    const each = 2 * games * (factions.length - 1);
    console.log(
      `${arena}: ${rounds.length} matches, ${rounds.length - decided} drawn, ${mean(rounds).toFixed(1)} rounds, first player ${percent(first, decided)}`,
    );
    for (const [id, count] of [...won].toSorted((x, y) => y[1] - x[1])) console.log(`  ${id} ${percent(count, each)}`);
    console.log(`  ${pairs.join(', ')}`);
  }
}

// ---- alone or together against the game

function onslaughtFigures(): void {
  const counts = [0, 0, 0, 0, 0, 0, 0];
  const byFaction = new Map(factions.map((id) => [id, [] as number[]]));
  const rounds: number[] = [];
  const fell = new Map<string, [beaten: number, met: number]>();
  for (let n = 0; n < games; n++) {
    const own = list(coop, (seat) => factions[(n + 3 * seat) % factions.length] as string);
    const { table } = play({ mode: 'onslaught', players: list(coop, () => player), factions: own }, n);
    const trophies = table.trophies.length;
    counts[trophies] = (counts[trophies] ?? 0) + 1;
    byFaction.get(own[0] as string)?.push(trophies);
    rounds.push(table.round);
    for (const { name, zone } of table.units)
      if (name.startsWith('im.') && zone !== 'stack') {
        const [beaten, met] = fell.get(name) ?? [0, 0];
        fell.set(name, [beaten + (zone === 'trophy' ? 1 : 0), met + 1]);
      }
  }
  const average = counts.reduce((sum, count, trophies) => sum + count * trophies, 0) / games;
  console.log(
    `onslaught, ${coop} seats, ${games} matches: ${average.toFixed(2)} immortals on average, ${mean(rounds).toFixed(1)} rounds; 0 to 6: ${counts.join(' ')}`,
  );
  console.log(`  ${[...byFaction].map(([id, trophies]) => `${id} ${mean(trophies).toFixed(2)}`).join(', ')}`);
  console.log(`  beaten when met: ${[...fell].map(([id, [beaten, met]]) => `${id} ${percent(beaten, met)}`).join(', ')}`);
}
function titanFigures(): void {
  for (const { unit: titan, difficulty } of game.content.titans) {
    if (values.titan && values.titan !== titan) continue;
    const played = list(games, (n) => {
      const own = list(coop, (seat) => factions[(n + 3 * seat) % factions.length] as string);
      return { own, ...play({ mode: 'ascension', players: list(coop, () => player), factions: own, titan }, n) };
    });
    const won = played.filter(({ winners }) => winners.length > 0);
    const lost = new Map<string, number>();
    for (const { table } of played) lost.set(table.ended?.because ?? '', (lost.get(table.ended?.because ?? '') ?? 0) + 1);
    const rounds = mean(played.map(({ table }) => table.round)).toFixed(1);
    const ways = [...lost].map(([because, count]) => `${because} ${count}`).join(', ');
    console.log(
      `${titan}, difficulty ${difficulty}, ${coop} seats: beaten in ${percent(won.length, games)} of ${games}, ${rounds} rounds (${ways})`,
    );
  }
}

const PARTS: Readonly<Record<string, () => void>> = {
  random: againstRandom,
  factions: factionFigures,
  onslaught: onslaughtFigures,
  titans: titanFigures,
};
runPart(PARTS, values.part);
