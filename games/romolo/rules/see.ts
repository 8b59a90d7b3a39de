// What everybody may see of the table, built by including, and what a seat sees beyond it. ROM-18.4

import { byKey, type Seat } from '@tabularium/kernel';
import { characters } from '../content/characters.ts';
import { BANK, bankStart, TYPES_TO_END } from '../content/constructions.ts';
import { EVENT_CUBES, type EventCube, RESOURCES } from '../content/kinds.ts';
import { CUBES_TO_UPDATE, LAST_ROUND } from '../content/tables.ts';
import { hexName, playerOf, unitName } from '../table/names.ts';
import { type Battle, NONE, type Table, type UnitId } from '../table/table.ts';
import type { BattleView, ColumnView, FeedingView, RomoloView, SoloView, TurnView } from '../table/view.ts';
import { charactersLeft, usedUp } from './ending/ending.ts';
import { isOpen } from './land/hidden.ts';
import { controllers, influence } from './land/influence.ts';
import { sum } from './people/combat.ts';
import { isOnMap } from './people/units.ts';
import { intentions } from './solitaire/moves.ts';
import { feedingPreview } from './upkeep/feeding.ts';
import { saltWorth } from './upkeep/wages.ts';
import { hexOrNull, knownTo, orNull, seeHex, seeHexesAs, seeTiles, seeTilesAs, seeUnit } from './views/map.ts';
import { seeCharacter, seePlayer, seePlayerAs } from './views/players.ts';
import { seeForecast, seeScoring } from './views/points.ts';
import { outcomesOf } from './war/odds.ts';
import { cubesOnMarket, pricesAfterUpdate } from './works/market.ts';

export function see(table: Table): RomoloView {
  const { terms, turn } = table;
  const found = influence(table, table.scoring ?? undefined);
  const meals = table.players.map(({ owner, automaton }) => (automaton ? NO_MEAL : feedingPreview(table, owner)));
  return {
    eye: 'public',
    terms: { ...terms },
    phase: table.phase,
    due: table.due.map(({ seat, what }) => ({ seat, what })),
    order: table.order.slice(),
    round: table.round,
    lastRound: terms.roundLimit ? LAST_ROUND : null,
    turn: turn.owner === NONE ? null : seeTurn(table),
    hexes: table.hexes.map((hex, id) => seeHex(table, hex, id, found)),
    units: table.units.flatMap((unit, id) => (typeof unit === 'object' && isOnMap(unit) ? [seeUnit(table, id, unit, meals)] : [])),
    players: table.players.map((player) => seePlayer(table, player, meals[player.owner] ?? NO_MEAL)),
    market: { columns: seeColumns(table), cubes: cubesOnMarket(table), needed: CUBES_TO_UPDATE },
    bank: BANK.map((type) => ({ type, left: table.bank[type], start: bankStart(table.order.length, type) })),
    display: table.display.map((id) => (id === null ? null : seeCharacter(id))),
    pile: table.pile.map((id) => characters[id].type), // ROM-2.8
    tiles: seeTiles(table, 'public'),
    end: { begun: table.ending, usedUp: usedUp(table), needed: TYPES_TO_END, charactersLeft: charactersLeft(table) },
    forecast: seeForecast(table, 'public', controllers(table, found)),
    battle: table.battle === null ? null : seeBattle(table, table.battle),
    solo: terms.mode === 'solo' ? seeSolo(table) : null,
    scoring: table.scoring === null ? null : seeScoring(table, table.scoring),
    fallen: table.fallen.slice(),
    gone: table.gone.slice(),
    ended: table.ended === null ? null : { ...table.ended, winners: table.ended.winners.slice() },
  };
}
/** Tiles it has looked at, its tokens and money, and what follows from them. */
export function seeAs(table: Table, seat: Seat, shared: RomoloView): RomoloView {
  const reckonsBetter = !isOpen(table) && (table.terms.coinsSecret || knownTo(table, seat).length > 0);
  const control = shared.hexes.map((hex) => hex.control.team ?? NONE);
  return {
    ...shared,
    eye: seat,
    hexes: seeHexesAs(table, seat, shared.hexes),
    players: shared.players.map((player) => seePlayerAs(table, playerOf(table, player.owner), seat, player)),
    tiles: seeTilesAs(table, seat, shared.tiles),
    forecast: reckonsBetter ? seeForecast(table, seat, control) : shared.forecast,
    battle: seeBattleAs(table, seat, shared.battle),
  };
}
const NO_MEAL: FeedingView = { units: 0, fed: 0, lines: [], hungry: [] };

function seeTurn(table: Table): TurnView {
  const { owner, number, phase, busy, hired, ride, answers, archHex, proposals, due, credit, unpaid, toDismiss } = table.turn;
  return {
    owner,
    seat: table.players[owner]?.automaton ? null : owner,
    number,
    phase,
    idle: !busy,
    hired,
    ride: orNull(ride),
    answers: answers.map(({ by, at, hostile }) => ({ by, at: hexName(table, at), hostile })),
    surveyed: hexOrNull(table, archHex),
    proposals,
    wages: due > 0 ? { due, credit, each: saltWorth(table) } : null,
    unpaid,
    toDismiss,
  };
}

// ---- market and bank

function seeColumns(table: Table): ColumnView[] {
  const next = pricesAfterUpdate(table);
  return RESOURCES.map((resource) => ({
    resource,
    price: table.prices[resource],
    cubes: table.columns[resource].slice(),
    next: next[resource],
  }));
}

// ---- battle and solitaire

function seeBattle(table: Table, battle: Battle): BattleView {
  const name = (id: UnitId): string => unitName(table, id);
  return {
    at: hexName(table, battle.at),
    attacker: battle.attacker,
    defender: battle.defender,
    attackers: battle.attackers.map(name),
    defenders: battle.defenders.map(name),
    tower: battle.tower,
    attack: battle.attack.map(({ reason, value }) => ({ reason, value })),
    defence: battle.defence.map(({ reason, value }) => ({ reason, value })),
    attackValue: sum(battle.attack),
    defenceValue: sum(battle.defence),
    attackToken: battle.attackToken,
    defenceToken: battle.defenceToken,
    outcomes: outcomesOf(table, 'public'),
  };
}
/** A fighter knows the tokens in its own hand. */
const seeBattleAs = (table: Table, seat: Seat, shared: BattleView | null): BattleView | null =>
  shared?.attacker === seat || shared?.defender === seat ? { ...shared, outcomes: outcomesOf(table, seat) } : shared;
function seeSolo(table: Table): SoloView {
  const { events, pastEvents, terms } = table;
  const left = (cube: EventCube): number => events.filter((one) => one === cube).length;
  return {
    capital: hexName(table, playerOf(table, 1).capital),
    line: terms.eventMode === 'line' ? events.slice() : null,
    left: byKey(EVENT_CUBES, left),
    past: pastEvents.slice(),
    intentions: intentions(table),
  };
}
