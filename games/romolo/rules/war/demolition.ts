// Demolition: attackers who find nobody to fight destroy what stands there.
import { PASS, type Pass, type Reason, type Rules } from '@tabularium/kernel';
import { PENALTY } from '../../content/tables.ts';
import type { DemolishFacts } from '../../table/about-war.ts';
import type { Piece } from '../../table/asks.ts';
import { hexAt, hexName, playerOf, unitAt, unitName } from '../../table/names.ts';
import { type Hex, type HexState, type Owner, type Referee, type Table, type Unit, type UnitId } from '../../table/table.ts';
import { isEnemyTower, placesUsed } from '../land/hexes.ts';
import { piecesIn } from '../land/pieces.ts';
import { combatOf } from '../people/combat.ts';
import { freshPower, unhinder } from '../people/powers.ts';
import { areEnemies, isPenalised, presentIn } from '../people/units.ts';
import { automatonPiece } from './automaton-choices.ts';
import { aboutHit, hit } from './losses.ts';

/** Enemies of an owner who have units in a hex. */
export function enemiesIn(table: Table, hex: Hex, owner: Owner): Owner[] {
  const found: Owner[] = [];
  for (let other = 0; other < table.players.length; other++)
    if (presentIn(table, hex, other) > 0 && areEnemies(table, owner, other)) found.push(other);
  return found;
}
/** Something stands in a hex besides its tower. */
const hasPieces = (hex: HexState): boolean => placesUsed(hex) > (hex.tower === undefined ? 0 : 1);

/** Why nothing can be demolished in a hex. ROM-10.4, ROM-10.8 */
export function whyNotDemolishIn(table: Table, hex: Hex, owner: Owner): Reason | undefined {
  if (enemiesIn(table, hex, owner).length > 0) return { rule: 'ROM-10.4', because: 'enemiesPresent' };
  if (isEnemyTower(table, hexAt(table, hex), owner)) return { rule: 'ROM-10.8', because: 'towerStands' };
  return hasPieces(hexAt(table, hex)) ? undefined : { rule: 'ROM-10.4', because: 'nothingToDemolish' };
}
/** Why a unit is too weak to demolish. ROM-10.5 */
export function whyNotDemolisher(table: Table, id: UnitId): Reason | undefined {
  const unit = unitAt(table, id);
  if (combatOf(table, unit) === 0) return { rule: 'ROM-10.5', because: 'noStrength', what: unitName(table, id) };
  return isTooHindered(table, unit) ? { rule: 'ROM-10.5', because: 'hindered', what: unitName(table, id) } : undefined;
}
const isTooHindered = (table: Table, unit: Unit): boolean => isPenalised(unit) && combatOf(table, unit) <= PENALTY;
/** The units that can, and one more whose penalty Obsessor would lift. ROM-10.5, ROM-15.19 */
export function demolishers(table: Table, ids: readonly UnitId[]): UnitId[] {
  const able = ids.filter((id) => whyNotDemolisher(table, id) === undefined);
  const lifted = ids.find((id) => whyNotDemolisher(table, id)?.because === 'hindered');
  if (lifted === undefined || freshPower(table, unitAt(table, lifted).owner, 'obsessor') === undefined) return able;
  return [...able, lifted];
}

/** Each unit may destroy one construction; with `must` the first one has to. Returns the units that did. ROM-10.4, ROM-10.5 */
export function* demolish(table: Table, ref: Referee, owner: Owner, at: Hex, units: readonly UnitId[], must: boolean): Rules<UnitId[]> {
  const done: UnitId[] = [];
  for (const id of demolishers(table, units)) {
    if (!hasPieces(hexAt(table, at))) break;
    const piece = yield* choosePiece(table, ref, owner, at, id, !must || done.length > 0);
    if (piece === PASS) break;
    if (isTooHindered(table, unitAt(table, id))) unhinder(table, ref, id); // ROM-15.19
    yield* hit(table, ref, owner, at, piece);
    done.push(id);
  }
  return done;
}
function* choosePiece(table: Table, ref: Referee, owner: Owner, at: Hex, id: UnitId, pass: boolean): Rules<Piece | Pass> {
  if (playerOf(table, owner).automaton) return automatonPiece(table, at) ?? PASS; // ROM-16.10
  return yield* ref.choose(owner, {
    ask: 'demolish',
    rule: 'ROM-10.4',
    options: () => piecesIn(table, at),
    ruledOut: () => (hexAt(table, at).tower !== undefined ? [{ rule: 'ROM-10.5', because: 'towerNotDemolished', what: 'tower' }] : []),
    about: (piece) => aboutHit(table, at, piece),
    facts: (): DemolishFacts => ({
      at: hexName(table, at),
      unit: unitName(table, id),
      obsessor: isTooHindered(table, unitAt(table, id)),
    }),
    pass,
  });
}
