// Casualties: which units fall, and what is left over for constructions.
import { PASS, type Pass, type Rules } from '@tabularium/kernel';
import type { CasualtyFacts, ExcessFacts, HitAbout } from '../../table/about-war.ts';
import type { Piece } from '../../table/asks.ts';
import { hexAt, hexName, playerOf, unitAt, unitName, unitOf, who } from '../../table/names.ts';
import { type Hex, type Owner, type Referee, type SideSet, type Table, type UnitId } from '../../table/table.ts';
import { sidesOf, storeIn, wallsOf } from '../land/hexes.ts';
import { lowestWalls, piecesIn, removePiece, TOWER, wallLot } from '../land/pieces.ts';
import { hasPenalty, remove } from '../people/units.ts';
import { automatonExcess, automatonVictim } from './automaton-choices.ts';

/** The casualties that one side of a battle assigns to the other's units. */
export interface Toll {
  readonly by: Owner;
  readonly on: Owner;
  readonly at: Hex;
  /** Those who fought; the fallen are removed. */
  readonly units: UnitId[];
  readonly casualties: number;
}

/** The side that caused them assigns them, to units as long as there are any. ROM-10.23, ROM-10.24 */
export function* inflict(table: Table, ref: Referee, toll: Toll): Rules<void> {
  let left = toll.casualties;
  for (; left > 0 && toll.units.length > 0; left--) {
    const id = yield* chooseVictim(table, ref, toll, left);
    toll.units.splice(toll.units.indexOf(id), 1);
    fall(table, ref, id, toll.by);
  }
  for (; left > 0; left--) {
    const piece = yield* chooseExcess(table, ref, toll, left);
    if (piece === PASS) return;
    yield* hit(table, ref, toll.by, toll.at, piece);
  }
}

function* chooseVictim(table: Table, ref: Referee, { by, on, units }: Toll, left: number): Rules<UnitId> {
  if (playerOf(table, by).automaton) return automatonVictim(table, units);
  const { unit } = yield* ref.choose(by, {
    ask: 'casualty',
    rule: 'ROM-10.23',
    options: () => firstOfEach(table, units).map((id) => ({ unit: unitName(table, id) })),
    facts: (): CasualtyFacts => ({ left, of: who(table, on) }),
  });
  return unitOf(table, unit);
}
/** The oldest of each set of identical units in a hex. */
export function firstOfEach(table: Table, ids: readonly UnitId[]): UnitId[] {
  const isLike = (a: UnitId, b: UnitId): boolean => {
    const [one, other] = [unitAt(table, a), unitAt(table, b)];
    return one.kind === other.kind && hasPenalty(one) === hasPenalty(other) && one.at === other.at;
  };
  return ids.filter((id) => !ids.some((older) => older < id && isLike(older, id)));
}
/** Workers and soldiers return to the reserve, explorers are gone, mercenaries must be paid once more. ROM-10.27, ROM-16.13 */
function fall(table: Table, ref: Referee, id: UnitId, by: Owner): void {
  const { kind, at } = unitAt(table, id);
  remove(table, id, WHERE_THEY_GO[kind]);
  ref.tell({ kind: 'fell', rule: 'ROM-10.27', unit: unitName(table, id), at: hexName(table, at), by: who(table, by) });
}
const WHERE_THEY_GO = { worker: 'reserve', soldier: 'reserve', explorer: 'gone', mercenary: 'fallen' } as const;

/** Casualties left over may be spent on constructions and on the other side's tower. ROM-10.24, ROM-10.25 */
function* chooseExcess(table: Table, ref: Referee, { by, on, at }: Toll, left: number): Rules<Piece | Pass> {
  if (playerOf(table, by).automaton) return automatonExcess(table, at, left) ?? PASS;
  return yield* ref.choose(by, {
    ask: 'excess',
    rule: 'ROM-10.24',
    options: () => (hexAt(table, at).tower === on ? [...piecesIn(table, at), TOWER] : piecesIn(table, at)),
    ruledOut: () => {
      const { tower } = hexAt(table, at);
      return tower === undefined || tower === on
        ? []
        : [{ rule: 'ROM-10.25', because: 'notTheirTower', what: 'tower', of: who(table, on) }];
    },
    about: (piece) => aboutHit(table, at, piece),
    facts: (): ExcessFacts => ({ left, at: hexName(table, at) }),
    pass: true,
  });
}
export function aboutHit(table: Table, at: Hex, piece: Piece): HitAbout {
  const hex = hexAt(table, at);
  return {
    becomes: piece.piece === 'tower' && !hex.cracked ? 'cracked' : 'destroyed',
    cubes: piece.piece === 'warehouse' ? storeIn(hex, piece.store).cubes : 0,
  };
}

/** Destroys a construction; a tower breaks at the first hit and falls at the second. ROM-10.24, ROM-10.26 */
export function* hit(table: Table, ref: Referee, by: Owner, at: Hex, piece: Piece): Rules<void> {
  const hex = hexAt(table, at);
  if (piece.piece === 'tower' && hex.tower !== undefined && !hex.cracked) {
    hex.cracked = true; // ROM-10.26
    ref.tell({ kind: 'cracked', rule: 'ROM-10.26', by: who(table, by), at: hexName(table, at), owner: who(table, hex.tower) });
    return;
  }
  const sides = piece.piece === 'walls' ? yield* wallsToTake(table, ref, by, at) : 0;
  removePiece(table, at, piece, sides);
  ref.tell({ kind: 'destroyed', rule: 'ROM-10.27', by: who(table, by), at: hexName(table, at), piece, sides: sidesOf(sides) });
}
/** ROM-1.13, ROM-16.12 */
function* wallsToTake(table: Table, ref: Referee, by: Owner, at: Hex): Rules<SideSet> {
  return playerOf(table, by).automaton ? lowestWalls(wallsOf(hexAt(table, at))) : yield* wallLot(table, ref, by, at);
}
