// Support chips: footholds and sentinels, and the power over footholds. HOP-6.13, HOP-6.14, HOP-7
import { certain, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import type { TacticStep } from '../../table/asks.ts';
import { arenaOf, defOf, hexName, hexOf, neighboursOf, standingOn, unitAt } from '../../table/names.ts';
import { type Foothold, type Hex, NONE, type Referee, type Table, type TroopId, type UnitId, type Zone } from '../../table/table.ts';
import { text } from '../../table/text.ts';
import { isAvailable } from '../arena/hexes.ts';
import { enterCombat } from '../arena/standing.ts';
import { whyNotPaid } from '../units/health.ts';
import { listed } from '../units/inert.ts';
import { footholdAt, teamOf } from '../units/units.ts';
import { favorBoardOf } from './favor.ts';

// ---- chips
/** In cooperation all sentinels of the players are Player B's. HOP-14.7 */
const sentinelTroop = ({ terms }: Table, troop: TroopId): TroopId => (terms.mode === 'ascension' && terms.coop ? 1 - terms.playerA : troop);
/** A support chip of a troop: in reserve above a track, `out` while it lies as a foothold. NONE if there is none. */
const chipOf = (table: Table, troop: TroopId, zone: Zone): UnitId =>
  table.units.findIndex(
    (unit) => unit.zone === zone && unit.troop === sentinelTroop(table, troop) && defOf(table, unit).rank === 'sentinel',
  );

/** A player gains a support chip and places it at once, as a foothold or as a sentinel. HOP-7.1 */
export function* placeSupport(table: Table, ref: Referee, seat: Seat): Rules<void> {
  const chip = chipOf(table, seat, 'reserve');
  if (chip === NONE) return;
  const { as } = yield* ref.choose(seat, {
    rule: 'HOP-7.1',
    ask: 'supportAs',
    options: () => SIDES.filter((side) => whyNotAs(table, seat, chip, side) === null).map((side) => ({ as: side })),
    ruledOut: () => SIDES.flatMap((side) => listed(whyNotAs(table, seat, chip, side), side)),
    about: (option) => ({ at: placesOf(table, seat, chip, option.as).map((hex) => hexName(table, hex)) }),
  });
  const { at } = yield* ref.choose(seat, {
    rule: as === 'sentinel' ? 'HOP-7.6' : 'HOP-7.3',
    ask: 'supportAt',
    options: () => placesOf(table, seat, chip, as).map((hex) => ({ at: hexName(table, hex) })),
    ruledOut: () => (as === 'sentinel' ? whyNotPedestals(table, chip) : whyNotFootholds(table, seat)),
    facts: () => ({ as }),
  });
  const hex = hexOf(table.terms.arena, at);
  if (as === 'sentinel') return enterCombat(table, ref, chip, hex); // HOP-7.6, HOP-7.8
  unitAt(table, chip).zone = 'out'; // HOP-7.2
  table.footholds.push({ at: hex, troop: seat });
  ref.tell({ kind: 'foothold', rule: 'HOP-7.3', seat, at });
}
const SIDES = ['foothold', 'sentinel'] as const;
const placesOf = (table: Table, seat: Seat, chip: UnitId, as: 'foothold' | 'sentinel'): Hex[] =>
  as === 'sentinel' ? pedestalsFor(table, chip) : footholdHexes(table, seat);
function whyNotAs(table: Table, seat: Seat, chip: UnitId, as: 'foothold' | 'sentinel'): Reason | null {
  if (as === 'sentinel') return whyNotSentinel(table, chip);
  return footholdHexes(table, seat).length > 0 ? null : NO_FOOTHOLD_HEX;
}
const NO_FOOTHOLD_HEX: Reason = { rule: 'HOP-7.3', because: 'noFreeHex' };

// ---- sentinels
const pedestalsFor = (table: Table, chip: UnitId): Hex[] =>
  arenaOf(table).pedestals.filter((hex) => isAvailable(table, unitAt(table, chip), hex)); // HOP-7.11
/** No pedestal, or too few chips. HOP-7.6 */
function whyNotSentinel(table: Table, chip: UnitId): Reason | null {
  if (pedestalsFor(table, chip).length === 0) return NO_PEDESTAL;
  const unpaid = whyNotPaid(table, unitAt(table, chip));
  return unpaid === null ? null : { ...unpaid, rule: 'HOP-7.6' };
}
const NO_PEDESTAL: Reason = { rule: 'HOP-7.6', because: 'noFreePedestal' };
const whyNotPedestals = (table: Table, chip: UnitId): Reason[] =>
  arenaOf(table).pedestals.flatMap((hex) =>
    isAvailable(table, unitAt(table, chip), hex) ? [] : [{ ...PEDESTAL_TAKEN, what: hexName(table, hex) }],
  );
const PEDESTAL_TAKEN: Reason = { rule: 'HOP-5.5', because: 'occupied' };

// ---- footholds
function footholdHexes(table: Table, troop: TroopId): Hex[] {
  const free: Hex[] = [];
  for (let hex = 0; hex < table.standing.length; hex++) if (whyNotFoothold(table, troop, hex) === null) free.push(hex);
  return free;
}
/** HOP-6.14, HOP-7.3 */
function whyNotFoothold(table: Table, troop: TroopId, hex: Hex): Reason | null {
  const kind = arenaOf(table).kinds[hex];
  if (kind === 'pedestal') return ON_PEDESTAL;
  if (kind === 'centre') return ON_CENTRE;
  if (footholdAt(table, hex) !== NONE) return ON_FOOTHOLD;
  const standing = standingOn(table, hex);
  return standing !== NONE && teamOf(table, unitAt(table, standing)) !== table.troops[troop]?.team ? ON_OPPONENT : null;
}
const ON_PEDESTAL: Reason = { rule: 'HOP-7.3', because: 'pedestal' };
const ON_CENTRE: Reason = { rule: 'HOP-7.3', because: 'centralHex' };
const ON_FOOTHOLD: Reason = { rule: 'HOP-7.3', because: 'anotherFoothold' };
const ON_OPPONENT: Reason = { rule: 'HOP-7.3', because: 'occupiedByOpponent' };
const whyNotFootholds = (table: Table, troop: TroopId): Reason[] =>
  [...table.standing.keys()].flatMap((hex) => listed(whyNotFoothold(table, troop, hex), hexName(table, hex)));

// ---- the power of the completed foothold track. HOP-6.13
/** Why a player cannot use it now. In cooperation it is Player A's. HOP-14.8 */
function whyNotPower(table: Table, seat: Seat): Reason | null {
  if (!favorBoardOf(table, seat)?.done.includes('foothold')) return NOT_EARNED;
  const { mode, coop, playerA } = table.terms;
  if (mode === 'ascension' && coop && seat !== playerA) return NOT_YOURS;
  return table.turn.footholdMoved ? POWER_USED : null;
}
const NOT_EARNED: Reason = { rule: 'HOP-6.13', because: 'footholdTrackOpen' };
const NOT_YOURS: Reason = { rule: 'HOP-14.8', because: 'otherPlayersPower' };
const POWER_USED: Reason = { rule: 'HOP-6.13', because: 'oncePerTurn' };
/** The player's own; in Ascension any of the team's. HOP-6.13, HOP-14.8 */
const footholdsOf = (table: Table, seat: Seat): Foothold[] =>
  table.footholds.filter(
    ({ troop }) => troop === seat || (table.terms.mode === 'ascension' && table.troops[troop]?.team === table.troops[seat]?.team),
  );
const roundAbout = (table: Table, troop: TroopId, from: Hex): Hex[] =>
  neighboursOf(table, from).filter((hex) => hex !== NONE && whyNotFoothold(table, troop, hex) === null);

type FootholdStep = Extract<TacticStep, { do: 'shift' | 'flip' }>;
/** What the power can be used for now. */
export function footholdSteps(table: Table, seat: Seat): FootholdStep[] {
  if (table.footholds.length === 0 || whyNotPower(table, seat) !== null) return [];
  const steps: FootholdStep[] = [];
  for (const foothold of footholdsOf(table, seat))
    for (const step of bothSteps(table, foothold)) if (whyNotStep(table, seat, foothold, step) === null) steps.push(step);
  return steps;
}
const bothSteps = (table: Table, { at }: Foothold): FootholdStep[] => {
  const from = hexName(table, at);
  return [
    { do: 'shift', from },
    { do: 'flip', from },
  ];
};
function whyNotStep(table: Table, seat: Seat, { at, troop }: Foothold, step: FootholdStep): Reason | null {
  if (step.do === 'shift') return roundAbout(table, seat, at).length > 0 ? null : { rule: 'HOP-6.14', because: 'noFreeHex' };
  const why = whyNotSentinel(table, chipOf(table, troop, 'out'));
  return why === null ? null : { ...why, rule: 'HOP-6.14' };
}
export function whyNotFootholdSteps(table: Table, seat: Seat): Reason[] {
  const power = whyNotPower(table, seat);
  return footholdsOf(table, seat).flatMap((foothold) =>
    bothSteps(table, foothold).flatMap((step) => listed(power ?? whyNotStep(table, seat, foothold, step), text('tactic', step))),
  );
}

/** Once per turn, before or after the tactic. HOP-6.13, HOP-6.14 */
export function* useFoothold(table: Table, ref: Referee, seat: Seat, step: FootholdStep): Rules<void> {
  const from = hexOf(table.terms.arena, step.from);
  const foothold = certain(
    table.footholds.find(({ at }) => at === from),
    'the foothold offered',
  );
  const chip = chipOf(table, foothold.troop, 'out');
  const places = (): Hex[] => (step.do === 'shift' ? roundAbout(table, seat, from) : pedestalsFor(table, chip));
  const { at } = yield* ref.choose(seat, {
    rule: 'HOP-6.14',
    ask: 'footholdTo',
    options: () => places().map((hex) => ({ at: hexName(table, hex) })),
    facts: () => ({ do: step.do, from: step.from }),
  });
  table.turn.footholdMoved = true;
  const to = hexOf(table.terms.arena, at);
  if (step.do === 'shift') {
    foothold.at = to;
    ref.tell({ kind: 'footholdMoved', rule: 'HOP-6.14', seat, from: step.from, to: at });
    return;
  }
  table.footholds.splice(table.footholds.indexOf(foothold), 1);
  ref.tell({ kind: 'footholdFlipped', rule: 'HOP-6.14', seat, from: step.from });
  enterCombat(table, ref, chip, to);
}
