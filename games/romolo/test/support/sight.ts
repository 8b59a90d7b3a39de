// Checks what eyes see of a table without using the rules: who controls what, and that secrets are kept.
import { type Eye, lookAt } from '@tabularium/kernel';
import { maps } from '../../content/maps.ts';
import { romolo } from '../../rules/index.ts';
import { NONE, type Player, type Table } from '../../table/table.ts';
import type { HexView, RomoloView } from '../../table/view.ts';
import { bits, insist, powerOf } from './invariants.ts';
import { type Whole, type WholeHex, whole } from './whole.ts';

/** 15 and 16, for every eye. */
export function checkSight(table: Table, game = romolo): void {
  const eyes: Eye[] = ['public', ...table.order];
  for (const eye of eyes) {
    const view = lookAt(game, table, eye);
    if (eye === 'public') controlIsRight(whole(table), view);
    secretsAreKept(table, view, eye);
  }
}

// ---- 15: control

/** By team: what it has in each hex. */
function influenceOf(table: Whole): number[][] {
  const { players, hexes, units, terms } = table;
  const neighbours = maps[terms.map]?.neighbours ?? [];
  const teams = players.map(() => hexes.map(() => 0));
  const add = (team: number, hex: number, by: number): void => {
    const row = teams[team] as number[];
    row[hex] = (row[hex] as number) + by;
  };
  for (const player of players) for (const hex of reachOf(table, player)) add(player.team, hex, 1);
  for (const { kind, zone, owner, at } of units) {
    if (kind !== 'soldier' || zone !== 'map') continue;
    const { team, automaton } = players[owner] as Player;
    add(team, at, 1);
    if (automaton) for (const next of neighbours[at] ?? []) if (next !== NONE) add(team, next, 0.5);
  }
  return teams.map((row) => row.map(Math.floor));
}
/** All hexes within this many steps, by brute force. */
function reachOf(table: Whole, { owner, team, capital, automaton }: Player): number[] {
  const home = table.hexes[capital];
  if (home === undefined || automaton) return [];
  const neighbours = maps[table.terms.map]?.neighbours ?? [];
  const isOpen = (hex: number): boolean => {
    const { up, terrain, tower } = table.hexes[hex] as WholeHex;
    const isForeign = tower !== NONE && tower !== owner && table.players[tower]?.team !== team;
    const isAutomatons = table.terms.mode === 'solo' && table.players[1]?.capital === hex;
    return up && terrain !== 'water' && !isForeign && !isAutomatons;
  };
  let reached = [capital];
  for (let step = 0; step < Math.min(6, powerOf(home)) - 3; step++)
    reached = [...table.hexes.keys()].filter(
      (hex) =>
        reached.includes(hex) ||
        (isOpen(hex) &&
          (neighbours[hex] ?? []).some((from, side) => reached.includes(from) && !bits(table.hexes[hex]?.walls ?? 0).includes(side))),
    );
  return reached.filter((hex) => hex !== capital);
}
function controlIsRight(table: Whole, { hexes }: RomoloView): void {
  if (table.phase !== 'play') return; // later Architectus and Sacerdos may change it
  const influence = influenceOf(table);
  for (const [hex, view] of hexes.entries()) {
    const expected = controllerOf(table, influence, hex);
    insist(view.control.team === expected, () => `${view.at} is controlled by ${view.control.team}, not by ${expected}`);
  }
}
function controllerOf(table: Whole, influence: readonly (readonly number[])[], hex: number): number | null {
  const owner = table.players.find(({ capital }) => capital === hex);
  if (owner) return owner.team;
  if (!table.hexes[hex]?.up) return table.terms.mode === 'solo' ? 1 : null;
  const values = influence.map((row) => row[hex] as number);
  const most = Math.max(...values);
  return most > 0 && values.indexOf(most) === values.lastIndexOf(most) ? values.indexOf(most) : null;
}

// ---- 16: secrets

function secretsAreKept(table: Table, view: RomoloView, eye: Eye): void {
  if (table.phase === 'scoring' || table.ended !== null) return;
  for (const [hex, { up }] of table.hexes.entries()) if (!up && !hasLooked(table, eye, hex)) hexIsHidden(view.hexes[hex] as HexView, eye);
  for (const { owner, team, automaton } of table.players) {
    const seen = view.players[owner];
    if (owner !== eye) insist(!seen?.hand.tokens && !seen?.aside, () => `${eye} sees the tokens of seat ${owner}`);
    const isAllied = eye !== 'public' && table.players[eye]?.team === team;
    if (table.terms.coinsSecret && !isAllied && !automaton)
      insist(seen?.money === null && seen.wages.affordable === null, () => `${eye} sees the money of seat ${owner}`);
  }
  for (const { money } of view.forecast.sides.filter(
    ({ owners }) => table.terms.coinsSecret && !owners.some((one) => isOwn(table, eye, one)),
  ))
    insist(money === null, () => `${eye} sees points for money`);
}
const hasLooked = ({ players }: Table, eye: Eye, hex: number): boolean => eye !== 'public' && players[eye]?.looked.includes(hex) === true;
const isOwn = ({ players }: Table, eye: Eye, owner: number): boolean => eye !== 'public' && players[eye]?.team === players[owner]?.team;
function hexIsHidden({ at, terrain, multiplier }: HexView, eye: Eye): void {
  insist(terrain === null, () => `${eye} sees the terrain of ${at}`);
  insist(multiplier === null || multiplier === 'hidden', () => `${eye} sees the multiplier of ${at}`);
}
