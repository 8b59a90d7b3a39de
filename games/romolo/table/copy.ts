import { byResource } from '../content/kinds.ts';
import type { Battle, Held, HexState, OffMap, Player, Scoring, Table, Turn, Unit } from './table.ts';

const copyHex = (h: HexState): HexState => ({
  terrain: h.terrain,
  up: h.up,
  multiplier: h.multiplier,
  built: h.built && { ...h.built },
  stores: h.stores && h.stores.map(({ type, cubes }) => ({ type, cubes })),
  ports: h.ports,
  walls: h.walls,
  tower: h.tower,
  cracked: h.cracked,
  yielded: h.yielded,
});
const copyUnit = (u: Unit | OffMap): Unit | OffMap =>
  typeof u === 'string'
    ? u
    : {
        kind: u.kind,
        owner: u.owner,
        at: u.at,
        lying: u.lying,
        actions: u.actions,
        movesOnly: u.movesOnly,
        penalty: u.penalty,
        used: u.used,
        unhindered: u.unhindered,
      };
const copyHeld = (h: Held): Held => ({ id: h.id, used: h.used, charges: h.charges, cubes: h.cubes && h.cubes.slice() });
const copyPlayer = (p: Player): Player => ({
  owner: p.owner,
  team: p.team,
  automaton: p.automaton,
  alive: p.alive,
  capital: p.capital,
  stock: { ...p.stock },
  money: p.money,
  characters: p.characters.map(copyHeld),
  hand: p.hand.slice(),
  spent: p.spent.slice(),
  aside: p.aside,
  battleTokens: p.battleTokens,
  stances: p.stances.slice(),
  hexStances: p.hexStances.map(({ at, toward, stance }) => ({ at, toward, stance })),
  looked: p.looked.slice(),
  startTerrain: p.startTerrain,
});
const copyTurn = (t: Turn): Turn => ({
  owner: t.owner,
  number: t.number,
  phase: t.phase,
  busy: t.busy,
  hired: t.hired,
  ride: t.ride,
  answers: t.answers.map(({ by, at, hostile }) => ({ by, at, hostile })),
  toWar: t.toWar,
  archHex: t.archHex,
  proposals: t.proposals,
  due: t.due,
  credit: t.credit,
  unpaid: t.unpaid,
  toDismiss: t.toDismiss,
  wheatPaid: t.wheatPaid,
  furnarus: t.furnarus,
  step: t.step,
  groups: t.groups.map(({ at, units }) => ({ at, units: units.slice() })),
});
const copyBattle = (b: Battle): Battle => ({
  at: b.at,
  attacker: b.attacker,
  defender: b.defender,
  attackers: b.attackers.slice(),
  defenders: b.defenders.slice(),
  tower: b.tower,
  attack: b.attack.map(({ reason, value }) => ({ reason, value })),
  defence: b.defence.map(({ reason, value }) => ({ reason, value })),
  attackToken: b.attackToken,
  defenceToken: b.defenceToken,
});
const copyScoring = (s: Scoring): Scoring => ({
  due: s.due.map(({ seat, what }) => ({ seat, what })),
  architectus: s.architectus.slice(),
  sacerdos: s.sacerdos.map((hexes) => hexes.slice()),
  domain: s.domain.slice(),
  sheets: s.sheets.map((sheet) => ({ ...sheet, majorities: { ...sheet.majorities } })),
});

/** A copy that shares nothing with the table but its content. */
export const copyTable = (t: Table): Table => ({
  content: t.content,
  terms: { ...t.terms },
  phase: t.phase,
  due: t.due.map(({ seat, what }) => ({ seat, what })),
  order: t.order.slice(),
  round: t.round,
  turn: copyTurn(t.turn),
  hexes: t.hexes.map(copyHex),
  units: t.units.map(copyUnit),
  players: t.players.map(copyPlayer),
  present: t.present.slice(),
  bank: { ...t.bank },
  prices: { ...t.prices },
  columns: byResource((resource) => t.columns[resource].slice()),
  display: t.display.slice(),
  pile: t.pile.slice(),
  lostCharacters: t.lostCharacters.slice(),
  waterPile: t.waterPile,
  rest: {
    terrains: t.rest.terrains.slice(),
    multipliers: t.rest.multipliers.slice(),
    characters: t.rest.characters.slice(),
  },
  discards: t.discards.map(({ at, terrain, seenBy }) => ({ at, terrain, seenBy: seenBy.slice() })),
  ending: t.ending,
  events: t.events.slice(),
  pastEvents: t.pastEvents.slice(),
  battle: t.battle === null ? null : copyBattle(t.battle),
  scoring: t.scoring === null ? null : copyScoring(t.scoring),
  fallen: t.fallen.slice(),
  gone: t.gone.slice(),
  ended: t.ended === null ? null : { ...t.ended, winners: t.ended.winners.slice() },
});
