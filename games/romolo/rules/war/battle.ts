// A battle, from the first blow to the last penalty. ROM-10

import { certain, type Rules } from '@tabularium/kernel';
import type { RetreatAbout, RetreatFacts } from '../../table/about-war.ts';
import { hexAt, hexName, hexOf, playerOf, unitAt, unitName, who } from '../../table/names.ts';
import { type Battle, type Hex, type Owner, type Referee, type Table, type UnitId } from '../../table/table.ts';
import { eliminate } from '../ending/elimination.ts';
import { inBank, takeFromBank } from '../land/bank.ts';
import { retreatSteps } from '../land/ways.ts';
import { partsOf, sum } from '../people/combat.ts';
import { hasPenalty, moveTo, unitsIn } from '../people/units.ts';
import { anyOf, automatonRetreats } from './automaton-choices.ts';
import { callPowers } from './battle-powers.ts';
import { demolish, whyNotDemolishIn } from './demolition.ts';
import { inflict } from './losses.ts';
import { outcomeOf, valueWith } from './outcome.ts';
import { revealTokens } from './tokens.ts';

/** These units attack all that the defender has in their hex. ROM-10.3, ROM-10.7 */
export function* fight(table: Table, ref: Referee, at: Hex, attackers: UnitId[], attacker: Owner, defender: Owner): Rules<void> {
  const defenders = unitsIn(table, at, defender);
  const tower = hexAt(table, at).tower === defender;
  const battle: Battle = {
    at,
    attacker,
    defender,
    attackers,
    defenders,
    tower,
    attack: partsOf(table, attackers, false),
    defence: partsOf(table, defenders, tower),
    attackToken: null,
    defenceToken: null,
  };
  table.battle = battle;
  const step = { at: 'battle', hex: hexName(table, at), attacker: who(table, attacker), defender: who(table, defender) } as const;
  yield* ref.within(step, resolve(table, ref, battle));
  table.battle = null;
  yield* buryTowerless(table, ref, battle);
}

function* resolve(table: Table, ref: Referee, battle: Battle): Rules<void> {
  tellBattle(table, ref, battle);
  yield* callPowers(table, ref, battle); // ROM-10.13
  yield* revealTokens(table, ref, battle); // ROM-10.14
  tellTokens(table, ref, battle);
  yield* callPowers(table, ref, battle); // ROM-10.13
  if (yield* retreat(table, ref, battle, battle.attacker)) yield* afterRetreat(table, ref, battle, battle.defender, battle.defenders);
  else if (yield* retreat(table, ref, battle, battle.defender)) yield* afterRetreat(table, ref, battle, battle.attacker, battle.attackers);
  else {
    if (mayHaveStood(battle)) yield* callPowers(table, ref, battle); // ROM-10.13
    yield* exchangeBlows(table, ref, battle);
  }
  cleanUp(table, ref, battle);
}
const mayHaveStood = ({ attackToken, defenceToken }: Battle): boolean => attackToken === 'retreat' || defenceToken === 'retreat';
function tellBattle(table: Table, ref: Referee, { at, attacker, defender, attackers, defenders, tower }: Battle): void {
  ref.tell({
    kind: 'battle',
    rule: 'ROM-10.2',
    at: hexName(table, at),
    attacker: who(table, attacker),
    defender: who(table, defender),
    attackers: attackers.map((id) => unitName(table, id)),
    defenders: defenders.map((id) => unitName(table, id)),
    tower,
  });
}
function tellTokens(table: Table, ref: Referee, { attacker, defender, attackToken, defenceToken }: Battle): void {
  ref.tell({
    kind: 'tokens',
    rule: table.terms.battleDie ? 'ROM-10.32' : 'ROM-10.14',
    attacker: who(table, attacker),
    attack: certain(attackToken, 'a revealed token'),
    defender: who(table, defender),
    defence: certain(defenceToken, 'a revealed token'),
    die: table.terms.battleDie,
  });
}

// ---- retreat

/** A player who revealed the retreat token may retreat, choosing a hex for each unit involved. ROM-10.17, ROM-10.18, ROM-10.19, ROM-20.5 */
function* retreat(table: Table, ref: Referee, battle: Battle, owner: Owner): Rules<boolean> {
  const isAttacker = owner === battle.attacker;
  const units = isAttacker ? battle.attackers : battle.defenders;
  if ((isAttacker ? battle.attackToken : battle.defenceToken) !== 'retreat') return false;
  if (units.length === 0 || retreatHexes(table, owner, battle.at).length === 0) return false; // ROM-10.19
  const { automaton } = playerOf(table, owner);
  const to = automaton ? automatonRetreat(table, ref, battle, units) : yield* chooseRetreat(table, ref, battle, owner, units);
  if (to === null) {
    ref.tell({ kind: 'stood', rule: 'ROM-10.17', seat: who(table, owner) });
    return false;
  }
  const names = to.map((hex) => hexName(table, hex));
  ref.tell({ kind: 'retreated', rule: 'ROM-10.18', seat: who(table, owner), to: [...new Set(names)] });
  for (const [i, id] of units.entries()) {
    moveTo(table, id, to[i] as Hex); // ROM-10.29
    const [from, name] = [hexName(table, battle.at), names[i] as string];
    ref.tell({ kind: 'moved', rule: 'ROM-10.18', unit: unitName(table, id), from, to: name, by: 'retreat', retreat: true });
  }
  return true;
}
const retreatHexes = (table: Table, owner: Owner, from: Hex): Hex[] =>
  playerOf(table, owner).automaton ? automatonRetreats(table, from) : retreatSteps(table, owner, from); // ROM-16.8
/** A hex for each unit; null: they stay. */
function* chooseRetreat(table: Table, ref: Referee, battle: Battle, owner: Owner, units: readonly UnitId[]): Rules<Hex[] | null> {
  const choice = yield* ref.choose(owner, {
    ask: 'retreat',
    rule: 'ROM-10.17',
    options: () => [{ retreat: true }, { retreat: false }],
    about: (option): RetreatAbout =>
      option.retreat ? { to: retreatHexes(table, owner, battle.at).map((hex) => hexName(table, hex)) } : outcome(battle),
  });
  if (!choice.retreat) return null;
  const hexes: Hex[] = [];
  for (const id of units) {
    const { to } = yield* ref.choose(owner, {
      ask: 'retreatTo',
      rule: 'ROM-10.19',
      options: () => retreatHexes(table, owner, battle.at).map((hex) => ({ to: hexName(table, hex) })),
      facts: (): RetreatFacts => ({ unit: unitName(table, id) }),
    });
    hexes.push(hexOf(table, to));
  }
  return hexes;
}
/** The automaton's units all retreat together from a stronger player. ROM-16.11 */
function automatonRetreat(table: Table, ref: Referee, battle: Battle, units: readonly UnitId[]): Hex[] | null {
  const [attack, defence] = [sum(battle.attack), sum(battle.defence)];
  const isWeaker = playerOf(table, battle.attacker).automaton
    ? attack < valueWith(defence, certain(battle.defenceToken, 'a revealed token'))
    : defence < valueWith(attack, certain(battle.attackToken, 'a revealed token'));
  if (!isWeaker) return null;
  const to = anyOf(ref, automatonRetreats(table, battle.at));
  return units.map(() => to);
}
/** The side that stays wins and may demolish what stands there. ROM-10.20, ROM-10.21 */
function* afterRetreat(table: Table, ref: Referee, { at }: Battle, winner: Owner, units: readonly UnitId[]): Rules<void> {
  award(table, ref, winner);
  if (whyNotDemolishIn(table, at, winner) === undefined) yield* demolish(table, ref, winner, at, units, false);
}

// ---- blows

const outcome = ({ attack, defence, attackToken, defenceToken }: Battle): ReturnType<typeof outcomeOf> =>
  outcomeOf(sum(attack), sum(defence), certain(attackToken, 'a revealed token'), certain(defenceToken, 'a revealed token'));

/** The casualties of both sides are known before anybody falls; the attacker assigns first. ROM-10.21, ROM-10.22, ROM-10.23 */
function* exchangeBlows(table: Table, ref: Referee, battle: Battle): Rules<void> {
  const { at, attacker, defender, attackers, defenders } = battle;
  const { winner, attackValue, defenceValue, attackerLosses, defenderLosses } = outcome(battle);
  const victor = winner === null ? null : winner === 'attacker' ? attacker : defender;
  ref.tell({
    kind: 'fought',
    rule: 'ROM-10.22',
    attacker: who(table, attacker),
    defender: who(table, defender),
    attack: attackValue,
    defence: defenceValue,
    winner: victor === null ? null : who(table, victor),
    attackerLosses,
    defenderLosses,
  });
  if (victor !== null) award(table, ref, victor);
  yield* inflict(table, ref, { by: attacker, on: defender, at, units: defenders, casualties: defenderLosses });
  yield* inflict(table, ref, { by: defender, on: attacker, at, units: attackers, casualties: attackerLosses });
}
/** One battle token, while there are any. ROM-10.21, ROM-16.13 */
function award(table: Table, ref: Referee, winner: Owner): void {
  const left = inBank(table, 'battleToken');
  if (left === 0) return;
  takeFromBank(table, 'battleToken', 1);
  playerOf(table, winner).battleTokens += 1;
  ref.tell({ kind: 'battleToken', rule: 'ROM-10.21', seat: who(table, winner) });
}

// ---- afterwards

/** All who fought lose their penalty; attackers lie down. ROM-5.13, ROM-10.28 */
function cleanUp(table: Table, ref: Referee, { attackers, defenders }: Battle): void {
  for (const id of attackers) unitAt(table, id).lying = 'attacked';
  for (const id of [...attackers, ...defenders]) {
    const unit = unitAt(table, id);
    if (!hasPenalty(unit)) continue;
    unit.penalty = undefined;
    ref.tell({ kind: 'penalty', rule: 'ROM-10.28', unit: unitName(table, id), at: hexName(table, unit.at), on: false });
  }
}
/** A player whose tower fell is out once both sides have assigned casualties. ROM-10.35 */
function* buryTowerless(table: Table, ref: Referee, { at, attacker, defender }: Battle): Rules<void> {
  for (const [owner, by] of [
    [defender, attacker],
    [attacker, defender],
  ] as const)
    if (playerOf(table, owner).capital === at && hexAt(table, at).tower === undefined) yield* eliminate(table, ref, owner, by, 'tower');
}
