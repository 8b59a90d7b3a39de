// The Tactic step: one tactic, and once a foothold. HOP-8, HOP-10.8

import { certain, PASS, type Reason, type Rules, type Seat } from '@tabularium/kernel';
import { TACTICS, type Tactic } from '../../content/kinds.ts';
import { tactics } from '../../content/tactics.ts';
import type { TacticAbout } from '../../table/about.ts';
import type { TacticStep } from '../../table/asks.ts';
import { arenaOf, hexName, hexOf, unitAt, unitOf } from '../../table/names.ts';
import { type Hex, NONE, type Referee, type Table, type TroopId, type Unit, type UnitId } from '../../table/table.ts';
import { isAvailable } from '../arena/hexes.ts';
import { discardTactic } from '../arena/standing.ts';
import { displace } from '../combat/walking.ts';
import { pause } from '../ending/leaving.ts';
import { footholdSteps, useFoothold, whyNotFootholdSteps } from '../favor/support.ts';
import { gain, supplyFor } from '../units/health.ts';
import { listed } from '../units/inert.ts';
import { canBeDisplaced, combatants, distanceOf, isElite, levelOf, movementOf, teamOf } from '../units/units.ts';

/** A tactic and a foothold, in either order. HOP-6.13, HOP-10.8 */
export function* tacticStep(table: Table, ref: Referee, seat: Seat): Rules<void> {
  for (;;) {
    yield* pause(table, ref);
    const picked = yield* ref.choose(seat, {
      rule: 'HOP-10.8',
      ask: 'tactic',
      options: () => stepsOf(table, seat),
      ruledOut: () => [...TACTICS.flatMap((tactic) => whyNotInHand(table, seat, tactic)), ...whyNotFootholdSteps(table, seat)],
      pass: true,
    });
    if (picked === PASS) return;
    if (picked.do === 'play') yield* ref.within({ at: 'tacticUse', tactic: picked.tactic }, playTactic(table, ref, seat, picked.tactic));
    else yield* useFoothold(table, ref, seat, picked);
  }
}
function stepsOf(table: Table, seat: Seat): TacticStep[] {
  const steps: TacticStep[] = [];
  if (!table.turn.tacticPlayed)
    for (const { tactic, troop, zone } of table.chips)
      if (
        troop === seat &&
        zone === 'camp' &&
        !steps.some((step) => step.do === 'play' && step.tactic === tactic) &&
        hasUnitFor(table, seat, tactic)
      )
        steps.push({ do: 'play', tactic });
  steps.push(...footholdSteps(table, seat));
  return steps;
}
function hasUnitFor(table: Table, troop: TroopId, tactic: Tactic): boolean {
  for (let id = 0; id < table.units.length; id++)
    if (table.units[id]?.zone === 'arena' && whyNotTacticOn(table, troop, tactic, id) === null) return true;
  return false;
}
/** For the tactics the player has or had. */
function whyNotInHand(table: Table, seat: Seat, tactic: Tactic): Reason[] {
  const chips = table.chips.filter((chip) => chip.tactic === tactic && chip.troop === seat && chip.zone !== 'out');
  if (chips.length === 0) return [];
  if (chips.every(({ zone }) => zone !== 'camp'))
    return [{ rule: 'HOP-8.1', because: chips.some(({ zone }) => zone === 'unit') ? 'inPlay' : 'discarded', what: tactic }];
  if (table.turn.tacticPlayed) return [{ rule: 'HOP-8.1', because: 'oneTacticPerTurn', what: tactic }];
  return hasUnitFor(table, seat, tactic) ? [] : [{ rule: 'HOP-8.2', because: 'noUnitForTactic', what: tactic }];
}

// ---- on whom
const IS_ELITE: Reason = { rule: 'HOP-4.1', because: 'elite' };
const HARDY: Reason = { rule: 'HOP-19.24', because: 'hardy' };
const TOO_FAR: Reason = { rule: 'HOP-8.2', because: 'tooFar' };
const FIXED: Reason = { rule: 'HOP-9.12', because: 'cannotBeDisplaced' };
const HEMMED_IN: Reason = { rule: 'HOP-20.9', because: 'hemmedIn' };
/** Any non-elite unit of the player's own, and others near them; never a shard. HOP-8.2, HOP-8.6 */
export function whyNotTacticOn(table: Table, troop: TroopId, tactic: Tactic, id: UnitId): Reason | null {
  const unit = unitAt(table, id);
  if (isElite(table, unit)) return IS_ELITE; // HOP-4.1
  if (unit.troop !== troop) {
    if (teamOf(table, unit) !== table.troops[troop]?.team && levelOf(table, unit, 'hardy') > 0) return HARDY; // HOP-19.24
    if (!isCloseTo(table, troop, unit)) return TOO_FAR;
  }
  if (tactic !== 'undertow') return null;
  if (!canBeDisplaced(table, unit)) return FIXED; // HOP-9.12
  return driftOf(table, unit).length > 0 ? null : HEMMED_IN;
}
/** Adjacent to a unit of the troop, whatever its state, or within reach of its Tactic X. HOP-8.2, HOP-19.5 */
function isCloseTo(table: Table, troop: TroopId, unit: Unit): boolean {
  for (const other of table.units)
    if (other.troop === troop && other.zone === 'arena') {
      const distance = distanceOf(table, other.at, unit.at);
      if (distance === 1 || distance <= levelOf(table, other, 'tactic')) return true;
    }
  return false;
}
function* playTactic(table: Table, ref: Referee, seat: Seat, tactic: Tactic): Rules<void> {
  const legal = (id: UnitId): boolean => whyNotTacticOn(table, seat, tactic, id) === null;
  const { unit: name } = yield* ref.choose(seat, {
    rule: 'HOP-8.2',
    ask: 'tacticOn',
    options: () => combatants(table).flatMap((id) => (legal(id) ? [{ unit: unitAt(table, id).name }] : [])),
    ruledOut: () => combatants(table).flatMap((id) => listed(whyNotTacticOn(table, seat, tactic, id), unitAt(table, id).name)),
    facts: () => ({ tactic }),
    about: ({ unit }) => aboutTactic(table, tactic, unitAt(table, unitOf(table, unit))),
  });
  const id = unitOf(table, name);
  const to = tactic === 'undertow' ? yield* chooseDrift(table, ref, seat, unitAt(table, id)) : NONE;
  table.turn.tacticPlayed = true; // HOP-8.1
  const chip = certain(
    table.chips.find((one) => one.tactic === tactic && one.troop === seat && one.zone === 'camp'),
    'the tactic offered',
  );
  chip.zone = 'unit'; // HOP-8.5
  chip.unit = id;
  ref.tell({ kind: 'playedTactic', rule: ruleOf(tactic), seat, tactic, unit: name });
  if (tactic === 'bolsterHealth') gain(table, ref, id, BOLSTER, 'HOP-20.2');
  if (tactic === 'undertow') displace(table, ref, id, to, null, 'HOP-20.9');
  if (tactic === 'stun') {
    unitAt(table, id).dazed = 1; // HOP-9.11, HOP-20.4
    ref.tell({ kind: 'state', rule: 'HOP-20.4', unit: name, state: 'dazed', on: true });
  }
  if (tactics[tactic].kind === 'instant') discardTactic(table, ref, chip); // HOP-8.3
}
const ruleOf = (tactic: Tactic): string => `HOP-20.${TACTICS.indexOf(tactic) + 1}`;
/** HOP-20.2 */
const BOLSTER = 2;

// ---- Undertow
const DRIFT = 2;
/** Where Undertow can carry a unit: along available hexes; this is not movement. HOP-9.8, HOP-20.9 */
function driftOf(table: Table, unit: Unit): Hex[] {
  const { neighbours } = arenaOf(table);
  const found: Hex[] = [];
  let edge: readonly Hex[] = [unit.at];
  for (let step = 0; step < DRIFT; step++) {
    const next: Hex[] = [];
    for (const from of edge)
      for (const hex of neighbours[from] as readonly Hex[])
        if (hex !== NONE && hex !== unit.at && !found.includes(hex) && isAvailable(table, unit, hex)) {
          found.push(hex);
          next.push(hex);
        }
    edge = next;
  }
  return found;
}
function* chooseDrift(table: Table, ref: Referee, seat: Seat, unit: Unit): Rules<Hex> {
  const { at } = yield* ref.choose(seat, {
    rule: 'HOP-20.9',
    ask: 'undertow',
    options: () => driftOf(table, unit).map((hex) => ({ at: hexName(table, hex) })),
    facts: () => ({ unit: unit.name }),
  });
  return hexOf(table.terms.arena, at);
}

// ---- what it would do
function aboutTactic(table: Table, tactic: Tactic, unit: Unit): TacticAbout {
  if (tactic === 'adrenaline' || tactic === 'hamstring') return { movement: [movementOf(table, unit), movementOf(table, unit, tactic)] };
  if (tactic === 'bolsterHealth') return { hp: [unit.hp, unit.hp + Math.min(BOLSTER, supplyFor(table, unit))] };
  const { kind, lasts } = tactics[tactic];
  return { lasts: lasts ?? kind };
}
