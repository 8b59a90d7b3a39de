// Plays live matches of all games over the network and kills the server at random moments. Nothing acknowledged may be lost or done twice.
//   npm run prove -- kill --kills 100 --matches 200 --seed 1 [--json]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, loadPlayable } from '@tabularium/games';
import { FastDice, Match, verifyRecord } from '@tabularium/kernel';
import { loaded } from '@tabularium/server/loading';
import { openSqlite, type Store } from '@tabularium/storage';
import { asked } from './asked.ts';
import { Player, pause } from './kill/player.ts';
import { Victim } from './kill/victim.ts';

export interface KillReport {
  readonly kills: number;
  readonly matches: number;
  /** Matches that were played to the end. */
  readonly finished: number;
  readonly acknowledged: number;
  /** Acts that were acknowledged but are not in the database. */
  readonly lost: number;
  /** Acts that are in the database more than once. */
  readonly doubled: number;
  /** Matches that cannot be replayed from the database. */
  readonly unverified: number;
  /** Lines of a log that had changed when they were read again. */
  readonly contradictions: number;
}

/** The time between two kills, in milliseconds: long enough for the server to start, short enough to catch it in the middle of something. */
const SHORTEST = 100;
const LONGEST = 1500;

export async function killing(kills: number, matches: number, seed: number): Promise<KillReport> {
  const data = mkdtempSync(join(tmpdir(), 'tabularium-kill-'));
  try {
    const victim = await Victim.on(data);
    const players = await playersFor(victim.base, matches, seed);
    await Promise.all(players.map((player) => player.begin()));
    let isEnough = false;
    const playing = Promise.all(players.map((player) => player.play(() => isEnough)));
    const dice = new FastDice(seed);
    for (let kill = 0; kill < kills; kill++) {
      await pause(SHORTEST + dice.below(LONGEST - SHORTEST));
      await victim.kill();
      await victim.start();
    }
    await pause(LONGEST); // lets every match go on after the last kill
    isEnough = true;
    await playing;
    for (const player of players) player.close();
    await victim.kill();
    return { kills, matches, ...(await audit(join(data, 'tabularium.db'), players)) };
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

/** One player for each match. They take the games in turn, with each game's recommended first set-up. */
async function playersFor(base: string, matches: number, seed: number): Promise<readonly Player[]> {
  const setups = await Promise.all(
    games.map(async ({ id, rules }) => {
      const { setup } = await rules();
      return { game: id, setup: setup.firstGame };
    }),
  );
  return Array.from({ length: matches }, (_, n) => {
    const setup = setups[n % setups.length];
    if (!setup) throw new Error('there are no games');
    return new Player({ base, seed: seed * 100_000 + n, ...setup });
  });
}

/** Compares the database with what the players were told. */
async function audit(file: string, players: readonly Player[]): Promise<Omit<KillReport, 'kills' | 'matches'>> {
  const store = await openSqlite(file);
  let [finished, acknowledged, lost, doubled, unverified, contradictions] = [0, 0, 0, 0, 0, 0];
  for (const player of players) {
    const keys = (await store.acts(player.id)).flatMap(({ key }) => key ?? []);
    const kept = new Set(keys);
    acknowledged += player.acknowledged.length;
    lost += player.acknowledged.filter((key) => !kept.has(key)).length;
    doubled += keys.length - kept.size;
    contradictions += player.contradictions;
    const outcome = await replayed(store, player.id);
    if (outcome === 'over') finished++;
    if (outcome === 'broken') unverified++;
  }
  await store.close();
  return { finished, acknowledged, lost, doubled, unverified, contradictions };
}
async function replayed(store: Store, id: string): Promise<'over' | 'running' | 'broken'> {
  try {
    const row = await store.match(id);
    const pkg = row && (await loadPlayable(row.game));
    if (!row || !pkg) return 'broken';
    const { match } = await loaded(row, pkg, store);
    if (!match) return 'broken';
    const record = match.record();
    if (match.result) verifyRecord(pkg.game, record);
    else Match.resume(pkg.game, record);
    return match.result ? 'over' : 'running';
  } catch {
    return 'broken';
  }
}

if (import.meta.main) {
  const { numbers, isJson } = asked({ kills: 20, matches: 50, seed: 1 }, [], { takesJson: true });
  const { kills = 0, matches = 0, seed = 0 } = numbers;
  const report = await killing(kills, matches, seed);
  if (isJson) console.log(JSON.stringify(report));
  else
    console.log(
      `${report.kills} kills under ${report.matches} matches (${report.finished} came to their end): ${report.acknowledged} acts acknowledged, ` +
        `${report.lost} lost, ${report.doubled} doubled; ${report.unverified} matches cannot be verified; ${report.contradictions} contradictions`,
    );
  if (report.lost + report.doubled + report.unverified + report.contradictions > 0) process.exitCode = 1;
}
