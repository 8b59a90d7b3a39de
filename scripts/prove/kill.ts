// Plays live matches of all games over the network and kills servers at random moments. Nothing acknowledged may be lost or done twice.
//   npm run prove -- kill --kills 100 --matches 200 --seed 1 [--database URL|postgres] [--restarts 20] [--minutes 60] [--json]
import { games } from '@tabularium/games';
import { FastDice } from '@tabularium/kernel';
import { wholeNumber } from '../whole-number.ts';
import { asked, refuse } from './asked.ts';
import { type Audit, audit } from './kill/audit.ts';
import { Player, pause } from './kill/player.ts';
import { Scene } from './kill/scene.ts';

export interface KillReport extends Audit {
  readonly kills: number;
  /** How often the database was killed and started again. */
  readonly restarts: number;
  readonly matches: number;
}
export interface Killing {
  readonly kills: number;
  readonly restarts?: number;
  readonly matches: number;
  readonly seed: number;
  /** A PostgreSQL database for two servers: its address, or `postgres` for one of our own. By default, one server has a file. */
  readonly database?: string | undefined;
  /** The most acts of one player; more only as long as servers are still to be killed. */
  readonly acts?: number;
  /** Ends early after this time. */
  readonly minutes?: number;
}
/** How many matches are played at a time. */
const LIVE = 24;
/** The schedule of kills counts on this many acts per match: fewer than most have, so that matches go on after the last kill. */
const ACTS_A_MATCH = 80;
const PART = 1 / 3;
/** A kill catches the servers in the middle of something: it comes at most this many milliseconds after an act. */
const JITTER = 60;
/** If nothing is acknowledged for this long, in milliseconds, no match goes on any more. */
const STILL = 120_000;

export async function killing({
  kills,
  restarts = 0,
  matches,
  seed,
  database,
  acts = Number.POSITIVE_INFINITY,
  minutes = 60,
}: Killing): Promise<KillReport> {
  await using scene = await Scene.set(database);
  const left = { kills, restarts };
  let acknowledged = 0;
  let lastAct = performance.now();
  const end = lastAct + minutes * 60_000;
  const isStill = (): boolean => performance.now() - lastAct > STILL;
  const isOver = (): boolean => isStill() || performance.now() > end;
  const onAct = (): void => {
    acknowledged++;
    lastAct = performance.now();
  };
  const players = await playersFor(scene.bases, {
    matches,
    seed,
    acts: () => (left.kills + left.restarts > 0 ? Number.POSITIVE_INFINITY : acts),
    isOver,
    onAct,
  });
  const watching = setInterval(() => {
    if (isStill()) for (const player of players) player.close();
  }, 1000);
  let isDone = false;
  const isPlaying = (): boolean => !isDone;
  const waiting = [...players];
  const playing = Promise.all(
    Array.from({ length: LIVE }, async () => {
      for (let player = waiting.shift(); player && !isOver(); player = waiting.shift()) await player.play();
    }),
  ).finally(() => (isDone = true));

  const dice = new FastDice(seed);
  const pace = Math.ceil((PART * Math.min(acts, ACTS_A_MATCH) * matches) / (kills + restarts));
  while (left.kills + left.restarts > 0 && isPlaying()) {
    const goal = acknowledged + 1 + dice.below(2 * pace);
    const isSoon = (): boolean => acknowledged < goal;
    while (isSoon() && isPlaying()) await pause(1);
    await pause(dice.below(JITTER));
    if (!isPlaying()) break;
    if (dice.below(left.kills + left.restarts) < left.kills) {
      left.kills--;
      await scene.killOne(dice);
    } else {
      left.restarts--;
      await scene.restartDatabase(dice);
    }
  }
  await playing;
  clearInterval(watching);
  await scene.end();
  const begun = players.filter(({ id }) => id !== '');
  const store = await scene.open();
  const found = await audit(store, begun, isStill());
  await store.close();
  return { kills: kills - left.kills, restarts: restarts - left.restarts, matches: begun.length, ...found };
}

type Wishes = Pick<Killing, 'matches' | 'seed'> & Pick<ConstructorParameters<typeof Player>[0], 'acts' | 'isOver' | 'onAct'>;
/** One player for each match. They take the games in turn, with each game's recommended first set-up. */
async function playersFor(bases: readonly string[], { matches, seed, ...wishes }: Wishes): Promise<readonly Player[]> {
  const setups = await Promise.all(
    games.map(async ({ id, rules }) => {
      const { setup } = await rules();
      return { game: id, setup: setup.firstGame };
    }),
  );
  return Array.from({ length: matches }, (_, n) => {
    const setup = setups[n % setups.length];
    if (!setup) throw new Error('there are no games');
    return new Player({ bases, seed: seed * 100_000 + n, ...setup, ...wishes });
  });
}

/** All of these must be zero. */
export const faultsIn = ({ lost, doubled, unverified, contradictions, stuck }: KillReport): number =>
  lost + doubled + unverified + contradictions + stuck;

if (import.meta.main) {
  const { numbers, texts, isJson } = asked({ kills: 20, matches: 50, seed: 1 }, ['database', 'restarts', 'minutes'], { takesJson: true });
  const { kills = 0, matches = 0, seed = 0 } = numbers;
  const { database, restarts, minutes } = texts;
  if (restarts !== undefined && database !== 'postgres')
    refuse('Only a database of our own can be restarted: --restarts needs --database postgres.');
  const report = await killing({
    kills,
    matches,
    seed,
    database,
    ...(restarts !== undefined && { restarts: wholeNumber('--restarts', restarts) }),
    ...(minutes !== undefined && { minutes: wholeNumber('--minutes', minutes) }),
  });
  if (isJson) console.log(JSON.stringify(report));
  else
    console.log(
      `${report.kills} kills and ${report.restarts} restarts of the database under ${report.matches} matches (${report.finished} came to their end): ` +
        `${report.acknowledged} acts acknowledged, ${report.lost} lost, ${report.doubled} doubled; ${report.unverified} matches cannot be verified, ` +
        [`${report.stuck} did not go on; ${report.contradictions} contradictions`, ...report.contradicted].join('\n  '),
    );
  if (faultsIn(report) > 0) process.exitCode = 1;
}
